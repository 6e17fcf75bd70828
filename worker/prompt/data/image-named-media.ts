import { splitTerms } from '../split-terms.ts'

/** What a picture is when it is named so, by the kind of picture that is made this way. */
export const namedMedia: Readonly<Record<string, readonly string[]>> = {
  anime: splitTerms(`
    anime, manga, studio ghibli, ghibli, ghibli style, ghibli-like, ghibli-style, ghibli-inspired, ghibli inspired, makoto shinkai, shonen, shoujo, chibi, waifu, anime girl, anime boy,
    anime style, anime character, manga style
  `),
  comic: splitTerms(`
    comic, comic strip, comic book, comic page, comic panel, comic cover, comic book cover, graphic novel, storyboard, manga panel,
    manga page, webtoon, photo comic
  `),
  render: splitTerms(`
    3d, 3d render, 3d icon, 3d illustration, 3d character, 3d model, 3d cartoon, 3d room, 3d scene, 3d animation, low poly, low-poly,
    voxel, voxel art, claymation, clay render, isometric 3d, isometric room, pixar, pixar style, disney pixar, blender render,
    plasticine, lego
  `),
  'line-art': splitTerms(`
    line art, line drawing, one line drawing, coloring page, colouring page, coloring book page, colouring book page, tattoo,
    tattoo design, tattoo sleeve, tattoo flash, stencil, outline drawing, henna design, mehndi design, blackwork, linework
  `),
  icon: splitTerms(
    'sticker, sticker pack, sticker design, icon, app icon, icon set, favicon, pictogram, emoji, emoji set, enamel pin',
  ),
  logo: splitTerms('logo, logo design, monogram, wordmark, brand mark, mascot logo, emblem logo'),
  ui: splitTerms(`
    ui, app ui design, website mockup, web design, wireframe, ui design, ui mockup, user interface, app screen, login screen, home screen ui, dashboard, dashboard design, landing page,
    hero section, website design, web page design, checkout page, onboarding screen, app ui, mobile ui
  `),
  sheet: splitTerms(`
    character sheet, model sheet, reference sheet, expression sheet, pose sheet, turnaround, character turnaround, prop sheet,
    turnaround sheet
  `),
  'pixel-art': splitTerms('pixel art, 8-bit, 16-bit, pixel sprite, pixel tileset, pixel character'),
  childrens: splitTerms(`
    children's book, children's book illustration, storybook illustration, picture book illustration, kids book illustration,
    picture-book illustration, nursery illustration
  `),
  'fine-art': splitTerms(`
    herbarium sheet, herbarium plate, herbarium, botanical plate, botanical illustration, anatomical plate, field guide plate, oil painting, acrylic painting, watercolor, watercolour, watercolor painting, watercolour painting, gouache, gouache painting,
    pastel drawing, charcoal drawing, charcoal sketch, charcoal portrait, pencil portrait, ink portrait, oil portrait, watercolor portrait, watercolour portrait,
    pastel portrait, ink drawing, pencil drawing, pencil sketch, ukiyo-e, woodblock print, linocut, etching,
    fresco, mosaic, stained glass, stained glass window, madhubani, madhubani painting, warli, warli painting, warli art, pattachitra,
    tanjore painting, kalamkari, gond art, gond painting, pichwai, mughal miniature, miniature painting, ink wash, ink wash painting,
    sumi-e, impressionist painting, expressionist painting, painting, aquarelle, lithograph
  `),
  illustration: splitTerms(`
    illustration, editorial illustration, vector illustration, vector art, flat illustration, flat design, digital illustration,
    watercolor illustration, watercolour illustration, ink illustration, pencil illustration, doodle, clip art, clipart, caricature, cartoon,
    cartoon character, digital art, digital painting, papercut, paper cut, paper-cut illustration, cut paper, sketch
  `),
  environment: splitTerms('concept art, environment concept art, matte painting, fantasy art'),
  character: splitTerms('character design, character concept, character concept art, character art'),
  poster: splitTerms(`
    poster, movie poster, concert poster, travel poster, flyer, book cover, album cover, magazine cover, t-shirt design, t-shirt print,
    t-shirt graphic, thumbnail, youtube thumbnail, billboard, board game box cover, board game box, board game cover,
    board game box art, card game box cover, card game box, card game cover, game box cover, game box art, game cover,
    puzzle box art, puzzle box cover, toy box cover, video game cover
  `),
  map: splitTerms(`
    fantasy map, illustrated map, tourist map, treasure map, city map, island map, world map, campus map, map, trail map, metro map
  `),
  stationery: splitTerms(`
    invitation card, wedding invitation, wedding invitation card, birthday invitation, birthday invitation card, business card,
    visiting card, greeting card, birthday card, thank you card, menu card, menu design, restaurant menu, invitation, save the date, certificate, letterhead,
    gift card, place card
  `),
  texture: splitTerms(`
    concrete texture, wood texture, wood grain texture, stone texture, marble texture, fabric texture, brick texture, metal texture,
    leather texture, paper texture, grass texture, sand texture, rust texture, knitted texture, bark texture, plaster texture,
    wall texture, water texture, linen texture, texture
  `),
  pattern: splitTerms(
    'seamless pattern, repeat pattern, textile pattern, wallpaper pattern, block print pattern, pattern',
  ),
  cinematic: splitTerms('film still, movie still, cinematic still, still from'),
}

/** Kinds whose name ends the opening: a "tourist map of", but no "map reader". */
export const nounKinds: ReadonlySet<string> = new Set([
  'icon',
  'logo',
  'sheet',
  'map',
  'stationery',
  'texture',
  'pattern',
  'illustration',
  'ui',
  'poster',
])

/** Kinds that a caption may also name behind what it shows: "a fox in a forest, watercolour". */
export const mannerKinds: ReadonlySet<string> = new Set([
  'anime',
  'comic',
  'render',
  'line-art',
  'pixel-art',
  'childrens',
  'fine-art',
  'illustration',
])

/** Behind the name of a medium they make it the trait of a real thing: a comic store, a mosaic floor. */
export const mediumOwners: ReadonlySet<string> = new Set(
  `store shop artist artists parlour parlor studio museum exhibition gallery collection fan convention floor wall walls table
   laptop class lesson supplies brush brushes paper canvas frame background album cafe festival award expert designer maker
   makers painter player team school workshop event market tiles tile lamp shade bottle mug phone case printer printed printing
   stand board machine factory editor reader cosplay cosplayer mask box bag shirt jacket t-shirt
   dress sweater hoodie costume print pajamas cushion curtain room nerd lover`
    .split(/\s+/u)
    .filter((word) => word !== ''),
)
