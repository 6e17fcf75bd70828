import type { OwnFigures } from './evaluate-own.ts'
import type { SetFigures } from './evaluate-set.ts'
import { type Share, shareOf } from './figure.ts'
import { qualityLimits } from './quality-limits.ts'

export interface Report {
  date: string
  /** Each file of prompts by itself. */
  sets: readonly SetFigures[]
  /** The project's own fixtures together, and whatever else was given together. */
  totals: readonly SetFigures[]
  own: OwnFigures
  levels: readonly SeparationFigures[]
  perTarget: readonly SetFigures[]
  perGroup: readonly SetFigures[]
}

/** How well the scores of two sets that should differ stand apart. */
export interface SeparationFigures {
  name: string
  before: number
  after: number
  pairs: number
}

/** The whole report in Markdown; the same text goes to the screen and to the docs. */
export function formatReport(report: Report): string {
  return [
    `Measured on ${report.date} through the real engine, every prompt for each target and half of them with a negative prompt.`,
    explanation,
    '## All together',
    formatSets(report.totals),
    '## By target',
    formatSets(report.perTarget),
    '## By set of prompts',
    formatSets(report.sets),
    '## By labelled group',
    formatGroups(report.perGroup),
    '## Scores',
    formatScores(report),
    '## Filler, form and time',
    formatOwn(report.own),
    '## Commonest added clause per domain',
    formatClauses(report.totals),
    '## Groups taken for one another',
    formatConfusions(report.totals),
  ].join('\n\n')
}

const explanation = [
  'Kept: every number, quotation, address, fence, placeholder, parameter and denial of the prompt is in the result or said in a way the answer documents, by a reader of the eval’s own.',
  'Conforms: no rule of the target is broken by words of ours; inherited counts the breaches that the prompts came with.',
  'Group: the label itself; or other: one of the labels that are right as well. The fixtures are never trained on, while the labels of other folders may have been, so that only the figure of the fixtures speaks of prompts never seen.',
  'Second pass: results that stay the same within 2 % of their characters when they are sent in again.',
].join('\n')

const setHeads = ['set', 'prompts', 'kept', 'conforms', 'inherited', 'modality', 'group', 'or other', 'second pass']

function formatSets(sets: readonly SetFigures[]): string {
  return table(
    [...setHeads, 'growth', 'score p10/50/90', 'commonest', 'p50 ms', 'p99 ms', 'worst ms'],
    sets.map((set) => [
      set.name,
      String(set.prompts),
      percent(set.retention),
      percent(set.conformance),
      String(set.inherited.length),
      percent(set.modality),
      percent(set.group),
      percent(set.groupOrAlternative),
      percent(set.idempotence),
      set.growth === null ? '–' : `${set.growth.toFixed(2)}x`,
      [set.scores.p10, set.scores.p50, set.scores.p90].map(Math.round).join(' / '),
      formatShare(set.scores.commonest),
      set.times.medianMs.toFixed(2),
      set.times.p99Ms.toFixed(1),
      set.times.worstMs.toFixed(1),
    ]),
  )
}

function formatGroups(groups: readonly SetFigures[]): string {
  return table(
    ['label', 'prompts', 'modality', 'group', 'or other', 'taken for'],
    groups.map((group) => [
      group.name,
      String(group.prompts),
      percent(group.modality),
      percent(group.group),
      percent(group.groupOrAlternative),
      group.groupConfusions
        .slice(0, 3)
        .map(({ found, count }) => `${found} ${count}`)
        .join(', '),
    ]),
  )
}

function formatScores({ own, levels }: Report): string {
  return table(
    ['the better prompt has the higher score', 'draft', 'result', 'pairs'],
    [
      ['own pairs', percent(own.pairsBefore), percent(own.pairsAfter), String(own.pairsBefore.total)],
      ...levels.map(({ name, before, after, pairs }) => [name, formatShare(before), formatShare(after), String(pairs)]),
    ],
  )
}

function formatOwn({ filler, formatSentence, padded, hostile }: OwnFigures): string {
  return table(
    ['figure', 'value', 'aim'],
    [
      ['ten empty sentences move the draft’s score by at most', `${filler.beforeMax.toFixed(1)} points`, '2'],
      ['ten empty sentences move the result’s score by at most', `${filler.afterMax.toFixed(1)} points`, '2'],
      ['prompts within both', percent(filler.within), '100 %'],
      ['without its format sentence a prompt scores less', percent(formatSentence), '100 %'],
      ['4,000 characters, median', `${padded.medianMs.toFixed(2)} ms`, '1.5 ms'],
      ['4,000 characters, p99', `${padded.p99Ms.toFixed(1)} ms`, '8 ms'],
      ['4,000 characters, worst', `${padded.worstMs.toFixed(1)} ms`, '50 ms'],
      [`hostile input, worst (${hostile.slowest})`, `${hostile.worstMs.toFixed(1)} ms`, '50 ms'],
      ['long or hostile inputs without a result', String(padded.failed.length + hostile.failed.length), '0'],
    ],
  )
}

const clausesShown = 15

function formatClauses(totals: readonly SetFigures[]): string {
  const rows = totals.flatMap(({ name, clauses }) =>
    clauses
      .filter(({ share }) => share > qualityLimits.clauseShareMax)
      .slice(0, clausesShown)
      .map(({ domain, targetId, clause, share, prompts }) => [
        name,
        domain,
        targetId,
        formatShare(share),
        String(prompts),
        clause.replaceAll('|', '/').slice(0, 90),
      ]),
  )
  const note = 'Only domains over the limit of 25 %.'
  return rows.length === 0
    ? 'None over the limit of 25 %.'
    : `${note}\n\n${table(['set', 'domain', 'target', 'share', 'prompts', 'clause'], rows)}`
}

const confusionsShown = 15

function formatConfusions(totals: readonly SetFigures[]): string {
  const rows = totals.flatMap(({ name, groupConfusions }) =>
    groupConfusions
      .slice(0, confusionsShown)
      .map(({ expected, found, count }) => [name, expected, found, String(count)]),
  )
  return table(['set', 'label', 'taken for', 'results'], rows)
}

function percent(share: Share): string {
  return share.total === 0 ? '–' : formatShare(shareOf(share))
}

/** Rounded down, so that 100 % means all of them. */
function formatShare(share: number): string {
  return `${(Math.floor(share * 1000) / 10).toFixed(1)} %`
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, at) => Math.max(head.length, 3, ...rows.map((row) => row[at]?.length ?? 0)))
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, at) => (cells[at] ?? '').padEnd(width)).join(' | ')} |`
  return [line(heads), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)].join('\n')
}
