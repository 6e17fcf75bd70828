import { splitTerms } from '../split-terms.ts'

/** Something that does not do what it should: "not starting", "keeps running", "stopped eating". */
export const failing =
  /\b(?:not|no longer|isn['’]?t|aren['’]?t|wasn['’]?t|won['’]?t|stopped|stops|keeps?|kept) (?:\p{L}+ly )?(?!(?:looking|wearing|smiling|facing|holding|showing|posing|staring)\b)(?:\p{L}+ing|hot|cold|cool)\b/iu
/** The same in a form that stories use as well: "doesn't fit". */
export const refusal =
  /\b(?:won['’]?t|doesn['’]?t|didn['’]?t|can['’]?t|cannot|refuses? to|fails? to|failed to|unable to) \p{L}+/iu
/** What ails a body, a machine, a plant or a house, and is seldom painted. */
export const ailment =
  /\b(?:vomit\w*|diarrh\w*|rash(?:es)?|itch(?:y|ing|es)|nause\w+|constipat\w*|dizz(?:y|iness)|migraines?|headaches?|fever|cough|sore throat|swollen|swelling|swells|bleeding|limping|dandruff|hives|numb(?:ness)?|cramps?|hair ?(?:fall|loss|falling)|bloating|insomnia|leak(?:s|ing)|flickers|overheat\w*|crackl(?:es|ing)|wobbl(?:es|ing)|squeak(?:s|ing)?|jammed|lagging|disconnect(?:s|ing)|(?:clicking|grinding|rattling|buzzing|humming|knocking|whining|fan|weird|strange|loud|engine|brake) (?:noise|sound)s?|(?:red|orange|warning) light blink\w*|blank pages?|trips? the|error code|pressure (?:low|high)|low (?:water )?pressure|smells|stinks|smelly|mou?ld|aphids|mealybugs?|fungus|mosquitoes|cockroach\w*|termites|(?:ants|rats|mice|snake|lizards?|bugs) (?:in|around) (?:the |my )?(?:kitchen|house|car|garden|room|bed|bathroom|roof)|root rot|no (?:fruit|flowers|signal|sound|power)|turned out (?:runny|hard|dry|flat|bitter|dense)|coming loose|loose motions?|drinks? a lot of water|black insects|splitting and|dark circles|(?:brown|bald|damp|dry) (?:patch|patches|edges|tips)|(?:black|white|brown|yellow|red) spots?|white film|double letters|falling off|sinks in the middle|(?:lying|sitting) (?:on|at) (?:the )?bottom|lay(?:s|ing) (?:soft|no|fewer) eggs|stick(?:s|ing) to (?:the |my )?(?:\p{L}+ )?(?:pan|tray|tawa|wok|tin|pot))\b/iu
/** Something alive or built that goes over into a worse state. */
export const worsening =
  /\b(?:turning|going|getting|turn|went|gone) (?:\p{L}+ and )?(?:black|brown|yellow|white|soft|pale|mushy|mouldy|moldy|sticky)\b|\b(?:leaf|leaves|flowers?|buds?|fruits?|tips|roots)(?: are| is)? (?:curling|yellow(?:ing)?|drop(?:s|ping)?|falling|sticky|brown(?:ing)?|wilting|drying|dying|rotting)\b|\b(?:plant|tree|palm|monstera|pothos|basil|fern|lily|ficus|hibiscus|tulsi)(?: leaves| tips| leaf| has| is| are){0,2} (?:yellow(?:ing)?|brown|sticky|curling|dying|wilting|drooping)\b|\b(?:cracks? in|cracking of)\b|\b(?:fish|hens?|plants?|bees|trees?|grass|lawn)\b.{0,20}\bdying\b/iu
/** Weaker: much of it is painted as well. */
export const wear =
  /\b(?:peel(?:s|ing)|cracked|stuck|slow|scratch(?:es|ing)|bit(?:es|ing)|bark(?:s|ing)|cry(?:ing)?|cries|drip(?:s|ping)|click(?:s|ing)|slip(?:s|ping)|blink(?:s|ing)|stick(?:s|ing)|pulls? to|lines on|soft eggs|sagging|noise|noisy|limp|weak|tired|lying on|wilting|dying|hot while|feels (?:hard|soft|loose)|low on|smell|plucking|blowing|eats? grass|hurts?|pain|aches?|drop|gr[ae]y hair|patchy|peeled|smoking|sparking|runny|mushy|loose|too (?:quiet|loud|hot|slow|cold|dark|low|high|dry|wet)|dropp(?:ed|ing)|drops|beeps|grinding|tripping|insects|red eyes|puffy|itch)\b/iu
