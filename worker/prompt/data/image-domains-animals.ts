import type { ImageDomain } from '../image-domain.ts'
import { splitChoices } from '../split-choices.ts'
import { splitTerms } from '../split-terms.ts'
import { animalLenses, macroLenses, waterLenses, wildlifeLenses } from './image-lenses.ts'

export const animalImageDomains: readonly ImageDomain[] = [
  {
    id: 'animals',
    group: 'animals',
    framework: 'species + behaviour + eye focus',
    strong: splitTerms(`
      bunny, hamster, kitten, puppy, corgi, cat, dog, horse, rabbit, cow, sheep, duck, chicken, goat, pig, mouse,
      parrot, gato, perro, chat, chien, katze, hund, cachorro, pony, donkey, goose, bull, ox, llama, alpaca, camel,
      guinea pig, golden retriever, poodle, husky, hedgehog, capybara, rooster, lamb, dachshund, rat, turkey,
      pet portrait, pigeon, retriever, bulldog, terrier, gatto, cane
    `),
    weak: splitTerms('animal, pet, fur, feather, paw, tail, beak, herd, whiskers, collar, leash, hoof, mane'),
    kinds: splitChoices(`
      Animal portrait photograph; Natural pet photograph; Quiet animal study; Everyday animal photograph;
      Character portrait of an animal; Close animal photograph; Country-life animal photograph
    `),
    light: splitChoices(`
      soft side light follows the contours of the body; gentle light from behind edges the outline;
      even, shadowless light shows the true colouring; light from the upper left catches the eyes;
      low side light brings out the texture of the body; a broad soft light wraps around the animal;
      quiet light falls from above, softer toward the edges
    `),
    framing: splitChoices(`
      an eye-level close-up with the eyes in the upper third; a low viewpoint at the height of the animal;
      a medium view with soft surroundings behind; a three-quarter view that shows the whole body;
      a tight framing on the head and shoulders; a profile view with open space ahead;
      a slightly high angle with plain ground around; a centred view with plenty of room
    `),
    palette: splitChoices(`
      warm browns and soft green; muted cream and slate; honey, moss and grey; russet and pale blue;
      oatmeal, olive and charcoal; biscuit, sage and ink; chestnut and foggy blue
    `),
    lens: animalLenses,
    ratios: splitChoices('4:5; 3:2; 1:1'),
    ratio: '4:5',
    avoid: splitTerms('extra limbs, human expression, blurred eyes, watermark, fused paws, stray text'),
  },
  {
    id: 'wildlife',
    group: 'animals',
    framework: 'species + habitat + behaviour',
    strong: splitTerms(`
      wildlife, elephant, tiger, lion, bear, owl, fox, panda, giraffe, zebra, raccoon, penguin, squirrel, wolf,
      deer, monkey, kangaroo, eagle, gorilla, beaver, wombat, sloth, porcupine, aardvark, leopard, cheetah, rhino,
      hippopotamus, crocodile, alligator, moose, bat, swan, peacock, flamingo, koala, ostrich, chimpanzee, raven,
      crow, lizard, otter, snake, dinosaur, t-rex, toad, frog, seagull, bird, safari, meerkat, lynx, badger, falcon,
      hummingbird, robin, heron, pelican, polar bear, grizzly, hippo, iguana, chameleon, jaguar, stork, vulture
    `),
    weak: splitTerms('animal, wing, antlers, savanna, jungle, nest, prey, herd, wild, habitat, flock'),
    kinds: splitChoices(`
      Wildlife photograph; Natural history photograph; Field photograph of an animal; Wildlife portrait;
      Nature documentary photograph; Ranger-style field photograph; Nature-magazine photograph
    `),
    light: splitChoices(`
      low side light brings out fur, feather and scale; soft light from behind edges the outline;
      even, muted light keeps the markings clear; dappled light falls across the animal;
      light from the left catches the near eye; a thin light picks the animal out of its surroundings;
      gentle frontal light shows the true colouring
    `),
    framing: splitChoices(`
      an eye-level view from a distance with soft habitat behind; a low angle at ground level;
      a tight close-up of the head in three-quarter view; a wide view that places the animal small in its habitat;
      a profile view with space in front; a view through soft foreground growth;
      a full-body view with the animal off centre
    `),
    palette: splitChoices(`
      dry grass, umber and pale sky; moss, bark and silver; slate, rust and cream; olive and ochre;
      cool grey and amber; deep green and bone; earth brown and faded blue
    `),
    lens: wildlifeLenses,
    ratios: splitChoices('3:2; 4:5; 16:9'),
    ratio: '3:2',
    avoid: splitTerms('human expression, extra limbs, cages, watermark, blurred eyes, plastic texture'),
  },
  {
    id: 'macro',
    group: 'animals',
    framework: 'species + fine structure + focus plane',
    strong: splitTerms(`
      insect, ant, butterfly, bee, ladybug, dragonfly, caterpillar, spider, tarantula, beetle, moth, snail, wasp,
      grasshopper, mantis, firefly, bumblebee, scorpion, centipede, cricket insect, fly insect
    `),
    weak: splitTerms('wing, antenna, web, dew, petal, macro, tiny, close-up'),
    kinds: splitChoices(`
      Macro photograph; Close-up nature photograph; Insect portrait; Field macro photograph; Magnified nature study;
      Nature close-up; Entomological photograph
    `),
    light: splitChoices(`
      diffused light spreads evenly over the tiny surfaces; light from behind glows through the thin parts;
      soft side light shows every ridge and hair; a small soft light falls from above;
      gentle frontal light keeps the colours true; low light from the right edges the outline;
      a thin side light separates the subject from its ground
    `),
    framing: splitChoices(`
      a macro view with one point perfectly sharp; a profile close-up along one plane;
      an overhead macro view with an even margin; a frontal close-up with a soft ground behind;
      a diagonal macro composition along the stem; a life-size close-up with plenty of soft space;
      a close-up from slightly above with a soft edge
    `),
    palette: splitChoices(`
      leaf green and amber; black, gold and soft green; pale lilac and moss; copper and cool grey;
      cream, olive and rust; turquoise and brown; pale green, umber and cream
    `),
    lens: macroLenses,
    ratios: splitChoices('3:2; 1:1; 4:5'),
    ratio: '3:2',
    avoid: splitTerms('extra legs, plastic texture, watermark, blurred eyes, fused wings, stray text'),
  },
  {
    id: 'marine',
    group: 'animals',
    framework: 'species + water + depth',
    strong: splitTerms(`
      fish, whale, shark, dolphin, octopus, seal, turtle, jellyfish, crab, lobster, coral, coral reef, manta ray,
      goldfish, koi, stingray, seahorse, squid, starfish, orca, clownfish, walrus, sea turtle, underwater creature
    `),
    weak: splitTerms('underwater, ocean, aquarium, fins, sea, reef, tentacles, diving, swimming'),
    kinds: splitChoices(`
      Marine life photograph; Water-level nature photograph; Ocean wildlife photograph; Aquatic animal study;
      Natural history photograph from the water; Sea-life portrait; Diving-magazine photograph
    `),
    light: splitChoices(`
      soft light filters down from above; cool light spreads evenly through the scene;
      light from one side edges the smooth skin; rippled light plays over the body;
      pale light fades into the depth behind; a gentle light from the front keeps the markings clear;
      silvery light from above slips along the body
    `),
    framing: splitChoices(`
      an eye-level view with deep empty space behind; a low angle that looks slightly upward;
      a side profile with room ahead; a close-up of the head in three-quarter view;
      a wide view with the animal at one third; a diagonal composition along the body;
      a low view with open water above
    `),
    palette: splitChoices(`
      deep teal and silver; turquoise, sand and coral; navy and pale green; slate blue and pearl;
      aquamarine and rust; indigo and soft white; petrol, foam and warm grey
    `),
    lens: waterLenses,
    ratios: splitChoices('3:2; 16:9; 4:5'),
    ratio: '3:2',
    avoid: splitTerms('extra fins, human expression, watermark, glass glare, plastic texture, stray text'),
  },
]
