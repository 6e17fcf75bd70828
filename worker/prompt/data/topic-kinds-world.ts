import { splitTerms } from '../split-terms.ts'
import type { TopicFamily, TopicKind } from '../topic-kind.ts'
import { splitLines } from '../topic-lines.ts'
import { practiceFamily } from './topic-families-culture.ts'
import { worldFamily } from './topic-families-ideas.ts'

const thingsFamily: TopicFamily = {
  ...worldFamily,
  id: 'things',
  newcomers: [
    'a curious person of any age',
    'someone who uses it daily and has never looked closely',
    'a child with many questions and a patient adult',
    'someone who is about to buy or mend one',
    'a visitor from a place where it is unknown',
    'a reader with ten quiet minutes',
  ],
  practitioners: [
    'a designer',
    'a maker or repairer',
    'a historian of daily life',
    'a museum educator',
    'a buyer for a shop',
  ],
}

/** Sport, living things, and the things around us. */
export const worldKinds: readonly TopicKind[] = [
  {
    id: 'sport',
    family: practiceFamily,
    group: 'lifestyle',
    isDepictable: false,
    strong: splitTerms(`
      football, soccer, american football, basketball, baseball, cricket, tennis, table tennis, badminton, volleyball, rugby,
      ice hockey, field hockey, golf, swimming, freestyle swimming, marathon, marathon training, half marathon, running form,
      trail running, sprinting, triathlon, cycling, road cycling, tour de france, mountain biking, rock climbing, bouldering,
      mountaineering, skiing, snowboarding, surfing, skateboarding, rowing, kayaking, scuba diving, freediving, martial arts,
      judo, karate, taekwondo, boxing, muay thai, brazilian jiu-jitsu, mma, wrestling, fencing, archery, gymnastics, parkour,
      figure skating, weightlifting, powerlifting, crossfit, deadlift, squat technique, formula 1, formula one, nascar,
      olympic games, olympics, world cup, super bowl, offside rule, lbw rule, zone defense, pick and roll, penalty kick
    `),
    weak: splitTerms(`
      sport, sports, athlete, team, match, tournament, coach, race, player, goal, ball, championship, league, referee, workout,
      stadium, medal, racket, pitch, tactic
    `),
    facets: {
      basic: splitLines(`
        What is one trying to do, and what stops one, in three sentences?
        Which rules have to be known to follow it for an hour? [m]
        What does a first training session consist of?
        Which gear and which place are needed, and what can be borrowed? [m]
        What hurts beginners, and how is it avoided?
      `),
      common: splitLines(`
        Which physical and mental demands decide the outcome?
        What does sound technique look like, broken into visible checkpoints? [k]
        Which tactical choice comes up again and again, and what does it weigh? [c]
        How is a week of training built, and what is left out of it?
        What do statistics capture here, and what escapes them? [kb]
        Which injuries are typical, and what prevents them?
        How did rules or equipment change the way it is done? [b]
        What makes it beautiful or boring to watch? [mc]
        Who can afford it, who is kept out, and what is being done about that? [mb]
      `),
      deep: splitLines(`
        Where do coaches disagree, and what does the evidence say? [m]
        Which limiting factor separates good from elite, and can it be trained?
        How is load steered over a season, and which sign shows that it is wrong? [k]
        What do opponents do to take away one's strength, and what is the reply? [c]
        Which data or video would an analyst ask for first? [kb]
        How does pressure alter technique and choice? [c]
        Which fashionable idea about {topic} is unlikely to last? [m]
        How do money, governing bodies and calendars shape what happens on the field? [b]
      `),
    },
  },
  {
    id: 'nature',
    family: worldFamily,
    group: 'general_knowledge',
    isDepictable: true,
    strong: splitTerms(`
      red fox, fox, wolf, wolves, polar bear, grizzly bear, panda, elephant, lion, tiger, leopard, cheetah, giraffe, zebra,
      hippopotamus, rhino, gorilla, chimpanzee, orangutan, kangaroo, koala, platypus, dolphin, whale, blue whale, orca, shark,
      octopus, squid, jellyfish, seahorse, coral, coral reef, sea turtle, salmon, crocodile, snake, cobra, komodo dragon, frog,
      axolotl, salamander, owl, eagle, falcon, penguin, hummingbird, crow, raven, parrot, flamingo, peacock, bee, honeybee, ant,
      butterfly, monarch butterfly, spider, mosquito, firefly, dragonfly, cat, dog, golden retriever, labrador, siamese cat,
      horse, cow, sheep, pig, chicken, rabbit, hamster, parakeet, goldfish, oak, oak tree, pine, redwood, bamboo, mushroom, fungi,
      mycelium, moss, fern, orchid, rose, sunflower, tulip, cactus, venus flytrap, seaweed, mangrove, rainforest, tundra,
      savanna, wetland, bird migration, hibernation, pollination, camouflage, dinosaur, tyrannosaurus rex, mammoth, dodo,
      northern lights, thunderstorm, lightning, tornado, hurricane, rainbow, snowflake, glacier, geyser, stalactite
    `),
    weak: splitTerms(`
      animal, bird, insect, mammal, reptile, amphibian, wildlife, nature, plant, flower, tree, leaf, seed, pet, breed, fur,
      feather, predator, prey, nest, habitat, endangered, sea, ocean, weather, storm, rain, snow, cloud
    `),
    facets: {
      basic: splitLines(`
        What are the sure marks of identification, against the look-alikes? [m]
        What happens in the course of one full day or year? [c]
        Which conditions are needed, and which do harm?
        Where and when is a close look possible without disturbing anything? [mc]
        What do children ask here, and what are the answers?
      `),
      common: splitLines(`
        Which feature is the key to everything else, and what does that feature cost? [c]
        Which dependences run in both directions between {topic} and the surroundings?
        How are needs met and threats escaped? [c]
        What are the stages from beginning to end? [c]
        What use, fear or protection comes from people, and with what effects? [mbc]
        What was long believed about {topic} and turned out otherwise? [m]
        How do numbers or range change, and how are they counted? [bk]
        What is perceived or carried there that escapes us? [=mc]
        Which behaviour or property is hard to explain?
      `),
      deep: splitLines(`
        Which evolutionary or physical constraint explains the present form, and how is that shown?
        How do populations differ, and where is the line between them drawn?
        Which methods (tags, genetics, cores, models) give which kind of knowledge? [k]
        What happens to the surrounding system after a loss or a return? [b]
        Which intervention helped, which backfired, and why? [b]
        Where do field and laboratory findings disagree?
        How does a changing climate alter timing, range or interactions? [b]
        What does closeness to people select for?
      `),
    },
  },
  {
    id: 'everyday',
    family: thingsFamily,
    group: 'lifestyle',
    isDepictable: true,
    strong: splitTerms(`
      umbrella, bicycle, pencil, paper, book, chair, table, lamp, clock, mirror, door, window, staircase, elevator, escalator,
      zipper, button, shoe, shoes, sock, socks, hat, jeans, t-shirt, raincoat, soap, toothbrush, towel, bed, pillow, blanket, spoon,
      fork, chopsticks, knife, cup, mug, teapot,
      light bulb, traffic light, roundabout, bus stop, train ride, subway, airplane, suitcase, wallet, key, lock, doorbell,
      mailbox, letter, postcard, stamp, envelope, coin, playground, swing, balloon, kite, teddy bear, doll, board game, puzzle,
      weekend, morning
      routine, commuting, small talk, queue, waiting room, neighbors, neighbours, rainy day, old photograph, treehouse
    `),
    weak: splitTerms(`
      home, house, room, kitchen, street, family, child, kid, morning, evening, day, night, holiday, gift, toy, clothes, car,
      train, bus, phone, bag, box, bottle, paper, wood, glass, party
    `),
    facets: {
      basic: splitLines(`
        What is it for, and what else do people use it for? [mc]
        Which parts does it have, and what does each one do?
        How did people manage before it? [c]
        What makes a good one? [m]
        Which small story does nearly everyone have about it? [mc]
      `),
      common: splitLines(`
        Which problem did its first makers or customs solve? [c]
        How did its present form win over the alternatives? [b]
        What does it say about the person or household that has it? [mc]
        How is it different in other countries or classes? [mc]
        Which unnoticed rule governs how it is used? [c]
        Who makes it, from what, and under which conditions? [b]
        What goes wrong with it, and how is it repaired or smoothed over? [c]
        Which memory, smell or sound clings to it? [=mc]
        What would be lost if it vanished, and who would notice first? [mbc]
      `),
      deep: splitLines(`
        Which standard, law or patent fixed its form? [b]
        How do design and etiquette shape each other here? [c]
        Which economic chain stands behind so plain a thing? [b]
        How has meaning moved from use to sign, or back? [mc]
        What do designers, historians and users see when they look at {topic}? [m]
        Which improvement keeps failing to catch on, and why? [bm]
        What does an outsider notice that insiders no longer see? [c]
        How will habits or materials change it within twenty years? [b]
      `),
    },
  },
]
