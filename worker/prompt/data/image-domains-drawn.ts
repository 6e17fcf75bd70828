import type { ImageDomain } from '../image-domain.ts'
import { splitChoices } from '../split-choices.ts'
import { splitTerms } from '../split-terms.ts'

/** Pictures that tell something: no camera makes them. */
export const drawnImageDomains: readonly ImageDomain[] = [
  {
    id: 'illustration',
    group: 'illustration',
    framework: 'medium + scene + line',
    strong: splitTerms(`
      illustration, cartoon, vector art, clip art, flat design, digital art, fairy, ghibli, chibi, unicorn, mermaid,
      editorial illustration, isometric, drawing of, cartoon of, ilustración, zeichnung, dessin, cartoon character,
      caricature, emoji, doodle
    `),
    weak: splitTerms('drawing, sketch, cute, magic, monster, ghost, drawn, funny, smiling, happy'),
    kinds: splitChoices(`
      Hand-drawn illustration in gouache; Flat editorial illustration; Ink and wash illustration;
      Textured digital illustration; Clean-lined illustration with flat colour; Soft coloured-pencil illustration;
      Lively brush-and-ink illustration
    `),
    light: splitChoices(`
      one clear light from the upper left gives simple shadows; soft, even light leaves the shapes readable;
      a bright light behind the main shape makes it stand out; flat light keeps the colours clean;
      gentle side light adds two tones of shadow; a small warm light draws the eye to the centre;
      clear side light splits the shapes in two tones
    `),
    framing: splitChoices(`
      a centred view with a clear silhouette; a medium view with layered foreground and background shapes;
      a wide scene with one focal point; a three-quarter view with open space to one side;
      a slightly low view that gives the subject presence; a balanced composition with a simple background;
      a slightly high angle that shows the ground
    `),
    palette: splitChoices(`
      teal, coral and cream; indigo, gold and soft pink; moss, rust and parchment; lilac, mint and ink blue;
      mustard, navy and off-white; brick, sage and sand; sky blue, tomato and ivory
    `),
    lens: [],
    ratios: splitChoices('3:2; 4:5; 1:1'),
    ratio: '3:2',
    avoid: splitTerms('photo texture, muddled props, watermark, stray text, uneven outlines, signature'),
  },
  {
    id: 'childrens',
    group: 'illustration',
    framework: 'scene + gesture + soft medium',
    strong: splitTerms(`
      children book, children's book, storybook, picture book, nursery illustration, fairy tale, bedtime story
      illustration, kids illustration, nursery rhyme
    `),
    weak: splitTerms('cute, little, friendly, bunny, bear, friends, magic, whimsical'),
    kinds: splitChoices(`
      Picture-book illustration in watercolour; Storybook illustration in gouache; Soft pencil picture-book page;
      Cut-paper picture-book illustration; Crayon-textured storybook illustration; Soft pastel picture-book page;
      Hand-printed picture-book illustration
    `),
    light: splitChoices(`
      soft storybook light falls from the upper left; a warm, even light fills the scene;
      a gentle glow of light surrounds the main figure; pale light keeps every shape friendly;
      simple light and shadow separate near from far; a round pool of light holds the centre;
      a low, friendly light stretches soft shadows
    `),
    framing: splitChoices(`
      a wide scene with one clear gesture; a centred view with plenty of calm space;
      a low view at the height of a child; a medium view with big simple shapes;
      a rounded vignette composition with a soft edge; a side view with room for the action;
      a view with plenty of calm space around the figures
    `),
    palette: splitChoices(`
      butter yellow, sky and leaf; peach, mint and cream; soft red, teal and paper white; lavender, honey and grey;
      rose, moss and pale blue; apricot, navy and ivory; plum, corn and sea green
    `),
    lens: [],
    ratios: splitChoices('4:3; 1:1; 3:2'),
    ratio: '4:3',
    avoid: splitTerms('text, harsh outlines, scary faces, watermark, photo texture, extra limbs'),
  },
  {
    id: 'anime',
    group: 'illustration',
    framework: 'style + character + line weight',
    strong: splitTerms('anime, manga, anime girl, anime boy, shonen, shoujo, waifu, mecha, studio ghibli, anime style'),
    weak: splitTerms('hair, eyes, school uniform, katana, cat ears, chibi, kawaii, sakura'),
    kinds: splitChoices(`
      Cel-shaded anime illustration; Anime key visual; Painterly anime illustration; Clean-lined anime character art;
      Hand-painted anime background with a figure; Soft-shaded anime illustration; Retro cel anime frame
    `),
    light: splitChoices(`
      crisp light from one side gives two-tone shadows; soft light from behind edges the outlines;
      bright, even light keeps the colours flat and clear; a cool light with one warm accent sets the tone;
      top light leaves short, simple shadows; hazy light softens the background;
      low light from the side stretches simple shadows
    `),
    framing: splitChoices(`
      a waist-up view with a dynamic tilt of the head; a full-body view with a clear silhouette;
      a low angle with the sky behind; a close-up with large, expressive eyes;
      a three-quarter view with movement in hair and clothes; a wide scene with the figure at one third;
      an over-the-shoulder view with depth behind
    `),
    palette: splitChoices(`
      sky blue, white and coral; violet, rose and ink; mint, cream and charcoal; crimson, black and pale grey;
      turquoise, peach and navy; lilac, lemon and slate; teal, apricot and deep blue
    `),
    lens: [],
    ratios: splitChoices('2:3; 3:4; 16:9'),
    ratio: '2:3',
    avoid: splitTerms('photo texture, extra fingers, muddled props, watermark, stray text, crossed eyes'),
  },
  {
    id: 'comic',
    group: 'illustration',
    framework: 'panels + action + ink',
    strong: splitTerms(
      'comic, comic book, comic strip, storyboard, graphic novel, comic panel, speech bubble, webtoon',
    ),
    weak: splitTerms('panel, hero, superhero, villain, action, ink, halftone'),
    kinds: splitChoices(`
      Inked comic page; Graphic-novel panel; Newspaper-style comic strip; Black-line comic art with flat colour;
      Storyboard frame in ink; Brush-inked comic page; Clear-line comic panel
    `),
    light: splitChoices(`
      hard light from one side throws solid black shadows; flat light leaves room for line;
      light from behind cuts the figure into a silhouette; a strong top light simplifies the faces;
      a low light stretches the shadows across the panel; two clear tones of light and shadow carry the scene;
      a single lamp-like light leaves the corners black
    `),
    framing: splitChoices(`
      a four-panel page with even gutters; one wide panel above two smaller ones;
      a dynamic low angle with strong diagonals; a row of three panels that reads left to right;
      a close-up panel beside a wide establishing view; a full-page panel with the action breaking the frame;
      two tall panels side by side with a narrow gutter
    `),
    palette: splitChoices(`
      primary red, blue and paper; ink black with one spot colour; faded cyan, ochre and black;
      orange, teal and cream; dusty violet and yellow; grey tones with a little red; brick, navy and pale paper
    `),
    lens: [],
    ratios: splitChoices('2:3; 3:4; 3:2'),
    ratio: '2:3',
    avoid: splitTerms('merged panels, gibberish lettering, photo texture, watermark, uneven gutters, extra limbs'),
  },
  {
    id: 'character',
    group: 'illustration',
    framework: 'silhouette + role + costume layers',
    strong: splitTerms(`
      character design, character concept, rpg character, dnd character, game character, knight, wizard, elf, orc,
      goblin, sorceress, paladin, vampire, cyborg, superhero, mascot character, dwarf warrior, witch, demon, viking,
      necromancer, dragon rider, barbarian, werewolf
    `),
    weak: splitTerms('armor, armour, warrior, cloak, sword, hero, costume, staff, helmet, fantasy, magic'),
    kinds: splitChoices(`
      Character concept art; Painted character design; Game character illustration; Full-figure character study;
      Costume-focused character art; Hand-painted character study; Character illustration for a game
    `),
    light: splitChoices(`
      a clear key light from the left shows the layers of the costume;
      soft light from above keeps the forms readable; rim light from behind lifts the silhouette;
      cool ambient light meets one warm side light; even studio-like light explains the materials;
      low side light adds weight to the armour and cloth; a soft frontal light shows face and costume equally
    `),
    framing: splitChoices(`
      a full-body view on a plain ground; a three-quarter view in a relaxed stance;
      a low angle that gives the figure presence; a knee-up view with the hands visible;
      a centred full-figure view with a readable silhouette; a dynamic pose in a diagonal composition;
      a three-quarter view from slightly below
    `),
    palette: splitChoices(`
      iron grey, oxblood and bone; forest green, leather and brass; midnight blue, silver and ash;
      ochre, teal and black; violet, pewter and parchment; rust, cream and coal; slate, copper and moss
    `),
    lens: [],
    ratios: splitChoices('2:3; 3:4; 4:5'),
    ratio: '2:3',
    avoid: splitTerms('muddled props, extra fingers, photo texture, watermark, stray text, merged straps'),
  },
  {
    id: 'environment',
    group: 'illustration',
    framework: 'place + scale + one focal structure',
    strong: splitTerms(`
      concept art, fantasy art, fantasy landscape, cyberpunk, steampunk, dystopian, post-apocalyptic, sci-fi,
      alien planet, floating island, enchanted forest, matte painting, dragon, futuristic city, ancient temple ruins,
      underwater city, space station, magical, solarpunk, atlantis, fantasy castle, haunted house
    `),
    weak: splitTerms('fantasy, alien, futuristic, portal, ancient, epic, world, kingdom, robots, hologram'),
    kinds: splitChoices(`
      Environment concept art; Painted fantasy scene; Matte-painting scene; Science-fiction concept painting;
      World-building illustration; Painted environment study with strong depth; Atmospheric concept painting
    `),
    light: splitChoices(`
      hazy light from behind outlines the main shape; one shaft of light falls on the focal point;
      cool ambient light fills the distance; low side light gives the scene depth;
      a faint glowing light rises from the centre; broken light moves through the haze;
      pale light spreads from the horizon and leaves near shapes dark
    `),
    framing: splitChoices(`
      a wide view with one dominant structure; a low view with a small figure for scale;
      a layered view with dark foreground shapes; a high viewpoint over the whole place;
      a one-point perspective toward the focal point; a tall composition with empty air above;
      a wide composition with a path that leads inward
    `),
    palette: splitChoices(`
      teal, ash and ember; violet haze and moss; cold blue, bone and rust; jade, gold and shadow;
      dust rose, slate and copper; deep green, smoke and pale light; plum, sage and cold white
    `),
    lens: [],
    ratios: splitChoices('16:9; 21:9; 3:2'),
    ratio: '16:9',
    avoid: splitTerms('competing focal points, muddled shapes, watermark, stray text, photo collage, halos'),
  },
  {
    id: 'scene',
    group: 'illustration',
    framework: 'subject + setting + light',
    strong: [],
    weak: [],
    kinds: splitChoices(`
      Carefully composed picture; Quiet narrative picture; Single-scene picture; Clear, well-ordered picture;
      Unhurried everyday picture; Plainly told picture; Single-moment picture
    `),
    light: splitChoices(`
      soft directional light falls from one side; clear, diffused light spreads over the scene;
      gentle light from the upper left sets soft shadows; light from behind outlines the main shape;
      even light keeps every part readable; low side light brings out the textures;
      a quiet light rests on the subject, softer outward; cool light meets one warmer accent
    `),
    framing: splitChoices(`
      an eye-level medium view with a quiet background; a centred view with open space around the subject;
      a three-quarter view with gentle depth; a slightly high angle that shows how things stand;
      an off-centre composition with the subject at one third; a frontal view with even margins;
      a close view that keeps the whole subject in frame; a wide view with a clear foreground
    `),
    palette: splitChoices(`
      muted blue and ochre; soft green, cream and charcoal; terracotta and pale grey; dusty rose and slate;
      olive, bone and brown; teal, sand and white; plum and warm grey; rust, linen and ink
    `),
    lens: [],
    ratios: splitChoices('3:2; 4:5; 1:1; 4:3'),
    ratio: '3:2',
    avoid: splitTerms('watermark, stray text, clutter, blur, fused objects, duplicate subject'),
  },
]
