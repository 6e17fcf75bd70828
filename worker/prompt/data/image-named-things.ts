import { splitTerms } from '../split-terms.ts'

/** What else a caption names, by the kind of picture that shows it best. */
export const namedThings: Readonly<Record<string, readonly string[]>> = {
  market: splitTerms(`
    market, bazaar, bazar, souk, mandi, haat, market stall, stall, food stall, tea stall, chai stall, fruit stall,
    flower stall, street stall, pani puri stall, food cart, kiosk, spice market, vegetable market, fish market,
    flower market, night market, farmers market, flea market, street market, floating market, market street, street food market,
    food court, food truck queue, pushcart, thela, hawker centre, hawker center, christmas market, spice shop, sweet shop
  `),
  festival: splitTerms(`
    diwali, deepavali, holi, durga puja, ganesh chaturthi, navratri, dussehra, dasara, onam, pongal, baisakhi, vaisakhi,
    lohri, makar sankranti, raksha bandhan, rakhi, janmashtami, chhath puja, chhath, karva chauth, bihu, ugadi, gudi padwa,
    pushkar mela, kumbh mela, mela, aarti, ganga aarti, puja, pandal, rath yatra, visarjan, eid, eid al-fitr, ramadan,
    muharram, iftar, hanukkah, passover, easter, thanksgiving, halloween, christmas, lunar new year, chinese new year,
    spring festival, mid-autumn festival, lantern festival, songkran, loy krathong, day of the dead, dia de los muertos, nowruz,
    carnival, mardi gras, oktoberfest, st patrick's day, procession, religious procession, parade, street parade,
    festival, street festival, harvest festival, temple festival, village fair, celebration, pilgrimage, ritual,
    ceremony, holi celebration, holi colours, holi colors, diwali celebration, eid celebration, jallikattu, la tomatina, independence day, republic day
  `),
  event: splitTerms(`
    wedding, indian wedding, wedding couple, bride and groom, wedding ceremony, mehndi ceremony, haldi ceremony, sangeet,
    baraat, nikah, birthday, birthday party, anniversary, graduation, graduation ceremony, concert, rock concert,
    new year's eve, new year, new year party, christmas party, house party, party, reunion, baby shower,
    picnic, family picnic, dinner party, award ceremony
  `),
  group: splitTerms(`
    yoga, yoga class, meditation, classroom lesson, lesson, meeting, team meeting, startup team, teamwork, study group,
    family dinner, family meal, children playing, kids playing, conversation, friendship, sunday lunch, campfire night,
    school assembly, morning prayer, namaz, prayer, protest, protest march, demonstration, rally, workshop class,
    interview, job interview, office meeting, trek, hike, road trip, game night, pillow fight, snowball fight, kite flying
  `),
  street: splitTerms(`
    railway platform, bus stop,
    street life, street scene, rush hour, traffic jam, traffic, crossing, zebra crossing, queue, train journey,
    everyday life, daily life, street corner, commute
  `),
  performance: splitTerms(`
    bollywood, opera, theatre play, circus, puppet show, dance performance, stage performance, folk dance, jazz concert,
    jazz, salsa, cabaret, magic show, open mic, stand-up comedy, karaoke, recital, choir concert
  `),
  sports: splitTerms(`
    cricket, cricket match, gully cricket, street cricket, football, football match, soccer match, football game, soccer, hockey,
    hockey match, kabaddi, kho kho, badminton, badminton match, tennis match, basketball game, volleyball, rugby, rugby match,
    marathon, sprint, wrestling, wrestling match, kushti, boxing, boxing match, karate, judo, archery, gymnastics, skateboarding,
    surfing, swimming race, rowing race, bicycle race, polo, polo match, sumo, parkour, rock climbing, skiing, ice hockey
  `),
  cityscape: splitTerms(`
    mumbai, bombay, delhi, new delhi, old delhi, kolkata, calcutta, chennai, madras, bengaluru, bangalore, hyderabad, pune,
    ahmedabad, surat, jaipur, jodhpur, udaipur, jaisalmer, lucknow, kanpur, nagpur, indore, bhopal, patna, varanasi, banaras,
    agra, amritsar, chandigarh, kochi, cochin, mysore, mysuru, pondicherry, puducherry, shimla, srinagar, guwahati,
    kathmandu, dhaka, karachi, lahore, colombo, new york, new york city, manhattan, brooklyn, los angeles, san francisco, chicago,
    boston, seattle, las vegas, new orleans, miami, toronto, montreal, vancouver, mexico city, havana, bogota, lima, buenos aires,
    rio de janeiro, sao paulo, london, edinburgh, dublin, paris, lyon, marseille, rome, milan, venice, florence, naples, madrid,
    barcelona, seville, lisbon, porto, berlin, munich, hamburg, vienna, prague, budapest, warsaw, krakow, amsterdam, brussels,
    copenhagen, stockholm, oslo, helsinki, moscow, saint petersburg, istanbul, athens, cairo, marrakech, fez, casablanca,
    nairobi, lagos, cape town, johannesburg, dubai, abu dhabi, doha, tehran, baghdad, jerusalem, beirut, tokyo, kyoto, osaka,
    seoul, busan, beijing, shanghai, hong kong, taipei, singapore, bangkok, hanoi, saigon, ho chi minh city, jakarta,
    kuala lumpur, manila, sydney, melbourne, auckland, marine drive, connaught place, chandni chowk, charminar street, mg road,
    alley, avenue, boulevard, city street, old town, town square, main square
  `),
  architecture: splitTerms(`
    temple, stone temple, golden temple, old temple, hindu temple, mosque, masjid, gurdwara, gurudwara, church, monastery, stupa,
    pagoda, taj mahal, red fort, amber fort, fort, hawa mahal, charminar, qutub minar, gateway of india, india gate,
    lotus temple, ajanta, ellora, hampi, konark, khajuraho, victoria memorial, stepwell, haveli, palace, temple courtyard,
    clock tower, bell tower, water tower, watchtower, city gate, railway station, train station, bus station, metro station, subway station, station entrance, airport,
    courtyard, ghat, ghats, school, hospital, university, college, town hall, parliament, museum, lighthouse, post office,
    police station, fire station, petra, machu picchu, angkor wat, borobudur, stonehenge, acropolis, alhambra, eiffel tower,
    colosseum, sagrada familia, great wall, big ben, burj khalifa, notre dame, louvre, kremlin, hagia sophia, blue mosque
  `),
  interior: splitTerms(`
    data center, data centre, server room, warehouse, factory floor, library, classroom, office, open office, coworking space, cafe, café, coffee shop, restaurant, bookshop, bookstore, gym,
    laboratory, kitchen, bedroom, living room, studio, hotel lobby, diner, pub, bakery, barber shop, barbershop, tailor shop, hospital ward,
    hospital room, courtroom, tea house, train compartment, waiting room, cinema hall, temple interior
  `),
  landscape: splitTerms(`
    monsoon, winter, autumn, fall colours, spring, springtime, summer, summer evening, summer morning, summer afternoon,
    summer day, winter morning, winter evening, winter day, autumn morning, autumn evening, spring morning, rainy season,
    rainy day, dry season, season, seasons, heat wave, heatwave, drought, flood, rain, drizzle, downpour, thunderstorm,
    thunderstorms, lightning, storm, dust storm, sandstorm, cyclone, hurricane, snow, first snow, snowfall, snowstorm,
    blizzard, frost, hailstorm, fog, mist, haze, cloud, clouds, monsoon clouds, storm clouds, rainbow, wind, breeze, dawn, dusk,
    daybreak, nightfall, twilight, sunrise, sunset, golden hour, blue hour, afternoon, himalayas, himalaya, western ghats,
    eastern ghats, nilgiris, aravalli, karakoram, alps, andes, rockies, pyrenees, dolomites, ladakh, kashmir, spiti, sikkim,
    meghalaya, himachal, uttarakhand, kerala, rajasthan, punjab, assam, gujarat, bihar, odisha, tamil nadu, karnataka, nagaland,
    munnar, ooty, coorg, darjeeling, thar desert, rann of kutch, sundarbans, chilika, dal lake, loktak lake, pangong lake, iceland,
    norway, scotland, ireland, switzerland, tuscany, provence, patagonia, nepal, bhutan, tibet, mongolia, new zealand, sahara,
    serengeti, namibia, yosemite, grand canyon, ganges, ganga, yamuna, brahmaputra, godavari, kaveri, narmada, nile, amazon river,
    mississippi, danube, rhine, backwaters, rice field, rice fields, paddy field, paddy fields, rice paddy, rice terraces, tea garden,
    tea gardens, tea estate, tea plantation, mustard field, wheat field, sunflower field, cotton field, sugarcane field, farmland,
    harvest, countryside, garden, park, botanical garden, orchard, vineyard, grassland, wetland, hillside, mountain pass, mangrove, mangroves, salt flat, salt flats, sand dunes, cliffs, riverbank,
    hill station, lake, nature, wilderness, horizon
  `),
  seascape: splitTerms(`
    goa, andaman, lakshadweep, maldives, bali, phuket, santorini, amalfi coast, cinque terre, hawaii, tahiti, bora bora, zanzibar,
    seychelles, mauritius, beach, coastline, harbour, harbor, fishing harbour, tsunami, high tide, ocean waves, sea, seaside
  `),
  space: splitTerms('night sky, starry night sky, solar system, universe, galaxy, mars'),
  food: splitTerms(`
    thali, biryani, pulao, dosa, masala dosa, idli, vada, vada pav, pav bhaji, pani puri, golgappa, bhel puri, chaat, samosa,
    pakora, kachori, poha, upma, paratha, roti, chapati, naan, dal, dal makhani, rajma, chole, chole bhature, butter chicken,
    chicken tikka, tandoori chicken, paneer tikka, palak paneer, korma, vindaloo, rogan josh, kebab, seekh kebab, momo, momos,
    jalebi, gulab jamun, rasgulla, ladoo, laddu, barfi, halwa, kheer, kulfi, peda, rasmalai, modak, sandesh, raita, chutney,
    pickle, papad, fish curry, appam, puttu, dhokla, khichdi, litti chokha, street food, indian food, chinese food, ramen, pho,
    sourdough loaf, loaf, sourdough, sundae, tapas, kimchi, tteokbokki, shawarma, couscous, tagine, poutine, empanada, arepa, pierogi, gelato, mithai, breakfast, brunch,
    lunch, dinner, feast, picnic basket
  `),
  drink: splitTerms(`
    chai, masala chai, lassi, mango lassi, filter coffee, nimbu pani, sugarcane juice, coconut water, thandai, jaljeera,
    buttermilk, cup of tea, tea ceremony, green tea, bubble tea, kombucha, coffee, tea, espresso, cocktail
  `),
  'still-life': splitTerms(`
    sitar, tabla, veena, sarod, harmonium, dholak, shehnai, bansuri, tanpura, violin, old key, diya, clay lamp, oil lamp, lantern,
    clay pot, earthen pot, water pot, letter box, letterbox, charkha, spinning wheel, pressure cooker, tiffin box, lunch box,
    steel tumbler, brass pot, copper pot, incense, agarbatti, kite, cricket ball, cricket bat, carrom board, chessboard,
    rangoli, kolam, alpana, rangoli bowl, prayer beads, mala, hookah, fountain pen, old books, gramophone, transistor radio, paper boat,
    hourglass, old camera, ceiling fan, postcard, telegram, broom, ladder, temple bell, conch, horseshoe, puppet
  `),
  product: splitTerms(
    'soap bar, soap, perfume bottle, water bottle, serum, lipstick, face cream, candle jar, running shoe, running shoes, sneaker, sneakers, trainers, football boots, headphones, earbuds, smartphone, laptop, backpack, handbag, bangles, bangle, earrings, jhumka, anklet, nose ring, mangalsutra, wristwatch, perfume, juttis, mojari',
  ),
  portrait: splitTerms('childhood, motherhood, fatherhood, old age, sisterhood, brotherhood, youth'),
  fashion: splitTerms(
    'saree, sari, silk saree, lehenga, sherwani, salwar kameez, kurta, dhoti, turban, kimono, hanbok, ao dai',
  ),
  pattern: splitTerms(
    'rangoli, kolam, alpana, mehndi design, henna design, paisley, block print, ikat, bandhani, kilim, azulejo',
  ),
  vehicles: splitTerms(
    'pit stop, formula 1 pit stop, formula 1 car, race car, auto rickshaw, rickshaw, cycle rickshaw, tuk tuk, tuk-tuk, bullock cart, tonga, scooter, truck art truck',
  ),
  marine: splitTerms('sea creatures, deep sea creatures, marine life, sea life, underwater world, coral reef, reef'),
  vessels: splitTerms(
    'longship, viking longship, viking ship, pirate ship, galleon, caravel, sailing ship, houseboat, boat race, snake boat, shikara, catamaran, dhow, local train, metro train',
  ),
  plants: splitTerms(
    'banyan, banyan tree, peepal, peepal tree, neem tree, tulsi, coconut palm, mango tree, gulmohar, tamarind tree',
  ),
  flowers: splitTerms(
    'lotus, jasmine, marigold, hibiscus, frangipani, champa, mogra, bougainvillea, cherry blossom, rhododendron',
  ),
  scene: splitTerms('robot, humanoid robot, android'),
  environment: splitTerms(`
    wizard's tower, wizard tower, mage tower, fairy castle, dragon's lair, enchanted castle, alien city, alien planet, floating island,
    floating city, underwater city, space station, fantasy castle, haunted forest, magic forest, elven city, dwarven city, ruined city
  `),
  wildlife: splitTerms(
    'kingfisher, woodpecker, sparrow, swallow, stork, egret, pelican, puffin, hawk, vulture, parakeet, toucan, macaw, mynah, bulbul, weaver bird, sunbird, nightjar, elephant, elephants, tiger, lion, leopard, rhino, langur, macaque, sambar, chital, mongoose, porcupine, pangolin, gecko, monitor lizard, king cobra, cobra, bengal tiger, snow leopard, nilgai, gaur, gharial, hornbill, peafowl',
  ),
  macro: splitTerms(
    'honeybee, honeybees, bumblebee, firefly, dewdrop, spider web, snowflake, tardigrade, tardigrades, water bear, rotifer, copepod, plankton, diatom, diatoms, amoeba, paramecium, dust mite, springtail, daphnia, radiolarian, slime mould, pollen',
  ),
  abstract: splitTerms(`
    freedom, loneliness, love, time, hope, courage, nostalgia, peace, democracy, silence, chaos, innovation, grief, joy, sorrow,
    anger, fear, envy, jealousy, pride, shame, guilt, trust, faith, karma, dharma, moksha, nirvana, destiny, fate, luck, justice,
    truth, beauty, wisdom, knowledge, power, success, failure, ambition, patience, empathy, kindness, gratitude, forgiveness,
    resilience, change, growth, progress, balance, harmony, energy, entropy, gravity, infinity, eternity, memory, dream, dreams,
    imagination, creativity, inspiration, intuition, consciousness, identity, equality, liberty, patriotism, capitalism, socialism,
    climate change, artificial intelligence, machine learning, blockchain, inflation, economy, globalisation, globalization,
    technology, mathematics, philosophy, science, music, art, history, culture, language, education, religion, politics, anxiety,
    depression, stress, burnout, happiness, melancholy, solitude, boredom, curiosity, chance, risk, crisis, conflict, war, victory
  `),
}
