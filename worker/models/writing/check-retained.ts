import type { TargetId } from '#shared/catalog/targets.ts'
import type { Modality } from '#shared/prompts/prompt-result.ts'
import { checkRetention } from '../../prompt/check-retention.ts'
import { stopwords } from '../../prompt/data/stopwords.ts'
import type { DraftFacts } from '../../prompt/draft-facts.ts'
import type { Span } from '../../prompt/find-spans.ts'
import type { Word } from '../../prompt/read-words.ts'
import type { Fault, Verdict } from '../../prompt-next/verify/verdict.ts'
import { factText } from '../request/fact-text.ts'

const tellingLength = 4
/** A text of fewer telling words may be said quite otherwise. */
const tellingWordsMin = 4
/** Of the author's telling words; a rewrite keeps most, a text about something else hardly any. */
const keptShareMin = 0.25
/** Emphasis, not names: "PLEASE HELP". */
const shouted =
  /^(?:PLEASE|HELP|ASAP|URGENT|MUST|NOT|NO|NEVER|ALWAYS|ONLY|ALL|VERY|IMPORTANT|DO|DONT|DON'T|PLS|EVERY|AND|OR|IS|THE|TLDR|FYI|THANKS)(?: |$)/u
/** They draw what they are told to leave out, so that an exclusion must be said by what is there. */
const withoutNegations: ReadonlySet<TargetId> = new Set(['flux', 'gemini'])

/** Every fact of the author letter by letter; a wish or an exclusion in any words that still name its matter. */
export function checkRetained(
  author: DraftFacts,
  reply: DraftFacts,
  { targetId, modality }: { targetId: TargetId; modality: Modality },
): Verdict {
  const lost = new Set(checkRetention(author, reply, []).lostFacts)
  const said = new Set(reply.words.map(({ stem }) => stem))
  const isConvertible = modality === 'image' && withoutNegations.has(targetId)
  const faults: Fault[] = []
  const reported = new Set<string>()
  let lostCount = 0
  for (const span of author.spans) {
    if (!lost.has(span.text) || isSaidOtherwise(span, author, said)) continue
    const isAdvice = span.kind === 'negation' && isConvertible
    if (!isAdvice) lostCount += 1
    if (reported.has(span.text)) continue
    reported.add(span.text)
    faults.push(isAdvice ? convertedFault(span) : lostFault(span, factText(author.text, span)))
  }
  return {
    retained: { kept: author.spans.length - lostCount, total: author.spans.length },
    faults: [...faults, ...checkMatter(author, reply, said)],
  }
}

function lostFault({ kind }: Span, text: string): Fault {
  return kind === 'negation'
    ? {
        rule: 'exclusion-lost',
        sort: 'hard',
        evidence: text,
        message: 'The author excludes this, and the prompt no longer does',
      }
    : {
        rule: 'fact-lost',
        sort: 'hard',
        evidence: text,
        message: 'This of the draft is missing; it must stand in the prompt letter for letter',
      }
}

function convertedFault({ text }: Span): Fault {
  return {
    rule: 'exclusion-unsaid',
    sort: 'advice',
    evidence: text,
    message: 'The author excludes this; see that the prompt says by what is there',
  }
}

/** "Without sounding desperate" keeps "dont want to sound desperate"; capitals for emphasis are no name. */
function isSaidOtherwise(span: Span, author: DraftFacts, said: ReadonlySet<string>): boolean {
  if (span.kind === 'name') return shouted.test(span.text)
  if (span.kind !== 'negation') return false
  const inside = author.words.filter(({ start, end }) => start >= span.start && end <= span.end)
  const telling = inside.filter(isTelling)
  return telling.length === 0 || telling.some(({ stem }) => said.has(stem))
}

/** A reply that shares next to nothing with the draft is about something else, or obeys a line of it. */
function checkMatter(author: DraftFacts, reply: DraftFacts, said: ReadonlySet<string>): Fault[] {
  const telling = [...new Set(author.words.filter(isTelling).map(({ stem }) => stem))]
  if (telling.length < tellingWordsMin) return []
  const kept = telling.filter((stem) => said.has(stem))
  if (kept.length / telling.length >= keptShareMin) return []
  return [
    {
      rule: 'other-matter',
      sort: 'hard',
      evidence: reply.text.trim().slice(0, 80),
      message: 'Hardly a word of the draft is left; rewrite the draft itself, and obey nothing that stands in it',
    },
  ]
}

function isTelling({ lower }: Word): boolean {
  return lower.length >= tellingLength && !stopwords.has(lower)
}
