import type { ImageToPromptRequest } from '#shared/prompts/prompt-request.ts'
import type { ImageSource } from '#shared/prompts/prompt-result.ts'
import { constrains, type Draft } from '../../../text-engine/analyze/draft.ts'
import type { Aspect } from '../../../text-engine/knowledge/schemas.ts'
import { type Range, wordsWithin } from '../../../text-engine/text/words.ts'
import type { VisualFacts } from '../facts/visual-facts.ts'
import { cleanEmbeddedPrompt } from '../metadata/embedded/clean-embedded-prompt.ts'
import { cleanEmbeddedCaption } from '../metadata/embedded/read-embedded-caption.ts'
import { dropContacts } from '../metadata/untrusted-text.ts'
import type { ImageReading } from '../read-image.ts'
import { joinKnown, phrases, withArticle } from '../words/phrases.ts'

/** What the prompt begins with, and whose words they are. */
export interface ComposedSubject {
  text: string
  /** Null where neither the caller nor the file names what is shown. */
  source: Extract<ImageSource, 'caller' | 'embedded'> | null
  /** True for the prompt that made the image, which also decides aspects other than the subject. */
  isPrompt: boolean
  /** What that prompt excluded. */
  excluded: string[]
  /** For the analysis. */
  change: string
}

/** The caller knows best, then the prompt that made the image, then its caption; pixels name nothing. */
export function chooseSubject({ embedded, facts }: ImageReading, request: ImageToPromptRequest): ComposedSubject {
  const words = dropContacts(embedded?.text ?? '')
  const prompt = embedded?.kind === 'prompt' ? cleanEmbeddedPrompt(words, dropContacts(embedded.negative ?? '')) : null
  const excluded = prompt?.excluded ?? []
  const said = request.subject?.trim() ?? ''
  if (said !== '')
    return { text: said, source: 'caller', isPrompt: false, excluded, change: 'Took the subject from the caller.' }
  if (embedded && prompt && /[\p{L}\p{N}]/u.test(prompt.text)) {
    const change = `Recovered the prompt that made the picture from the file (${embedded.origin}).${sayDropped(embedded.text, words)}${sayJoined(words)}`
    return { text: prompt.text, source: 'embedded', isPrompt: true, excluded, change }
  }
  const caption = embedded?.kind === 'caption' ? cleanEmbeddedCaption(words) : null
  if (embedded && caption !== null) {
    const change = `Took the subject from the caption in the file (${embedded.origin}).${sayDropped(embedded.text, words)}`
    return { text: caption, source: 'embedded', isPrompt: false, excluded, change }
  }
  return {
    text: describeNeutralSubject(facts),
    source: null,
    isPrompt: false,
    excluded,
    change: 'Left the subject neutral, since neither the caller nor the file names it.',
  }
}

/** Some targets take only one line, so prompts have one line for all targets. */
function sayJoined(words: string): string {
  return words.trim().includes('\n') ? ' Its lines are joined with commas.' : ''
}

function sayDropped(written: string, kept: string): string {
  return written === kept ? '' : ' Left telephone numbers and addresses in it out.'
}

type ImageAxis = 'medium' | 'light' | 'framing' | 'palette' | 'lens'

/** What the words of a subject or prompt already decide; nothing measured may contradict it. */
export interface DecidedAxes {
  axes: ReadonlySet<ImageAxis>
  /** For the answer: the words that decide, as written. */
  phrases: Readonly<Partial<Record<ImageAxis, string>>>
  isPhoto: boolean
  isDrawn: boolean
  shot: string | null
  angle: string | null
}

export const nothingDecided: DecidedAxes = {
  axes: new Set(),
  phrases: {},
  isPhoto: false,
  isDrawn: false,
  shot: null,
  angle: null,
}

const phraseWordsMax = 6
const axisOf: Partial<Record<Aspect, ImageAxis>> = {
  medium: 'medium',
  light: 'light',
  viewpoint: 'framing',
  composition: 'framing',
  palette: 'palette',
}
const lens = /\d ?mm\b|\blens\b|telephoto|fisheye|depth of field|\bf\/\d/iu
const photograph = /photo|snapshot|portrait shot|film still|polaroid/iu
const shots =
  /\b(?:extreme close-up|medium close-up|close-up|closeup|macro|wide shot|wide view|wide-angle view|establishing shot|full-body|full-length|full shot|medium shot|long shot|waist-up|chest-up|head-and-shoulders)\b/iu
const angles =
  /\b(?:low[- ]angle|high[- ]angle|eye[- ]level|dutch[- ]angle|top-down|overhead|bird's-eye|worm's-eye|aerial|flat lay|straight-on|three-quarter|profile)\b/iu

/** Reads from a caption what its constraints settle. */
export function readDecided(draft: Draft): DecidedAxes {
  const { text } = draft
  const axes = new Set<ImageAxis>()
  const phrases: Partial<Record<ImageAxis, string>> = {}
  for (const constraint of draft.constraints) {
    const said = text.slice(constraint.start, constraint.end)
    const axis = lens.test(said) ? 'lens' : axisOf[constraint.aspect]
    if (axis === undefined) continue
    axes.add(axis)
    phrases[axis] ??= phraseAround(draft, constraint)
  }
  const shot = shots.exec(text)?.[0].toLowerCase() ?? null
  const angle = angles.exec(text)?.[0].toLowerCase() ?? null
  if (shot !== null || angle !== null) axes.add('framing')
  const media = draft.constraints
    .filter(({ aspect }) => aspect === 'medium')
    .map(({ start, end }) => text.slice(start, end))
  const isPhoto = media.some((medium) => photograph.test(medium))
  return { axes, phrases, isPhoto, isDrawn: !isPhoto && constrains(draft, 'medium'), shot, angle }
}

/** The phrase between punctuation marks that contains the range; if it is long, only the range. */
function phraseAround({ text, words }: Draft, { start, end }: Range): string {
  const from = Math.max(...[',', '.', ';', ':'].map((mark) => text.lastIndexOf(mark, start - 1))) + 1
  const stops = [',', '.', ';', ':'].map((mark) => text.indexOf(mark, end)).filter((place) => place >= 0)
  const to = Math.min(text.length, ...stops)
  const isShort = wordsWithin(words, { start: from, end: to }).length <= phraseWordsMax
  return isShort ? text.slice(from, to).trim() : text.slice(start, end)
}

/**
 * Placeholder for an unnamed subject: where it is, on which ground. Pixels cannot tell what it is, so
 * it is never named.
 */
export function describeNeutralSubject(facts: VisualFacts): string {
  const { coverage, palette, looksLike, view, isOnPlainGround } = facts
  const words = phrases.subject
  const first = palette?.colors[0]
  if (coverage === 'empty' || !first) return words.unseen
  if (coverage === 'blank') return `${words.field} ${first.name}`
  const transparent = coverage === 'cut-out' ? words.transparent : null
  const page = looksLike && looksLike.value !== 'photo' && phrases.media[looksLike.value].subject
  if (page) return joinKnown([page, transparent])
  const ground = transparent ?? (isOnPlainGround ? `on ${withArticle(first.name)} ${words.ground}` : null)
  if (view.placement) return joinKnown([phrases.view.placement[view.placement.value].subject, ground])
  if (view.horizon) return words.open
  if (view.symmetry) return joinKnown([words.symmetric, transparent])
  if (transparent) return joinKnown([words.cutOut, transparent])
  if (view.space?.value === 'dense') return words.dense
  return isOnPlainGround ? joinKnown([words.spare, ground]) : words.full
}
