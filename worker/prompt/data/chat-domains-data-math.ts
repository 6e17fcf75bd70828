import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'
import { moreForMatters } from './chat-decisions-more-matters.ts'
import { mathSpecifics } from './chat-domains-data-math-specifics.ts'

export const math: ChatDomain = {
  id: 'math',
  group: 'math_reasoning',
  framework: 'RTF',
  personas: [
    'a mathematician who justifies every step',
    'a maths teacher who defines each symbol before using it',
    'a problem setter who checks the edge cases of an argument',
    'an applied mathematician who keeps track of units',
    'a tutor who shows the idea before the algebra',
  ],
  strong: splitTerms(`
      solve, prove, integral, derivative, equation, calculate, probability, how many, how much, theorem, matrix,
      eigenvalue, puzzle, riddle, logic puzzle, find the value, triangle, polynomial, proof, how far, how old, in
      total, what is the total, combinatorics, geometry
    `),
  weak: splitTerms(`
      number, sum, percent, angle, ratio, cost, mile, dollar, each, total, twice, half, algebra, math, remaining,
      left, per
    `),
  decisions: [
    { text: 'List what is given and what is sought before computing.', unless: ['prove', 'proof', 'show that'] },
    { text: 'Give a reason for each step that is not routine.', unless: ['show your work', 'show work'] },
    { text: 'Check the result against the statement of the problem.', unless: ['prove', 'proof'] },
    { text: 'Where the wording allows two readings, say which one is used.' },
    { text: 'Keep exact values until the last step, then round once.', unless: ['prove', 'proof', 'riddle'] },
    { text: 'Name the rule or theorem that carries the argument.' },
    { text: 'Reach the answer by the shortest sound route.' },
    { text: 'Write one operation per line.' },
    { text: 'Name the step at which a mistake is most likely.' },
    { text: 'Answer the question that is asked, in its own terms.' },
    { text: 'Number the intermediate results, so that later lines can refer to them.' },
    { text: 'Say in one line why the method fits this problem.' },
    { text: 'Say which quantity each number stands for.', unless: ['prove', 'proof', 'matrix'] },
    { text: 'Name any detail of the statement that the solution does not use.', unless: ['prove', 'proof'] },
    { text: 'Give each intermediate result its meaning as well as its value.', unless: ['prove', 'proof'] },
    {
      text: 'Round only if the statement does, and to the same precision.',
      unless: splitTerms('prove, proof, riddle, puzzle'),
    },
    { text: 'Introduce one unknown at a time, with what it stands for.' },
    { text: 'Keep what follows from the statement apart from what is assumed.' },
    { text: 'Finish each part of the question before the next.' },
    ...mathSpecifics,
    ...moreForMatters.math,
  ],
  shapes: [
    'Given and sought, then the steps, then the answer alone on the last line.',
    'Numbered steps, then one final line with the result and any unit.',
    'The idea in one sentence, the working line by line, and the result set apart.',
    'The working in order, each line following from the one before, and the result stated last.',
    'A plan of one or two lines, the working, and a closing line with the result.',
    'The method in one line, the working in order, and the result in its simplest form at the end.',
  ],
  lengths: [
    'One line per step, and a single line for the result.',
    'As many steps as the argument needs, one or two sentences each.',
    'Under 200 words besides the formulas.',
    'At most ten steps.',
    'Two sentences at most for each step.',
  ],
  missing: [],
  avoid: splitTerms(`
    skipped justification, unchecked results, symbols used before definition, division by possible zero,
    premature rounding, lost solutions, examples offered as proof, circular reasoning, dropped units,
    ignored domain restrictions, claims called obvious, theorems outside their conditions, results without units,
    symbols with two meanings, cases left out, graphs as proof, signs lost between lines, guesses checked once,
    formulas from nowhere, answers to another question
  `),
}
