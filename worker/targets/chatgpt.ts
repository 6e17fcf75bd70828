import type { ChatPlan } from '../prompt/prompt-plan.ts'
import { writeChatgptImage } from './chatgpt-image.ts'
import { fenceMaterial } from './fence-material.ts'
import { hasOnlyTask } from './has-only-task.ts'
import { joinSentences } from './join-sentences.ts'
import { chatgptProfile } from './profiles/chatgpt.ts'
import { render } from './render.ts'
import type { TargetWriter } from './target-writer.ts'
import { writeList } from './write-list.ts'

/** Markdown headings for text; prose with one closing exclusion for pictures. */
export const chatgptWriter: TargetWriter = { profile: chatgptProfile, writeChat, writeImage: writeChatgptImage }

function writeChat(plan: ChatPlan) {
  if (plan.isUntouched || hasOnlyTask(plan)) return render([plan.task], '')
  const { labels } = plan
  const requirements = [
    ...plan.requirements,
    ...(plan.avoid.length > 0 ? [`${labels.avoid}: ${plan.avoid.join('; ')}.`] : []),
  ]
  return render(
    [
      section(labels.task, plan.task),
      section(labels.context, plan.context.join(' ')),
      section(labels.material, plan.material ? fenceMaterial(plan.material.text, plan.material.isFenced) : ''),
      section(labels.requirements, writeList(requirements)),
      section(labels.output, joinSentences([...plan.output, ...plan.length], plan.draft.language)),
    ],
    '\n\n',
  )
}

function section(label: string, body: string): string {
  return body === '' ? '' : `# ${label}\n${body}`
}
