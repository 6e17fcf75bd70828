import type { DraftFacts } from './draft-facts.ts'
import type { Span } from './find-spans.ts'
import type { Sentence } from './sentence.ts'

export interface SplitRequest {
  /** What is asked for, with its background. */
  request: readonly Sentence[]
  rules: readonly Sentence[]
  /** Facts of the request and of pasted material. */
  spans: readonly Span[]
}

const bullet = /^[-*•]\s/u
/** A numbered catalogue of questions suits many topics alike. */
const listNumber = /^\d{1,2}[.)]$/u
const heading = /^(?:#{1,3} |<[\p{L}_]+>|\**[\p{L}][\p{L} ]{1,30}:)/u
const formHeading =
  /^(?:#{1,3} |<|\**)?(?:output|format|formato|ausgabeformat|ausgabe|saída|sortie|salida|输出|輸出|出力|形式|आउटपुट|प्रारूप)/iu

/** A text without its listed rules and the section on the form of the answer; without sections it is all request. */
export function splitRequest(facts: DraftFacts): SplitRequest {
  if (!facts.isStructured) return { request: facts.sentences, rules: [], spans: facts.spans }
  const request: Sentence[] = []
  const rules: Sentence[] = []
  let isForm = false
  facts.sentences.forEach((sentence, at) => {
    if (heading.test(sentence.text)) isForm = formHeading.test(sentence.text)
    if (isForm || bullet.test(sentence.text) || isListed(facts.sentences, at)) rules.push(sentence)
    else request.push(sentence)
  })
  // A text of bullets alone asks by its bullets.
  if (rules.length === 0 || request.length === 0) return { request: facts.sentences, rules: [], spans: facts.spans }
  return { request, rules, spans: keepOutside(facts.spans, rules) }
}

/** A question behind its number, or that number. */
function isListed(sentences: readonly Sentence[], at: number): boolean {
  const isNumber = listNumber.test(sentences[at]?.text ?? '')
  const asked = sentences[isNumber ? at + 1 : at]?.text ?? ''
  return (asked.endsWith('?') || asked.endsWith('？')) && (isNumber || listNumber.test(sentences[at - 1]?.text ?? ''))
}

/** Both in the order of the text. */
function keepOutside(spans: readonly Span[], rules: readonly Sentence[]): Span[] {
  let at = 0
  return spans
    .toSorted((left, right) => left.start - right.start)
    .filter(({ start }) => {
      while ((rules[at]?.end ?? Number.POSITIVE_INFINITY) <= start) at += 1
      return start < (rules[at]?.start ?? Number.POSITIVE_INFINITY)
    })
}
