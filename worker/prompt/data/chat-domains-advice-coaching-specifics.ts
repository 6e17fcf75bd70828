import type { Decision } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

/** Decisions that answer to what the task is about. */
export const coachingSpecifics: readonly Decision[] = [
  {
    text: 'Tie the new habit to something done every day, and start smaller than seems useful.',
    when: splitTerms('habit, habits, routine, discipline, procrastination, procrastinate, motivation, exercise'),
  },
  {
    text: 'Remove one obstacle before adding any effort.',
    when: splitTerms('procrastination, procrastinate, focus, distracted, motivation, phone, productivity'),
  },
  {
    text: 'Give one exercise for the moment itself, step by step.',
    when: splitTerms('anxious, anxiety, panic, nervous, stress, stressed, anger, overwhelmed, worry, nerves'),
  },
  {
    text: 'Name where local crisis help can be found at any hour.',
    when: splitTerms('depressed, depression, hopeless, panic, grief, trauma, suicidal, self-harm, lonely'),
  },
  {
    text: 'Offer one sentence that could open the conversation.',
    when: splitTerms(`
      partner, relationship, friend, boss, parents, wife, husband, girlfriend, boyfriend, mother, colleague, conflict
    `),
  },
  {
    text: 'Describe both needs without naming a winner.',
    when: splitTerms('relationship, conflict, argument, couple, partner, fight, two'),
  },
  {
    text: 'Let the loss be real, and keep from hurrying it.',
    when: splitTerms('grief, loss, died, death, breakup, break up, divorce, passed away'),
  },
  {
    text: 'Write the aim as something seen or done by a certain day.',
    when: splitTerms('goal, goals, resolution, achieve, plan, success'),
  },
  {
    text: 'Set one limit at work that can be kept this week.',
    when: splitTerms('burnout, workload, overtime, boss, at work'),
  },
  {
    text: 'Pair each harsh thought with a fairer one.',
    when: splitTerms(`
      self-esteem, confidence, self-doubt, imposter, overthinking, negative thoughts, failure, worthless
    `),
  },
  {
    text: 'Write each line in the first person and in the present.',
    when: splitTerms('affirmation, affirmations, journal, journaling, mantra, meditation'),
  },
  {
    text: 'Leave room for silence, and say how long.',
    when: splitTerms('meditation, breathing, mindfulness, relaxation, hypnosis'),
  },
  {
    text: 'Set a small aim for ten minutes, then a pause.',
    when: splitTerms(`
      thesis, focus, procrastinate, procrastination, study, work, overwhelmed, concentrate, discipline
    `),
  },
  {
    text: 'Give the exact words for a first sentence.',
    when: splitTerms(`
      tell, say no, talk, forgive, argue, ask, mother, son, partner, boss, friend, girlfriend, boyfriend, guilty
    `),
  },
  {
    text: 'Offer a thing to do with the hands or the breath.',
    when: splitTerms('nails, panic, angry, anger, cry, anxious, stress, calm, nervous, train'),
  },
  {
    text: 'Name one thing to do before the event, one during and one after.',
    when: splitTerms('presentation, meeting, meetings, interview, exam, speech, first day, event, date'),
  },
  {
    text: 'Suggest one contact that can be made this week.',
    when: splitTerms('lonely, alone, friends, moved, city, isolated, new city, single'),
  },
  {
    text: 'Separate the person from the result.',
    when: splitTerms(`
      failed, exam, worthless, mistake, rejected, failure, impostor, imposter, comparing, compare, ashamed
    `),
  },
  {
    text: 'Limit the place and the time of the trigger.',
    when: splitTerms('instagram, social media, phone, news, gaming, sugar, smoking, drinking, nails'),
  },
  {
    text: 'Describe the evening and the morning as one chain.',
    when: splitTerms('sleep, morning, routine, night, tired, overthinking, wake, bed'),
  },
  {
    text: 'Weigh staying, changing and leaving, each with a first test.',
    when: splitTerms('quit, hate, job, leave, marriage, career, move, stay, scared'),
  },
  {
    text: 'Let the other person keep face.',
    when: splitTerms('argue, argument, son, teenage, kids, mother, partner, angry, lied, colleague, husband, wife'),
  },
  {
    text: 'Check the aim against what is valued, not what is expected.',
    when: splitTerms('goal, goals, values, career, should, life coach, purpose, months, resolution'),
  },
  {
    text: 'Use the second person, slow sentences and pauses.',
    when: splitTerms('meditation, script, guided, relaxation, visualisation, visualization'),
  },
  {
    text: 'Vary the prompts from memory to present to future.',
    when: splitTerms('journaling, journal, prompts, grief, gratitude, reflection'),
  },
  {
    text: 'Praise effort and regularity instead of results.',
    when: splitTerms('gym, motivate, discipline, habit, run, exercise, regain, holidays, learn'),
  },
  {
    text: 'Say which signs would mean slowing down at once.',
    when: splitTerms('burnout, overwhelmed, sleep, exhausted, work, panic, cry, stress'),
  },
]
