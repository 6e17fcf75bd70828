import { splitTerms } from '../split-terms.ts'

/** Sources of light that exclude each other as the one key light: source → how it is named. */
export const keyLights: Readonly<Record<string, readonly string[]>> = {
  lowSun: splitTerms(
    'golden hour, golden-hour, sunset, sunrise, dawn light, dusk light, setting sun, rising sun, evening sun',
  ),
  sun: splitTerms('sunlight, sunbeam, midday sun, noon sun, sunshine, direct sun, harsh sun, sunny'),
  blueHour: splitTerms('blue hour, blue-hour, twilight'),
  moon: splitTerms('moonlight, moonlit'),
  candle: splitTerms('candlelight, candlelit, candle light'),
  fire: splitTerms('firelight, torchlight, light from the flames, glow of the flames'),
  neon: splitTerms('neon light, neon lighting, neon glow, neon lights'),
  studio: splitTerms('softbox, studio lighting, studio light, beauty dish, octabox, ring light, strobe'),
  window: splitTerms('window light, light from a window'),
  overcast: splitTerms('overcast light, overcast sky light'),
  lamp: splitTerms('lamplight, street light, streetlight, lantern light'),
  spot: splitTerms('spotlight, stage light'),
}

/** Ways of making a picture that exclude each other: family → how it is named. */
export const mediumFamilies: Readonly<Record<string, readonly string[]>> = {
  photo: splitTerms('photo, photograph, photography, photorealistic, film still, packshot, dslr, selfie, snapshot'),
  oil: splitTerms('oil painting, acrylic painting, oil on canvas'),
  water: splitTerms('watercolor, watercolour, gouache, ink wash'),
  pencil: splitTerms('pencil drawing, pencil sketch, charcoal drawing, coloured-pencil, crayon drawing'),
  pixel: splitTerms('pixel art, voxel art'),
  render: splitTerms('3d render, cgi, low poly render, clay render'),
  vector: splitTerms('vector art, vector logo, vector illustration, flat vector'),
  anime: splitTerms('anime, manga'),
  comic: splitTerms('comic book, comic strip'),
  print: splitTerms('linocut, woodcut, screenprint, screen-printed, risograph, etching, lithograph'),
  sculpture: splitTerms('marble sculpture, bronze statue, claymation, origami'),
  mosaic: splitTerms('mosaic, stained glass, embroidery'),
}

/** Lens types; a focal length may go with one of them. */
export const lensTypes = splitTerms(
  'fisheye lens, telephoto lens, tilt-shift lens, macro lens, anamorphic lens, wide-angle lens, pinhole camera, ultra-wide lens',
)

/** Camera terms, by which a picture shows that a camera made it. */
export const cameraTerms = splitTerms(`
  lens, bokeh, depth of field, telephoto, fisheye, tilt-shift, dslr, shot on, deep focus, selective focus, macro lens,
  anamorphic, long exposure, aperture, shutter, wide-angle, wide angle, film grain, nikon, canon, leica, hasselblad,
  polaroid, kodak, drone, gopro, close-up, closeup, macro, focus, exposure, 35mm, 50mm, 85mm, 24mm
`)

/** Drawn, painted and modelled media. */
export const drawnTerms = splitTerms(`
  illustration, painting, watercolor, watercolour, gouache, sketch, drawing, cartoon, anime, manga, comic, vector, logo,
  icon, pixel art, 3d render, oil painting, line art, linocut, woodcut, poster, pattern, infographic, diagram, doodle,
  clip art, ghibli-like, ghibli-style, ghibli style, ghibli-inspired, studio ghibli, stained glass, mosaic, charcoal drawing, charcoal sketch, charcoal portrait, pencil portrait, ink portrait, oil portrait, pastel portrait, ghibli, madhubani, warli, engraving, concept art, digital art, cel-shaded, pixelated, claymation, ink wash, ink drawing, pen and ink, ink sketch, pastel drawing,
  fresco, collage, quilling, paper art, papercut, cut paper, embroidery, tapestry, etching, woodblock, crayon, acrylic,
  impressionist, cubist, surrealist, expressionist, pop art, art nouveau, art deco, vaporwave, low poly, low-poly, voxel,
  storybook, children's book, mural, lithograph, risograph, screenprint, coloring page, colouring page, tattoo design,
  blueprint, flat design, clipart, chibi, claymation, origami, ukiyo-e
`)
