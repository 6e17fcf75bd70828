import type { WiderPools } from './wider-pools.ts'

/** Further choices for animals, plants, food and drink. */
export const livingPools: Readonly<Record<string, WiderPools>> = {
  animals: {
    kinds: 'Home photograph of an animal; Patient animal photograph; Outdoor animal portrait',
    light: `
      soft light from above rests on back and head; light from the right shows the direction of the coat;
      a pale, even light keeps eyes and nose clear; gentle light from the back left rims ears and whiskers;
      a mild light falls across the face from one side; low light from the left draws every tuft`,
    framing: `
      a three-quarter view at the height of the eyes; a full-body view on plain ground; a medium view with the head turned;
      a view at eye level with soft space behind; a loose profile view with the whole body in frame;
      an off-centre composition with the gaze into open space`,
    palette: `
      ginger, sage and cream; slate, sand and soft white; mink, moss and ivory; copper, fog and olive;
      charcoal, straw and blush; walnut, mint and pale grey; caramel, denim and bone`,
  },
  wildlife: {
    kinds: 'Photograph from a hide; Patient wildlife photograph; Expedition photograph of an animal',
    light: `
      soft light from the right models head and body; low light from the back glows along the outline;
      an open, even light shows every marking; slanting light brings out the texture of the ground;
      a pale light from above keeps the shadows open; quiet light rests on the animal and fades behind it`,
    framing: `
      a full-body view with room ahead; a wide view with the animal at one third; a low view through soft growth;
      a three-quarter view that shows body and ground; a medium-wide view with layers of habitat;
      an eye-level view with the animal facing into open space`,
    palette: `
      sandstone, moss and charcoal; rust, reed and mist; pine, stone and tawny; straw, umber and steel;
      fern, clay and ash; ivory, bark and river blue; sienna, olive and smoke`,
  },
  macro: {
    kinds: 'Close photograph of a small creature; Macro study; Meadow macro photograph; Small-world photograph',
    light: `
      soft light from the left wraps around the tiny form; light from the back outlines the finest parts;
      a low, gentle light lifts dew and fine hair; pale light from above settles on the upper edges;
      dappled light touches the subject over a dark ground; a clear light from the right shows sheen and colour;
      balanced light shows each small part; filtered light glows from behind; a narrow light picks out the nearest edge`,
    framing: `
      a three-quarter macro view with the nearest part sharp; a macro view from the side at the height of the subject;
      an off-centre close-up with a soft, empty third; a low macro view against the pale distance;
      a close-up along one edge; a tight macro view of the finest structure;
      a macro composition with the subject in the lower third; a centred close-up with a blurred ring of green`,
    palette: `
      mustard, fern and smoke; rust, mint and ivory; plum, olive and pale gold; charcoal, lime and sand;
      rose, moss and ash; bronze, teal and cream; lemon, slate and leaf; brick, sage and bone; honey, pine and mist`,
  },
  marine: {
    kinds: 'Photograph from below the surface; Reef photograph; Open-water photograph',
    light: `
      pale light from above fans out through the water; soft side light shows fin, shell and skin;
      a cool light fades from blue to dark; light from the surface edges the back; scattered light leaves the far water dim;
      a gentle light from the left brings out markings and eye`,
    framing: `
      a three-quarter view with open water ahead; a wide view with the animal against the deep;
      a low view from the sea bed; a centred view with plenty of water around;
      a diagonal view along the direction of movement; a medium view with soft shapes behind`,
    palette: `
      cobalt, sand and pearl; jade, ink and foam; coral, slate and aqua; steel, teal and ivory;
      ultramarine, amber and grey; mint, navy and shell`,
  },
  food: {
    kinds: 'Home-kitchen food photograph; Food-magazine photograph; Photograph of a served dish',
    light: `
      soft light from the left draws out the finer textures; a broad light from behind keeps the surfaces moist;
      gentle top light shows the whole dish; light from the right leaves a soft shadow on the table;
      clear side light shows layers and filling; a low light from behind catches steam and edges;
      pale, even light keeps the colours honest`,
    framing: `
      a three-quarter view with the dish slightly off centre; a close 45-degree view that fills two thirds of the frame;
      a straight-on view at the height of the dish; a slightly high view with room for the surface;
      a close view with the nearest edge sharp; a medium view with one plain prop in the background`,
    palette: `
      saffron, slate and cream; walnut, parsley and bone; brick, oat and olive; plum, linen and brass;
      chilli red, clay and white; caramel, sage and stone; mustard, ink and pale wood`,
  },
  drink: {
    kinds: 'Photograph of a freshly made drink; Counter-top drink photograph; Cookbook drink photograph',
    light: `
      light from the right shines through glass and ice; a soft light from above catches foam and surface;
      low light from behind draws the line of the rim; a cool side light brings out droplets and haze on the glass;
      gentle light from the left separates vessel and ground; pale light spreads behind the glass`,
    framing: `
      a three-quarter view at the height of the rim; a straight-on view with the whole glass in frame;
      a close view with the upper edge sharp; an off-centre view with plain table on one side;
      a low view that makes the glass tall; a medium view with one ingredient beside it`,
    palette: `
      mint, brass and cream; rose, slate and ivory; coffee, sand and white; lime, oak and pearl;
      ruby, smoke and linen; apricot, teal and bone`,
  },
  plants: {
    kinds: 'Quiet plant photograph; Photograph of growth and leaf; Nature-guide photograph',
    light: `
      soft light from the left shows leaf and stem; pale light from above rests on the upper leaves;
      light from the back edges every leaf; a low light runs along bark and branch;
      filtered light falls in soft patches; clear, mild light keeps the greens apart`,
    framing: `
      a centred view with the whole plant in frame; an off-centre view with open ground beside it;
      a three-quarter view with soft growth behind; a close view with the nearest leaves sharp;
      a low view that lets the plant rise; a medium view with leaves entering from one side`,
    palette: `
      jade, sand and bark; lichen, slate and cream; pine, rust and fog; lime, charcoal and bone;
      emerald, ochre and mist; celadon, umber and straw`,
  },
  flowers: {
    kinds: 'Quiet flower photograph; Photograph of a bloom; Garden-book photograph',
    light: `
      soft light from the left models petal by petal; pale light from behind turns the petals translucent;
      a low light brushes the edges of the bloom; broad light from above keeps every tone fresh;
      mild light from the right leaves one side in soft shadow; filtered light settles on the open flowers`,
    framing: `
      a three-quarter close view with one bloom sharp; a centred view with the stems in frame;
      a slightly high view into the open flowers; an off-centre view with soft green behind;
      a medium view with several blooms in layers; a side view with plain space around the stem`,
    palette: `
      peach, fern and mist; wine, leaf and cream; butter, teal and ash; mauve, sage and white;
      scarlet, pine and stone; shell, moss and plum`,
  },
}
