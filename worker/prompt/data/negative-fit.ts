import { splitTerms } from '../split-terms.ts'

/**
 * What can only go wrong where the caption names what it goes wrong with: a boat has no wheels. In a language whose words we
 * do not know nothing of the kind is said.
 */
export const negativeNeeds: readonly (readonly [terms: RegExp, needs: RegExp])[] = [
  [
    /\bwings?\b/u,
    /\b(?:planes?|airplanes?|aircraft|aeroplanes?|jets?|biplanes?|gliders?|drones?|birds?|owls?|eagles?|hawks?|ducks?|geese|swans?|parrots?|butterfl(?:y|ies)|moths?|bees?|wasps?|dragonfl(?:y|ies)|beetles?|dragons?|angels?|fair(?:y|ies)|bats?|insects?|hummingbirds?|kingfishers?)\b/iu,
  ],
  [
    /\bmasts\b/u,
    /\b(?:ships?|sail\w*|boats?|yachts?|schooners?|galleons?|frigates?|dhows?|junks?|regatta|ketch|sloop)\b/iu,
  ],
  [
    /\b(?:badges|doors|plates|mirrors|panels|toy proportions)\b/u,
    /\b(?:cars?|trucks?|vans?|bus(?:es)?|tax(?:i|is)|cabs?|suvs?|sedans?|pickups?|jeeps?|limousines?|roadsters?|coup[eé]s?|campers?|porsche|ferrari|mustang|beetle|rickshaws?|tuk-?tuks?|lorr(?:y|ies)|vehicles?)\b/iu,
  ],
  [
    /\b(?:wheels?|tyres)\b/u,
    /\b(?:cars?|trucks?|vans?|bus(?:es)?|tax(?:i|is)|cabs?|suvs?|sedans?|pickups?|jeeps?|bikes?|bicycles?|motorbikes?|motorcycles?|scooters?|vespas?|carriages?|carts?|tractors?|rickshaws?|tuk-?tuks?|lorr(?:y|ies)|roadsters?|porsche|ferrari|mustang|beetle|skateboards?)\b/iu,
  ],
  [/\bmelted cars\b/u, /\b(?:cars?|traffic|taxis?|cabs?|street)\b/iu],
  [
    /\b(?:coat|paws|ears|tails|human (?:expression|hands)|cages)\b/u,
    /\b(?:dogs?|pupp(?:y|ies)|cats?|kittens?|fox(?:es)?|wol(?:f|ves)|bears?|horses?|pon(?:y|ies)|foals?|lions?|tigers?|leopards?|cheetahs?|panthers?|jaguars?|lynx|rabbits?|hares?|bunn(?:y|ies)|squirrels?|deer|stags?|elk|moose|cows?|bulls?|goats?|sheep|lambs?|monkeys?|gorillas?|chimpanzees?|apes?|elephants?|pandas?|koalas?|otters?|raccoons?|badgers?|hedgehogs?|mice|mouse|rats?|hamsters?|donkeys?|camels?|zebras?|giraffes?|corgis?|pugs?|beagles?|poodles?|labradors?|retrievers?|shepherds?|terriers?|dachshunds?|hounds?|spaniels?)\b/iu,
  ],
]

/** The single nouns that stand for our terms in a parameter that reads each word by itself. */
export const parameterTerms: ReadonlyMap<string, string> = new Map(
  [
    [
      'text',
      'stray text, extra text, illegible signs, illegible text, illegible numbers, illegible plates, filler text, text labels, text',
    ],
    ['lettering', 'stray letters, gibberish labels, gibberish lettering, stray lettering'],
    ['watermark', 'watermark'],
    ['signature', 'signature'],
    ['border', 'border'],
    ['frame', 'picture frame, device frame'],
    ['timestamp', 'date stamp'],
    ['blur', 'blur, smeared detail, smeared reflections'],
    [
      'clutter',
      'clutter, cutlery clutter, cast clutter, decorative clutter, logo clutter, muddled props, muddled shapes',
    ],
    ['glare', 'harsh glare, glass glare'],
    ['flare', 'lens flare'],
    ['banding', 'colour banding'],
    ['halos', 'halos'],
    ['noise', 'noise, noisy shadows, noisy background'],
    ['gradients', 'gradients'],
    ['bevel', 'bevel'],
    ['mockup', 'mockup'],
    ['cages', 'cages'],
    ['crowds', 'crowds'],
    ['wires', 'power lines, tangled wires'],
    ['dust', 'dust, lens dirt'],
    ['fingerprints', 'fingerprints'],
    ['scratches', 'scratches'],
    ['smudges', 'smudges, dirty rims'],
    ['subtitles', 'subtitles'],
    ['collage', 'photo collage, clip art'],
    ['photorealism', 'photo realism, photo texture'],
    ['insects', 'insects'],
    ['vignette', 'vignette'],
  ].flatMap(([noun = '', terms = '']) => splitTerms(terms).map((term) => [term, noun] as const)),
)
