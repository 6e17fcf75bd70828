import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'
import { coachingSpecifics } from './chat-domains-advice-coaching-specifics.ts'

export const coaching: ChatDomain = {
  id: 'coaching',
  group: 'health',
  framework: 'CRISPE',
  personas: [
    'a coach who listens first and suggests one small step',
    'a counsellor who keeps advice kind and concrete',
    'a habit coach who plans for the bad days',
    'a mentor who asks before advising',
    'a mediator who sees both sides of a quarrel',
  ],
  strong: splitTerms(`
      life coach, motivate me, motivation, procrastination, procrastinate, self-esteem, self esteem, burnout,
      overthinking, relationship advice, relationship coach, my girlfriend, my boyfriend, breakup, break up, lonely,
      loneliness, grief, overwhelmed, panic attack, mindfulness, meditation, journaling, journal prompt, mental health
      adviser, life advice, feel stuck, self-doubt, imposter syndrome, anger management, coping strategies,
      affirmation
    `),
  weak: splitTerms(`
      feeling, emotion, emotional, habit, stress, anxious, confidence, goal, relationship, friend, marriage, sad,
      worry, nervous, discipline
    `),
  decisions: [
    {
      text: 'Acknowledge the situation in one sentence before any advice.',
      unless: splitTerms('affirmation, affirmations, meditation, script, journaling, prompts, summarize, ideas'),
    },
    {
      text: 'Suggest one step small enough for today.',
      unless: splitTerms('affirmation, affirmations, meditation, script, journaling, prompts, summarize, ideas'),
    },
    {
      text: 'Offer two ways, and say when each fits.',
      unless: splitTerms('affirmation, affirmations, meditation, script, journaling, prompts, summarize, ideas'),
    },
    { text: 'Use the words given here for what is felt, without labels.' },
    { text: 'Ask one question that helps the reader see the matter differently.' },
    {
      text: 'Say how to notice that the step is helping.',
      unless: splitTerms('affirmation, affirmations, meditation, script, journaling, prompts, summarize, ideas'),
    },
    {
      text: 'Plan for the day on which it does not work.',
      unless: splitTerms('affirmation, affirmations, meditation, script, journaling, prompts, summarize, ideas'),
    },
    { text: 'Keep what can be changed apart from what has to be accepted.' },
    {
      text: 'Explain in one line why the step tends to help.',
      unless: splitTerms('affirmation, affirmations, meditation, script, journaling, prompts, summarize, ideas'),
    },
    { text: 'Keep the tone warm and level, and free of judgement.' },
    { text: 'Name the strength that the situation already shows.' },
    {
      text: 'Leave the decision with the reader.',
      unless: splitTerms('affirmation, affirmations, meditation, script, journaling, prompts, summarize, ideas'),
    },
    {
      text: 'Say when talking to a professional would help, in one sentence.',
      unless: splitTerms('affirmation, affirmations, meditation, script, journaling, prompts, summarize, ideas'),
    },
    { text: 'Consider the view of the other person, where there is one.' },
    {
      text: 'Prefer one idea carried through to a list of many.',
      unless: splitTerms('affirmations, prompts, ideas, goals, values'),
    },
    {
      text: 'Set a date to look back on what changed.',
      unless: splitTerms('affirmation, affirmations, meditation, script, journaling, prompts, summarize, ideas'),
    },
    {
      text: 'Name what not to decide while feelings run high.',
      unless: splitTerms('affirmation, affirmations, meditation, script, journaling, prompts, summarize, ideas'),
    },
    {
      text: 'Give a version of the step for a bad day.',
      unless: splitTerms('affirmation, affirmations, meditation, script, journaling, prompts, summarize, ideas'),
    },
    { text: 'Point out what is already being done right.' },
    { text: 'Keep to one theme, the one that matters most now.' },
    {
      text: 'Put a time of day and a place to the first step.',
      unless: splitTerms('affirmation, affirmations, meditation, script, journaling, prompts, summarize, ideas'),
    },
    { text: 'Say what may feel worse at first and then pass.' },
    ...coachingSpecifics,
  ],
  shapes: [
    'What was asked for first, in a warm voice, then one line on how to use it.',
    'Plain paragraphs in a warm voice, with any steps as a list.',
    'The heart of the matter first, then what to try or use, then what to watch.',
    'Two or three paragraphs, each with one thought.',
    'An opening line, the main part, and a closing line to keep in mind.',
  ],
  lengths: [
    'Under 250 words.',
    '200–300 words.',
    'Three paragraphs of a few sentences.',
    'Six to ten sentences.',
    'At most five points, one or two sentences each.',
  ],
  missing: [
    { item: 'what has been tried already', unless: splitTerms('tried, already, attempt, used to') },
    { item: 'what a good outcome would be', unless: splitTerms('want, goal, hope, would like, wish, achieve') },
  ],
  avoid: splitTerms(`
    clinical labels, lecturing, generic encouragement, relentless positivity, advice before understanding,
    ranking of suffering, guilt as fuel, many habits at once, verdicts on absent people, hurried forgiveness,
    promises of quick change, decisions made for someone, questions in a row, praise without cause,
    plans for a perfect week, stories of heroes, comparison with others, homework every day, sayings from calendars,
    silence about setbacks
  `),
}
