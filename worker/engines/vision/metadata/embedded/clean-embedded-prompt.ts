/** The words of a prompt that other tools left in a file, without the notation of those tools. */
interface CleanedPrompt {
  text: string
  /** What was to be kept out, one term each. */
  excluded: string[]
}

const termsMax = 24
const termLengthMax = 40
const tagWordsMax = 3

// Every quantifier is bounded and no two neighbours can match the same character, so the patterns stay linear.
const references =
  /<(?:lora|lyco|hypernet|wildcard|segment|object|embed|param)[:[][^<>\n]{1,120}>|\bembedding:[\w.-]{1,80}/giu
const weight = /:-?\d{1,2}(?:\.\d{1,3})?(?=[)\]}])/gu
const schedule = /\[([^[\]:|]{0,120}):([^[\]:|]{0,120}):\d{0,3}(?:\.\d{1,3})?\]/gu
const alternatives = /[[{]([^[\]{}|]{1,120})\|[^[\]{}]{1,240}[\]}]/gu
const escapedBracket = /\\([()[\]])/gu
/** Grades that some models were trained on; they say how well liked an image was, not what it shows. */
const grade =
  /^(?:score_\d{1,2}(?:_up)?|rating[_:]\w{1,20}|source_\w{1,20}|year \d{4}|newest|absurdres|highres|lowres)$/iu
const counted = /^([1-9])\+?(girl|boy|other)s?$/iu
const countWords = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/**
 * The words alone: emphasis, references to model files, schedules, choices and grades are the notation of the tool
 * that made the image and mean nothing elsewhere. Weights in the common form are left to the text engine.
 */
export function cleanEmbeddedPrompt(text: string, negative: string | null): CleanedPrompt {
  return { text: cleanTerms(plainWords(text)).join(', '), excluded: listExcluded(negative ?? '') }
}

function plainWords(text: string): string {
  const bare = text
    .replaceAll(references, ' ')
    .replaceAll(schedule, (_, from: string, to: string) => (to.trim() === '' ? from : to))
    .replaceAll(alternatives, '$1')
    .replaceAll(weight, '')
    .replaceAll(/(?<=^|[\s,])(?:BREAK|AND)(?=$|[\s,])/gu, ',')
  return unwrapEmphasis(bare)
    .split(/[\n\r]/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line, at, lines) => (at < lines.length - 1 && !/[.!?,;:]$/u.test(line) ? `${line},` : line))
    .join(' ')
    .replaceAll(/\s{2,}/gu, ' ')
}

/** Brackets only raise or lower a weight there; escaped ones are meant as written. */
function unwrapEmphasis(text: string): string {
  const kept = text.replaceAll(escapedBracket, (_, bracket: string) => escapedMarks[bracket] ?? bracket)
  return kept
    .replaceAll(/[()[\]{}]/gu, '')
    .replaceAll(
      /[\uE000-\uE003]/gu,
      (mark) => Object.entries(escapedMarks).find(([, value]) => value === mark)?.[0] ?? '',
    )
}

const escapedMarks: Readonly<Record<string, string>> = { '(': '\uE000', ')': '\uE001', '[': '\uE002', ']': '\uE003' }

/** The comma parts, each once, in plain spelling. */
function cleanTerms(text: string): string[] {
  const seen = new Set<string>()
  const terms: string[] = []
  // "1,000" is one number.
  for (const part of text.split(/,(?!\d{3}(?!\w))/u)) {
    const term = spellPlainly(part.trim())
    const key = term.toLowerCase()
    // Only a tag is said twice by mistake; prose may repeat itself.
    const isRepeated = seen.has(key) && term.split(' ').length <= tagWordsMax
    if (term === '' || grade.test(term) || isRepeated) continue
    seen.add(key)
    terms.push(term)
  }
  return terms
}

/** "long_hair" → "long hair", "1girl" → "one girl"; single words with an underscore in a sentence stay. */
function spellPlainly(term: string): string {
  const count = counted.exec(term)
  if (count) return `${countWords[Number(count[1])]} ${count[2]?.toLowerCase()}${count[1] === '1' ? '' : 's'}`
  return /^[\p{L}\p{N}'-]{1,40}(?:_[\p{L}\p{N}'()-]{1,40}){1,6}$/u.test(term) && !grade.test(term)
    ? term.replaceAll('_', ' ')
    : term
}

/** Short terms only: a negative prompt also holds grades and whole sentences, which no list can use. */
function listExcluded(negative: string): string[] {
  return cleanTerms(plainWords(negative))
    .map((term) =>
      term
        .toLowerCase()
        .replace(/^(?:no|without) /u, '')
        .replace(/[.;:]$/u, ''),
    )
    .filter((term) => term.length <= termLengthMax && /\p{L}{3}/u.test(term) && !qualityTerm.test(term))
    .slice(0, termsMax)
}

/** Complaints about quality in general name nothing that could be kept out. */
const qualityTerm =
  /\b(?:quality|worst|lowres|low res|best|ugly|bad|jpeg|artifacts?|error|easynegative|nsfw|masterpiece|score|unaesthetic|poorly)\b/u
