import type { Decision } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

/** Decisions that answer to what the task is about. */
export const mathSpecifics: readonly Decision[] = [
  {
    text: 'Carry units through every line.',
    when: splitTerms(`
      km, kg, meter, meters, second, seconds, feet, inch, inches, volt, miles, mile, dollars, pounds, ml, hours,
      minutes, liters, gallon, ohm, m s, grams, watts, kw, cm
    `),
  },
  {
    text: 'Define each symbol at its first use.',
    when: splitTerms(`
      equation, formula, vector, function, variable, variables, prove, let, theta, matrix, denote, hamiltonian
    `),
  },
  {
    text: 'Estimate the size of the answer before computing it.',
    when: splitTerms('estimate, roughly, approximately, how far, how big, how long, how fast'),
  },
  {
    text: 'Simplify each expression before it is carried on.',
    when: splitTerms(`
      expression, equation, fraction, integral, polynomial, algebra, cos, sin, theta, identity, factor, simplify,
      derivative, sqrt
    `),
  },
  {
    text: 'Say where the result holds and where it does not.',
    when: splitTerms(`
      function, formula, theorem, for all, matrix, limit, equation, series, inequality, approximate
    `),
  },
  {
    text: 'Say why the other plausible answers fail.',
    when: splitTerms('multiple choice, which of the following, riddle, puzzle, logic, option, options'),
  },
  {
    text: 'Turn each sentence of the problem into one relation.',
    when: splitTerms('more than, less than, twice, fewer, additional, same number, times as, times the, half'),
  },
  {
    text: 'Keep what is counted apart from what is measured.',
    when: splitTerms('each, boxes, bags, pieces, eggs, pages, people, students, books, items, marbles, apples'),
  },
  {
    text: 'Write down the intermediate totals that are used more than once.',
    when: splitTerms('total, altogether, sum, in all, combined, average'),
  },
  {
    text: 'Set up the equations before solving any of them.',
    when: splitTerms(`
      equation, equations, unknown, system of, variables, speed, age, ages, mixture, train, circuit
    `),
  },
  {
    text: 'Discard every solution that the setting does not allow, and say why.',
    when: splitTerms('equation, solutions, roots, quadratic, solve for, possible values, length, integer'),
  },
  { text: 'Name the method of proof at the start.', when: splitTerms('prove, proof, show that, converse, disprove') },
  {
    text: 'Prove each direction and each case apart.',
    when: splitTerms('if and only if, iff, prove, converse, equivalence'),
  },
  {
    text: 'Point to the place where each hypothesis is used.',
    when: splitTerms('prove, proof, theorem, lemma, show that'),
  },
  {
    text: 'Define the events and say which are independent.',
    when: splitTerms('probability, dice, coin, random, marbles, cards, chance, lottery, odds'),
  },
  {
    text: 'Say whether order and repetition count.',
    when: splitTerms('how many ways, combinations, permutations, arrange, choose, select, combinatorics, distinct'),
  },
  {
    text: 'Name the distribution and its parameters before computing.',
    when: splitTerms(`
      normal distribution, confidence interval, mean, variance, standard deviation, distribution, beta, binomial
    `),
  },
  {
    text: 'State both hypotheses, the statistic and the decision.',
    when: splitTerms('hypothesis, significance, t-test, p-value, test the'),
  },
  {
    text: 'Make a table of the quantities by person, time or place.',
    when: splitTerms('age, ages, years old, older, twice, trains, train'),
  },
  {
    text: 'Write speed, distance and time in one system of units.',
    when: splitTerms('speed, km h, mph, distance, train, miles, travel, velocity, meters'),
  },
  {
    text: 'Draw up the forces or flows before any equation.',
    when: splitTerms('force, mass, acceleration, circuit, tension, friction, battery, resistor, velocity, energy'),
  },
  {
    text: 'Say what is held constant and what varies.',
    when: splitTerms('physics, temperature, pressure, gas, derivative, volume'),
  },
  {
    text: 'Say what a sketch would show, and label its points.',
    when: splitTerms(`
      triangle, circle, angle, rectangle, radius, geometry, sphere, coordinate plane, perimeter, polygon
    `),
  },
  {
    text: 'Factor or substitute first, and note the values that are excluded.',
    when: splitTerms('equation, polynomial, quadratic, solve for, roots, factor, fraction'),
  },
  {
    text: 'Name the substitution or rule used for each integral or derivative.',
    when: splitTerms('integral, integrate, derivative, differentiate, limit, differential equation'),
  },
  {
    text: 'Track each row operation or pivot.',
    when: splitTerms('matrix, matrices, eigenvalue, determinant, invert, linear system, vector'),
  },
  {
    text: 'List the clues, then mark what each one rules out.',
    when: splitTerms('puzzle, riddle, logic puzzle, clues, truth, liar, detective'),
  },
  {
    text: 'Give the interest period and the timing of payments.',
    when: splitTerms('interest, loan, invest, annuity, installment, compound, repayment, growth'),
  },
  {
    text: 'Turn every percentage into the amount it is taken of.',
    when: splitTerms('percent, percentage, discount, tax, commission, profit, increase, half'),
  },
  {
    text: 'Add up the running total after each event.',
    when: splitTerms('bought, sold, costs, cost, earns, pays, price'),
  },
  {
    text: 'Give the recurrence, its start values and the closed form.',
    when: splitTerms(`
      sequence, infinite series, recurrence, formula for, arithmetic progression, geometric series, fibonacci
    `),
  },
  {
    text: 'Draw up the simplest case first, and use it as a check.',
    when: splitTerms('formula, general, grid, sequence, find a formula, n, worst case, pattern, recursive'),
  },
  {
    text: 'State what each event leaves over before the next begins.',
    when: splitTerms('left over, are left, left with, remaining, gives, gave, spends, spent, eats'),
  },
  {
    text: 'Name the quantity that stays the same throughout.',
    when: splitTerms('mixture, dilution, conservation, energy, ratio, constant'),
  },
  {
    text: 'Turn every rate into the same unit of time.',
    when: splitTerms('per day, per hour, per week, a day, a week, each day, every day, month, minutes, hours, per'),
  },
]
