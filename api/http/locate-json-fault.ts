/** White space, then one token: punctuation, a string, a number or a word. Each alternative is read in linear time. */
const tokenPattern =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON strings may not hold control characters
  /[ \t\n\r]*(?:([{}[\],:])|("[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\u0000-\u001f]*)*")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y
/** As much of a string as is well-formed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON strings may not hold control characters
const stringStartPattern = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\u0000-\u001f]*)*/y
const spacePattern = /[ \t\n\r]*/y

type Expected = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end'

/** The offset in UTF-16 code units at which `text` stops being JSON, its length if it ends too early; null for JSON. */
export function locateJsonFault(text: string): number | null {
  const open: ('{' | '[')[] = []
  let expected: Expected = 'value'
  let at = 0
  for (;;) {
    const start = endOf(spacePattern, text, at) ?? at
    if (start === text.length) return open.length === 0 && expected === ', or end' ? null : start
    tokenPattern.lastIndex = at
    const token = tokenPattern.exec(text)
    if (!token) return endOf(stringStartPattern, text, start) ?? start
    at = tokenPattern.lastIndex
    const next = step(expected, token[1] ?? (token[2] === undefined ? 'literal' : 'string'), open)
    if (next === null) return start
    expected = next
  }
}

/** What may follow a token; null if the token may not stand here. Keeps the brackets that are open. */
function step(expected: Expected, token: string, open: ('{' | '[')[]): Expected | null {
  const isKey = expected === 'key' || expected === 'key or }'
  if (expected === ':') return token === ':' ? 'value' : null
  if (token === '}' || token === ']') {
    const isEmpty = expected === (token === '}' ? 'key or }' : 'value or ]')
    const isOpen = open.at(-1) === (token === '}' ? '{' : '[')
    if (!isOpen || !(isEmpty || expected === ', or end')) return null
    open.pop()
    return ', or end'
  }
  if (expected === ', or end') {
    const inside = open.at(-1)
    if (token !== ',' || inside === undefined) return null
    return inside === '{' ? 'key' : 'value'
  }
  if (isKey) return token === 'string' ? ':' : null
  if (token === '{' || token === '[') {
    open.push(token)
    return token === '{' ? 'key or }' : 'value or ]'
  }
  return token === 'string' || token === 'literal' ? ', or end' : null
}

function endOf(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : null
}
