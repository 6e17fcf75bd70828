/** A stated length, as its pattern found it. */
interface Stated {
  0: string
  index: number
}

const reach = 160
/** What may stand beside a bound on the answer as a whole. */
const whole = new Set(
  `keep make it its it's this that's that is be must should can may will shall has have to need needs not do don't never exceed go run stay remain
   kept but yet and so also please pls try aim limit limited cap capped restrict restricted bound in at within with using of for the a an your my
   whole entire full final total overall altogether combined all everything length word count size limits answer answers response reply output
   result text piece writing document draft version strictly absolutely ideally just only hard about around roughly short brief concise very
   write written say said done result's answer's i we you want`.split(/\s+/u),
)
/** Behind any of them another thing is asked for, or a part. */
const joint =
  /\b(?:and|plus|with|then|followed by|as well as|alongside|under an?|above|including|next to|each|every|per|no)\b|[+&]/iu
const sentenceEnd = /[.!?](?:["”')]*)\s|\n/gu
/** What may follow a bound on the whole; anything else names what it bounds. */
const wholeTail =
  /^\s*(?:$|[.,;:!?)\]\n–—-]|(?:in (?:total|all|length|english|plain)|total|overall|altogether|long|max|maximum|please|only|at most|including|incl|excluding|or (?:less|fewer)|and|but|so|because|or|without|with|as|using)(?![\p{L}]))/iu
/** "80 words each" is the length of a part. */
const ofParts =
  /^[ ,(]*(?:each|every|per|apiece|for (?:each|every)|an? (?:line|day|slide|section|item|bullet|point))\b/iu
const perPart = /\b(?:each|every|per)\b[^.!?\n;]{0,40}$/iu
/** "This 300 word bio" is there already, and is to become shorter. */
const isGiven =
  /(?:\b(?:this|these|my|our|your|his|her|their|the|existing|original|current|currently|attached|is|was|are|has|about|from)\s*|\b(?:shorten|cut|condense|summari[sz]e|reduce|trim|compress|tighten|distil)\b[^.!?\n]{0,30})$/iu
/** "500 words max" bounds already. */
const bounds = /^ ?(?:max|maximum|tops|at (?:the )?most|or (?:less|fewer|under)|limit)\b/iu
const noun = /\p{L}[\p{L}'’-]*/gu
const nounsMax = 3

/**
 * True where a stated length and a stated maximum bound the same thing: nothing but "keep it", "the answer", "in" or
 * the noun of the length itself leads to the maximum. "A title of max 6 words and a 120 word blurb" are two things.
 */
export function boundsSame(text: string, wish: Stated, limit: Stated): boolean {
  const wishEnd = wish.index + wish[0].length
  const limitEnd = limit.index + limit[0].length
  const afterWish = text.slice(wishEnd, wishEnd + reach)
  const beforeWish = text.slice(Math.max(0, wish.index - reach), wish.index)
  if (isGiven.test(beforeWish)) return false
  if (ofParts.test(afterWish) || bounds.test(afterWish) || perPart.test(lastSentence(beforeWish))) return false
  const afterLimit = text.slice(limitEnd, limitEnd + reach)
  if (ofParts.test(afterLimit) || !wholeTail.test(afterLimit)) return false
  const own = nounsOf(beforeWish, afterWish)
  return wish.index < limit.index
    ? leadsFromWish(text.slice(wishEnd, limit.index), own)
    : isBare(lastSentence(text.slice(Math.max(0, limit.index - reach), limit.index)), own) &&
        !joint.test(text.slice(limitEnd, wish.index)) &&
        /[.!?\n]/u.test(text.slice(limitEnd, wish.index))
}

function leadsFromWish(gap: string, own: ReadonlySet<string>): boolean {
  const sentence = lastSentence(gap)
  if (sentence.length < gap.length) return isBare(sentence, own)
  if (joint.test(gap)) return false
  const parts = gap.split(/[,;:()–—]| - /u)
  const last = parts.at(-1) ?? ''
  if (parts.length === 1) return isBare(last, own) || /\b(?:in|within|at|to|using|but|yet|is|be)\s*$/iu.test(last)
  // "…, bullets, max 8 words" bounds the bullets.
  return (
    isBare(last, own) &&
    parts.slice(1, -1).every((part) => /^\s*(?:for|about|on|in|from|by|to|as|aimed)\b/iu.test(part))
  )
}

/** Nothing in it names another thing than the answer, or than what the length is of. */
function isBare(text: string, own: ReadonlySet<string>): boolean {
  return (text.toLowerCase().match(noun) ?? []).every((word) => whole.has(word) || own.has(word))
}

function lastSentence(text: string): string {
  let from = 0
  for (const end of text.matchAll(sentenceEnd)) from = end.index + end[0].length
  return text.slice(from)
}

/** What the length is of: "a 120 word <blurb>", "<summary> in 200 words". */
function nounsOf(before: string, after: string): ReadonlySet<string> {
  const behind = /^[ -]((?:[\p{L}'’-]+ ?){1,3})/u.exec(after)?.[1] ?? ''
  const ahead = /((?:[\p{L}'’-]+ ){1,2})(?:of |in |: |with |at |about )*$/u.exec(before)?.[1] ?? ''
  return new Set(
    `${behind} ${ahead}`
      .toLowerCase()
      .match(noun)
      ?.slice(0, nounsMax + 2) ?? [],
  )
}
