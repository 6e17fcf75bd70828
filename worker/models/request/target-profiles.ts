import type { TargetId } from '#shared/catalog/targets.ts'
import { chatgptProfile } from '../../targets/profiles/chatgpt.ts'
import { claudeProfile } from '../../targets/profiles/claude.ts'
import { fluxProfile } from '../../targets/profiles/flux.ts'
import { geminiProfile } from '../../targets/profiles/gemini.ts'
import { midjourneyProfile } from '../../targets/profiles/midjourney.ts'
import { universalProfile } from '../../targets/profiles/universal.ts'
import type { TargetProfile } from '../../targets/target-profile.ts'

const profiles: Readonly<Record<TargetId, TargetProfile>> = {
  midjourney: midjourneyProfile,
  flux: fluxProfile,
  chatgpt: chatgptProfile,
  claude: claudeProfile,
  gemini: geminiProfile,
  universal: universalProfile,
}

export function profileOf(targetId: TargetId): TargetProfile {
  return profiles[targetId]
}
