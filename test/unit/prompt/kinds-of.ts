import { targetIds } from '#shared/catalog/targets.ts'
import { detectModality } from '../../../worker/prompt/detect-modality.ts'
import { readDraft } from '../../../worker/prompt/read-draft.ts'

/** Picture or text, over all targets. */
export const kindsOf = (text: string) => new Set(targetIds.map((targetId) => detectModality(readDraft(text), targetId)))
