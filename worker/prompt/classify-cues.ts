import type { ChatDomain } from './chat-domain.ts'
import { buildCueIndex, type CueIndex, findCues } from './cue-index.ts'
import { chatDomains } from './data/chat-domains.ts'
import { imageDomains } from './data/image-domains.ts'
import { modalityCues } from './data/modality-cues.ts'
import { substringCues } from './data/substring-cues.ts'
import type { DraftFacts } from './draft-facts.ts'
import type { ImageDomain } from './image-domain.ts'

export type DomainScores<Domain> = ReadonlyMap<Domain, number>

const strongWeight = 3
const leadingWords = 5
const openingWords = 14
const quotesMax = 50
const substringWeight = 4
const substringEarly = 40
/** The head of a text names its task; a cap keeps the cost flat. */
const scannedWordsMax = 200
const scannedCharactersMax = 600

const chatIndex = indexDomains(chatDomains)
const imageIndex = indexDomains(imageDomains)
const modalityIndex = buildCueIndex(modalityCues)

/** How strongly the hand-written cues speak for each kind of text task. */
export function scoreChatDomains(draft: DraftFacts): DomainScores<ChatDomain> {
  return scoreCues(chatIndex, draft, chatBonuses(draft))
}

/** How strongly the hand-written cues speak for each kind of picture. */
export function scoreImageDomains(draft: DraftFacts): DomainScores<ImageDomain> {
  return scoreCues(imageIndex, draft, [])
}

/** How strongly the hand-written cues speak for a picture and for a text. */
export function scoreModality(draft: DraftFacts): {
  image: number
  chat: number
} {
  const scores = { image: 0, chat: 0 }
  const seen = new Set<string>()
  for (const hit of findCues(modalityIndex, draft.instructionWords.slice(0, scannedWordsMax))) {
    const name = `${hit.key}:${draft.instructionWords[hit.at]?.stem}`
    if (seen.has(name)) continue
    seen.add(name)
    scores[hit.key] += hit.at < leadingWords ? hit.weight : hit.weight / 3
  }
  return scores
}

function indexDomains<Domain extends { strong: readonly string[]; weak: readonly string[] }>(
  domains: readonly Domain[],
): CueIndex<Domain> {
  return buildCueIndex(
    domains.flatMap((domain) => [
      { key: domain, weight: strongWeight, phrases: domain.strong },
      { key: domain, weight: 1, phrases: domain.weak },
    ]),
  )
}

function scoreCues<Domain>(
  index: CueIndex<Domain>,
  draft: DraftFacts,
  bonuses: readonly (readonly [domain: Domain, score: number])[],
): Map<Domain, number> {
  const scores = new Map<Domain, number>()
  for (const [domain, score] of bonuses) scores.set(domain, (scores.get(domain) ?? 0) + score)
  const words = draft.instructionWords.slice(0, scannedWordsMax)
  const quotes = draft.material === null ? draft.spans.filter((span) => span.kind === 'quote').slice(0, quotesMax) : []
  const seen = new Set<number>()
  for (const hit of findCues(index, words)) {
    if (seen.has(hit.id)) continue
    const start = words[hit.at]?.start ?? 0
    // What stands in quotes is content, not the task.
    if (quotes.some((quote) => quote.start <= start && start < quote.end)) continue
    seen.add(hit.id)
    // The opening names the task; what comes later is mostly its content. Longer phrases say more.
    const place = hit.at < leadingWords ? 2 : hit.at < openingWords ? 1.4 : 0.5
    scores.set(hit.key, (scores.get(hit.key) ?? 0) + hit.weight * place * (1 + (hit.length - 1) * 0.4))
  }
  return scores
}

const asksForNumber =
  /\bhow (?:many|much|long|far|old|tall|fast)\b|\b(?:find|what is|evaluate|compute|determine) (?:the )?(?:value|probability|sum|area|ratio|number|cos|sin|\d)/iu
const formula = /[=≤≥∑√∫]|\\frac|\^\d/u
const codeMarks = /[{};]\s*$|=>|\bdef |#include|\bconst /mu
/** Comparing is the task, whatever is compared. */
const comparing = /^\s*(?:please )?compare\b|\bwhich (?:one )?is better\b|^\s*\S+ (?:vs\.?|versus) /iu

/** Signs that single words do not carry: sums in a story, formulas, and scripts without spaces. */
function chatBonuses(draft: DraftFacts): [ChatDomain, number][] {
  const bonus = new Map<string, number>()
  const text = draft.instruction.slice(0, scannedCharactersMax * 2)
  if (comparing.test(text)) bonus.set('comparison', 6)
  if (codeMarks.test(text)) bonus.set('code-generate', 4)
  else if (draft.spans.filter((span) => span.kind === 'number').length >= 2) {
    const sums = (asksForNumber.test(text) ? 9 : 0) + (formula.test(text) ? 4 : 0)
    if (sums > 0) bonus.set('math', sums)
  }
  if (draft.language !== 'en') {
    for (const [domainId, pattern] of substringCues) {
      const at = text.slice(0, scannedCharactersMax).search(pattern)
      if (at < 0) continue
      bonus.set(domainId, (bonus.get(domainId) ?? 0) + (at < substringEarly ? substringWeight : substringWeight / 2))
    }
  }
  return chatDomains.flatMap((domain) => {
    const score = bonus.get(domain.id)
    return score ? [[domain, score] as [ChatDomain, number]] : []
  })
}
