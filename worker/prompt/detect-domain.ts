import type { Modality } from '#shared/prompts/prompt-result.ts'
import type { ChatDomain } from './chat-domain.ts'
import { buildCueIndex, type CueIndex, findCues } from './cue-index.ts'
import { chatDomains } from './data/chat-domains.ts'
import { imageDomains } from './data/image-domains.ts'
import { substringCues } from './data/substring-cues.ts'
import type { DraftFacts } from './draft-facts.ts'
import type { ImageDomain } from './image-domain.ts'

export interface DetectedDomain<Domain> {
  domain: Domain
  /** 0 to 1. */
  confidence: number
}

const strongWeight = 3
const leadingWords = 5
const openingWords = 14
const scoreMin = 1.6
const quotesMax = 50
const clearTaskScore = 5

const chatIndex = indexDomains(chatDomains)
const imageIndex = indexDomains(imageDomains)

/** The kind of text task, by verb phrases and nouns; `general` when nothing is said clearly enough. */
export function detectChatDomain(draft: DraftFacts): DetectedDomain<ChatDomain> {
  return detect(chatIndex, draft, chatDomains, isBareTopic(draft) ? 'knowledge' : 'general', bonuses(draft))
}

/** The kind of picture, by what it shows and how it is made. */
export function detectImageDomain(draft: DraftFacts): DetectedDomain<ImageDomain> {
  return detect(imageIndex, draft, imageDomains, 'scene')
}

/** Name and group of the domain, as reported. */
export function detectDomain(
  draft: DraftFacts,
  modality: Modality,
): DetectedDomain<{ id: string; group: string; framework: string }> {
  return modality === 'image' ? detectImageDomain(draft) : detectChatDomain(draft)
}

const asksForNumber =
  /\bhow (?:many|much|long|far|old|tall|fast)\b|\b(?:find|what is|evaluate|compute|determine) (?:the )?(?:value|probability|sum|area|ratio|number|cos|sin|\d)/iu
const formula = /[=≤≥∑√∫]|\\frac|\^\d/u
const codeMarks = /[{};]\s*$|=>|\bdef |#include|\bconst /mu
/** Comparing is the task, whatever is compared. */
const comparing = /^\s*(?:please )?compare\b|\bwhich (?:one )?is better\b|^\s*\S+ (?:vs\.?|versus) /iu
const substringWeight = 4

/** Signs that single words do not carry: sums in a story, formulas, and scripts without spaces. */
function bonuses(draft: DraftFacts): Map<string, number> {
  const bonus = new Map<string, number>()
  const numbers = draft.spans.filter((span) => span.kind === 'number').length
  const text = draft.instruction
  if (comparing.test(text)) bonus.set('comparison', 6)
  const isCode = codeMarks.test(text)
  if (isCode) bonus.set('code-generate', 4)
  else {
    const sums = (numbers >= 2 && asksForNumber.test(text) ? 9 : 0) + (numbers >= 2 && formula.test(text) ? 4 : 0)
    if (sums > 0) bonus.set('math', sums)
  }
  if (draft.language !== 'en') {
    for (const [domainId, pattern] of substringCues) {
      const at = text.search(pattern)
      if (at >= 0) bonus.set(domainId, (bonus.get(domainId) ?? 0) + (at < 40 ? substringWeight : substringWeight / 2))
    }
  }
  return bonus
}

/** Two to four words that fit no table are most likely something to be explained. */
function isBareTopic(draft: DraftFacts): boolean {
  return draft.instructionWords.length >= 2 && draft.instructionWords.length <= 4 && draft.material === null
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

function detect<Domain extends { id: string }>(
  index: CueIndex<Domain>,
  draft: DraftFacts,
  domains: readonly Domain[],
  fallbackId: string,
  bonus: ReadonlyMap<string, number> = new Map(),
): DetectedDomain<Domain> {
  const scores = new Map<Domain, number>()
  for (const domain of domains) {
    const extra = bonus.get(domain.id)
    if (extra) scores.set(domain, extra)
  }
  const seen = new Set<string>()
  const quotes = draft.material === null ? draft.spans.filter((span) => span.kind === 'quote').slice(0, quotesMax) : []
  for (const hit of findCues(index, draft.instructionWords)) {
    const at = draft.instructionWords[hit.at]?.start ?? 0
    // What stands in quotes is content, not the task.
    if (quotes.some((quote) => quote.start <= at && at < quote.end)) continue
    const first = draft.instructionWords[hit.at]?.stem ?? ''
    const name = `${domains.indexOf(hit.key)}:${first}:${hit.length}`
    if (seen.has(name)) continue
    seen.add(name)
    // The opening names the task; what comes later is mostly its content. Longer phrases say more.
    const place = hit.at < leadingWords ? 2 : hit.at < openingWords ? 1.4 : 0.5
    scores.set(hit.key, (scores.get(hit.key) ?? 0) + hit.weight * place * (1 + (hit.length - 1) * 0.4))
  }
  const ranked = [...scores].toSorted((left, right) => right[1] - left[1])
  const [first, next] = ranked
  // "Act as my accountant and …" is accounting: a task that is clear beside the role comes first.
  const isRoleOnly = first && next && first[0].id === 'roleplay' && next[1] >= clearTaskScore
  const [best, second] = isRoleOnly ? [next, first] : [first, next]
  if (best && best[1] >= scoreMin) {
    const margin = (best[1] - (second?.[1] ?? 0)) / best[1]
    return {
      domain: best[0],
      confidence: round(Math.min(0.97, 0.4 + 0.3 * margin + 0.3 * (1 - Math.exp(-best[1] / 6)))),
    }
  }
  const fallback = domains.find((domain) => domain.id === fallbackId) ?? domains[0]
  if (!fallback) throw new RangeError('no domains')
  return { domain: fallback, confidence: 0.3 }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
