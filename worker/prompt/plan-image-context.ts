import type { TargetId } from '#shared/catalog/targets.ts'
import type { ImageAxis } from './data/image-axes.ts'
import type { DraftFacts } from './draft-facts.ts'
import type { Shape } from './find-ratio.ts'
import type { ImageDomain } from './image-domain.ts'
import type { Word } from './read-words.ts'

/** What the choices for a picture follow. */
export interface ChoiceContext {
  draft: DraftFacts
  domain: ImageDomain
  targetId: TargetId
  /** The caption. */
  text: string
  /** Its words. */
  words: readonly Word[]
  axes: ReadonlySet<ImageAxis>
  /** Stems of what must not be in the picture. */
  denied: ReadonlySet<string>
  /** How the author wants the picture to lie, by a ratio or in words; null where that is open. */
  shape: Shape | null
  /** The author laid the prompt out; nothing is added. */
  isClosed: boolean
}