/** Since when, after what, at which age: a caption has a moment and no story. */
export const course =
  /\bsince (?:this )?(?:morning|yesterday|last|monday|tuesday|wednesday|thursday|friday|saturday|sunday|the|i|we|\p{L}+ing)\b|\b(?:for |past |last )?(?:\d+|two|three|four|five|six) (?:days?|weeks?|months?|years?)\b|\ball (?:night|winter|day|week|summer)\b|\bafter (?:an? |the |every )?(?:\p{L}+ing|update|rain|run|walk|delivery|meals?|eating|use|night shifts?|surgery|exercise|strawberr\w+|milk|lunch|dinner|service|wash|calf|reboot|install\w*)\b|\b(?:when|while|whenever) (?:\p{L}+ing|on|it|i|the|in|he|she)\b|\bonly (?:in|at|when|after)\b|\bevery (?:time|morning|night)\b|\bat \d{2}\W*$/iu
/** The writer wants to know what to do. */
export const plea =
  /\b(?:help|what now|what (?:do|should|can) (?:i|we)|is (?:it|this) (?:safe|normal|serious)|any (?:fix|idea|remedy|advice)|tried|did ?n['’]?o?t (?:work|help)|how to (?:fix|stop|treat|get rid))\b/iu
/** Things in use, which break, and joints; named without an article at the beginning. */
export const thingsInUse = splitTerms(`
  washing machine, dishwasher, fridge, refrigerator, freezer, microwave, oven, mixer, grinder, kettle, toaster, geyser, heater,
  boiler, radiator, ac, air conditioner, cooler, ceiling fan, exhaust fan, fan, printer, scanner, router, modem, wifi, wi-fi,
  internet, laptop, macbook, mac, mac mini, pc, computer, keyboard, mouse, trackpad, monitor, screen, tv, television, remote,
  speaker, soundbar, headphones, earbuds, airpods, phone, iphone, android, samsung, pixel, tablet, ipad, charger, battery, hard disk,
  ssd, usb, camera app, car, scooter, bike, motorcycle, activa, truck, clutch, brake, brakes, engine, gearbox, tyre, bike chain,
  toilet, flush, tap, faucet, sink, kitchen sink, drain, shower, pipe, pump, water pump, water pressure, water tank, roof, ceiling,
  door, balcony door, window, lock, zip, zipper, sofa, mattress, pool, lift, elevator, inverter, solar panel, bulb, switch, fuse,
  stove, cooktop, chimney, vacuum, drone, watch, smartwatch, blender, coffee machine, mic, microphone, usb mic, gate motor, motor, pressure cooker, cooker, tiles, bathroom tiles, website traffic,
  instagram reach, knee, knees, ankle, back, lower back, neck, shoulder, elbow, wrist,
  tooth, teeth, gums, app, website, game, excel, windows, chrome, whatsapp, instagram
`)
/** The same for bodies, animals and plants; these are painted more often. */
export const livingThings = splitTerms(`
  baby, toddler, child, son, daughter, newborn, puppy, dog, cat, kitten, hamster, rabbit, parrot, budgie, hen, cow, goat, horse,
  gecko, turtle, betta fish, goldfish, fish, eye, eyes, ear, ears, tongue, skin, lips, scalp, hair, nails, stomach, foot, feet, heel, fingers, plant, money plant, rose, roses,
  tomato, tomatoes, chilli, basil, curry leaf, lemon tree, mango tree, orchid, cactus, succulent, lawn, grass, dough, bread dough,
  bread, cake, sourdough, yogurt, curd, gravy, wall, paint, neighbour's dog, neighbor's dog, monstera, aloe
`)
/** How something is shown; where it is said, a picture is wanted. */
export const shownHow =
  /\b(?:photo\w*|picture|image|portrait|painting|painted|drawing|sketch|charcoal|watercolou?r|illustration|cartoon|comic|poster|logo|sticker|render|anime|pixel art|style|cinematic|film still|horror|moody|vintage|aerial|drone|macro|close-?up|wide shot|shot|angle|lens|bokeh|silhouette|backlit|studio|studio light|soft light|warm light|(?:golden|blue) hour|sunset|sunrise|dusk|dawn|twilight|mist|misty|foggy|autumn|abandoned|background|backdrop|palette|black and white|monochrome|texture|high speed|slow motion|long exposure|surreal|dramatic|beam of light|\d+ ?mm)\b/iu
