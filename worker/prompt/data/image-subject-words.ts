import { splitTerms } from '../split-terms.ts'

/** What a picture shows, by group: the first of these that a caption names is mostly its subject. */
export const imageSubjectWords: Readonly<Record<string, readonly string[]>> = {
  portrait: splitTerms(`
    man, woman, boy, girl, child, kid, baby, toddler, teenager, person, people, couple, family, crowd, group of
    friends, old man, old woman, grandfather, grandmother, mother, father, brother, sister, bride, groom, king, queen,
    prince, princess, knight, warrior, samurai, ninja, viking, pirate, cowboy, soldier, sailor, captain, pilot,
    astronaut, doctor, nurse, surgeon, scientist, engineer, teacher, professor, student, lawyer, judge, police officer,
    firefighter, chef, cook, waiter, barista, farmer, fisherman, hunter, blacksmith, carpenter, painter at work,
    musician, guitarist, drummer, violinist, singer, dancer, ballerina, actor, actress, clown, magician, wizard, witch,
    elf, fairy, mermaid, vampire, zombie, ghost, angel, demon, goddess, monk, nun, priest, athlete, runner, swimmer,
    cyclist, skier, skateboarder, surfer, climber, boxer, wrestler, gymnast, football player, soccer player, basketball
    player, tennis player, golfer, politician, president, businessman, businesswoman, worker, mechanic, photographer,
    tourist, hiker, model, superhero, batman, superman, spiderman, einstein, gandhi, cleopatra, napoleon, marilyn
    monroe, elvis, obama, selfie, headshot, face, eyes, hand, hands, beard, smile, ladies, gentlemen, choir, team,
    audience, spectators, bodybuilder, acrobat, gandalf, harry potter, sherlock holmes, zeus, robot face portrait,
    cyborg, android woman, geisha, shaman, gladiator, barber, tailor, baker, butcher, librarian
  `),
  landscape: splitTerms(`
    mountain, hill, valley, canyon, cliff, cave, volcano, glacier, iceberg, desert, dune, oasis, beach, coast, shore,
    island, ocean, sea, wave, lake, pond, river, stream, waterfall, geyser, hot spring, marsh, swamp, forest, jungle,
    rainforest, meadow, prairie, field, savanna, tundra, sky, cloud, sunset, sunrise, rainbow, storm, lightning,
    tornado, fog, snowstorm, moon, stars, milky way, northern lights, aurora, horizon, road, highway, path, trail,
    sidewalk, street, alley, crosswalk, intersection, bridge, canal, harbor, harbour, marina, pier, dock, port, city,
    skyline, cityscape, downtown, town, village, square, market street, park, playground, garden path, farm, barn,
    vineyard, orchard, countryside, cottage, cabin in the woods, castle on a hill, lighthouse, windmill, ruins,
    campsite, campfire, tennis court, basketball court, stadium, ski slope, swimming pool, parking lot, gas station,
    train station, airport runway, graveyard, fence, gate, fountain, wall outdoors, backyard, lawn, porch, deck,
    rooftop, billboard, lamp post, stop sign, street sign, times square, grand canyon, mount fuji, mount rushmore,
    niagara falls, the alps, antarctica, sahara, central park, venice canals, earth from space, planet, galaxy, nebula,
    solar eclipse, carnival at night, ferris wheel, amusement park, bus stop, construction site, yard, puddle, creek,
    bay, lagoon, reef, fjord, plateau, terrace fields, scenery, landscape, seascape, view
  `),
  animals: splitTerms(`
    dog, cat, horse, cow, sheep, goat, pig, rabbit, hare, mouse, rat, hamster, squirrel, chipmunk, beaver, badger,
    otter, weasel, ferret, mink, fox, wolf, coyote, jackal, hyena, lion, tiger, leopard, cheetah, jaguar, lynx,
    panther, puma, bear, polar bear, panda, koala, kangaroo, wallaby, wombat, platypus, echidna, sloth, anteater,
    armadillo, aardvark, elephant, rhinoceros, hippopotamus, giraffe, zebra, antelope, gazelle, deer, stag, moose, elk,
    reindeer, bison, buffalo, yak, camel, llama, alpaca, donkey, mule, monkey, chimpanzee, gorilla, orangutan, lemur,
    baboon, bat, whale, dolphin, porpoise, orca, seal, sea lion, walrus, manatee, shark, ray, salmon, trout, tuna,
    goldfish, clownfish, seahorse, eel, octopus, squid, jellyfish, starfish, crab, lobster, shrimp, snail, slug, worm,
    coral, clam, frog, toad, newt, salamander, lizard, gecko, iguana, chameleon, snake, cobra, python, crocodile,
    alligator, turtle, tortoise, eagle, hawk, falcon, vulture, owl, crow, raven, magpie, parrot, cockatoo, toucan,
    pigeon, dove, seagull, albatross, pelican, heron, stork, crane bird, flamingo, swan, goose, duck, chicken, rooster,
    turkey bird, peacock, pheasant, quail, penguin, ostrich, emu, kiwi bird, hummingbird, kingfisher, woodpecker,
    robin, sparrow, finch, swallow, bee, wasp, ant, beetle, ladybug, butterfly, moth, dragonfly, grasshopper, cricket
    insect, mantis, fly insect, mosquito, spider, scorpion, centipede, caterpillar, puppy, kitten, foal, lamb, calf,
    cub, labrador, poodle, corgi, beagle, dachshund, bulldog, pug, shiba inu, husky, dalmatian, labradoodle, siamese
    cat, dinosaur, tyrannosaurus, triceratops, stegosaurus, velociraptor, pterodactyl, mammoth, dragon, unicorn,
    griffin, phoenix, kraken, werewolf, wildlife, herd, flock of birds, pack of wolves, raccoon, skunk, hedgehog,
    porcupine, mole, gopher, meerkat, mongoose, capybara, guinea pig, sloth bear, cougar, axolotl, narwhal, puffin,
    condor
  `),
  food: splitTerms(`
    bread, toast, bagel, croissant, baguette, pancake, waffle, cereal, porridge, egg, omelette, bacon, sausage, ham,
    steak, burger, hamburger, cheeseburger, hot dog, sandwich, pizza, pasta, spaghetti, lasagna, noodle, ramen, pho,
    udon, sushi, sashimi, dumpling, dim sum, spring roll, rice, risotto, paella, curry, dal, samosa, dosa, biryani,
    naan, taco, burrito, nachos, quesadilla, soup, stew, chili, salad, fries, chips, popcorn, pretzel, cheese, butter,
    milk, yoghurt, ice cream, cake, cupcake, muffin, cookie, biscuit, brownie, pie, tart, donut, doughnut, eclair,
    macaron, chocolate, candy, lollipop, honey, jam, syrup, pudding, cheesecake, tiramisu, tea, coffee, latte,
    cappuccino, espresso, hot chocolate, juice, smoothie, milkshake, lemonade, soda, water glass, beer, wine,
    champagne, cocktail, martini, margarita, whisky, sake, apple, banana, orange, lemon, lime, grapefruit, grape,
    strawberry, raspberry, blueberry, blackberry, cherry, peach, plum, apricot, pear, mango, papaya, pineapple, melon,
    watermelon, kiwi, fig, date fruit, coconut, avocado, pomegranate, tomato, potato, carrot, onion, garlic, pepper
    vegetable, cucumber, lettuce, spinach, cabbage, broccoli, cauliflower, celery, corn, peas, bean, lentil, mushroom
    dish, eggplant dish, pumpkin pie, roast chicken, roast turkey, fried chicken, fish and chips, lobster dinner,
    shrimp cocktail, oyster, caviar, breakfast, lunch, dinner plate, dessert, buffet, picnic food, bento, meal, dish,
    snack, boba tea, matcha, kimchi, falafel, hummus, kebab, gyro, granola, jelly, marshmallow, gingerbread, apple pie,
    fruit bowl, fruit salad, bowl of soup, slice of bread, cup of tea, glass of wine, bottle of beer
  `),
  architecture: splitTerms(`
    building, skyscraper, tower, office building, apartment block, house exterior, mansion, villa, palace, castle,
    fortress, cathedral, church, chapel, temple, pagoda, mosque, synagogue, monastery, museum building, library
    building, theatre, opera house, stadium exterior, factory, warehouse, school building, hospital building, train
    station, airport terminal, bridge architecture, aqueduct, arch, dome, facade, column, pillar, balcony, courtyard,
    staircase, spiral staircase, roof, chimney, pyramid of giza, colosseum, parthenon, taj mahal, eiffel tower, big
    ben, kremlin, sydney opera house, golden gate bridge, empire state building, brutalist building, art deco hotel,
    gothic arches, victorian house, treehouse, log cabin, pavilion, greenhouse, minaret, elevation, floor plan, front
    elevation design, exterior render, architectural photograph, concrete building, glass building, hotel exterior,
    gazebo, observatory, stupa, haveli, gurudwara, lighthouse tower, barn conversion
  `),
  interior: splitTerms(`
    living room, bedroom, kitchen interior, bathroom interior, dining room, study room, home office, office interior,
    hallway, corridor, attic, basement, garage interior, library interior, reading nook, cafe interior, restaurant
    interior, bar interior, hotel lobby, hotel room, classroom, lecture hall, laboratory interior, hospital room, gym
    interior, shop interior, store interior, supermarket aisle, museum hall, gallery room, theater interior, concert
    hall, church interior, ballroom, throne room, dungeon, cockpit interior, train carriage interior, waiting room,
    kids room, nursery, walk-in closet, pantry, laundry room, fireplace, sofa in a room, couch and coffee table,
    bookshelf wall, ceiling, ceiling fan, chandelier, carpet, curtains, wallpaper pattern on the wall, bunk bed, bed
    with pillows, armchair by the window, kitchen island, countertop, room, bare room, empty room, cozy room, studio
    apartment, loft, interior design, furniture in a room, a table in a kitchen, television on the wall of a living
    area, piano in a room, framed sketches on a yellow wall, tatami room, conservatory room, conference room, elevator
    interior, prison cell
  `),
  product: splitTerms(`
    chair, stool, lamp, clock, watch, pocket watch, umbrella, bag, backpack, handbag, suitcase, wallet, purse, shoe,
    sneaker, boot, sandal, hat, cap, scarf, glove, sock, shirt, t-shirt, dress, jacket, coat, jeans, tie, belt, ring,
    necklace, earrings, bracelet, sunglasses, glasses, book, notebook, pen, pencil, scissors, stapler, paper clip,
    envelope, stamp, coin, key, lock, hammer, screwdriver, wrench, saw, drill, axe, knife, fork, spoon, plate, bowl,
    cup, mug, glass, teacup, teapot, kettle, pot, pan, toaster, blender, oven, microwave, refrigerator, washing
    machine, vacuum cleaner, fan, heater, television, tv, radio, camera, phone, smartphone, iphone, laptop, computer,
    keyboard, computer mouse, monitor, printer, headphones, earbuds, speaker, microphone, guitar, piano, violin, cello,
    drum, trumpet, tuba, saxophone, flute, harp, accordion, ball, basketball, soccer ball, baseball bat, tennis racket,
    golf club, skateboard, surfboard, skis, kite, frisbee, chess set, dice, playing cards, puzzle, lego, toy, doll,
    teddy bear, robot, robot toy, balloon, candle, lantern, flashlight, light bulb, mirror, picture frame, vase,
    bottle, perfume, jar, box, basket, bucket, broom, mop, sponge, soap, toothbrush, toilet, bathtub, sink, faucet,
    towel, pillow, blanket, rug, bed, desk, table, shelf, drawer, door, window, ladder, rope, chain, anchor, compass,
    map, globe, telescope, microscope, magnifying glass, hourglass, calculator, typewriter, sword, shield, helmet,
    armor, bow and arrow, gun, cannon, crown, trophy, medal, flag, sign, mailbox, bench, swing, tent, sleeping bag,
    hammock, parking meter, fire hydrant, traffic light, treasure chest, barrel, statue of liberty toy, snow globe,
    music box, remote control, hair dryer, lipstick, wine bottle, sofa, couch, handsaw, shovel, rake, wheelbarrow,
    binoculars, fence post, newspaper, magazine, poster on a wall, gift box, christmas tree, ornament, bell, whistle,
    windmill toy, machine, gadget, gears, engine, circuit board, wine glass, tie clip, cardboard box, suit of armor
  `),
  vehicles: splitTerms(`
    car, sports car, sedan, convertible, limousine, jeep, suv, van, minivan, camper van, pickup truck, truck, lorry,
    fire truck, ambulance, police car, taxi, cab, bus, school bus, double decker bus, tram, trolley, train, steam
    train, locomotive, subway train, bullet train, monorail, bicycle, bike, tricycle, unicycle, scooter, moped,
    motorcycle, motorbike, tractor, bulldozer, excavator, forklift, crane truck, tank, airplane, aeroplane, plane, jet,
    fighter jet, biplane, glider, helicopter, drone aircraft, hot air balloon, blimp, zeppelin, rocket, space shuttle,
    spaceship, spacecraft, ufo, boat, sailboat, yacht, ship, cruise ship, cargo ship, ferry, canoe, kayak, raft,
    gondola, submarine, hovercraft, speedboat, tugboat, race car, formula one car, go kart, carriage, wagon, cart,
    rickshaw, sled, snowmobile, cable car, porsche, ferrari, tesla, volkswagen beetle, harley davidson, traffic jam of
    cars, moon rover, skateboarder vehicle, segway, rv, motorhome, oil tanker, aircraft carrier, chariot
  `),
  illustration: splitTerms(`
    logo, icon, emoji, sticker, mascot, badge, emblem, monogram, brand mark, poster, flyer, banner, brochure cover,
    business card, invitation card, greeting card, book cover, album cover, magazine cover, movie poster, t-shirt
    design, tattoo design, infographic, diagram, chart illustration, flow chart, map illustration, blueprint, technical
    drawing, cartoon, comic, comic panel, comic strip, manga page, anime scene, anime key visual, character design,
    character sheet, concept art sheet, storyboard, vector art, flat illustration, isometric illustration, line art,
    clip art, coloring page, doodle, pixel art, 8 bit, low poly, paper cut, children's book illustration, cutaway
    drawing, ui design, app screen, website mockup, landing page design, dashboard ui, game asset, sprite sheet,
    seamless pattern, typography, lettering, neon sign with words, the word, the words, the letter, the phrase, the
    saying written on a wall, a sign that says, text that reads, graffiti, calligraphy, flag design, thumbnail image,
    youtube thumbnail, certificate, menu design, wedding card, label design, packaging illustration, caricature,
    silhouette, stick figure, cube, sphere, pyramid shape, cone, cylinder, circle, square, triangle, hexagon, blue cube
    on a red cube, yellow sphere behind a box, green box, musical notes, playing card, stained glass, mural, drawing
    of, sketch of a screwdriver, clipart of
  `),
  fine_art: splitTerms(`
    oil painting, painting, acrylic painting, watercolor, watercolour painting, gouache, tempera, fresco, pastel
    drawing, charcoal drawing, pencil sketch, ink drawing, ink wash, etching, engraving, woodcut, wood engraving,
    linocut, lithograph, screen print, sculpture, statue, marble statue, bronze sculpture, bust, relief carving, wood
    carving, ice sculpture, mosaic, tapestry, ceramic art, collage, impressionist painting, expressionist, cubist
    painting, surrealist painting, baroque painting, renaissance painting, rococo, romanticism, art nouveau, pop art,
    ukiyo-e, madhubani, warli art, mughal miniature, tanjore painting, still life, self portrait, triptych, altarpiece,
    masterpiece painting, monet, van gogh, picasso, rembrandt, vermeer, dali, kandinsky, klimt, hokusai, caravaggio,
    matisse, michelangelo, mona lisa, starry night, the scream, american gothic, the great wave, girl with a pearl
    earring, impasto, canvas, brush strokes, palette knife, museum piece, origami, papier mache, installation art, a
    painting of, a drawing of, an oil painting of, a statue of, a sculpture of, a woodcut of
  `),
  abstract: splitTerms(`
    love, hate, fear, joy, anger, sadness, hope, peace, war, life, death, time, space, energy, chaos, order, infinity,
    eternity, freedom, justice, truth, beauty, wisdom, knowledge, intelligence, consciousness, dream, memory, emotion,
    loneliness, happiness, silence, music, history, culture, gender, race, bias, fairness, democracy, capitalism,
    technology, innovation, progress, growth, entropy, gravity, quantum, dna, protein, atom, molecule, black hole,
    universe, commonsense, meaning of life, artificial intelligence, golden ratio, fibonacci, imaginary numbers,
    number, equation, parallel lines, triangle shape, fractal, geometric shapes, gradient, texture, abstract, abstract
    art, abstract background, swirl, spiral, waves of colour, bokeh, noise, pattern, kaleidoscope, mandala, optical
    illusion, fluid art, liquid metal, light trails, concept of trust, teamwork, leadership, motivation, anxiety,
    solitude, heat, cold, fire, water, smoke, matter, cash, success
  `),
  plants: splitTerms(`
    flower, rose, tulip, daisy, sunflower, lily, orchid, poppy, daffodil, iris, lavender, lotus, peony, marigold,
    dandelion, violet, hydrangea, hibiscus, cherry blossom, wildflower, bouquet, petal, leaf, leaves, fern, moss, ivy,
    vine, grass, clover, four-leaf clover, weed, bush, shrub, hedge, tree trunk, oak, maple, pine, birch, willow, palm
    tree, bonsai, redwood, sequoia, cypress tree, olive tree, bamboo, cactus, succulent, aloe, mushroom, toadstool,
    fungus, acorn, pinecone, nut, walnut, almond, chestnut, peanut, seed, sprout, seedling, root, radish, turnip, beet,
    daikon, cabbage head, lettuce head, artichoke, asparagus, zucchini, squash, pumpkin, gourd, eggplant, bell pepper,
    green pepper, red pepper, chili pepper, carrots, onions, garlic bulb, ginger root, basil, mint, parsley, thyme,
    rosemary, wheat, corn stalk, lily pad, seaweed, kelp, potted plant, houseplant, monstera, flower pot, garden
    flowers, tree, apple tree, pineapple, coconut, cucumber, tomato plant, grapevine, blossom, thistle, venus flytrap,
    pitcher plant, wreath, herb
  `),
}
