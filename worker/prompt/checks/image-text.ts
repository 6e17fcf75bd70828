import { codeAt } from '../code-at.ts'
import { buildCueIndex, findCues } from '../cue-index.ts'
import { artistNames } from '../data/artists.ts'
import type { ImageAxis } from '../data/image-axes.ts'
import { cameraTerms, drawnTerms, keyLights, lensTypes, mediumFamilies } from '../data/picture-terms.ts'
import { detectLanguage } from '../detect-language.ts'
import type { DraftFacts } from '../draft-facts.ts'
import { editsPicture } from '../edits-picture.ts'
import { findSpans } from '../find-spans.ts'
import { imageAxesOf } from '../plan-image.ts'
import { readWords, type Word } from '../read-words.ts'
import { findBooster } from './forbidden-words.ts'

/** A picture prompt as the rules read it. */
export interface ImageText {
  text: string
  words: readonly Word[]
  /** What else the rules ask for, read when they do. */
  picture: PictureReading
  /** What the author sent; null when the text is judged by itself. */
  draft: DraftFacts | null
}

type TermKind = 'light' | 'lens' | 'medium' | 'camera' | 'drawn' | 'artist'

const groups = (kind: TermKind, table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).map(([group, phrases]) => ({ key: { kind, group }, weight: 1, phrases }))
const termIndex = buildCueIndex([
  ...groups('light', keyLights),
  ...groups('medium', mediumFamilies),
  ...groups('lens', { type: lensTypes }),
  ...groups('camera', { any: cameraTerms }),
  ...groups('drawn', { any: drawnTerms }),
  ...groups('artist', { any: artistNames }),
])

const inThe = /\bno\b/iu
// A result is checked against its draft, and then by itself for its score.
const knownPictures = new WeakMap<readonly Word[], PictureReading>()

/** Reads a prompt once for all rules of its target; words that are known are not read again. */
export function readImageText(
  text: string,
  draft: DraftFacts | null,
  words: readonly Word[] = readWords(text),
): ImageText {
  const known = knownPictures.get(words)
  const picture = known?.text === text ? known : new PictureReading(text, words)
  knownPictures.set(words, picture)
  return { text, words, picture, draft }
}

export interface PictureTerm {
  kind: TermKind
  group: string
  /** As written. */
  text: string
}

/** What holds of a prompt whatever its draft; each is read when it is first asked for, and once. */
export class PictureReading {
  readonly text: string
  readonly #words: readonly Word[]
  #unquoted: string | undefined
  #deniable: string | undefined
  #terms: readonly PictureTerm[] | undefined
  #booster: string | null | undefined
  #isReadable: boolean | undefined
  #isEdit: boolean | undefined

  constructor(text: string, words: readonly Word[]) {
    this.text = text
    this.#words = words
  }

  get axes(): ReadonlySet<ImageAxis> {
    return imageAxesOf(this.#words)
  }

  /** The text with what stands in quotes blanked out: quoted words are shown, not obeyed. */
  get unquoted(): string {
    this.#unquoted ??= blankQuotes(this.text)
    return this.#unquoted
  }

  /** The same without the Portuguese "no", which is "in the" and denies nothing. */
  get deniable(): string {
    if (this.#deniable === undefined) {
      const isIn = inThe.test(this.unquoted) && detectLanguage(this.text, this.#words) === 'pt'
      this.#deniable = isIn ? this.unquoted.replaceAll(/\bno\b/giu, '  ') : this.unquoted
    }
    return this.#deniable
  }

  /** Lights, lenses, media, camera terms and artists, outside quotes, in order. */
  get terms(): readonly PictureTerm[] {
    this.#terms ??= findTerms(this.text, this.unquoted, this.#words)
    return this.#terms
  }

  /** The first empty quality word outside quotes, as written. */
  get booster(): string | null {
    if (this.#booster === undefined) this.#booster = findBooster(this.unquoted, this.#words)
    return this.#booster
  }

  /** A picture that exists is to be changed, so that its light, view and ratio are decided. */
  get isEdit(): boolean {
    this.#isEdit ??= editsPicture(this.text)
    return this.#isEdit
  }

  /** False for scripts in which no term of a picture is known, so that nothing can be said to be missing. */
  get isReadable(): boolean {
    this.#isReadable ??= isReadable(this.text)
    return this.#isReadable
  }
}

function findTerms(text: string, unquoted: string, words: readonly Word[]): PictureTerm[] {
  return findCues(termIndex, words).flatMap((hit) => {
    const start = words[hit.at]?.start ?? 0
    const end = words[hit.at + hit.length - 1]?.end ?? start
    return unquoted.charAt(start) === text.charAt(start) ? [{ ...hit.key, text: text.slice(start, end) }] : []
  })
}

/** The text up to a word boundary near the length: evidence that is surely part of it. */
export function excerpt(text: string, lengthMax = 60): string {
  return text.trim().slice(0, lengthMax)
}

/** The whole text without its last stop, so that an unchanged draft is known again. */
export function wholeText(text: string): string {
  return text.trim().replace(/[.。।]$/u, '')
}

function isReadable(text: string): boolean {
  let known = 0
  let unknown = 0
  for (let at = 0; at < text.length; at += 1) {
    const unit = codeAt(text, at)
    // Most characters are small letters of the alphabet.
    if (unit >= 0x61 && unit <= 0x7a) {
      known += 1
      continue
    }
    const code = text.codePointAt(at) ?? 0
    if (code > 0xffff) at += 1
    if (isKnownLetter(code)) known += 1
    else if (code >= latinEnd && /\p{L}/u.test(String.fromCodePoint(code))) unknown += 1
  }
  return unknown * 3 <= known
}

const latinEnd = 0x250

/** Latin with its accents, Devanagari, kana and Han. */
function isKnownLetter(code: number): boolean {
  if (code < 0xc0) return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a)
  if (code < latinEnd) return true
  return (code >= 0x900 && code <= 0x97f) || (code >= 0x3040 && code <= 0x30ff) || (code >= 0x3400 && code <= 0x9fff)
}

/** True when the text ends with a stop, a closing mark or a mark of layout. */
export function endsWithStop(text: string): boolean {
  const last = text.trimEnd().at(-1)
  return last !== undefined && stops.has(last)
}

const stops: ReadonlySet<string> = new Set('.!?"\'”’)]}>…。！？।*`')

function blankQuotes(text: string): string {
  if (!/["“«'`]/u.test(text)) return text
  let result = ''
  let at = 0
  for (const span of findSpans(text)) {
    if (span.kind !== 'quote' && span.kind !== 'code') continue
    result += text.slice(at, span.start) + ' '.repeat(span.end - span.start)
    at = span.end
  }
  return result + text.slice(at)
}
