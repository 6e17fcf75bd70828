import type { Offender } from './figure.ts'
import type { Report } from './format-report.ts'

export interface OffenderList {
  figure: string
  offenders: readonly Offender[]
}

const idsShown = 8
const dumpedPerKind = 40

/** What was found wrong, figure by figure. */
export function listOffenders({ totals, own }: Report): OffenderList[] {
  return [
    ...totals.flatMap((set) => [
      { figure: `${set.name}: no result`, offenders: set.failures },
      { figure: `${set.name}: lost`, offenders: set.retention.offenders },
      { figure: `${set.name}: does not conform`, offenders: set.conformance.offenders },
      { figure: `${set.name}: inherited`, offenders: set.inherited },
      { figure: `${set.name}: modality`, offenders: set.modality.offenders },
      { figure: `${set.name}: group`, offenders: set.groupOrAlternative.offenders },
      { figure: `${set.name}: second pass`, offenders: set.idempotence.offenders },
    ]),
    { figure: 'pairs, draft', offenders: own.pairsBefore.offenders },
    { figure: 'pairs, result', offenders: own.pairsAfter.offenders },
    { figure: 'filler', offenders: own.filler.within.offenders },
    { figure: 'format sentence', offenders: own.formatSentence.offenders },
    {
      figure: 'long or hostile inputs',
      offenders: [...own.padded.failed, ...own.hostile.failed].map((id) => ({ id, kind: 'no result', detail: '' })),
    },
  ].filter(({ offenders }) => offenders.length > 0)
}

/** By kind, most frequent first: the ids alone, or with `hasText` what was wrong as well. */
export function formatOffenders(lists: readonly OffenderList[], hasText: boolean): string {
  return lists.map((list) => formatList(list, hasText)).join('\n\n')
}

function formatList({ figure, offenders }: OffenderList, hasText: boolean): string {
  const kinds = [...Map.groupBy(offenders, ({ kind }) => kind)].toSorted(
    ([, left], [, right]) => right.length - left.length,
  )
  const lines = kinds.flatMap(([kind, members]) => {
    const head = `${kind}: ${members.length}`
    if (!hasText)
      return [
        `  ${head}  ${members
          .slice(0, idsShown)
          .map(({ id }) => id)
          .join('  ')}`,
      ]
    return [`  ${head}`, ...members.slice(0, dumpedPerKind).map(({ id, detail }) => `    ${id}: ${indent(detail)}`)]
  })
  return [figure, ...lines].join('\n')
}

function indent(text: string): string {
  return text.replaceAll('\n', '\n      ')
}
