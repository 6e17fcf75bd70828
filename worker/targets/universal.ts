import type { ChatPlan, ImagePlan } from '../prompt/prompt-plan.ts'
import { fenceMaterial } from './fence-material.ts'
import { sayFlags } from './flag-words.ts'
import { hasOnlyTask } from './has-only-task.ts'
import { universalProfile } from './profiles/universal.ts'
import { render } from './render.ts'
import type { Rendering, TargetWriter } from './target-writer.ts'
import { writeList } from './write-list.ts'
import { writeRatio, writeScene } from './write-scene.ts'

/** Plain labelled lines that any model reads. */
export const universalWriter: TargetWriter = { profile: universalProfile, writeChat: writeUniversalChat, writeImage }

/** Goal, context, material, requirements, output. */
export function writeUniversalChat(plan: ChatPlan): Rendering {
  if (plan.isUntouched || hasOnlyTask(plan)) return render([plan.task], '')
  const { labels } = plan
  return render(
    [
      line(labels.goal, plan.task),
      line(labels.context, plan.context.join(' ')),
      plan.material ? `${labels.material}:\n${fenceMaterial(plan.material.text, plan.material.isFenced)}` : '',
      plan.requirements.length > 0 ? `${labels.requirements}:\n${writeList(plan.requirements)}` : '',
      line(labels.output === 'Output format' ? 'Output' : labels.output, plan.output.join(' ')),
      line(labels.avoid, plan.avoid.length > 0 ? `${plan.avoid.join('; ')}.` : ''),
    ],
    '\n\n',
  )
}

function line(label: string, body: string): string {
  return body === '' ? '' : `${label}: ${body}`
}

function writeImage(plan: ImagePlan): Rendering {
  const flags = sayFlags(plan)
  const ratio = plan.flags.some((flag) => flag.name === 'ar') ? [] : writeRatio(plan, 'frame')
  const scene = writeScene(plan, universalProfile.imageWordsMax - 4).map((sentence) =>
    sentence.replaceAll(/(?<=^|\s)-{2,}(?=[A-Za-z])/gu, '').replaceAll(/-{2,}/gu, '–'),
  )
  return render([...scene, ...flags.sentences, ...ratio], ' ', flags.conversions, flags.warnings)
}
