import { dropContraction, senses, sensesOf } from './filler-senses.ts'
import { isInRemarkPhrase } from './match-remark-phrase.ts'
import type { Word } from './read-words.ts'

function readSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}

/** A comma behind one of so many first words sets them off. */
const introductionMax = 3
const ownOpenings = readSet('i my we our you your it this that')
const interjections = readSet(
  'so well okay ok alright right now anyway oh um uh hey hi hello and but also honestly frankly yes no yeah lol haha again of course finally btw besides plus look to be',
)

/**
 * The word a sentence opens with, without its contraction; interjections and an introduction of up to three words are
 * passed over: "Well, I'd say" and "Funny story, I asked" open with i.
 */
function readOpening(words: readonly Word[]): { opening: string; at: number } {
  let at = 0
  while (at < introductionMax && at + 2 < words.length && interjections.has(words[at]?.lower ?? '')) at += 1
  for (let next = at + 1; next <= introductionMax && next + 2 < words.length; next += 1) {
    const gap = (words[next]?.start ?? 0) - (words[next - 1]?.end ?? 0)
    if (gap > 1 && ownOpenings.has(dropContraction(words[next]?.lower ?? ''))) at = next
  }
  return { opening: dropContraction(words[at]?.lower ?? ''), at }
}

const finite = readSet(
  "is isn't are aren't was were wasn't be has have had does do should can could cannot will would must might may ca depends comes matters means takes makes remains goes it's that's there's never always",
)
function hasFinite(words: readonly Word[]): boolean {
  return words.some((word) => finite.has(word.lower))
}

const stating = readSet('it this that these those here')
const wanting = readSet('want need like love prefer wish')
/** Whoever opens so speaks about something, and asks for nothing. */
const speaking = readSet(
  'i you we my your our thanks thank sorry everyone people there every some many any time life thing things anyway one success failure greatness knowledge practice everybody nobody nothing together hopefully maybe perhaps personally today tomorrow yesterday yours warm kind best looking because if since most more much such who better what hope',
)
/** With a verb in it such a sentence is a statement: "In the end it matters", but not "In short sentences". */
const introducing = readSet(
  'in at to with without throughout as for when while by on over from of until generally needless all the a an not after before under nothing',
)

/** Whether the sentence asks for what it names: "Make it short", "I want it short", but not "Life is short". */
export function isAsking(words: readonly Word[]): boolean {
  const { opening, at } = readOpening(words)
  if (stating.has(opening)) {
    return words.length < 4 || words.some(({ lower }, index) => obliging.has(lower) || isHasTo(words, index))
  }
  if (introducing.has(opening)) return !hasFinite(words) || words.some((word) => obliging.has(word.lower))
  if (opening !== 'i' && opening !== 'we') return !speaking.has(opening)
  // "We want to grow" tells an aim, "we want a table" and "I want to sound calm" ask.
  const aimsAt = opening === 'we' ? 'to' : ''
  return words
    .slice(at + 1, at + 4)
    .some((word, next) => wanting.has(word.lower) && words[at + next + 2]?.lower !== aimsAt)
}

function isHasTo(words: readonly Word[], index: number): boolean {
  return words[index]?.lower === 'has' && words[index + 1]?.lower === 'to'
}

const obliging = readSet('should must need needs shall')

/** Words that open a remark of the speaker, and those that turn it into a wish about the picture. */
const personal = readSet(
  "i i'm i've i'll i'd we we're we've you you're you've you'll thanks thank please remember have hope hoping hopefully sorry anyway well cheers good let don't my your our",
)
const wishes = readSet(
  'want like need imagine show add include draw paint prefer put make wish keep leave use give look turn',
)

/** "I have wanted this for years" shows nothing, "I want it at night" does. */
export function isPersonalRemark(words: readonly Word[]): boolean {
  const { opening, at } = readOpening(words)
  // "You can see the sea" shows the sea.
  if (opening === 'you' && words.some((word) => word.lower === 'see')) return false
  if (!personal.has(words[0]?.lower ?? '') && !(at > 0 && personal.has(opening))) return false
  return !words.some((word, index) => wishes.has(word.lower) && !isInRemarkPhrase(words, index, 'text'))
}

const remarking = readSet(
  'i we my our it this that the thing things you everyone everybody there as thank thanks thanking he she they those these nobody somebody people life today yesterday nothing something hopefully maybe honestly any a one success every in at if when what some many most what success your not all',
)

/** A remark is about the speaker or things at large; a request opens with what to do. */
export function isRemark(words: readonly Word[]): boolean {
  const { opening } = readOpening(words)
  return remarking.has(opening) || (introducing.has(opening) && hasFinite(words))
}

/** True for what the speaker says of himself, of the reader or of the matter at hand. */
export function isOwnRemark(words: readonly Word[]): boolean {
  return ownOpenings.has(readOpening(words).opening)
}

const others = readSet('he she they his their her them him one both')
const naming = readSet('a an another many several some lots pure deep all in on at by under behind')

/** A caption speaks of others and names what it shows; a remark does neither. */
export function isCaptionRemark(words: readonly Word[]): boolean {
  const opening = words[0]?.lower ?? ''
  if (others.has(opening)) return false
  const isNaming = naming.has(opening) && !hasFinite(words) && !hasAnchor(words)
  return (words.length > 3 && !isNaming) || isAddressed(words) || (hasFinite(words) && hasAnchor(words))
}

/** True where one of the words has no place in a caption. */
export function hasAnchor(words: readonly Word[]): boolean {
  return words.some((word) => (sensesOf(dropContraction(word.lower)) & senses.anchor) !== 0)
}

const addressed = readSet(
  'i me my we us our you your thank thanks please hope hoping hopefully anyway sorry should result results request output response quality make ensure do try take give idea sense conclusion considered noted luck matters mention mentioning thought opinion topic',
)

/** Said to somebody, or about the request: captions do not speak so. */
function isAddressed(words: readonly Word[]): boolean {
  return isPersonalRemark(words) || words.some((word) => addressed.has(dropContraction(word.lower)))
}
