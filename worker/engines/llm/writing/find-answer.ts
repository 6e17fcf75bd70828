import type { Modality } from '#shared/prompts/prompt-result.ts'
import signs from './data/answer-signs.json' with { type: 'json' }

const verbs: ReadonlySet<string> = new Set(signs.verbs)
/** What may stand before the first word of a line: bullets, numbers, headings, tags, emphasis, a word of order. */
const lead = /^(?:[\s>*_#"“'()-]|\d{1,2}(?=[\s.)])|<[a-z_0-9]{1,30}>|(?:and|then|first|next|finally|also) )+/iu
const clauseEnd = /[.!?\n;:,—]/u
const codeLinesMin = 8
const excerptLength = 80

/**
 * The opening of a reply that carries the request out, or talks to the author, instead of asking for it; null for a
 * prompt. Whether a text asks at all is only known in English.
 */
export function findAnswer(
  author: string,
  reply: string,
  shape: { modality: Modality; language: string },
): string | null {
  const opening = reply.trimStart().toLowerCase()
  const own = author.toLowerCase()
  const openings = shape.modality === 'chat' ? [...signs.openings, ...signs.letter_openings] : signs.openings
  if (openings.some((sign) => opening.startsWith(sign) && !own.includes(sign))) return excerpt(reply)
  if (shape.modality !== 'chat') return null
  const code = findWrittenCode(author, reply)
  if (code !== null) return code
  return shape.language !== 'en' || asks(author, reply) ? null : excerpt(reply)
}

/** A long block of code that the author did not paste; an example of the form wanted is short, or JSON. */
function findWrittenCode(author: string, reply: string): string | null {
  const parts = reply.split('```')
  for (let at = 1; at < parts.length; at += 2) {
    const block = parts[at] ?? ''
    const body = block.slice(block.indexOf('\n') + 1).trim()
    if (body.split('\n').length < codeLinesMin || author.includes(body) || /^[[{]/u.test(body)) continue
    return excerpt(body)
  }
  return null
}

function asks(author: string, reply: string): boolean {
  if (reply.includes(author.trim())) return true
  if (reply.includes('?') && author.includes('?')) return true
  return reply.split(clauseEnd).some((clause) => {
    const words = clause.replace(lead, '').toLowerCase()
    const first = /^[\p{L}’'-]+/u.exec(words)?.[0] ?? ''
    return verbs.has(first) || signs.asks.some((sign) => words.startsWith(sign.replace(/:$/u, '')))
  })
}

function excerpt(text: string): string {
  return text.trim().slice(0, excerptLength)
}
