import { splitTerms } from '../split-terms.ts'

/** Who is shown, as far as it decides the kind of picture; the last word of "a roadside tea seller" is what counts. */
export const namedPeople = {
  person: splitTerms(`
    man, woman, boy, girl, person, keeper, lighthouse keeper, zookeeper, librarian, astronaut, diver, photographer, architect, painter, child, kid, baby, toddler, teenager, lady, gentleman, couple, people, men, women,
    children, grandmother, grandfather, grandparent, mother, father, parent, sister, brother, sibling, aunt, uncle,
    grandchild, grandchildren, student, schoolchild, schoolchildren, schoolboy, schoolgirl, teacher, professor, doctor,
    nurse, programmer, developer, engineer, scientist, lawyer, clerk, colleague, coworker, employee, manager, intern,
    monk, nun, priest, pandit, imam, sadhu, saint, soldier, policeman, policewoman, traffic policeman, guard, fireman,
    firefighter, pilot, tourist, traveller, traveler, backpacker, hiker, trekker, climber, villager, neighbour, neighbor,
    friend, family, families, team, crew, class, choir, fortune teller, passer-by, stranger, elder,
    grandma, grandpa, bride, groom, bridesmaid, twin, newlywed, refugee, volunteer, activist, bodybuilder, cyclist, biker, motorcyclist, commuter,
    flower girl, ring bearer, horse rider, camel rider, bike rider, dog walker, dog trainer, lion tamer, horse trainer, bird watcher, birdwatcher, storm chaser, bus conductor,
    train conductor, ticket inspector, crane operator, forklift operator, telephone operator, bull fighter, bullfighter, matador,
    deer hunter, ghost hunter, dog groomer, elephant keeper, bear keeper, goat keeper, snake catcher, dog catcher, cat lady, dog owner, cat owner,
    cow boy, cowboy, cowgirl, paper boy, flight attendant, park ranger, forest ranger, forest guard, ship captain, sea captain, sailor,
    lifeguard, train driver, ambulance driver, race car driver, fighter pilot, helicopter pilot, truck mechanic, museum guard,
    book lover, wine maker, winemaker, cheese maker, mushroom hunter, fire chief, police officer, station master, stationmaster, school bus driver,
    night watchman, watchman, street sweeper, chimney sweep, window cleaner, tree surgeon, horse jockey, star gazer, stargazer, mountain guide, mountaineer
  `),
  worker: splitTerms(`
    potter, weaver, cobbler, tailor, blacksmith, goldsmith, silversmith, carpenter, welder, mason, mechanic, plumber,
    electrician, glassblower, glass blower, woodcarver, wood carver, stone carver, sculptor at work, basket weaver, basket maker,
    seamstress, dressmaker, embroiderer, dyer, printer at work, baker, barber, hairdresser, butcher, cook, chef, barista,
    farmer, peasant, ploughman, tea picker, tea plucker, cotton picker, fruit picker, harvester, gardener, beekeeper,
    shepherd, herder, goatherd, cowherd, milkman, milkmaid, fisherman, fishermen, fisherwoman, fisherwomen, boatman,
    ferryman, construction worker, factory worker, steel worker, miner, dock worker, labourer, laborer, worker, porter,
    coolie, rickshaw puller, rickshaw driver, auto driver, cart puller, taxi driver, bus driver, truck driver, postman,
    sweeper, washerman, dhobi, dhobi wallah, surgeon, watchmaker, locksmith, shoemaker, bookbinder, calligrapher,
    lamp maker, toy maker, instrument maker, bangle maker, kite maker, idol maker, craftsman, craftsmen, craftswoman,
    artisan, henna artist, mehndi artist, makeup artist, tattoo artist, street artist, dabbawala, lumberjack, knife grinder, salt farmer, toddy tapper, block printer
  `),
  seller: splitTerms(`
    vendor, seller, hawker, shopkeeper, stallholder, stall keeper, stallkeeper, street vendor, trader, merchant, chaiwala,
    chaiwallah, chai wallah, chai wala, tea seller, fruit seller, flower seller, fishmonger, greengrocer, florist, peddler,
    pedlar, street cook, food seller, kebab seller, balloon seller, newspaper seller, bookseller, paan wallah, paanwala
  `),
  crowd: splitTerms(`
    crowd, crowds, audience, spectator, fan, football fan, cricket fan, pilgrim, devotee, worshipper, passenger,
    protester, protestor, demonstrator, marcher, queue, congregation, mob, shopper, pedestrian, onlooker, passers-by,
    reveller, participant, migrant
  `),
  player: splitTerms(`
    batsman, batter, bowler, wicketkeeper, fielder, goalkeeper, striker, footballer, cricketer, sprinter, runner, swimmer,
    wrestler, boxer, gymnast, athlete, weightlifter, archer, fencer, skater, surfer, skier, football player, cricket player,
    kabaddi player, hockey player, tennis player, badminton player, basketball player, polo player, sumo wrestler, jockey
  `),
  performer: splitTerms(`
    dancer, kathakali performer, kathakali, bharatanatyam, bharatanatyam dancer, kathak, kathak dancer, odissi, kuchipudi,
    garba, bhangra, flamenco, tango, ballet, ballerina, folk dancer, belly dancer, performer, street performer, folk musician,
    street musician, sitar player, tabla player, flute player, sitarist, guitarist, drummer, violinist, pianist, cellist,
    saxophonist, trumpeter, jazz trumpeter, busker, accordionist, percussionist, rapper, singer, qawwali singer, opera singer, musician, orchestra, brass band, jazz band, rock band,
    puppeteer, acrobat, juggler, snake charmer, magician, actor, actress, mime, fire eater, fire dancer, sword swallower, rock star, rockstar, pop star, film star, movie star, rock singer, dj
  `),
} as const

/** Words for several people that carry no plural s. */
export const pluralPeople: ReadonlySet<string> = new Set(
  `people men women children schoolchildren grandchildren couple family families team crew class choir fishermen
   fisherwomen craftsmen kids twins newlyweds orchestra band`
    .split(/\s+/u)
    .filter((word) => word !== ''),
)

/** How many, before the people. */
export const pluralCounts: ReadonlySet<string> = new Set(
  'two three four five six seven eight nine ten dozen hundreds thousands several many some group groups'.split(' '),
)

/** What hands do at work; a person doing it is shown with the work. */
export const workVerbs: ReadonlySet<string> = new Set(
  `frying cooking baking kneading stirring grilling roasting chopping pouring serving weaving spinning stitching sewing
   knitting embroidering carving hammering forging welding sawing planing painting dyeing printing moulding shaping
   throwing repairing mending fixing polishing cleaning washing sweeping ironing scrubbing digging ploughing plowing
   planting sowing harvesting picking plucking threshing winnowing milking herding fishing rowing pulling pushing carrying
   loading unloading building bricklaying mining sorting packing grinding shaving cutting plating operating
   soldering assembling sculpting`
    .split(/\s+/u)
    .filter((word) => word !== ''),
)

/** Drawn figures that no photograph shows. */
export const figureNames: readonly string[] = splitTerms(`
  character, samurai, ninja, warrior, knight, wizard, witch, elf, demon, angel, hero, heroine, villain, princess, prince, king, queen,
  waifu, hair, eyes, 1girl, 1boy, 2girls, figure, cat, dog, fox, wolf, dragon, robot, mecha, pirate, vampire, ghost, idol, maid, swordsman,
  rival, rivals, schoolgirl, catgirl, goddess, android, cyborg, assassin, mage, explorer, astronaut, bear, rabbit, bird, horse, creature, monster
`)
