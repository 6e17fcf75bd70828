import type { ChatPlan } from '../prompt/prompt-plan.ts'
import { fenceMaterial } from './fence-material.ts'
import { hasOnlyTask } from './has-only-task.ts'
import { joinSentences } from './join-sentences.ts'
import { universalProfile } from './profiles/universal.ts'
import { render } from './render.ts'
import type { Rendering, TargetWriter } from './target-writer.ts'
import { writeUniversalImage } from './universal-image.ts'
import { writeList } from './write-list.ts'

/** Plain labelled lines that any model reads. */
export const universalWriter: TargetWriter = {
  profile: universalProfile,
  writeChat: writeUniversalChat,
  writeImage: writeUniversalImage,
}

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
      line(
        labels.output === 'Output format' ? 'Output' : labels.output,
        joinSentences([...plan.output, ...plan.length], plan.draft.language),
      ),
      line(labels.avoid, plan.avoid.length > 0 ? `${plan.avoid.join('; ')}.` : ''),
    ],
    '\n\n',
  )
}

function line(label: string, body: string): string {
  return body === '' ? '' : `${label}: ${body}`
}
