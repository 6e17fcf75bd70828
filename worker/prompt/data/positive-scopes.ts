import { stemWord } from '../word-forms.ts'

/** Scenes, and the words of a caption that tell of one. */
const sceneTable = {
  street: `street road lane alley city town village square market bazaar plaza avenue highway crossing crossroads junction driveway forecourt
    neighbourhood neighborhood boulevard sidewalk pavement downtown suburb stall tram shopfront`,
  land: `landscape field meadow mountain hill valley desert beach forest lake river sea coast shore park garden sky horizon countryside
    farm island village road path trail temple fort house hut cottage barn cliff canyon dune steppe prairie savanna tundra wood woods
    jungle waterfall glacier volcano moor plain orchard vineyard lighthouse tree oak pasture ridge peak bay cove marsh swamp pier jetty dock harbour harbor`,
  sky: `sky skyline horizon sunset sunrise mountain field landscape city street village rooftop roof beach sea desert lake hill valley road
    meadow tower lighthouse town harbour harbor bridge coast island farm windmill`,
  trees: 'tree oak maple birch branch bough forest wood woods orchard grove avenue willow elm cherry plum',
  water:
    'lake sea ocean river water beach harbour harbor bay coast pond canal shore lagoon island cove fjord pier dock',
  pier: 'pier deck boat jetty dock harbour harbor ship quay wharf',
  room: `room hall kitchen bedroom bathroom office studio library interior attic cellar basement loft corridor lobby cafe café restaurant
    classroom apartment flat house cabin shop workshop museum gallery palace church living lounge salon spa gym study nursery balcony`,
  building: `room hall kitchen bedroom bathroom office studio interior attic cellar loft corridor lobby house building facade façade
    tower villa bungalow apartment church temple fort palace museum hotel cabin barn warehouse school station factory shop cinema theatre theater stage stadium library mosque castle cathedral chapel monastery abbey mansion manor pagoda shrine skyscraper courtyard`,
  table: 'table desk counter bar kitchen restaurant cafe café picnic worktop breakfast dinner lunch shelf tray',
  food: `food dish plate bowl dinner lunch breakfast meal curry rice pasta noodle soup salad burger pizza sandwich steak dosa biryani
    thali cake bread toast egg dessert snack taco sushi`,
  clock: 'clock watch wristwatch dial pocket-watch',
  dish: 'plate dish meal bowl platter thali buffet',
} as const

export type SceneKind = keyof typeof sceneTable

/** Positive wordings that hold only in some scenes, one scene or several each. */
const scopeTable: readonly (readonly [kinds: readonly SceneKind[], phrases: string])[] = [
  [['street'], 'a pedestrian-only lane; a quiet, car-free lane; an open walking path'],
  [
    ['street', 'land', 'building'],
    'a clear, car-free forecourt; an empty, deserted setting; a quiet, deserted setting',
  ],
  [['building', 'land'], 'an open, quiet forecourt; smooth stone and open ground'],
  [['street', 'room', 'building'], 'bare, unmarked walls; clean, unpainted walls; plain, matte walls'],
  [['sky'], 'an uninterrupted skyline; a clean roofline; a dark, open night sky; a plain dark sky'],
  [['sky', 'water', 'land'], 'an open, quiet sky; a clear open sky; an open sky above'],
  [
    ['land'],
    `open, undeveloped land; untouched ground; open, unbounded ground; bare, mineral surroundings; bare earth;
     smooth, even ground; flat, level land; bare, thawed ground; dry ground; firm, solid ground; untouched wilderness;
     remote countryside; open, bare ground; dry, level ground; a setting left to the landscape alone`,
  ],
  [['trees'], 'bare branches'],
  [['water'], 'open, empty water; clear, empty water; a mirror-flat water surface; smooth, bare sand'],
  [['pier'], 'bare, tidy planks'],
  [
    ['room'],
    `bare, empty floor space; a bare floor; bare window panes; a tidy, petless home; empty shelves; a tidy, grown-up space;
     a clear, uncluttered ceiling; open, clear floor; a single low bed; an empty, deserted room`,
  ],
  [
    ['room', 'building'],
    `an open passage; unbroken walls; a single level floor; finished facades; a plain structural ceiling at full height;
     a smooth, flat ceiling; a clean ceiling and walls with the services hidden; walls with every lead hidden; bare walls`,
  ],
  [['table', 'food'], 'a cleared table; a bare place setting; an empty tabletop; a bare tabletop'],
  [
    ['food'],
    'food laid directly on the surface; a fully vegetarian dish; a dairy-free topping; an open, breadless serving',
  ],
  [['dish'], 'a dry, clean plate'],
]

const kindsByStem = new Map<string, SceneKind[]>()
for (const [kind, words] of Object.entries(sceneTable))
  for (const word of words.split(/\s+/u)) {
    const stem = stemWord(word)
    kindsByStem.set(stem, [...(kindsByStem.get(stem) ?? []), kind as SceneKind])
  }

const kindsByPhrase: ReadonlyMap<string, readonly SceneKind[]> = new Map(
  scopeTable.flatMap(([kinds, phrases]) => phrases.split(';').map((phrase) => [phrase.trim(), kinds] as const)),
)

/** The scenes that the words of a caption tell of. */
export function readScenes(words: readonly { stem: string }[]): ReadonlySet<SceneKind> {
  return new Set(words.flatMap(({ stem }) => kindsByStem.get(stem) ?? []))
}

/** True when the wording means something where the picture plays. */
export function holdsIn(phrase: string, scenes: ReadonlySet<SceneKind>): boolean {
  const kinds = kindsByPhrase.get(phrase)
  return kinds === undefined || kinds.some((kind) => scenes.has(kind))
}
