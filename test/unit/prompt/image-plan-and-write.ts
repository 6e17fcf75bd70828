import type { TargetId } from '#shared/catalog/targets.ts'
import { checkRetention } from '../../../worker/prompt/check-retention.ts'
import { checkMidjourney } from '../../../worker/prompt/checks/check-midjourney.ts'
import { checkProseImage } from '../../../worker/prompt/checks/check-prose-image.ts'
import type { Fault } from '../../../worker/prompt/checks/fault.ts'
import { imageDomains } from '../../../worker/prompt/data/image-domains.ts'
import { planImage } from '../../../worker/prompt/plan-image.ts'
import { readDraft } from '../../../worker/prompt/read-draft.ts'
import { writers } from '../../../worker/targets/writers.ts'

export interface Written {
  text: string
  warnings: string[]
  /** Faults that the draft does not explain. */
  faults: Fault[]
  lost: string[]
}

/** Plans and writes a picture of a given kind, and judges it as the engine does. */
export function writePicture(caption: string, targetId: TargetId, domainId = 'scene', wantsNegative = false): Written {
  const draft = readDraft(caption)
  const domain = imageDomains.find((candidate) => candidate.id === domainId)
  if (!domain) throw new Error(`no domain ${domainId}`)
  const { plan, conversions, warnings } = planImage(draft, domain, targetId, wantsNegative)
  const rendering = writers[targetId].writeImage(plan)
  const retention = checkRetention(draft, readDraft(rendering.text), [...conversions, ...rendering.conversions])
  const folded = caption.toLowerCase().replaceAll(/\s+/gu, ' ')
  const faults =
    targetId === 'midjourney'
      ? checkMidjourney(rendering.text, draft)
      : checkProseImage(rendering.text, targetId, draft)
  return {
    text: rendering.text,
    warnings: [...warnings, ...rendering.warnings],
    faults: faults.filter(({ evidence }) => !folded.includes(evidence.toLowerCase().replaceAll(/\s+/gu, ' ').trim())),
    lost: [...retention.lostFacts, ...retention.lostWords],
  }
}
