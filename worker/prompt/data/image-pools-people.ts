import type { WiderPools } from './wider-pools.ts'

/** Further choices for people, alone and together. */
export const peoplePools: Readonly<Record<string, WiderPools>> = {
  portrait: {
    kinds: 'Photographic character study; Sitting portrait; Portrait from everyday life; Calm portrait photograph',
    light: `
      soft light from one side leaves the far cheek in half shadow; a wide, low-contrast light keeps every tone of the skin;
      light from the front left opens up eyes and mouth; soft top light rests on forehead and cheekbones;
      gentle light from the back left rims the jaw; a quiet light fades across the face from left to right;
      light from the right draws the line of nose and brow`,
    framing: `
      a head-and-shoulders view slightly off the centre; a medium close-up with space above the head;
      a waist-up view with the shoulders turned; a chest-up view straight to the camera;
      a half-length view with the hands in the lower edge; a three-quarter framing with the eyes on the line of thirds`,
    palette: `
      warm brown, ivory and slate; ink blue, sand and soft white; sage, chestnut and cream; plum, bone and charcoal;
      tobacco, sky grey and linen; mahogany, mist and ecru; petrol, almond and stone`,
  },
  street: {
    kinds: 'Photograph of a passing moment; Walking-pace street photograph; Photograph of city life',
    light: `
      open shade keeps every figure readable; soft light falls between the buildings; light from the right rims the nearest figures;
      a pale, even light rests on ground and walls; reflected light lifts the faces out of the shade;
      slanting light divides the ground into bright and dark`,
    framing: `
      a wide view with a single figure set apart; a view through the nearest figures to the main one;
      an eye-level view with a strong vertical at one side; a slightly low view with the ground leading inward;
      a balanced composition with one empty third; a medium-wide view with room ahead of the walkers`,
    palette: `
      newspaper grey, ochre and brick; tar, ivory and faded green; ash, rust and denim; chalk, plum and wet stone;
      khaki, slate and signal red; mortar, teal and straw`,
  },
  fashion: {
    kinds: 'Fashion photograph on location; Editorial full-figure photograph; Designer lookbook photograph',
    light: `
      soft top light follows the drape of the cloth; a wide light from the right keeps cut and colour clear;
      light from the back left rims shoulder and hem; low side light brings out weave and pleat;
      a steady frontal light shows the garment from collar to hem; graded light falls from bright to dark along the figure`,
    framing: `
      a full-figure view with the hem inside the frame; a full-length view along a line of perspective;
      a full-body view against open space; a three-quarter length view from the side;
      a low full-length view that lengthens the figure; a symmetrical full-figure composition`,
    palette: `
      sand, espresso and pearl; rosewood, oat and black; moss, ivory and brass; steel blue, ecru and rust;
      aubergine, stone and blush; ochre, navy and chalk`,
  },
  sports: {
    kinds: 'Match-day photograph; Competition photograph; Action photograph from close by',
    light: `
      clear light from the left shows every muscle and line; a high, even light keeps kit and ground true;
      light from behind separates the player from the crowd; crisp light from one side stops the motion;
      soft open light covers field and faces; low light from the right edges the moving figure`,
    framing: `
      a full-body view with the field in frame; a low view with the ground running toward the camera;
      a diagonal composition that follows the movement; a medium-wide view with a line of the field for scale;
      a three-quarter view a moment before contact; a tight action view with the arms inside the frame`,
    palette: `
      turf green, white and signal red; royal blue, sand and chalk; orange, slate and off-white; maroon, gold and dust;
      black, lime and pale grey; sky, brick and cream`,
  },
  cinematic: {
    kinds: 'Still from an independent film; Quiet dramatic film frame; Frame from a long take',
    light: `
      dim light from one side leaves the faces half in shadow; a cold rim of light separates figure and ground;
      light from a single source falls across the middle of the frame; soft light from above leaves the corners dark;
      hazy side light gives depth to the air; low light from the back draws the outlines`,
    framing: `
      a wide view with empty space ahead of the figure; a medium view through a doorway;
      a low wide view along the ground; a symmetrical wide view with one figure in the centre;
      a long view with the figure against the light; a close medium view from behind the shoulder`,
    palette: `
      teal, ember and black; moss, amber and coal; slate blue, bone and rust; olive, brass and shadow brown;
      plum, steel and pale gold; wet asphalt, cream and crimson`,
  },
  event: {
    kinds: 'Photograph of a family occasion; Unposed celebration photograph; Photograph between two moments',
    light: `
      soft light from above gathers the group; warm light from the side models hands and faces;
      light from the back rims hair and cloth; an even, gentle light reaches the back row;
      low light from the left brings out fabric and flowers; a soft light with one warm accent settles on the main figures`,
    framing: `
      a medium-wide view with the place around the main figures; an eye-level view from within the gathering;
      a balanced composition with the main gesture in the centre; a three-quarter view with guests soft in the background;
      a wide view with figures in two layers; a waist-up view with the hands in frame`,
    palette: `
      rose, ivory and brass; peach, moss and cream; wine, sand and gold; powder blue, pearl and leaf;
      coral, champagne and slate; lilac, ivory and sage`,
  },
  work: {
    kinds: 'Photograph of skilled hands; Observational workplace photograph; Quiet photograph of labour',
    light: `
      soft light from a doorway reaches hands and tools; light from the left grazes wood, metal and skin;
      an open, even light shows how the work is done; a low light from behind draws dust and outline;
      light from above gathers on the work; gentle light from the right keeps the face in half shadow`,
    framing: `
      a medium-wide view with the tools within reach; an over-the-shoulder view of the work;
      an eye-level view from the far side of the work; a three-quarter view with the work of the day behind;
      a close medium view that holds hands and material together; a layered view with raw material in front`,
    palette: `
      soot, copper and chalk; leather, slate and straw; moss, rope and stone; brick dust, navy and cream;
      ash, amber and steel; earth, white and faded green`,
  },
  market: {
    kinds: 'Photograph of buying and selling; Morning photograph of a market; Photograph of goods and people',
    light: `
      soft light from above rests on the heaped goods; light from the lane outlines sellers and awnings;
      an even shade keeps the colours deep; slanting light slips between the stalls;
      bright light beyond the awning edges the figures; a mild light from the left shows textures of goods and cloth`,
    framing: `
      a view down the aisle in one-point perspective; a medium-wide view with goods along the lower edge;
      a layered view from baskets to faces; a centred view of the stall with people passing;
      an eye-level view from among the buyers; a slightly high angle over counter and hands`,
    palette: `
      lime, brick and canvas; aubergine, straw and tin; pomegranate, leaf and dust; papaya, slate and cream;
      coriander green, brass and plum; rust, sky and sackcloth`,
  },
  festival: {
    kinds:
      'Photograph of a street celebration; Photograph of devotion and colour; Travel-magazine photograph of a feast',
    light: `
      warm light from one side glows on cloth and skin; light from the back edges raised hands and smoke;
      a broad light from above keeps every costume clear; soft light filters through smoke and dust;
      a low light draws the figures out of the crowd; clear light from the left brings out ornament and paint`,
    framing: `
      a medium-wide view with the rite in the centre; a low view through raised hands;
      a wide view along the procession; a three-quarter view of the main figure with the crowd behind;
      a balanced composition with figures on both sides; a close medium view on hands, faces and offerings`,
    palette: `
      pink, turmeric and leaf; vermilion, smoke and gold; cobalt, marigold and cream; violet, lime and terracotta;
      scarlet, sandal and white; teal, mustard and rose`,
  },
  group: {
    kinds: 'Photograph of a circle of people; Natural photograph of a gathering; Photograph of company',
    light: `
      soft light from the left reaches all of them; an open light leaves gentle shadows between the figures;
      light from the back rims heads and shoulders; low side light gives the group depth;
      a calm light from above settles on hands and faces; diffused light keeps near and far figures equal`,
    framing: `
      a wide view with the group in a loose line; an eye-level view from one end of the group;
      a medium-wide view with an open foreground; a three-quarter view with overlapping figures;
      a balanced view with the tallest figure off centre; a loose composition around the shared action`,
    palette: `
      oat, petrol and rust; sky blue, sand and leaf; brick, cream and slate; plum, straw and grey;
      forest, peach and stone; navy, khaki and white`,
  },
  performance: {
    kinds: 'Photograph of a performance in motion; Backstage-side performance photograph; Photograph of a live act',
    light: `
      hard light from one side carves the costume; a narrow light from above follows the gesture;
      warm light from behind glows through cloth and dust; a low light from the front throws a tall shadow;
      soft light from the right opens up face and hands; two crossing lights leave the ground dark`,
    framing: `
      a full-body view at the height of the gesture; a low full-figure view with empty space above;
      a diagonal composition along arms and cloth; a wide view with the figure in the centre of the dark;
      a medium-wide view with other performers soft behind; a knee-up view in profile`,
    palette: `
      rust, cream and black; emerald, brass and ink; rose, slate and gold; turquoise, maroon and smoke;
      white, ochre and deep blue; violet, sand and coal`,
  },
}
