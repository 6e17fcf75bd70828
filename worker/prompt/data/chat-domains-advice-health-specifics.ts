import type { Decision } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

/** Decisions that answer to what the task is about. */
export const healthSpecifics: readonly Decision[] = [
  {
    text: 'Separate what helps, what is harmless and what may harm.',
    when: splitTerms('treatment, treatments, what to do, remedy, remedies, diet, vitamin, sleep, supplement'),
  },
  {
    text: 'Say how soon a change can be expected.',
    when: splitTerms('treatment, treatments, diet, sleep, weight, habit, medication, what to do, manage'),
  },
  {
    text: 'Say what a healthy range or course looks like.',
    when: splitTerms(`
      diabetes, blood pressure, weight, heart rate, cholesterol, sleep, iron, blood sugar, thyroid, hyperthyroidism
    `),
  },
  {
    text: 'Point out what should be agreed with a clinician first.',
    when: splitTerms('diet, exercise, treatment, medication, supplement, weight loss, fasting, what to do'),
  },
  {
    text: 'Point out where guidelines differ between countries.',
    when: splitTerms(`
      treatment, treatments, screening, vaccine, vaccination, alcohol, dose, prevent, diagnose, blood pressure
    `),
  },
  {
    text: 'Say what the reader can do today, and what needs an appointment.',
    when: splitTerms('symptom, symptoms, what to do, pain, sleep, stress, manage, prevent, i have, my'),
  },
  {
    text: 'Say which habits or medicines could interfere.',
    when: splitTerms('treatment, treatments, medication, diet, vitamin, sleep, what to do, manage'),
  },
  {
    text: 'Group the symptoms by how early and how often they occur.',
    when: splitTerms('symptom, symptoms, signs, syndrome'),
  },
  {
    text: 'Say which symptoms call for help the same day.',
    when: splitTerms('symptom, symptoms, signs, pain, palpitations, poisoning, infection, injury'),
  },
  {
    text: 'Explain each stage by how far the disease has spread and what follows from it.',
    when: ['stage', 'stages', 'staging'],
  },
  {
    text: 'Separate risks that can be changed from those that cannot.',
    when: splitTerms('risk, at risk, prevent, prevention, causes, cause, inherited'),
  },
  {
    text: 'Give each measure with how much it lowers the risk, as far as known.',
    when: splitTerms('prevent, prevention, avoid, protect, vaccine'),
  },
  {
    text: 'Set out the treatments from mildest to most invasive, with aim and main side effects.',
    when: splitTerms('treatment, treatments, what to do, therapy, cure, surgery, manage'),
  },
  {
    text: 'Name the test, what it shows and what it cannot show.',
    when: splitTerms('diagnose, diagnosis, test, tests, screening, diagnosed, scan, echocardiography'),
  },
  { text: 'Say what the outlook depends on.', when: splitTerms('outlook, prognosis, survival, life expectancy') },
  {
    text: 'Explain the inheritance in plain words, with the chance for a child.',
    when: splitTerms('inherited, genetic, gene, hereditary, genetic changes'),
  },
  {
    text: 'Tell completed findings from studies still under way.',
    when: splitTerms('research, clinical trials, trial, studies, experimental'),
  },
  {
    text: 'Explain in two sentences what happens in the body.',
    when: splitTerms('what is, what causes, disorder, disease'),
  },
  {
    text: 'Give portions with energy and protein for each meal.',
    when: splitTerms('meal, meal plan, diet, breakfast, calories, protein, nutrition, lunch, dinner, carb, keto'),
  },
  {
    text: 'Offer one swap for each common allergy.',
    when: splitTerms('meal, recipe, breakfast, diet, snack, nutrition, meal plan'),
  },
  {
    text: 'Give sets, repetitions, rest and a sign of the right effort.',
    when: splitTerms('workout, exercise, training, gym, routine, strength, muscle, swimming, running, yoga'),
  },
  {
    text: 'Include a warm-up, and an easier form of each movement.',
    when: splitTerms('workout, exercise, burpees, routine, yoga, stretching, training, trainer'),
  },
  {
    text: 'Name interactions and who should ask first.',
    when: splitTerms('medication, drug, drugs, dose, vitamin, supplement, ibuprofen, antibiotic, alcohol'),
  },
  {
    text: 'Keep amounts to those printed on the label or given by a clinician.',
    when: splitTerms('dose, dosage, how much, medication, ibuprofen, painkiller, tablet'),
  },
  {
    text: 'Suggest one small change for tonight and one for the week.',
    when: splitTerms('sleep, insomnia, tired, fatigue, snoring'),
  },
  {
    text: 'Give what to do in the first minutes, in order.',
    when: splitTerms('first aid, emergency, accident, bleeding, choking, burn, shock, poisoning'),
  },
  {
    text: 'Set a pace that can be kept, and a way to measure it besides weight.',
    when: splitTerms('weight, weight loss, lose weight, fat, obesity, bmi'),
  },
  {
    text: 'List differentials with what speaks for and against each.',
    when: splitTerms('patient, presents, present with, y o, differential, case, clinic'),
  },
  {
    text: 'Name the part of the body concerned and its normal work.',
    when: splitTerms('what is, kidney, heart, liver, lung, brain, skin'),
  },
  { text: 'Say how common it is and whom it mostly affects.', when: ['what is', 'syndrome', 'rare'] },
  {
    text: 'Say what usually brings people to a doctor with it.',
    when: splitTerms('what is, syndrome, disorder, anemia, diagnosed'),
  },
  {
    text: 'Describe the usual course over months and years.',
    when: splitTerms('what is, outlook, chronic, prognosis'),
  },
  {
    text: 'Say what is tried first, and when the next step is considered.',
    when: splitTerms('treatment, treatments, what to do, therapy, manage, cure, medication'),
  },
  {
    text: 'Say what treatment asks of daily life.',
    when: splitTerms('treatment, treatments, therapy, what to do, surgery, dialysis, insulin, chronic, manage'),
  },
  {
    text: 'Name what improves the outlook and what worsens it.',
    when: splitTerms('outlook, prognosis, survival, recovery, life expectancy'),
  },
  {
    text: 'Say which symptoms are easily mistaken for something else.',
    when: splitTerms('symptom, symptoms, signs, feel'),
  },
  {
    text: 'Say for whom screening is advised.',
    when: splitTerms('who is at risk, at risk, screening, cancer, prevent, inherited, diagnose'),
  },
  {
    text: 'Give hygiene, food, travel and vaccination measures apart, as far as they apply.',
    when: splitTerms('prevent, infection, virus, hepatitis, parasites, fever, disease prevention, flu'),
  },
  {
    text: 'Name the food group behind each nutrient.',
    when: splitTerms('protein, carb, carbs, vitamin, iron, fiber, fibre, diet, breakfast, calories, nutrition'),
  },
  {
    text: 'Say what to change if it hurts or becomes too easy.',
    when: splitTerms('exercise, workout, routine, stretching, swimming, running, burpees, yoga, training'),
  },
]
