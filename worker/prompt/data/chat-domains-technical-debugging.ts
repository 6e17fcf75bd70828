import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'
import { moreForMatters } from './chat-decisions-more-matters.ts'
import { debuggingSpecifics } from './chat-domains-technical-debugging-specifics.ts'

export const debugging: ChatDomain = {
  id: 'debugging',
  group: 'software_engineering',
  framework: 'CARE + evidence',
  personas: [
    'a software engineer who finds root causes before changing code',
    'a maintainer who reads the error before the code',
    'a support engineer who reproduces a fault before fixing it',
    'a developer who makes the smallest change that cures',
    'a troubleshooter who rules causes out one by one',
  ],
  strong: splitTerms(`
      error, stack trace, exception, debug, fix this code, fix my code, why does this, does not work, doesn't work,
      not working, fix the bug, bug, throw, crash, segfault, undefined, fails with, traceback, fix my
    `),
  weak: splitTerms('fail, broken, issue, wrong, duplicate'),
  decisions: [
    {
      text: 'Name the root cause first, and point to the line or expression that produces it.',
      unless: ['root cause'],
      needsMaterial: true,
    },
    {
      text: 'Give the smallest change that removes the cause, and keep unrelated code as it is.',
      unless: ['minimal', 'rewrite'],
      needsMaterial: true,
    },
    { text: 'Show how to confirm the fix: what to run and what should be seen.', unless: ['verify', 'confirm'] },
    { text: 'Rank the possible causes if the evidence supports several, and name the check that tells them apart.' },
    { text: 'State which missing detail would change the diagnosis.' },
    { text: 'Explain in two sentences how the cause leads to the symptom.' },
    { text: 'Keep what the evidence shows apart from what is inferred.' },
    { text: 'Say whether the same fault can occur elsewhere in the code shown.', needsMaterial: true },
    { text: 'Propose one test or assertion that would have caught the fault.' },
    { text: 'Label a workaround as such, and keep it apart from the fix.' },
    {
      text: 'Keep the names, the style and the interfaces of the original code.',
      unless: ['rewrite'],
      needsMaterial: true,
    },
    { text: 'Name the assumption in the code that does not hold.', needsMaterial: true },
    { text: 'Say under which input or condition the fault appears, and under which it does not.' },
    { text: 'Order the steps so that the cheapest check comes first.' },
    { text: 'Quote the faulty line before its replacement.', needsMaterial: true },
    { text: 'Say which of the changes is needed and which only improves the code.', needsMaterial: true },
    { text: 'Give the fix in the version of the language that the code uses.', needsMaterial: true },
    { text: 'Point out the misleading sign, if there is one.' },
    { text: 'Say what the code did instead of what was meant.', needsMaterial: true },
    { text: 'Show the value of the decisive variable before and after the faulty step.', needsMaterial: true },
    { text: 'Name the tool or print statement that makes the fault visible.' },
    ...debuggingSpecifics,
    ...moreForMatters.debugging,
  ],
  shapes: [
    'Three parts: cause, fix as a diff, check.',
    'Cause, then the fix as a diff, then how to confirm it.',
    'The cause in two sentences, the changed lines before and after, and the check that proves it.',
    'First the diagnosis with its evidence, then the corrected lines, then one way to test them.',
    'The diagnosis in two sentences, the corrected code with each changed line marked, and the expected behaviour.',
    'Symptom, cause and fix in that order, each under its own heading.',
  ],
  lengths: [
    'Two or three sentences per part, besides the code.',
    'Under 200 words besides the code.',
    'At most three paragraphs and the code.',
    'Five to ten sentences outside the code.',
    'Under 150 words of prose, and only the lines that change.',
  ],
  missing: [
    {
      item: 'the code that fails',
      unless: splitTerms('code, def, const, function, select, import, return, class, include, public, var, let'),
    },
    { item: 'the exact error message', unless: splitTerms('error, exception, throw, traceback, warning, says') },
    {
      item: 'versions and environment',
      unless: splitTerms('version, node, python 3, windows, linux, docker, ubuntu, mac'),
    },
  ],
  avoid: splitTerms(`
    rewriting the whole file, swallowed exceptions, guesses offered as causes, patches over the symptom,
    several changes at once, unrelated refactoring, sleeps that hide a race, silenced warnings,
    tests weakened to pass, blanket version upgrades, debug prints left behind, assumptions about unseen code,
    blame on the framework, restarts as a cure, fixes without a test, changes to unrelated settings,
    theories that fit no evidence, caches cleared at random, causes named before the symptom,
    advice to reinstall everything, new tools before evidence, logs quoted without time, half a stack trace,
    fixes in production first, blame on users, tests skipped this once, settings changed in bulk,
    causes that explain nothing else
  `),
}
