import { splitTerms } from '../split-terms.ts'
export type ImageAxis = 'light' | 'framing' | 'palette' | 'lens' | 'medium' | 'setting'

/** Terms that show that an axis of the picture is already decided. */
export const imageAxisTerms: Readonly<Record<ImageAxis, readonly string[]>> = {
  light: splitTerms(`
    light, lighting, lit, sunlight, moonlight, candlelight, golden hour, golden-hour, blue hour, blue-hour,
    sunset, sunrise, dawn, dusk, backlit, backlight, neon, overcast, shadow, rim light, softbox, glow, glowing,
    chiaroscuro, high-key, low-key, silhouette, sun, daylight, shade, rembrandt, candle, shading, luz, lumière,
    licht, flat colour, even flat colour, illuminated, sunny, sunbeam, spotlight
  `),
  framing: splitTerms(`
    isometric,
    close-up, closeup, close up, wide shot, wide view, full body, full-body, portrait of, eye level, eye-level,
    low angle, high angle, overhead, top-down, top down, bird's-eye, aerial, macro, composition, framing,
    centred, centered, head-and-shoulders, waist-up, headshot, three-quarter, profile, panorama, panoramic, rule
    of thirds, symmetrical, perspective, view, viewpoint, full-length, foreground, leading line, negative space,
    wide scene, horizon, front view, side view, wide-angle, wide angle, grid, dominant shape, movement across,
    shape readable, single bold shape, straight-on, point of view, cinematic shot, medium shot, long shot
  `),
  palette: splitTerms(`
    palette, monochrome, black and white, black-and-white, pastel, muted, vibrant color, vibrant colour, vivid,
    earth tone, sepia, warm tone, cool tone, colourful, colorful, saturated, color scheme, colour scheme, tone,
    flat colour, duotone, hues, colors, colours
  `),
  lens: splitTerms(`
    lens, 24mm, 35mm, 50mm, 85mm, 90mm, 100mm, bokeh, depth of field, f 1, f 2, f 4, f 8, telephoto, fisheye,
    tilt-shift, dslr, nikon, canon, leica, shot on, deep focus, selective focus
  `),
  medium: splitTerms(`
    photo, photograph, photography, photorealistic, photo-realistic, illustration, painting, oil painting,
    watercolor, watercolour, sketch, drawing, render, 3d, vector, pixel art, anime, manga, cartoon, comic, line
    art, logo, sculpture, gouache, pencil, charcoal, ink, collage, cinematic, film, poster, digital art, concept
    art, low poly, isometric, linocut, mosaic, stained glass, embroidery, foto, ilustración, dessin, icon,
    sticker, statue, graffiti, origami, clay, engraving, ukiyo-e, fresco, doodle, diagram, portrait
  `),
  setting: splitTerms(`
    in a, in the, on a, on the, at a, at the, by a, by the, inside, outside, under, beneath, near, background,
    backdrop, beside, next to, behind, in front of, over, against, city, forest, beach, room, street, night,
    space, underwater, studio, winter, summer, spring, autumn, rain, snow, morning, evening, setting,
    surrounded, on, in
  `),
}

/** Weather and place words that rule out the domain's own light. */
export const lightConditions: readonly { cues: readonly string[]; options: readonly [string, ...string[]] }[] = [
  {
    cues: ['underwater', 'ocean floor', 'coral reef'],
    options: ['shafts of blue light from the surface', 'soft filtered light from above'],
  },
  {
    cues: ['outer space', 'galaxy', 'nebula', 'moon', 'planet', 'orbit'],
    options: ['hard light from one distant star', 'cold rim light against deep black'],
  },
  {
    cues: ['night', 'midnight', 'starry', 'noche', 'nuit', 'nacht', 'noite'],
    options: [
      'cool moonlight with one warm accent',
      'dim ambient light with small warm points',
      'low street light with deep shadows',
    ],
  },
  {
    cues: [
      'rain',
      'rainy',
      'storm',
      'fog',
      'foggy',
      'snow',
      'snowy',
      'snowing',
      'winter',
      'mist',
      'misty',
      'thunderstorm',
      'raining',
      'lluvia',
      'pluie',
      'regen',
    ],
    options: ['soft overcast light with muted contrast', 'pale diffused light through the weather'],
  },
  {
    cues: ['window', 'room', 'kitchen', 'inside', 'indoor', 'bedroom', 'library', 'cafe', 'office'],
    options: [
      'soft window light from one side',
      'morning light through the window',
      'quiet indoor daylight with gentle shadows',
    ],
  },
]
