import type { TopicMode } from '../topic-kind.ts'
import { splitLines } from '../topic-lines.ts'

/** A program to be run. */
export const codeMode: TopicMode = {
  id: 'code',
  group: 'software_engineering',
  framework: 'RTF + I/O contract',
  readers: {
    newcomers: [
      'someone in their first months of programming',
      'a learner who can read short scripts',
      'a newcomer to coding',
      'a student in the first programming course',
      'a hobbyist with one afternoon',
      'a colleague who has only used spreadsheets',
    ],
    improvers: [
      'a developer with a year of practice',
      'a programmer who knows the syntax and is learning to design',
      'a student in the second programming course',
      'a self-taught programmer',
      'a developer who comes from another language',
    ],
    practitioners: ['a senior developer', 'a maintainer', 'an engineer', 'a code reviewer', 'a technical lead'],
  },
  readerOpening: 'The code is for',
  scopes: null,
  personas: [
    'a software engineer who writes code to be read',
    'an experienced programmer and teacher',
    'a maintainer of well-tested libraries',
    'a careful developer',
  ],
  tasks: [
    'Write a small, complete program on {topic} to run and study, and settle these questions in it:',
    'Build a runnable code study on {topic} that answers these questions:',
    'Develop a working example program on {topic}, with these questions decided in the code:',
    'Write a library-quality module on {topic}; its design has to answer these questions:',
    'Implement a minimal, finished program on {topic} and decide these points on the way:',
    'Create a runnable reference implementation on {topic} that makes the answers to these questions visible:',
    'Code a self-contained demonstration on {topic}, guided by these questions:',
    'Produce a tested program on {topic} whose structure follows from these questions:',
  ],
  madeTask: 'Write the program that "{topic}" describes, and settle these questions in it:',
  facets: {
    basic: splitLines(`
      Which single task does the program perform, and what does one see when it runs?
      Which values can be changed at the top to try things out?
      Which language features does it need, and which does it avoid on purpose?
      What does the program print when something is missing?
    `),
    common: splitLines(`
      What are the inputs, with type, unit, range and source?
      What are the outputs, with type, order and format?
      Which data structure holds the state, and why that one?
      What happens on empty, duplicate, malformed and very large input?
      Which parts are pure computation, and which touch files, network or clock?
      Which standard library parts are used, and is any dependency worth its cost?
      How is each function named so that it reads as a statement of what it returns?
      Which quantity from the subject does each variable stand for?
      How is a wrong result noticed: assertion, test or comparison with a known case?
      Which example input shows the most with the fewest values?
      What is printed or drawn so that a reader can judge the result at a glance?
      Which constants come from the subject, and where are their values justified?
      What does the program refuse to do, and with which message?
      How are reading, computing and reporting kept apart?
      Which second method confirms the result on a small case?
      What would a reviewer want to see renamed or split?
      How is the program started, and which options does it take?
    `),
    deep: splitLines(`
      What are time and memory cost as input grows, and where is the bottleneck?
      Which invariant is checked at the boundary, and which is guaranteed by the types?
      How does it behave under concurrency, interruption or retry?
      Which error can the caller act on, and how is it told apart from a bug?
      Where is the seam at which another implementation could be put in?
      Which numerical, encoding or time-zone subtlety could corrupt results silently?
      How are runs made reproducible: seeds, versions, fixed data?
    `),
  },
  shares: { kind: 1, family: 0, mode: 5 },
  examples: [
    'State the contract first: every input and output with type, unit and an example value, and what is rejected.',
    'Open with the signatures of all public functions and one call of each, with the exact expected result.',
    'Show sample input and the exact output it produces before the code, and keep the code true to it.',
    'Define the types of all inputs and outputs first, including the invalid states that they rule out.',
    'Begin with a table of cases: input, expected output, reason; include empty, smallest, typical and malformed input.',
    'Give the contract (inputs, outputs, types), the command that runs it and the exact text it should print, then the program.',
    'List inputs and outputs with type, unit, default and permitted range in one table before the code.',
    'Describe before any code, in three sentences, what goes in with which type, what comes out and what is stored.',
  ],
  rules: [
    'Use the standard library unless a dependency clearly earns its place; name its version if you do.',
    'Handle every error where something can be done about it, with a message that says what was expected.',
    'Keep functions short and free of hidden state; pass in clock, randomness and files.',
    'Use only functions and options that you are sure exist, and name the language version they need.',
    'Comment on reasons and units; leave out comments that repeat the code.',
    'Keep the model of the subject simple, and list each simplification beside the line that makes it.',
    'Validate input at the edge once, and let the inner functions rely on it.',
    'Choose clarity over cleverness, and say where a faster variant would differ.',
  ],
  conclusions: [
    'Close with tests for the ordinary case, the edge cases and one failure, ready to run.',
    'End with three changes the reader can make, and what each should do to the output.',
    'Finish with known limits, and the first thing to change for real use.',
    'Conclude with a short table of tests against the questions they answer.',
    'Wrap up with the measured or estimated cost for small, medium and large input, labelled as which.',
    'Leave the reader with one deliberate exercise: a feature to add, its test already written.',
    'End with a review of your own code: the two weakest places and how they could be strengthened.',
    'Close with how to extend it by one input format without touching the core.',
  ],
  outputs: [
    'The contract, one complete code block per file, the tests, then notes of at most 150 words.',
    'A single runnable file, followed by a usage example and its output.',
    'File tree, complete code for each file, test file, commands to run and test.',
    'Code first, complete and runnable; after it one paragraph for each design decision.',
  ],
  lengths: {
    beginner: ['At most 60 lines of code.', 'At most 80 lines of code.'],
    intermediate: ['At most 120 lines of code, tests aside.', 'At most 150 lines of code, tests aside.'],
    advanced: ['At most 200 lines of code, tests aside.', 'At most 220 lines of code, tests aside.'],
    expert: ['At most 300 lines of code, tests aside.', 'At most 280 lines of code, tests aside.'],
  },
  avoid: ['pseudo-code', 'invented functions or options', 'unexplained dependencies', 'swallowed exceptions'],
  missing: [
    {
      item: 'the programming language and its version',
      unless: [
        'python',
        'javascript',
        'typescript',
        'java',
        'rust',
        'golang',
        'c++',
        'sql',
        'kotlin',
        'swift',
        'bash',
        'r',
      ],
    },
    { item: 'where the program has to run', unless: ['browser', 'linux', 'aws', 'docker', 'mobile'] },
  ],
}
