import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

export const everydayDomains: readonly ChatDomain[] = [
  {
    id: 'how-to',
    group: 'general_knowledge',
    framework: 'RTF + steps',
    persona: 'a practitioner who has done this before and knows where it goes wrong',
    strong: splitTerms(`
      how can i, how do i, how to, step by step guide, guide to, set up, setting up, install, configure, instructions for, how should i, walk me through
    `),
    weak: splitTerms(`guide, step, tutorial, setup, tip`),
    decisions: [
      { text: 'List what is needed before the first step.' },
      { text: 'Number the steps, one action each, with the sign that it worked.', unless: ['step by step'] },
      { text: 'After each step, say what should be seen if it worked.', when: ['step by step'] },
      { text: 'Name the mistake most likely at each risky step, and its remedy.' },
      { text: 'Give the simplest way first, and one alternative in a single line.' },
    ],
    shapes: [
      'Requirements, numbered steps, then a short list of problems and remedies.',
      'A one-line summary of the approach, numbered steps, then how to check the result.',
    ],
    lengths: ['One or two sentences per step.'],
    missing: [
      {
        item: 'the starting point: versions, tools or experience',
        unless: ['version', 'windows', 'linux', 'mac', 'beginner', 'have'],
      },
    ],
    avoid: ['skipped steps', 'several methods mixed together'],
  },
  {
    id: 'health',
    group: 'health',
    framework: 'CARE / PICO',
    persona: 'a health educator who keeps to established evidence',
    strong: splitTerms(`
      symptom, diet, medication, workout, meal plan, calories, vitamin, treatment, disease, exercise, weight
      loss, sleep, diabetes, cancer, anxiety, depression, therapy, mental health, side effect, blood pressure,
      syndrome, fitness, nutrition, gym, doctor, genetic, infection, anxious, therapist, medical, patient,
      surgery, coping
    `),
    weak: splitTerms(`
      health, pain, stress, doctor, muscle, protein, breakfast, pregnant, symptoms, feel, inherited, habit,
      diagnosis
    `),
    decisions: [
      { text: 'Say how strong the evidence is for each main point.' },
      {
        text: 'List the warning signs that call for a professional, and how soon.',
        unless: ['meal plan', 'workout', 'recipe'],
      },
      {
        text: 'Give quantities with units, and say for whom they do not apply.',
        when: [
          'meal',
          'diet',
          'workout',
          'exercise',
          'dose',
          'calorie',
          'protein',
          'nutrition',
          'vitamin',
          'medication',
        ],
      },
      { text: 'Offer general information rather than a diagnosis, and name what a clinician would ask next.' },
      {
        text: 'Suggest small steps that can be kept up, and how to tell that they work.',
        when: ['anxiety', 'anxious', 'stress', 'habit', 'sleep', 'workout', 'weight', 'coping', 'fitness'],
      },
    ],
    shapes: [
      'A short answer, then titled sections, then when to seek help.',
      'The answer in plain words, the details as bullets, and when to see a professional.',
    ],
    lengths: ['Under 400 words.', '300–450 words.'],
    missing: [
      {
        item: 'age, conditions and medication that matter',
        unless: ['age', 'year old', 'condition', 'diabetic', 'pregnant'],
      },
    ],
    avoid: ['dosing without context', 'diagnosis'],
  },
  {
    id: 'roleplay',
    group: 'roleplay',
    framework: 'CRISPE + rules',
    persona: 'a performer who stays in character',
    strong: splitTerms(`
      act as, pretend to be, roleplay, role play, i want you to act, text adventure, you will act, play the
      role, stay in character, game master, dungeon master, pretend you are, imagine you are, npc, simulate,
      interviewer, picture yourself, actúa como, agis comme, aja como, i will be the, embrace the role, assume
      the role
    `),
    weak: splitTerms(`
      character, persona, in character, game, chatbot, respond as, speak like, terminal
    `),
    decisions: [
      { text: 'Keep one voice throughout: vocabulary, sentence length and attitude.' },
      { text: 'Let the character know only what it could know.' },
      {
        text: 'Reply in short turns and wait for an answer after each.',
        when: ['i will', 'my first', 'conversation', 'character', 'game', 'chat', 'interview', 'tutor', 'ask me'],
        unless: ['only reply', 'reply with', 'question'],
      },
      {
        text: 'Remember what was said earlier and let it matter.',
        when: ['i will', 'my first', 'conversation', 'character', 'game', 'chat', 'interview', 'tutor', 'ask me'],
      },
    ],
    shapes: [
      "One turn at a time, in the character's own words, starting with an opening line.",
      'In-character replies only, one per turn.',
    ],
    lengths: ['Two to six sentences per reply unless the task needs more.'],
    missing: [{ item: 'boundaries of the role', unless: ['do not', 'never', 'only', 'must'] }],
    avoid: ['stepping out of the role', 'speaking for the other side'],
  },
  {
    id: 'agent',
    group: 'software_engineering',
    framework: 'ReAct',
    persona: 'an automation engineer who gives an agent limits as well as goals',
    strong: splitTerms(`
      system prompt, ai agent, autonomous agent, automate, automation, workflow that, zapier, n8n, tool
      calling, subagent, agent that
    `),
    weak: splitTerms(`
      agent, workflow, tool, trigger
    `),
    decisions: [
      { text: 'State the outcome, what is in scope, and what needs approval first.' },
      { text: 'List the tools with when to use each and when to stop.' },
      { text: 'Match the amount of checking to the cost of a mistake.' },
      { text: 'End with a report of what was done, what was left and why.' },
    ],
    shapes: ['Goal, scope, tools, procedure, stop conditions and report format, each under its own heading.'],
    lengths: ['Under 600 words.'],
    missing: [{ item: 'tools and permissions available', unless: ['tool', 'api', 'access'] }],
    avoid: ['blanket approval for everything', 'no stop condition'],
  },
  {
    id: 'general',
    group: 'general_knowledge',
    framework: 'RTF + context',
    persona: 'a careful generalist',
    strong: [],
    weak: [],
    decisions: [
      { text: 'Lead with the result, then what is needed to use it.' },
      { text: 'Prefer concrete detail to general statements.', unless: ['specific', 'detail', 'example'] },
      { text: 'Where a fact is missing, make the likeliest assumption and say which one.' },
    ],
    shapes: [
      'The result first, then short notes on any assumption.',
      'A direct answer in short paragraphs, with a list only where it helps.',
    ],
    lengths: ['Under 400 words unless the task needs more.', 'Under 350 words.'],
    missing: [
      { item: 'who the result is for', unless: ['for', 'audience', 'my'] },
      { item: 'the purpose', unless: ['so that', 'because', 'in order to', 'goal'] },
    ],
    avoid: ['general remarks', 'repetition'],
  },
]
