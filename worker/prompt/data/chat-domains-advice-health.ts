import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'
import { healthSpecifics } from './chat-domains-advice-health-specifics.ts'

export const health: ChatDomain = {
  id: 'health',
  group: 'health',
  framework: 'CARE / PICO',
  personas: [
    'a health educator who keeps to established evidence',
    'a nurse who explains in everyday words',
    'a public-health writer who says when to see a professional',
    'a clinical librarian who grades the evidence',
    'a dietitian who works with what people really eat',
  ],
  strong: splitTerms(`
      symptom, diet, medication, workout, meal plan, calories, vitamin, treatment, disease, exercise, weight loss,
      sleep, diabetes, cancer, anxiety, depression, therapy, mental health, side effect, blood pressure, syndrome,
      fitness, nutrition, gym, doctor, genetic, infection, anxious, therapist, medical, patient, surgery, coping
    `),
  weak: splitTerms(`
      health, pain, stress, muscle, protein, breakfast, pregnant, symptoms, feel, inherited, habit, diagnosis
    `),
  decisions: [
    {
      text: 'Say how strong the evidence is for each main point.',
      unless: splitTerms('workout, recipe, breakfast, template, swimming, routine'),
    },
    {
      text: 'List the warning signs that call for a professional, and how soon.',
      unless: splitTerms('meal plan, workout, recipe, breakfast, swimming, template'),
    },
    {
      text: 'Offer general information, and name what a clinician would ask next.',
      unless: splitTerms('meal plan, workout, recipe, breakfast, exercise, swimming, template'),
    },
    { text: 'Use the everyday word beside each medical term.' },
    { text: 'Say for which people the answer differs: children, pregnancy, older age, long-term illness.' },
    {
      text: 'Give ranges with their units rather than single figures.',
      unless: splitTerms('symptom, symptoms, what is, inherited, stages, at risk, research, causes'),
    },
    {
      text: 'Name the usual next step for someone in this position.',
      unless: splitTerms('workout, recipe, breakfast, meal plan, swimming, template, routine'),
    },
    { text: 'Use plain sentences, as for someone who is worried.', unless: ['template', 'clinical', 'patient'] },
    { text: 'Answer the question itself before any background.' },
    { text: 'Mark what varies from person to person.' },
    {
      text: 'Name the specialist or service that deals with this.',
      unless: splitTerms('workout, recipe, breakfast, meal plan, swimming, template, routine, burpees'),
    },
    { text: 'Explain the central idea once, in words that can be repeated at home.' },
    {
      text: 'Prefer what is done in ordinary care to rare procedures.',
      unless: splitTerms('workout, recipe, breakfast, meal plan, swimming, routine, research, clinical trials'),
    },
    { text: 'Keep general advice apart from what concerns this case.' },
    {
      text: 'Name what is often confused with this, and how to tell them apart.',
      unless: splitTerms('workout, recipe, breakfast, meal plan, swimming, template, routine'),
    },
    { text: 'Name the common belief that the evidence does not support.' },
    { text: 'Keep a calm tone, without blame or alarm.' },
    {
      text: 'Keep common and rare possibilities clearly apart.',
      unless: splitTerms('workout, recipe, breakfast, meal plan'),
    },
    { text: 'Name the kind of source that can be trusted for more.' },
    {
      text: 'State what is not yet known.',
      unless: splitTerms('workout, recipe, breakfast, meal plan, swimming, exercise, exercises, routine'),
    },
    { text: 'Put what matters most for daily life first.' },
    {
      text: 'Note two or three questions worth taking to an appointment.',
      unless: splitTerms('workout, recipe, breakfast, meal plan, template, swimming'),
    },
    ...healthSpecifics,
  ],
  shapes: [
    'The answer in two sentences, then titled sections, then what to watch for.',
    'The answer in plain words, the details as bullets, and what to do next.',
    'The main point in two sentences, then sections in order of importance.',
    'Short paragraphs for a lay reader, with a closing list of next steps.',
    'Bullets grouped under three or four headings, the most important first.',
    'The essentials first, the details after, and what to watch for at the end.',
  ],
  lengths: [
    'Under 400 words.',
    '300–450 words.',
    'Four to six paragraphs.',
    'At most twelve bullets under plain headings.',
    '200–350 words.',
  ],
  missing: [
    {
      item: 'age, conditions and medication that matter',
      unless: splitTerms('age, year old, years old, condition, diabetic, pregnant, y o, patient, stages'),
    },
  ],
  avoid: splitTerms(`
    doses for an unknown patient, a premature diagnosis, miracle cures, alarm over common symptoms,
    buried emergency signs, relative risk alone, supplements as treatment, animal studies as proof,
    blame on the patient, overlooked drug interactions, reassurance beyond the evidence,
    abrupt changes of medication, promises of cure, one food as answer, home tests as diagnosis, fear as motive,
    numbers without a range, rare diseases first, advice against a doctor, age left out
  `),
}
