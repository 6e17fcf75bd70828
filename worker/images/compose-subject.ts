import type { ImageSource } from '#shared/prompts/prompt-result.ts'
import { cleanEmbeddedCaption, cleanEmbeddedPrompt } from './clean-embedded-prompt.ts'
import { describeNeutralSubject } from './compose-neutral-subject.ts'
import type { ComposeRequest, ImageReading } from './image-reading.ts'

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
  const prompt = embedded?.kind === 'prompt' ? cleanEmbeddedPrompt(embedded.text, embedded.negative) : null
  const excluded = prompt?.excluded ?? []
  const said = request.subject?.trim() ?? ''
  if (said !== '')
    return { text: said, source: 'caller', isPrompt: false, excluded, change: 'Took the subject from the caller.' }
  if (embedded && prompt && /[\p{L}\p{N}]/u.test(prompt.text)) {
    const change = `Recovered the prompt that made the picture from the file (${embedded.origin}).`
    return { text: prompt.text, source: 'embedded', isPrompt: true, excluded, change }
  }
  const caption = embedded?.kind === 'caption' ? cleanEmbeddedCaption(embedded.text) : null
  if (embedded && caption !== null) {
    const change = `Took the subject from the caption in the file (${embedded.origin}).`
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
