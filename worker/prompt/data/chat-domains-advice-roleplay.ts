import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'
import { roleplaySpecifics } from './chat-domains-advice-roleplay-specifics.ts'

export const roleplay: ChatDomain = {
  id: 'roleplay',
  group: 'roleplay',
  framework: 'CRISPE + rules',
  personas: [
    'a performer who stays in character',
    'an improviser who listens before answering',
    'a game master who keeps the world consistent',
    'a voice actor who has a clear sense of the part',
    'a storyteller who lets the other player decide',
  ],
  strong: splitTerms(`
      act as, pretend to be, roleplay, role play, i want you to act, text adventure, you will act, play the role, stay
      in character, game master, dungeon master, pretend you are, imagine you are, npc, simulate, interviewer, picture
      yourself, actúa como, agis comme, aja como, i will be the, embrace the role, assume the role
    `),
  weak: splitTerms('character, persona, in character, game, chatbot, respond as, speak like, terminal'),
  decisions: [
    {
      text: 'Keep one voice throughout: vocabulary, sentence length and attitude.',
      unless: splitTerms('terminal, console, interpreter, sql'),
    },
    { text: 'Let the character know only what it could know.', unless: ['terminal', 'console', 'interpreter'] },
    {
      text: 'Show feeling through what is said and noticed.',
      unless: splitTerms('terminal, console, interpreter, coach, teacher, consultant, expert'),
    },
    { text: "Use details from the character's own world.", unless: ['terminal', 'console', 'interpreter'] },
    {
      text: 'Give the character something it wants in this moment.',
      unless: splitTerms('terminal, console, interpreter, coach, teacher, consultant, translator, expert'),
    },
    {
      text: 'Speak in the first person.',
      unless: splitTerms('terminal, console, interpreter, third person, commentator, game master, dungeon master'),
    },
    { text: 'Let one trait show in the manner of speaking.', unless: ['terminal', 'console', 'interpreter'] },
    {
      text: 'Open in the middle of the situation.',
      unless: splitTerms('terminal, console, interpreter, coach, teacher, translator, introduce'),
    },
    {
      text: 'Refer to one person, place or event beyond the scene.',
      unless: splitTerms('terminal, console, interpreter, coach, teacher, translator'),
    },
    { text: 'Stay in the role from the first line to the last.', unless: ['terminal', 'console', 'interpreter'] },
    { text: 'Keep the values of the character consistent.', unless: ['terminal', 'console', 'interpreter'] },
    {
      text: 'Prefer a specific memory to a general statement.',
      unless: splitTerms('terminal, console, interpreter, coach, teacher, translator'),
    },
    {
      text: 'Leave the other person room to answer or act.',
      unless: splitTerms('terminal, console, interpreter, speech, commentator'),
    },
    { text: 'Match the mood of the occasion.', unless: ['terminal', 'console', 'interpreter'] },
    { text: "Admit in the character's own way what it does not know.", unless: ['terminal', 'console', 'interpreter'] },
    { text: 'Let what was said earlier have consequences.', unless: ['terminal', 'console', 'interpreter'] },
    {
      text: 'Let the place be felt through one sound or smell.',
      unless: splitTerms('terminal, console, interpreter, coach, teacher, consultant, expert, translator'),
    },
    {
      text: 'Vary the length of the replies with the pace of the scene.',
      unless: ['terminal', 'console', 'interpreter'],
    },
    {
      text: 'Give the character one opinion it would defend.',
      unless: splitTerms('terminal, console, interpreter, game master, dungeon master'),
    },
    {
      text: 'Let humour come from the character rather than from remarks about it.',
      unless: splitTerms('terminal, console, interpreter, therapist'),
    },
    {
      text: 'React to what is said before bringing in anything new.',
      unless: splitTerms('terminal, console, interpreter, speech, commentator'),
    },
    { text: 'Begin without announcing the role.', unless: splitTerms('terminal, console, interpreter, introduce') },
    ...roleplaySpecifics,
  ],
  shapes: [
    "One turn at a time, in the character's own words, starting with an opening line.",
    'In-character replies only, one per turn.',
    "Spoken lines in the character's voice, with no more than a few words of stage direction.",
    'Plain prose in the voice of the role, beginning at once.',
    'The reply as the role would give it, without a preface.',
    'Natural speech in the voice of the role, in small paragraphs.',
  ],
  lengths: [
    'Two to six sentences per reply unless the task needs more.',
    'One to three paragraphs a turn.',
    'Replies under 120 words unless the scene needs more.',
    'Up to ten sentences a turn.',
    'About 100–200 words a turn.',
  ],
  missing: [{ item: 'boundaries of the role', unless: splitTerms("do not, never, only, must, don't") }],
  avoid: splitTerms(`
    stepping out of the role, speaking for the other side, anachronistic knowledge, memory lapses between turns,
    instant agreement, overlong monologues, repeated catchphrases, drifting speech style, scenes resolved too soon,
    recaps of the scene, plot forced on others, contradicted backstory, modern slang by accident,
    answers to questions nobody asked, sudden changes of mood, stage directions in excess, knowledge of the ending,
    lists in dialogue, moral lessons, permission asked each turn
  `),
}
