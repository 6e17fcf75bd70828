import type { ImageSource } from '#shared/prompts/prompt-result.ts'
import type { ComposeRequest, ImageReading } from '../image-reading.ts'
import { dropContacts } from '../metadata/drop-contacts.ts'
import { cleanEmbeddedCaption, cleanEmbeddedPrompt } from '../metadata/embedded/clean-embedded-prompt.ts'
import { describeNeutralSubject } from './compose-neutral-subject.ts'

/** What the prompt begins with, and whose words they are. */
export interface ComposedSubject {
  text: string
  /** Null when nobody names what is shown. */
  source: Extract<ImageSource, 'caller' | 'embedded'> | null
  /** The prompt that made the picture, which decides more than its subject. */
  isPrompt: boolean
  /** What that prompt kept out. */
  excluded: string[]
  /** For the analysis. */
  change: string
}

/** The caller knows best, then the prompt that made the picture, then its caption; pixels name nothing. */
export function chooseSubject(reading: ImageReading, request: ComposeRequest): ComposedSubject {
  const { embedded } = reading
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
    text: describeNeutralSubject(reading),
    source: null,
    isPrompt: false,
    excluded,
    change: 'Left the subject neutral, since neither the caller nor the file names it.',
  }
}

/** A prompt is one line in some targets, so it is in all. */
function sayJoined(words: string): string {
  return words.trim().includes('\n') ? ' Its lines are joined with commas.' : ''
}

function sayDropped(written: string, kept: string): string {
  return written === kept ? '' : ' Left telephone numbers and addresses in it out.'
}
