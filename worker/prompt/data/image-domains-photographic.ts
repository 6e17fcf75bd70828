import type { ImageDomain } from '../image-domain.ts'
import { splitTerms } from '../split-terms.ts'

export const photographicImageDomains: readonly ImageDomain[] = [
  {
    id: 'portrait',
    group: 'portrait',
    framework: 'shot + person + key light',
    strong: splitTerms(`
      musician, group of people, firefighter, violinist, farmer, doctor, student, samurai, monk, toddler, baby,
      grandmother, grandfather, mother, father, teenager, athlete, cowboy, pirate, ballerina, portrait,
      headshot, selfie, face of, old man, old woman, young woman, young man, fashion, model wearing, bride,
      elderly
    `),
    weak: splitTerms(`
      woman, man, girl, boy, person, child, people, lady, king, queen, warrior, dancer, fisherman, player, men,
      women, children, couple, she, he, his, her, soldier, nurse, chef, businessman, musician, skateboarder,
      surfer, astronaut, wearing, mujer, hombre, femme, homme, frau, mann
    `),
    light: [
      'soft side light with a gentle falloff',
      'window light from one side',
      'soft Rembrandt light',
      'open shade with a faint rim of light',
    ],
    framing: [
      'a waist-up view at eye level',
      'a head-and-shoulders framing with a quiet background',
      'a three-quarter view with room in front of the gaze',
    ],
    palette: [
      'muted teal and rust',
      'warm skin tones against slate grey',
      'olive, cream and umber',
      'dusty blue and sand',
    ],
    lens: ['85mm lens, shallow depth of field', '70mm lens at f/2.8'],
    ratio: '4:5',
    avoid: ['extra fingers', 'plastic skin', 'crossed eyes', 'watermark'],
  },
  {
    id: 'animals',
    group: 'animals',
    framework: 'species + behaviour + eye focus',
    strong: splitTerms(`
      bunny, raven, crow, lizard, crab, ant, lobster, otter, moose, bat, swan, peacock, flamingo, koala,
      ostrich, capybara, chimpanzee, caterpillar, crocodile, alligator, hippopotamus, rhino, leopard, cheetah,
      hamster, seagull, pigeon, goose, bull, ox, t-rex, toad, jellyfish, dragonfly, ladybug, tarantula,
      wildlife, kitten, puppy, corgi, cat, dog, horse, elephant, tiger, lion, bear, bird, owl, fox, rabbit,
      panda, giraffe, zebra, cow, sheep, raccoon, penguin, squirrel, wolf, fish, butterfly, bee, turtle, frog,
      deer, monkey, kangaroo, llama, whale, shark, dinosaur, duck, snake, gorilla, beaver, wombat, sloth,
      hedgehog, chicken, goat, pig, mouse, parrot, eagle, porcupine, aardvark, alpaca, camel, dolphin, octopus,
      seal, spider, gato, perro, chat, chien, katze, hund, cachorro
    `),
    weak: splitTerms(`
      animal, pet, fur, feather, wing, paw, tail, insect, beak, herd
    `),
    light: [
      'soft morning light along the contours',
      'low warm light from behind',
      'even open shade',
      'gentle window-like side light',
    ],
    framing: [
      'an eye-level close-up with sharp focus on the eyes',
      "a low viewpoint at the animal's height",
      'a medium view with soft habitat behind',
    ],
    palette: ['warm browns and soft green', 'muted cream and slate', 'honey, moss and grey', 'russet and pale blue'],
    lens: ['200mm lens, shallow depth of field', '135mm lens at f/2.8'],
    ratio: '4:5',
    avoid: ['extra limbs', 'human expression', 'watermark', 'blurred eyes'],
  },
  {
    id: 'food',
    group: 'food',
    framework: 'dish + garnish + surface',
    strong: splitTerms(`
      food, pizza, burger, cake, sandwich, salad, soup, sushi, coffee, dish, dessert, fruit, bread, pancake,
      ice cream, donut, hot dog, pasta, noodle, wine, cocktail, apple, banana, orange, broccoli, carrot,
      cheese, cookie, ramen, steak, egg, chocolate, strawberry, tomato, vegetable, breakfast, beer, tea,
      avocado, eggplant, pie, rice
    `),
    weak: splitTerms(`
      plate, bowl, kitchen, delicious, restaurant, garnish, cooked, glass, ripe
    `),
    light: [
      'window light from the back left with a soft fill',
      'bright diffused daylight',
      'low side light that picks out texture',
    ],
    framing: [
      'a 45-degree view close to the surface',
      'an overhead view with tidy spacing',
      'a tight close-up on the most textured part',
    ],
    palette: ['warm cream, herb green and dark wood', 'terracotta and linen', 'deep berry and pale stone'],
    lens: ['90mm macro lens, selective focus', '50mm lens at f/4'],
    ratio: '4:5',
    avoid: ['plastic sheen', 'pooling grease', 'cutlery clutter', 'watermark'],
  },
  {
    id: 'product',
    group: 'product',
    framework: 'object + surface + controlled light',
    strong: splitTerms(`
      towel, espresso machine, present, parking meter, screwdriver, compass, t-shirt, fire hydrant, gift box,
      telephone, guitar, piano, drum, violin, candle, hammer, stapler, key, bowl, plate, toaster, wallet, ring,
      necklace, mirror, glove, sock, hat, shirt, blanket, pillow, basket, vase, lamp, stop sign, traffic light,
      tool, machine, fan, pen, pencil case, notebook, product photo, product shot, bottle, packaging, perfume,
      sneaker, watch, e-commerce, headphones, smartphone, handbag, backpack, suitcase, shoes, toothbrush,
      scissors, cup, mug, umbrella, book, teddy bear, hair drier, keyboard, remote, cell phone, tie,
      skateboard, knife, fork, spoon, jewelry, camera, baseball bat, tennis racket, sports ball, frisbee,
      snowboard, surfboard, kite, computer, robot, sunglasses
    `),
    weak: splitTerms(`
      product, label, matte, leather, metal, plastic, glass, cube, box, object, ball, bag, toy
    `),
    light: [
      'soft directional light from the left with a gentle shadow',
      'large softbox light from above with a low fill',
      'graded side light that outlines the edges',
    ],
    framing: [
      'a straight-on view with the whole object sharp',
      'a three-quarter view at object height',
      'a centred view with generous empty space',
    ],
    palette: ['black, white and warm grey', 'sand and off-white', 'deep navy against pale grey'],
    lens: ['90mm lens at f/8', '100mm macro lens, deep focus'],
    ratio: '1:1',
    avoid: ['fingerprints', 'warped label', 'clutter', 'extra text'],
  },
  {
    id: 'vehicles',
    group: 'vehicles',
    framework: 'model class + three-quarter view',
    strong: splitTerms(`
      car, motorcycle, truck, bicycle, train, airplane, boat, ship, helicopter, bus, sports car, spaceship,
      vehicle, bike, van, tractor, taxi, jet, rocket, submarine, coche, voiture, auto, carro, scooter,
      sailboat, hot air balloon, yacht, tank
    `),
    weak: splitTerms(`
      wheel, engine, road, highway, race, chrome, driving, flying, parked, racing
    `),
    light: [
      'low evening light along the bodywork',
      'soft overcast light with clean reflections',
      'a narrow rim of light on the outline',
    ],
    framing: [
      'a low front three-quarter view',
      'a side profile with room ahead',
      'a wide view that shows the ground it moves over',
    ],
    palette: ['graphite and burnt orange', 'silver and cool blue', 'deep red and asphalt grey'],
    lens: ['50mm lens, low angle', '35mm lens at f/5.6'],
    ratio: '16:9',
    avoid: ['wrong badges', 'warped wheels', 'illegible plates', 'watermark'],
  },
]
