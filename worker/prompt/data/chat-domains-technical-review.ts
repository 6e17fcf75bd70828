import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'
import { codeReviewSpecifics } from './chat-domains-technical-review-specifics.ts'

export const codeReview: ChatDomain = {
  id: 'code-review',
  group: 'software_engineering',
  framework: 'RISEN',
  personas: [
    'a software engineer who puts correctness before style',
    'a maintainer who explains the reason behind each comment',
    'a security-minded reviewer who looks at inputs and limits',
    'a refactoring specialist who preserves behaviour',
    'a reviewer who separates faults from taste',
  ],
  strong: splitTerms(`
      review this code, code review, refactor, clean up this code, review my code, optimize this code, review the
      code, pull request, refactor this, explain this code, review my pr
    `),
  weak: ['readability', 'maintainable', 'codebase'],
  decisions: [
    {
      text: 'Keep the observable behaviour the same, and say so wherever a change would alter it.',
      unless: ['change the behaviour', 'change the behavior', 'obfuscate'],
    },
    {
      text: 'Order the findings by severity: correctness, security, performance, readability.',
      unless: splitTerms(`
      rewrite, convert, comments, simplify, refactor, explain, turn, make, describe, remove, reduce
    `),
    },
    {
      text: 'Give each finding a location and a reason why it matters.',
      unless: splitTerms('explain, convert, simplify, make, comments, refactor, describe'),
    },
    {
      text: 'Offer a concrete replacement for each thing criticised.',
      unless: splitTerms('explain, convert, comments, describe'),
    },
    {
      text: 'Separate what needs to change from what is a matter of taste.',
      unless: splitTerms('explain, convert, comments, describe'),
    },
    {
      text: 'Name what is good and should stay as it is.',
      unless: splitTerms('simplify, convert, explain, refactor, make, remove, comments, describe'),
    },
    { text: 'Say which inputs would break the code as it stands.' },
    { text: 'Keep each change small enough to be reviewed alone.' },
    {
      text: 'Name the test that should exist before anything is changed.',
      unless: splitTerms('explain, tests, test, simplify, comments, describe'),
    },
    {
      text: 'Keep public names and signatures, so that callers need no edits.',
      unless: splitTerms('rename, rewrite, convert, api'),
    },
    { text: 'Judge the code against what it is meant to do, and say how that was read.' },
    { text: 'State the gain of each change: fewer branches, fewer copies, less work.' },
    { text: 'Point out duplicated logic, and the one place where it belongs.' },
    { text: 'Mark the points that cannot be judged from the code shown.' },
    {
      text: 'Keep the language level and dependencies of the original.',
      unless: splitTerms('convert, port, upgrade, migrate'),
    },
    {
      text: 'Say which finding to act on first if there is time for one only.',
      unless: splitTerms('explain, convert, simplify, make, comments, refactor, describe'),
    },
    { text: 'Say what a reader needs to know before the code makes sense.' },
    { text: 'Name any value that deserves a name of its own.' },
    { text: 'Point out what is hard to test as it stands.' },
    { text: 'Judge error paths as carefully as the normal one.' },
    { text: 'Say which comment or document would be out of date after the change.' },
    { text: 'Prefer removing code to adding it.' },
    { text: 'State which part is riskiest to touch.' },
    ...codeReviewSpecifics,
  ],
  shapes: [
    'The main point first, then the others in order of weight, each with its lines and what to do about them.',
    'A one-line verdict, the points with their locations, then the code as it should be.',
    'The code in sections, each followed by what matters about it.',
    'One heading per point: the lines concerned, what they do or risk, and the replacement where one is due.',
    'A table (place, point, reason, change), then the resulting code where anything changes.',
    'Points grouped by weight, each in one or two sentences, followed by the changed lines as a diff.',
  ],
  lengths: [
    'One to three sentences per point.',
    'At most ten points, two sentences each.',
    'Under 250 words besides the code.',
    'Three to eight points, the weightiest first.',
    'Up to two paragraphs, and one line per change.',
  ],
  missing: [
    {
      item: 'the code to review',
      unless: splitTerms('def, const, function, class, import, return, include, struct, var, select, public'),
    },
    {
      item: 'conventions of the codebase',
      unless: splitTerms('style guide, convention, pep, eslint, clean code, pattern'),
    },
  ],
  avoid: splitTerms(`
    style remarks over real faults, unannounced behaviour changes, points a formatter settles,
    findings with a vague location, praise as padding, personal taste as rule, speculative performance worries,
    inflated severity, comments aimed at the author, renames mixed with logic changes,
    complaints about untouched lines, patterns added for show, praise as filler, rewrites by taste,
    comments without a reason, style ahead of correctness, questions meant as orders, missed error paths,
    findings without a place, demands outside the change
  `),
}
