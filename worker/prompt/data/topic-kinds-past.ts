import { splitTerms } from '../split-terms.ts'
import type { TopicKind } from '../topic-kind.ts'
import { splitLines } from '../topic-lines.ts'
import { pastFamily } from './topic-families-human.ts'

/** What happened, and the people it happened through. */
export const pastKinds: readonly TopicKind[] = [
  {
    id: 'history',
    family: pastFamily,
    group: 'general_knowledge',
    isDepictable: false,
    strong: splitTerms(`
      apollo 11, apollo program, apollo 13, history of, fall of, rise of, battle of, siege of, treaty of, war of, age of, french revolution, industrial
      revolution, russian revolution, american revolution, world war, civil war, cold war, vietnam war, gulf war, trojan war,
      roman empire, ottoman empire, british empire, mongol empire, byzantine empire, ancient rome, ancient egypt, ancient
      greece, middle ages, renaissance, enlightenment, reformation, black death, holocaust, slavery, slave trade,
      apartheid, civil rights movement, great depression, space race, moon landing, silk road, magna carta, berlin wall,
      boston tea party, ming dynasty, qing dynasty, meiji restoration, partition of india, colonialism, crusade, viking,
      aztec, inca, maya, samurai, feudalism, prohibition, suffragette, d-day, pearl harbor, chernobyl, titanic, cuban
      missile crisis, great fire of london, bronze age, stone age, iron age, spanish flu, dot-com bubble, tulip mania
    `),
    weak: splitTerms(`
      history, historical, war, revolution, empire, dynasty, kingdom, century, ancient, medieval, treaty, siege, uprising,
      rebellion, invasion, colony, migration, famine, coup, era, victorian, crisis, massacre, expedition, archaeology
    `),
    facets: {
      basic: splitLines(`
        Who are the five people or groups to keep apart, and what did each one want? [c]
        What happened first, next and last, in a timeline of no more than ten entries?
        What did an ordinary day look like for someone living through it? [c]
        Which places matter, and how far apart were they in travelling time?
        What did people then take for granted that seems strange now? [c]
      `),
      common: splitLines(`
        Which conditions had built up long before, and which event set things off?
        What did the main actors know at the time, and what could they only guess? [c]
        Where could it have gone another way, and who decided at that point? [bc]
        Who paid for it, who profited, and who is missing from the usual account? [mbc]
        What changed for good, and what returned to how it had been?
        Which sources were written close to it, and what interest did their authors have?
        Which myth about {topic} is repeated most, and what do the sources say instead? [mc]
        How did geography, money and food supply limit what was possible? [b]
        How was it remembered a generation later, and for what purpose? [mc]
      `),
      deep: splitLines(`
        How have historians' explanations shifted, and which evidence or politics moved them?
        Where do the numbers come from, and how wide is the honest range?
        Which comparison with another place or period is illuminating, and where does it mislead? [b]
        What do archaeology, accounts or registers show that the narratives leave out?
        Which term used for it was coined later, and what does that term presuppose?
        How do structural and personal explanations divide here, and can they be reconciled?
        Which silence in the archive matters most, and how have scholars worked around it? [c]
        Which decision looks foolish only with hindsight, and how was it reasoned at the time? [bc]
      `),
    },
  },
  {
    id: 'person',
    family: pastFamily,
    group: 'general_knowledge',
    isDepictable: true,
    strong: splitTerms(`
      biography of, life of, albert einstein, isaac newton, marie curie, ada lovelace, alan turing, leonardo da vinci,
      michelangelo, shakespeare, william shakespeare, mozart, beethoven, bach, picasso, van gogh, frida kahlo, rembrandt,
      napoleon, julius caesar, cleopatra, alexander the great, genghis khan, joan of arc, queen elizabeth, queen victoria,
      abraham lincoln, george washington, winston churchill, mahatma gandhi, gandhi, nelson mandela, martin luther king,
      rosa parks, karl marx, sigmund freud, charles darwin, galileo, nikola tesla, thomas edison, steve jobs, bill gates,
      elon musk, aristotle, plato, socrates, confucius, buddha, immanuel kant, friedrich nietzsche, simone de beauvoir,
      virginia woolf, jane austen, charles dickens, leo tolstoy, franz kafka, ernest hemingway, toni morrison, beyoncé,
      taylor swift, david bowie, muhammad ali, serena williams, lionel messi, michael jordan, pelé, grace hopper,
      katherine johnson, richard feynman, stephen hawking, florence nightingale, harriet tubman, anne frank, rumi
    `),
    weak: splitTerms(`
      president, king, queen, emperor, pope, saint, sir, lady, dr, philosopher, inventor, composer, painter, explorer, poet,
      novelist, author, actor, singer, founder, general, prophet, biography, leader, activist
    `),
    facets: {
      basic: splitLines(`
        Why do people still bring up this name, in two sentences?
        What were the circumstances at the start: family, place, money, schooling? [c]
        Which three turning points shaped the life, and what was chosen at each? [c]
        What is one scene that shows the character better than a list of traits? [c]
        Which achievements belong to this person alone, and which to the people around them?
      `),
      common: splitLines(`
        What problem or ambition runs through the whole life? [mc]
        Who taught, paid for, opposed and continued the work?
        What was new in the work, seen against what contemporaries were doing? [m]
        Which failure or conflict changed the direction, and how was it met? [bc]
        What did people of the time praise and attack, and for which reasons?
        Which stories about {topic} are later inventions, and how were they traced? [m]
        What do letters, notes or records by their own hand reveal? [c]
        How did the times make this career possible, and whom did they exclude from it? [b]
        What is left today that would otherwise look different? [mb]
      `),
      deep: splitLines(`
        Which works or decisions mark a break between an earlier and a later phase?
        Where do the main biographies disagree, and on which sources does each rely?
        How far is the public figure a construction, and who built it? [mc]
        Which debts to predecessors went unacknowledged?
        How should the achievements and the harm be weighed, and by whose standard? [bc]
        What is the weakest point in the work, according to serious critics?
        How did the reputation rise and fall, and which interests drove it? [m]
        Which open question about {topic} could new documents still decide?
      `),
    },
  },
]
