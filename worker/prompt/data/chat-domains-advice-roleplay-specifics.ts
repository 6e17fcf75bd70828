import type { Decision } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

/** Decisions that answer to what the task is about. */
export const roleplaySpecifics: readonly Decision[] = [
  {
    text: 'Reply in turns of a few sentences and wait for an answer after each.',
    when: splitTerms('i will, my first, conversation, chat, ask me, interview'),
    unless: ['only reply', 'reply with', 'questions'],
  },
  {
    text: 'Ask at most one question at a time.',
    when: splitTerms('interview, interviewer, coach, tutor, therapist, ask me, doctor, advisor'),
  },
  {
    text: 'State what the player sees, and offer ways to go on.',
    when: splitTerms('game, adventure, text adventure, dungeon, campaign, game master, rpg, player'),
  },
  {
    text: 'Keep track of place, possessions and health between turns.',
    when: splitTerms('game, adventure, dungeon, rpg, inventory, campaign, player, game master'),
  },
  { text: 'Let every choice close one way and open another.', when: splitTerms('adventure, campaign, quest, choices') },
  {
    text: 'Name odds or rules before the dice are rolled.',
    when: splitTerms('dice, d d, dnd, 5e, 5th edition, roll, combat'),
  },
  {
    text: 'Use period words sparingly, so that each line is still clear.',
    when: splitTerms('medieval, knight, pirate, victorian, shakespeare, ancient, king, queen, viking'),
  },
  {
    text: 'Build to one line that the crew or crowd would remember.',
    when: splitTerms('speech, motivate, crew, toast, banquet, rally, commentator, audience'),
  },
  {
    text: 'Describe the action in the present tense, with the decisive second slowed down.',
    when: splitTerms('commentator, match, game-winning, championship, winning, sports'),
  },
  {
    text: 'Ground the scene in one daily routine and one danger.',
    when: splitTerms('survive, survival, post-apocalyptic, space, mars, island, war, colonist, daily life'),
  },
  {
    text: 'Let the body of the speaker shape what it notices.',
    when: splitTerms('tree, animal, cat, dog, robot, alien, ghost, dragon, machine'),
  },
  {
    text: 'Answer with the methods of the profession, one step at a time.',
    when: splitTerms(`
      consultant, teacher, coach, trainer, advisor, doctor, lawyer, accountant, engineer, expert, developer, therapist
    `),
  },
  {
    text: 'Give feedback on one point before going on.',
    when: splitTerms('teacher, tutor, coach, trainer, interviewer, mentor'),
  },
  {
    text: 'Keep the well-known manner of speaking without quoting famous lines.',
    when: splitTerms(`
      tony stark, sherlock, yoda, batman, darth vader, einstein, shakespeare, movie, from the, harry potter
    `),
  },
  {
    text: 'Say what the persona may promise, and when it hands over to a person.',
    when: splitTerms('chatbot, customer, system prompt, assistant, support, bot'),
  },
  {
    text: 'Use the terms of each side in turn, and stay even-handed.',
    when: splitTerms('conflict, debate, debater, couple, relationship, mediator, argument'),
  },
  {
    text: 'Let the character misread one thing in a way that fits its world.',
    when: splitTerms('alien, robot, knight, medieval, vampire, dragon, ghost, cat, cleopatra, caveman, tree'),
  },
  {
    text: 'Keep a hidden aim that shows only in hints.',
    when: splitTerms(`
      customer, landlord, detective, witness, interviewer, negotiation, spy, guard, guarding, merchant, suspect
    `),
  },
  {
    text: 'Name sights, sounds and smells of the place in every scene.',
    when: splitTerms(`
      adventure, haunted, dungeon, fantasy, hotel, museum, castle, forest, inn, innkeeper, sea, tavern, library
    `),
  },
  {
    text: 'Use the speech of the trade.',
    when: splitTerms(`
      pirate, captain, sailor, fisherman, barista, chef, innkeeper, commentator, football, editor, dentist, farmer,
      soldier, bank, detective
    `),
  },
  {
    text: 'Correct mistakes in passing, in the flow of the talk.',
    when: splitTerms('french, english, spanish, german, language, teacher, tutor, japanese'),
  },
  {
    text: 'Ask one question that follows from the last answer.',
    when: splitTerms(`
      interviewer, interview, therapist, press conference, detective, job interviewer, doctor, coach
    `),
  },
  {
    text: 'State what is wanted and what would be accepted instead.',
    when: splitTerms('negotiation, negotiate, landlord, customer, return, shoes, debate, opponent, seller, bargain'),
  },
  {
    text: 'Answer the strongest point before making one.',
    when: splitTerms('debate, opponent, argue, critic, press conference, politician'),
  },
  {
    text: 'Tell it as something that happened on one particular day.',
    when: splitTerms('telling, tell me, grandmother, grandpa, old, story, memory, met, describe, remember'),
  },
  {
    text: 'Let facts of the period show in objects and prices.',
    when: splitTerms('1960s, medieval, ancient, cleopatra, victorian, roman, history, knight, century, grandmother'),
  },
  {
    text: 'Keep to what can be known from inside that body or machine.',
    when: splitTerms('robot, computer, spaceship, cat, tree, dragon, alien, animal, ai, dog'),
  },
  {
    text: 'Give warnings in calm steps.',
    when: splitTerms('spaceship, pilot, computer, captain, doctor, emergency, bad news'),
  },
  {
    text: 'Explain one idea through the manner of speaking.',
    when: splitTerms('explain, patience, philosophy, teach, advice, wisdom'),
  },
]
