import type { ImageDomain } from '../image-domain.ts'
import { splitTerms } from '../split-terms.ts'

export const placeImageDomains: readonly ImageDomain[] = [
  {
    id: 'landscape',
    group: 'landscape',
    framework: 'landform + weather + scale',
    strong: splitTerms(`
      solar system, iceberg, hot springs, rainforest, meadow, sand dune, landscape, mountain, beach, valley,
      waterfall, sunset over, sunrise over, desert, canyon, lake, ocean, seascape, northern lights, river,
      island, cityscape, skyline, glacier, galaxy, planet, volcano, milky way
    `),
    weak: splitTerms(`
      forest, sky, cloud, hill, field, snow, sea, wave, storm, mist, nature, coast, horizon, moon, earth,
      universe, sunset, montaña, montagne, berg, playa, plage
    `),
    light: [
      'low golden-hour sun from the side',
      'cool blue-hour light',
      'broken sunlight through drifting cloud',
      'thin dawn light over mist',
    ],
    framing: [
      'a wide view with clear foreground, middle and distance',
      'a low horizon under a tall sky',
      'leading lines toward the far ridge',
    ],
    palette: [
      'slate blue, ochre and pale gold',
      'pine green and cool grey',
      'rose, violet and sand',
      'deep teal and amber',
    ],
    lens: ['24mm lens, deep focus', '18mm lens at f/11'],
    ratio: '16:9',
    avoid: ['oversaturated colours', 'people', 'watermark', 'halos'],
  },
  {
    id: 'architecture',
    group: 'architecture',
    framework: 'building + viewpoint + verticals',
    strong: splitTerms(`
      architecture, building, skyscraper, house, castle, temple, church, bridge, cathedral, tower, facade,
      opera house, eiffel tower, barn, lighthouse, palace, pyramid, street, statue of liberty, city, village,
      mosque, ruins, train station
    `),
    weak: splitTerms(`
      brick, roof, wall, brutalist, modernist, window, door, arch, stone, urban, stop sign, traffic light,
      fountain
    `),
    light: [
      'late low sun raking across the surfaces',
      'blue-hour light with lit windows',
      'soft overcast light that shows the materials',
    ],
    framing: [
      'a two-point perspective with upright verticals',
      'a frontal symmetrical view',
      'a view from street level toward the corner',
    ],
    palette: ['warm stone against a cool sky', 'concrete grey and pale blue', 'brick red and soft green'],
    lens: ['24mm tilt-shift lens, deep focus', '35mm lens at f/8'],
    ratio: '3:2',
    avoid: ['tilted verticals', 'crowds', 'illegible signs', 'watermark'],
  },
  {
    id: 'interior',
    group: 'interior',
    framework: 'room + materials + light sources',
    strong: splitTerms(`
      dining room, hallway, interior, living room, bedroom, kitchen interior, bathroom, home office, lobby,
      loft, library room, couch, sofa, bed, dining table, room, chair, bookshelf, desk, toilet, bench,
      refrigerator, oven, microwave, sink
    `),
    weak: splitTerms(`
      furniture, lamp, rug, curtain, shelf, wooden, floor, table, cozy, cabinet, clock, vase, tv, laptop
    `),
    light: [
      'daylight from one large window with a warm lamp in the background',
      'soft north light',
      'late sun in long patches on the floor',
    ],
    framing: [
      'an eye-level view from the corner with straight verticals',
      'a frontal view centred on the main piece',
      'a layered view through a doorway',
    ],
    palette: ['oak, linen and sage', 'white, walnut and charcoal', 'clay, cream and brass'],
    lens: ['24mm lens, deep focus', '28mm lens at f/8'],
    ratio: '3:2',
    avoid: ['fisheye distortion', 'clutter', 'people', 'watermark'],
  },
  {
    id: 'plants',
    group: 'plants',
    framework: 'species + detail + background',
    strong: splitTerms(`
      flower, rose, tree, plant, tulip, sunflower, cactus, orchid, mushroom, fern, bonsai, daisy, leaf, garden,
      succulent, ivy, bouquet, potted plant, lily, moss, bamboo, flor, fleur, blume
    `),
    weak: splitTerms(`
      petal, blossom, bloom, branch, grass, root, stem, forest, greenery
    `),
    light: ['backlight that glows through the thin parts', 'soft morning light with dew', 'dappled shade'],
    framing: [
      'a close view with one sharp plane',
      'a low view among the stems',
      'a centred view against a plain dark ground',
    ],
    palette: ['fresh green and cream', 'blush pink and deep leaf green', 'yellow, moss and earth'],
    lens: ['100mm macro lens, shallow depth of field', '85mm lens at f/4'],
    ratio: '4:5',
    avoid: ['plastic leaves', 'clutter', 'watermark', 'insects'],
  },
]
