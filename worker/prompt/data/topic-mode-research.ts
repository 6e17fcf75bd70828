import type { TopicMode } from '../topic-kind.ts'
import { splitLines } from '../topic-lines.ts'

/** An enquiry into what is known. */
export const researchMode: TopicMode = {
  id: 'research',
  group: 'research',
  framework: 'PICO / IMRaD',
  readers: null,
  readerOpening: 'The reader is',
  scopes: null,
  personas: [
    'a careful reviewer of research',
    'a research librarian and analyst',
    'a scientist who writes reviews',
    'a sceptical scholar',
  ],
  tasks: [
    'Write a literature-style review on {topic} that examines these questions:',
    'Carry out a structured enquiry on {topic}, guided by these questions:',
    'Prepare an evidence report on {topic} that weighs these questions:',
    'Write a critical survey of the research on {topic}, question by question:',
    'Draft a scoping review on {topic}; these are its research questions:',
    'Compose a state-of-knowledge paper on {topic} that addresses these questions:',
    'Write a research synthesis on {topic}, in which these questions form the sections:',
    'Develop a research dossier on {topic} around these questions:',
  ],
  madeTask: 'Write the review that "{topic}" describes, structured by these questions:',
  facets: {
    basic: splitLines(`
      What counts as evidence here, and what does not?
      Who studies it, and with which methods?
      Which finding is the most certain, and why?
      How can a lay reader judge whether a study deserves trust?
    `),
    common: splitLines(`
      Which definition of {topic} is in use, and where are its limits?
      Which kinds of study exist, and what can each of them show?
      On which points do independent lines of evidence converge?
      Where do results contradict each other, and what could explain it?
      How large are the reported effects, and how uncertain are they?
      Which interests, schools or fashions have shaped the research?
      Which gap would be worth closing first, and with what design?
      What would a reader have to check before citing a claim?
    `),
    deep: splitLines(`
      Which measurement or coding choice drives the main result?
      How do selection, publication and survival biases act here?
      Which alternative explanation has been tested least?
      How far do the findings generalise beyond the samples studied?
      Which theoretical commitments are built into the usual methods?
      What would a decisive study of {topic} look like, and why has it not been done?
    `),
  },
  shares: { kind: 3, family: 1, mode: 3 },
  examples: [
    'Take one representative study type and walk through its design, what it can show and where it is vulnerable.',
    'Trace one often-repeated claim back as far as you reliably can, and say where the trail ends.',
    'Set one supporting and one opposing line of evidence side by side and weigh them by the same criteria.',
    'Apply the criteria to one borderline case and report how the verdict changes with the definition.',
    'Sketch one study that could refute the prevailing view: sample, measure, comparison, result that would count.',
    'Show on one example how the conclusion shifts between raw and adjusted figures, with values marked as illustrative.',
    'Follow one disagreement between research groups from its start to its present state.',
    'Tabulate claim, type of evidence, strength and main weakness for the five most important claims.',
  ],
  rules: [
    'Cite only works you are certain exist, with author and year; mark every other reference as "to be located" with search terms.',
    'Tie each claim to its kind of source (review, primary study, official data, expert opinion) and rank them in that order.',
    'Attribute every finding, keep it apart from interpretation, and give the confidence of each as high, moderate or low.',
    'State at the start which sources count, by type, language and period, and keep to that.',
    'Report disagreement in proportion to its weight in the literature, and name a holder of each view only where you are sure.',
    'Give effect sizes or ranges where you are sure of the source; otherwise say "not verified" in place of a number.',
    'Say where your own knowledge ends in time, and what a search of current databases should look for.',
    'Quote nothing that you cannot attribute; paraphrase and say that it is a paraphrase.',
  ],
  conclusions: [
    'Close with a table of conclusions, their confidence, and what would raise or lower it.',
    'End with a research agenda of three studies in order of value for effort.',
    'Finish with what can be stated publicly today, with which caveats.',
    'Conclude with the gaps, each tied to the reason why it exists.',
    'Wrap up with search terms, databases and inclusion criteria for an update.',
    'Leave the reader with the claims to be verified before any of this is cited.',
    'End by saying which conclusion depends on a single source or assumption.',
    'Close with implications for practice, kept apart from implications for research.',
  ],
  outputs: [
    'Question and scope, method, findings by question, discussion, gaps, references to verify.',
    'An abstract of 120 words, one section per question, an evidence table, limitations.',
    'Scope, state of knowledge, disputes, assessment, outlook; a table of claims and confidence.',
    'Structured abstract, headed sections, and a final list that separates verified from unverified references.',
  ],
  lengths: {
    beginner: ['900–1,200 words.', '800–1,100 words.'],
    intermediate: ['1,200–1,600 words.', '1,100–1,500 words.'],
    advanced: ['1,600–2,200 words.', '1,500–2,000 words.'],
    expert: ['2,000–2,800 words.', '1,900–2,600 words.'],
  },
  avoid: ['invented references', 'vote counting of studies', 'causal wording for correlations', 'uncited superlatives'],
  missing: [
    { item: 'the period, places and languages to cover', unless: ['since', 'century'] },
    { item: 'which sources and databases are at hand', unless: ['pubmed', 'scopus', 'jstor'] },
  ],
}
