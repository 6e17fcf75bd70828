import { splitTerms } from '../split-terms.ts'

/**
 * Names whose first word is something else to be seen: a tiger lily is no tiger, and a station wagon no station. Their
 * last word says what is shown; where that does not tell either, the whole name stands here.
 */
export const namedCompounds: Readonly<Record<string, readonly string[]>> = {
  sky: splitTerms(`
    eclipse, solar eclipse, lunar eclipse, total eclipse, full moon, blood moon, wolf moon, harvest moon, strawberry moon,
    blue moon, crescent moon, half moon, super moon, supermoon, moonrise, moonset, comet, meteor, meteor shower,
    shooting star, shooting stars, star trails
  `),
  flowers: splitTerms(`
    tiger lily, water lily, peace lily, calla lily, spider lily, toad lily, lily of the valley, bird of paradise flower,
    snapdragon, foxglove, dog rose, butterfly orchid, bee orchid, monkey orchid, moth orchid, monkeyflower, cockscomb, sun flower,
    cornflower, moonflower, passion flower, star jasmine, dandelion clock, leopard lily, dragon lily
  `),
  plants: splitTerms(`
    spider plant, snake plant, elephant ear plant, monkey puzzle tree, dragon tree, dragon blood tree, zebra plant,
    rubber plant, money plant, pitcher plant, ice plant, jade plant, crane flower, goat willow, horse chestnut, horse chestnut tree,
    lion's tail, lamb's ear, fox tail grass, cattail, cattails, bear grass, staghorn fern, bird's nest fern, umbrella tree
  `),
  food: splitTerms(`
    star fruit, starfruit, fish and chips, dragon fruit, dragonfruit, passion fruit, passionfruit, jackfruit, kiwi fruit, moon cake, mooncake,
    mooncakes, fish cake, crab cake, hot dog, hotdog, corn dog, apple pie, shepherd's pie, shepherds pie, moon pie, cottage pie,
    monkey bread, bear claw pastry, cotton candy, rock candy, snow cone, ice cream cone, gummy bears, animal crackers, lady finger,
    tiger prawns, king prawns, sea salt, sea bream, star anise, egg plant, elephant ears pastry, dragon roll, spider roll, ants on a log,
    sunflower seeds, rose apple, custard apple, pineapple, horseradish, butterfly shrimp, bird's nest soup, gingerbread house,
    gingerbread man, chocolate bunny, sugar skull, monkey nuts
  `),
  drink: splitTerms('butterfly pea tea, rose tea, moscow mule, tiger milk, snake wine, dragon well tea'),
  product: splitTerms(`
    temple jewellery, temple jewelry, temple jewellery choker, temple jewelry choker, bridal jewellery, kundan jewellery, gold choker, choker,
    packaging mockup, packaging design, product packaging, kraft pouch, pouch mockup, box mockup, label mockup, bottle mockup, cookie pouch,
    rain boots, cowboy boots, snow boots, hiking boots, mountain boots, butterfly clip, hair clip, moon lamp, lava lamp,
    mouse pad, computer mouse, dog collar, cat collar, dog bowl, cat tree, cat scratcher, baby walker, baby monitor, fish bowl,
    tiger balm, bear spray, wolf ring, horse saddle, butterfly necklace, sun glasses, sunglasses, hand bag, crocodile bag
  `),
  'still-life': splitTerms(`
    butterfly knife, snow globe, wine glass, tea pot, teapot, coffee pot, coffee cup, coffee mug, tea cup, teacup,
    bear rug, tiger rug, rocking horse, piggy bank, toy car, toy train, toy boat, model ship, ship in a bottle, paper crane,
    origami crane, paper plane, paper airplane, rubber duck, teddy bear, horse shoe, bird cage, birdcage, bird feeder, bird bath,
    bird house, birdhouse, dog house, doghouse, dolls house, doll house, flower pot, flower vase, garden gnome, garden hose, fire extinguisher, fire hydrant,
    sea glass, sea shell, seashell, sand castle, sandcastle, nut cracker, nutcracker, wolf mask, rabbit mask, fox mask, chess knight,
    chess king, fish tank, bee hive, beehive, tree ornament, star ornament, wind chime, dream catcher, dreamcatcher, mouse trap, mousetrap,
    music box, snake ring, lion knocker, door knocker, bull horn, ram horn, elephant tusk, butterfly net, fishing rod, magic wand
  `),
  fashion: splitTerms(`
    rain coat, raincoat, fur coat, cactus dress, flower dress, floral dress, sun dress, sundress, sun hat, cowboy hat, snakeskin boots,
    leopard print dress, tiger stripe jacket, sheepskin coat, peacock dress, swan dress, butterfly dress
  `),
  vehicles: splitTerms(`
    station wagon, fire truck, fire engine, mountain bike, dirt bike, school bus, ice cream truck, ice cream van, milk truck, food truck,
    garbage truck, monster truck, police car, camper van, golf cart, dune buggy, beetle car, volkswagen beetle, vw beetle, ford mustang,
    jaguar car, snow plough, snow plow, snowmobile, water tanker, crane truck, mail van, horse carriage, horse cart, hearse
  `),
  vessels: splitTerms(
    'dragon boat, swan boat, banana boat, fishing boat, steam train, bullet train, house boat, lightship',
  ),
  wildlife: splitTerms(`
    snow leopard, sea lion, water buffalo, sea otter, mountain goat, mountain lion, mountain gorilla, sun bear, moon bear, honey badger,
    bush baby, leopard seal, elephant seal, tree frog, grass snake, house sparrow, barn owl, snow owl, snowy owl, flying fox,
    flying squirrel, desert fox, arctic fox, fennec fox, sand cat, rock hyrax, river otter, prairie dog, raccoon dog, maned wolf,
    polar bear, water snake, rattle snake, star-nosed mole, spider monkey, bull frog, tree kangaroo, ant eater, anteater, secretary bird,
    fishing cat, marsh deer, bird of paradise, lyre bird, lyrebird, tiger salamander, poison dart frog, glass frog, king fisher
  `),
  marine: splitTerms(`
    sea horse, seahorse, star fish, starfish, jelly fish, jellyfish, clown fish, clownfish, angel fish, angelfish, lion fish, lionfish,
    parrot fish, parrotfish, sword fish, swordfish, tiger shark, whale shark, hammerhead shark, moon jelly, moon jellyfish, sea urchin, sea cucumber,
    sea anemone, sea snake, sea dragon, leafy sea dragon, leafy seadragon, flying fish, cuttlefish, sea slug, sea turtle, zebra fish, dogfish,
    catfish, cowfish, butterfly fish, butterflyfish, horseshoe crab, spider crab, sea star, sea cow, elephant fish
  `),
  macro: splitTerms(`
    peacock butterfly, owl butterfly, tiger moth, hawk moth, elephant hawk moth, stag beetle, rhinoceros beetle, tiger beetle,
    lady bird, ladybird, lady bug, ladybug, fire ant, dragon fly, dragonfly, crane fly, peacock spider, wolf spider, water strider,
    monarch butterfly, zebra butterfly, leaf insect, stick insect, mantis shrimp, horse fly, bee fly, fire fly
  `),
  animals: splitTerms(
    'guinea pig, barn cat, house cat, sheep dog, sheepdog, bull dog, bulldog, bird dog, lap dog, wolf dog, pot-bellied pig',
  ),
  landscape: splitTerms(`
    tea garden, tea gardens, tea garden drone shot, tea gardens drone shot, tea estate, tea estates, tea plantation, tea plantations, tea terraces, coffee plantation, coffee plantations,
    coffee estate, coffee farm, rubber plantation, spice plantation, cardamom plantation, sugarcane field, rice terrace, rice terraces,
    paddy field, paddy fields, mustard field, mustard fields, lavender field, lavender fields, sunflower field, sunflower fields, tulip fields,
    wheat field, wheat fields, salt flats, salt pans, apple orchard, cherry orchard
  `),
  scene: splitTerms('hero image, hero banner, hero section, hero background'),
  illustration: splitTerms(
    'tarot card, tarot cards, set of tarot cards, tarot deck, oracle card, oracle cards, playing card design',
  ),
  character: splitTerms(
    'boss monster, boss monster concept, monster concept, creature concept, creature design, monster design, enemy design, boss design',
  ),
  portrait: splitTerms(
    'bridal close-up, bridal portrait, bridal look, bride close-up, bridal makeup, bridal makeup look, bridal headshot',
  ),
  architecture: splitTerms(`
    apple store, apple store front, flagship store, flagship store front,
    front elevation, house elevation, elevation design, duplex elevation, exterior elevation, villa elevation, house front elevation,
    house exterior, bungalow elevation, facade design,
    tree house, treehouse, fire escape, rose window, opera house, water mill, wind mill, green house, glass house, ice palace, ice hotel,
    monkey temple, elephant temple, dragon bridge, lion gate, cave temple, rock temple, tiger temple, tiger's nest monastery, garden shed,
    light house, sea fort, horse stable, hen house, chicken coop
  `),
  interior: splitTerms(`
    cat cafe, cat café, dog cafe, book cafe, wine cellar, wine bar, tea room, flower shop, pet shop, toy shop, music room, coffee table, fish restaurant,
    game room, sun room, sunroom, star bar, animal clinic,
  `),
  cityscape: splitTerms(
    'street lamp, street lamps, street light, street lights, lamp post, zebra crossing at night, flower street',
  ),
  sculpture: splitTerms(`
    elephant statue, lion statue, horse statue, dog statue, cat statue, bull statue, dragon statue, buddha statue, angel statue, stone lion,
    stone lions, bronze horse, bronze bull, ice sculpture, ice swan, sand sculpture, snow sculpture, totem pole, gargoyle, garden statue, terracotta horse,
    wooden elephant, brass elephant, marble lion, glass horse, clay horse
  `),
  performance: splitTerms(`
    lion dance, dragon dance, tiger dance, peacock dance, fire dance, snake dance, fire show, sword dance, horse show, elephant show,
    rock concert, water ballet, ice show
  `),
}
