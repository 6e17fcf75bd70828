import type { TargetId } from '#shared/catalog/targets.ts'
import type { Modality } from '#shared/prompts/prompt-result.ts'
import { buildCueIndex, findCues } from './cue-index.ts'
import { modalityCues } from './data/modality-cues.ts'
import type { DraftFacts } from './draft-facts.ts'
import { readFlagAt } from './read-flag.ts'

const index = buildCueIndex(modalityCues)
const questionOpening =
  /^\W*(?:who|which|whose|whom|what|when|where|why|how|does|did|is|are|was|were|can|could|should|would|will|if|given|suppose|let|consider)\b/iu
/** A draft that opens with the name of a picture asks for one. */
const pictureOpening =
  /^\W*(?:an? )?(?:[\w-]+ ){0,2}(?:poster|logo|photo|photograph|picture|image|illustration|portrait|wallpaper|sticker|painting|sketch|render|drawing|view) (?:of|for|with|showing|featuring|in|by|that)\b/iu
const openingWords = 6
/** A ratio or style parameter is near proof of a picture. */
const imageFlagWeight = 12
const tellingFlags = new Set(['ar', 'aspect', 'stylize', 's', 'chaos', 'c', 'niji', 'sref', 'weird', 'cref', 'iw', 'v'])
/** How far an image-only target pulls an undecided text; a clear text task still wins. */
const imageTargetPull = 2.5

/** Picture or text? The words decide; the target only settles what they leave open. */
export function detectModality(draft: DraftFacts, targetId: TargetId): Modality {
  if (draft.isStructured || draft.material) return readsAsPictureLabels(draft.text) ? 'image' : 'chat'
  let balance = targetId === 'midjourney' || targetId === 'flux' ? imageTargetPull : 0
  if (draft.spans.some((span) => span.kind === 'flag' && isImageFlag(span.text))) balance += imageFlagWeight
  const seen = new Set<string>()
  for (const hit of findCues(index, draft.instructionWords)) {
    const name = `${hit.key}:${draft.instructionWords[hit.at]?.stem}`
    if (seen.has(name)) continue
    seen.add(name)
    const weight = hit.at < openingWords ? hit.weight : hit.weight / 3
    balance += hit.key === 'image' ? weight : -weight
  }
  balance += shapeBalance(draft)
  return balance > 0 ? 'image' : 'chat'
}

function isImageFlag(text: string): boolean {
  const flag = readFlagAt(text, 0)
  return flag !== null && tellingFlags.has(flag.name) && /\d/u.test(flag.value)
}

function readsAsPictureLabels(text: string): boolean {
  return /^(?:subject|lighting|palette|composition|scene)\s?:/imu.test(text)
}

/** A caption is a noun phrase; a task has a question mark, an address to the model or many lines. */
function shapeBalance(draft: DraftFacts): number {
  const first = draft.instructionWords[0]?.stem ?? ''
  const text = draft.instruction
  let balance = 0
  if (/^(?:a|an|the|two|three|four|five|six|one|on|in|at|several|un|una|une|ein|eine|uma)$/u.test(first)) balance += 3
  if (/[?？]/u.test(text)) balance -= 5
  if (/\b(?:you|your|i|me|my)\b/iu.test(text)) balance -= 3
  if (/\n\s*[-*\d]/u.test(text)) balance -= 3
  if (/请|請|你|您|我|写|寫|任务|问题|回答|假设|如何|什么|ください|教えて|書いて|述べ|説明|मुझे|लिखें|बताएँ/u.test(text))
    balance -= 8
  if (questionOpening.test(text)) balance -= 6
  if (pictureOpening.test(text)) balance += 8
  if (draft.words.length < 12 && (text.match(/,/gu)?.length ?? 0) >= 2) balance += 2
  return balance
}
