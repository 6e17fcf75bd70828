import type { Decision } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

/** Decisions that answer to what the task is about. */
export const researchSpecifics: readonly Decision[] = [
  {
    text: 'State how and where sources were searched, and what was left out.',
    when: splitTerms(`
      literature review, systematic review, review of, meta-analysis, state of the art, scoping review
    `),
  },
  {
    text: 'Show how the studies build on or correct one another.',
    when: splitTerms('literature review, review of, literature, prior work, related work'),
  },
  {
    text: 'Ask one question that data can answer either way.',
    when: splitTerms('research question, proposal, hypothesis, thesis, research project, dissertation'),
  },
  {
    text: 'Name variables, measures and the comparison.',
    when: splitTerms('proposal, hypothesis, methodology, experiment, study design, research project, survey'),
  },
  {
    text: 'Justify sample size and selection.',
    when: splitTerms(`
      proposal, methodology, sample, survey, participants, interviews, study design, research project
    `),
  },
  {
    text: 'Say what is feasible in the time and with the means available.',
    when: splitTerms('proposal, research project, thesis, phd, dissertation, grant'),
  },
  {
    text: 'Put aim, method, result and meaning in that order, one or two sentences each.',
    when: ['abstract', 'summary of the paper', 'conference'],
  },
  {
    text: 'State the contribution in one sentence before the details.',
    when: splitTerms('paper, abstract, introduction, contribution, conference'),
  },
  {
    text: 'Judge whether the design can support the claim.',
    when: splitTerms('review, reviewer, critique, critically, peer review, evaluate, referee'),
  },
  {
    text: 'Separate major objections from minor remarks.',
    when: splitTerms('reviewer, peer review, referee, manuscript, critique'),
  },
  {
    text: 'Cover consent, anonymity and data storage.',
    when: splitTerms('ethics, ethical, participants, interviews, survey, patients, anonymity, pupils'),
  },
  {
    text: 'Separate what was chosen to be left out from what could not be done.',
    when: splitTerms('limitation, limitations, scope and limitation, delimitation, scope'),
  },
  {
    text: 'Give every reference in one style, complete and in alphabetical order.',
    when: splitTerms('references, bibliography, cite, citation, citations, reference list'),
  },
  {
    text: 'Suggest search terms and databases for each theme.',
    when: splitTerms('suggest papers, find papers, find studies, search term, find articles, sources on'),
  },
  {
    text: 'Give the year and the type of each work named.',
    when: splitTerms('suggest, reading list, bibliography, few papers, find studies, list of papers, names of'),
  },
  {
    text: 'Name population, intervention, comparison and outcome.',
    when: splitTerms('clinical, trial, patients, treatment, intervention, therapy, pico, medicine'),
  },
  {
    text: 'Say how codes and themes are derived and checked.',
    when: splitTerms('qualitative, interviews, thematic, focus group, grounded theory'),
  },
  {
    text: 'State model, assumptions and checks of robustness.',
    when: splitTerms('quantitative, regression, econometric, panel data, statistical'),
  },
  {
    text: 'Weigh who made each source, when and why.',
    when: splitTerms('history, historical, archive, primary source, claims, misinformation, news'),
  },
  {
    text: 'Report effect sizes rather than significance alone.',
    when: splitTerms(`
      evidence, effect, statistical, trial, productivity, memory, caffeine, mood, exercise, randomised, randomized,
      experiment
    `),
  },
  {
    text: 'Say what the theory predicts in this case.',
    when: splitTerms('theoretical, theory, framework, hypothesis, hypotheses, model, concept, thesis'),
  },
  {
    text: 'Move from the field to the gap to the aim.',
    when: splitTerms('introduction, research gap, gap, background, thesis, proposal, aims, grant'),
  },
  {
    text: 'Answer the research question before comparing with earlier work.',
    when: splitTerms('discussion, findings, results, dissertation, thesis, conclusion'),
  },
  {
    text: 'Write the interview guide from open to pointed questions.',
    when: splitTerms('interviews, interview, qualitative, nurses, focus group, perception'),
  },
  {
    text: 'Say how people under age or under pressure are protected.',
    when: splitTerms('minors, children, pupils, students, patients, teenagers, ethics, consent, schools, school'),
  },
  {
    text: 'Fix primary outcome, analysis and stopping rule in advance.',
    when: splitTerms(`
      trial, randomised, randomized, analysis plan, protocol, experiment, preregistration, telehealth
    `),
  },
  {
    text: 'Separate self-reported from measured values.',
    when: splitTerms('survey, questionnaire, income, sleep, social media, perception, mood, self-report, burnout'),
  },
  {
    text: 'Give two or three lines of summary and one of judgement per work.',
    when: splitTerms('annotated, bibliography, readings, reading list, suggest papers'),
  },
  {
    text: 'Say what is new compared with the closest earlier work.',
    when: splitTerms('related work, state of the art, novel, contribution, research gap'),
  },
  {
    text: 'Set milestones with what exists at the end of each.',
    when: splitTerms('plan, proposal, project, timeline, phd, grant, research plan'),
  },
  {
    text: 'Weigh sources from the time against later accounts.',
    when: splitTerms('history, historical, league, war, century, archive, medieval'),
  },
  {
    text: 'State the place, the season and the sampling of the field data.',
    when: splitTerms(`
      soil, birds, bird, fish, climate, urban, crop, population, species, ecology, microplastics, migration
    `),
  },
  {
    text: 'Name the confounder that matters most.',
    when: splitTerms('effect, influence, impact, relationship, association, behaviour, behavior, productivity'),
  },
]
