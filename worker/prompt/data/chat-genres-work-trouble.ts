import { genre } from '../chat-genre.ts'

const notTrouble =
  /\b(?:buy|sell|selling|best|ad|advert|story|poem|song|script|logo|photo|picture|painting|illustration|essay|report|letter|e?-?mail|message|msg|complaint|review|translate|summari[sz]e|game|unity|css|code|api|recipe|name|names|lesson|worksheet|blog|post|caption|business|dealer|insurance claim)\b/u

/** Something is wrong with a thing, an animal or a plant at home; what to do, before what it might be. */
export const workTroubleGenres = [
  genre(
    'vehicle-trouble',
    'how-to',
    /\b(?:car|bike|scooter|scooty|motorcycle|motorbike|van|truck|suv|activa|swift|alto|bullet|tractor|auto|engine|clutch|brakes?|gear ?box|steering|tyres?|tires?|battery of (?:my )?(?:car|bike))\b.{0,70}\b(?:nois\w*|clicks?|clicking|squeal\w*|squeak\w*|grind\w*|knock\w*|rattl\w*|vibrat\w*|shak(?:es|ing)|smok(?:e|es|ing)|overheat\w*|(?:not|won'?t|doesn'?t|does not|hard to|no) start\w*|stall\w*|leak\w*|jerk\w*|pull(?:s|ing) to|lights? (?:on|is on|came on)|slipping|stuck|puncture|mileage (?:drop|fell|down)|misfir\w*|burning smell)\b|\b(?:noise|clicking|vibration|smell|smoke|leak\w*|warning light)\b.{0,40}\b(?:from|in|of|under|on) (?:my |the |our )?(?:car|bike|scooter|scooty|engine|van|truck|brakes?|bonnet|hood)\b/u,
    {
      unless: notTrouble,
      isDecisive: true,
      group: 'lifestyle',
      decisions: `
      Say first whether it can be driven, how far, and which sign means stop at once. || Open with safe to drive or not, and the sign at which to stop. || Begin with the risk: drive on, drive slowly or have it towed.
      Order the likely causes by how often this sign comes from them, each with the check that tells it apart. || Name the two or three usual causes and what separates one from another. || Give for each likely cause the sign that points to it and not to the others.
      Say which checks need no tools and can be done standing still.
      Give what to tell the workshop, in one sentence that describes sign, speed and turn.
      Say what the repair usually involves and which part wears out with it.
      Name the check that must be left to a workshop.
      Give costs as a rough range or not at all.
      Ask for the one thing that would settle it, at the end.
    `,
      shapes: `
      Safe or not in one line, causes with checks as a table, then what to tell the workshop.
      The verdict, the likely causes in order, what to check now and what to leave to a workshop.
    `,
      lengths: `
      Under 250 words.
      One table and five lines.
    `,
      missing: '',
    },
  ),
  genre(
    'animal-trouble',
    'how-to',
    /\b(?:dog|cat|puppy|pup|kitten|budgie|parrot|parakeet|cockatiel|rabbit|hamster|guinea pig|cow|calf|goat|sheep|hens?|chickens?|ducks?|goldfish|betta|guppies|guppy|fish|tortoise|turtle|horse|pigeon|bird|labrador|pug|pet)\b.{0,70}\b(?:vomit\w*|throwing up|(?:not|stopped|won'?t|doesn'?t|isn'?t|hasn'?t) (?:eat\w*|drink\w*|mov\w*|poop\w*|laying)|limp\w*|diarrh\w*|loose motions?|scratch\w*|itch\w*|pluck\w*|letharg\w*|bleed\w*|cough\w*|sneez\w*|swollen|swelling|fluffed|losing (?:fur|hair|feathers|weight)|hair ?loss|hiding|ticks?|fleas?|worms|shak(?:es|ing)|trembling|panting|breathing|limping|dying|died|sick|wheez\w*|drool\w*|ate (?:a |an |some |the )?(?:chocolate|grapes?|onions?|raisins?|rat poison|plastic|bone)|bites? (?:me|everyone|kids)|barks? (?:all|at night|too much)|pee(?:s|ing)? (?:on|in|everywhere)|scratches (?:the )?sofa)\b|\baquarium\b.{0,40}\b(?:cloudy|algae|dying|smell\w*|green)\b/u,
    {
      unless: notTrouble,
      isDecisive: true,
      group: 'lifestyle',
      decisions: `
      Say first whether a vet is needed today, and by which signs. || Open with how urgent it is, and the signs that make it an emergency. || Begin with the signs that mean a vet at once.
      Give what can safely be done in the next twelve hours, and what must not be given. || Say what to do at home until then, and which remedies for people do harm. || Name safe first steps and the usual home remedies that are dangerous.
      Order the likely causes by how common they are with these signs, each with what speaks for it. || Name the usual causes and what in the description points to each. || Give the likely causes, the commonest first, with the sign that tells them apart.
      Say what to watch and note for the vet: food, water, droppings, time of each sign.
      Give no dose of any medicine.
      Say when the sign should be gone, and what to do if it is not.
      Look at what has changed lately: food, place, company, treatment.
      For behaviour, say what the animal gets out of it and what to offer instead. | when: scratches, barks, bites, pee, peeing, chews, jumps
    `,
      shapes: `
      Urgency in two lines, first steps, likely causes, what to tell the vet.
      When to go at once, what to do now, what it may be.
    `,
      lengths: `
      Under 250 words.
      200–280 words.
    `,
      missing: `
      age and usual food | unless: year, years, month, months, old, kg, feed, food, eats
    `,
    },
  ),
  genre(
    'plant-trouble',
    'how-to',
    /\b(?:plants?|tree|leaf|leaves|monstera|tomato(?:es)?|tulsi|basil|rose|roses|lemon|mango|money plant|pothos|orchids?|succulents?|cactus|aloe|lawn|grass|chill?i(?:es)?|brinjal|curry leaf|jade|ficus|snake plant|peace lily|hibiscus|jasmine|seedlings?|cuttings?|bonsai|papaya|banana|coriander|mint)\b.{0,60}\b(?:yellow\w*|brown\w*|curl\w*|drop(?:s|ping)?|fall(?:s|ing)?|wilt\w*|droop\w*|spots?|black(?:ening)?|rot(?:s|ting)?|dying|dead|dries|drying|not (?:flower\w*|fruit\w*|grow\w*)|no (?:flowers|fruits?|growth)|pests?|aphids?|mealy ?bugs?|fungus|white powder|holes|ants|leggy|burnt)\b/u,
    {
      unless: notTrouble,
      isDecisive: true,
      group: 'lifestyle',
      decisions: `
      Name the likeliest cause from the signs given, and the check with finger or eye that confirms it. || Start with the likeliest cause and how to confirm it in two minutes. || Begin with the cause that fits all the signs, and its check.
      Give the remedy as steps with amounts and days. || Say what to do today, this week and not at all. || Put the remedy in order: water, light, soil, pests, feed.
      Say what the other likely causes would look like instead. || Tell each further cause by the sign that only it leaves. || Set the next causes beside it, each with its own sign.
      Say which leaves recover and which are best removed.
      Name the sign of recovery and how long it takes to show.
      Warn of the usual overreaction, such as more water or more feed.
      Give a home remedy and a bought one, with strength.
      Say how to keep it from coming back.
    `,
      shapes: `
      Likeliest cause and check, what to do now, other causes with their signs.
      Cause, remedy, signs of recovery, each in a few lines.
    `,
      lengths: `
      Under 220 words.
      150–220 words.
    `,
      missing: `
      light, pot and watering | unless: window, sun, water, watered, watering, pot, balcony, terrace, shade, indoor, garden, soil, litre
    `,
    },
  ),
  genre(
    'home-trouble',
    'how-to',
    /\b(?:walls?|ceiling|roof|sink|drain|toilet|tap|flush|pipe|door|window|floor|tiles?|wardrobe|cupboard|bathroom|kitchen|mattress|sofa|carpet|curtains?|geyser|mixer|washing machine|dishwasher|microwave|air conditioner|water purifier|heater|fridge|oven|stove|chimney|cooler|inverter|switch ?board|tank)\b.{0,60}\b(?:smell\w*|stink\w*|mou?ld\w*|damp\w*|seepage|black spots|leak\w*|drip\w*|clog\w*|block(?:s|ed|age)|stuck|jam(?:s|med)|crack\w*|peel\w*|squeak\w*|creak\w*|loose|broken|cockroach\w*|ants|termites?|bed ?bugs?|rats?|mice|not (?:clos\w*|open\w*|drain\w*|heat\w*|cool\w*|work\w*)|trips?|tripping|sparks?|stain(?:s|ed)?|swollen|rust\w*)\b|\b(?:black spots|mou?ld|seepage|damp|bad smell|cockroaches|termites|bed ?bugs|rats)\b.{0,40}\b(?:on|in|from|under|behind) (?:my |the |our )?(?:wall|bathroom|kitchen|house|room|flat|ceiling|wardrobe|sink|bed|fridge)/u,
    {
      unless: notTrouble,
      isDecisive: true,
      group: 'lifestyle',
      decisions: `
      Name the likeliest cause and the check that confirms it without tools. || Start with the likeliest cause and a check that costs nothing. || Say what it most likely is, and how to be sure.
      Give the remedy step by step, with what is needed and how long it takes. || Put the steps in order, with materials and drying or waiting times. || List what is needed, then the steps.
      Say what to switch off or keep away from first, where water, current or gas is involved. || Begin with what to turn off, where water, gas or current is near. || Put safety before the repair where current, gas or water is involved.
      Say at which sign a plumber, electrician or other tradesman is needed.
      Tell a quick relief from the lasting cure.
      Name what a tenant should report to the owner, and what is the tenant's own. | when: rental, rented, tenant, landlord, pg, owner
      Warn of the usual mistake that makes it worse.
      Say how to keep it from coming back.
    `,
      shapes: `
      Likeliest cause with its check, the steps, when to call somebody.
      What to do now, the lasting repair, how to prevent it.
    `,
      lengths: `
      Under 250 words.
      180–250 words.
    `,
      missing: '',
    },
  ),
]
