import type { TopicFamily } from '../topic-kind.ts'
import { splitLines } from '../topic-lines.ts'

/** What can be run, measured or proved. */
export const technicalFamily: TopicFamily = {
  id: 'technical',
  newcomers: [
    'a curious person without a technical background',
    'someone starting their first technical job',
    'a student in the first term',
    'a manager who has to understand what the team is doing',
    'a career changer in the first month',
    'a school leaver who wants to know how things work',
  ],
  practitioners: [
    'an engineer',
    'a technical lead',
    'a practising developer',
    'a systems architect',
    'a staff-level reviewer',
  ],
  facets: {
    basic: splitLines(`
      What does a good first attempt look like, and how does one know that it worked?
      What is safe to ignore in the first month?
      Which mistakes are cheap to make early, and which are expensive?
      Who usually looks after this in a team, and what do they worry about? [bc]
    `),
    common: splitLines(`
      What belongs to {topic}, and what is commonly lumped in with it by mistake?
      Which decision has to be right at the start because it is costly to change later? [bk]
      How does the answer differ for one person, a small team and a large organisation? [bm]
      What are the security and privacy consequences, and who notices first when they are missed? [bk]
      Which single number would you watch if you could watch only one? [b]
      What does a sensible first version leave out? [bk]
    `),
    deep: splitLines(`
      What do post-mortems in this area keep finding? [k]
      Which widely repeated advice on {topic} has aged badly, and why?
      Where does the theory stop guiding practice, and what do experienced people use instead?
      How does one roll it back once others depend on it? [bk]
      Which assumption is invisible until it fails?
      What is measured easily and misleads, and what is hard to measure and matters? [b]
    `),
  },
  examples: [
    'Carry one realistic scenario through all the questions: starting state, the event that changes it, what happens at each stage, and the end state; mark its figures as illustrative.',
    'Include one worked case in which the first, plausible design fails, and show how the failure is found and mended.',
    'Follow one request, change or item from end to end, naming at each step what could go wrong and how it would be noticed.',
    'Show a before-and-after: the same small task done without the technique and with it, with the difference made measurable.',
    'Work through one sizing or capacity estimate step by step, with invented inputs that are labelled as such.',
    'Compare two concrete set-ups side by side, one small and one demanding, and explain every choice that differs.',
    'Tell one incident as a timeline: normal running, first symptom, wrong guess, real cause, repair, lasting change.',
    'Build one minimal example up in stages, so that each stage answers one of the questions and still runs on its own.',
  ],
  conclusions: [
    'Close with a decision guide: when to adopt it, when to wait, when to choose something else, each with the condition that tips the balance.',
    'Finish with a checklist of at most eight items to go through before relying on it.',
    'End with the three decisions a reader has to make in the first week, and what each depends on.',
    'Conclude with the strongest argument against using it and the situations in which that argument wins.',
    'Wrap up with one experiment the reader can run within a day to test the main claim.',
    'Leave the reader with a ranked list of risks and the earliest warning sign of each.',
    'Close on what to measure from the first day, and which reading should prompt a change of course.',
    'End with a short table of common beliefs against how things actually behave.',
  ],
}

/** What is established by observation or proof. */
export const scienceFamily: TopicFamily = {
  id: 'science',
  newcomers: [
    'a curious adult without a science background',
    'a pupil in the last years of school',
    'someone who left science behind at school',
    'a parent who has to answer questions',
    'a museum visitor who wants to know more',
    'a first-year student of another subject',
  ],
  practitioners: [
    'a researcher in a neighbouring field',
    'a graduate student',
    'a university lecturer',
    'a working scientist',
    'a reviewer in the field',
  ],
  facets: {
    basic: splitLines(`
      What would be different in the world without it? [c]
      Which question would a bright child ask, and what is the honest answer?
      What can be tried with paper, water or a pocket calculator? [c]
      What is known for sure, and what is only likely?
    `),
    common: splitLines(`
      Where are the boundaries of {topic}: what counts as a case, and what only looks like one?
      Which single example contains almost everything essential?
      Which thought experiment or limiting case clears up the most?
      What do textbooks simplify here, and is the simplification harmless?
      Which tool or notation made progress possible? [k]
      What follows from it that surprises people at first? [mc]
    `),
    deep: splitLines(`
      Which assumptions are made so routinely that papers stopped stating them?
      What would count as strong evidence against the accepted view of {topic}?
      How do methods from another discipline change the picture?
      Which two results are hard to reconcile, and what has been proposed?
      Which detail separates those who understand it from those who can only apply it?
      What is the state of the computation: exact, approximate, heuristic, out of reach? [k]
    `),
  },
  examples: [
    'Work one example in full, with every intermediate step, its units or conditions, and a check of the result by a second route.',
    'Walk through one key experiment or argument: the question, the set-up, what each side expected, what was found, what it ruled out.',
    'Take one familiar situation and analyse it completely before stating anything in general form.',
    'Vary one quantity in a single worked case from very small to very large and explain what changes at each end.',
    'Show one tempting but faulty line of reasoning, let it run, and find the exact step where it breaks.',
    'Estimate one quantity to its order of magnitude from everyday knowledge, stating each assumption.',
    'Set two cases side by side that differ in one condition only, and explain the difference in outcome.',
    'Solve one problem twice, first by intuition and then with care, and account for any disagreement.',
  ],
  conclusions: [
    'Close with what is settled, what is probable and what is open, one short paragraph each.',
    'End with three questions that test understanding instead of recall, with model answers.',
    'Finish with the one sentence that should be remembered and the two qualifications it needs.',
    'Conclude with the limits of validity: where the account can be trusted and where another is needed.',
    'Wrap up with a map of what to study next and why in that order.',
    'End with the observation or result that would change the conclusion.',
    'Leave the reader with a compact summary in which every statement carries its condition.',
    'Close by returning to the opening question and answering it in terms that were out of reach before.',
  ],
}
