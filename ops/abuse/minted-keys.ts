import { mintApiKey } from '#shared/accounts/api-key.ts'
import type { AttackReport, AttackTarget } from './attack.ts'
import { callRepeatedly } from './call-repeatedly.ts'

const callers = 100

/** Keys of the right form that do not exist, each of them new, so that only a look-up tells. */
export function mintedKeys(target: AttackTarget): Promise<AttackReport> {
  return callRepeatedly(target, {
    callers,
    pathOf: () => '/api/v1/prompts/optimize',
    bodyOf: () => '{"prompt":"name a cat"}',
    keyOf: mintApiKey,
  })
}
