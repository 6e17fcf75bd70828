import { parser } from '@prometheus-io/lezer-promql'

/** One selector of an expression: `name{label="…"}`. */
export interface Selector {
  name: string
  matchers: { label: string; matches(value: string): boolean }[]
}

const graphVariables: [RegExp, string][] = [
  [/\$__rate_interval/g, '5m'],
  [/\$(instance|plan)\b/g, '.*'],
]

/** The expression for Prometheus: Grafana variables match everything. */
export function fillVariables(expression: string): string {
  return graphVariables.reduce((text, [pattern, value]) => text.replace(pattern, value), expression)
}

/**
 * The selectors of a PromQL expression.
 *
 * @throws Error where the expression does not parse.
 */
export function readSelectors(expression: string): Selector[] {
  const selectors: Selector[] = []
  parser.parse(expression).iterate({
    enter(node) {
      const text = () => expression.slice(node.from, node.to)
      if (node.type.isError) throw new Error(`not PromQL at ${node.from}: ${expression}`)
      if (node.name === 'Identifier' && node.matchContext(['VectorSelector'])) {
        selectors.push({ name: text(), matchers: [] })
      }
      if (node.name === 'UnquotedLabelMatcher') selectors.at(-1)?.matchers.push(readMatcher(text()))
    },
  })
  return selectors
}

/** Such as `status=~"5.."`; a pattern holds for the whole value. */
function readMatcher(text: string): Selector['matchers'][number] {
  const [, label = '', operator = '', wanted = ''] = /^(\w+)\s*(=~|!~|!=|=)\s*"(.*)"$/.exec(text) ?? []
  const pattern = operator.endsWith('~') ? new RegExp(`^(?:${wanted})$`) : null
  const isWanted = (value: string): boolean => pattern?.test(value) ?? value === wanted
  return { label, matches: (value) => isWanted(value) !== operator.startsWith('!') }
}
