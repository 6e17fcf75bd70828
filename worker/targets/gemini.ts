import type { ChatPlan } from '../prompt/prompt-plan.ts'
import { endHead } from '../prompt/set-apart.ts'
import { fenceMaterial } from './fence-material.ts'
import { writeGeminiImage } from './gemini-image.ts'
import { hasOnlyTask } from './has-only-task.ts'
import { geminiProfile } from './profiles/gemini.ts'
import { render } from './render.ts'
import type { TargetWriter } from './target-writer.ts'
import { writeList } from './write-list.ts'

/** The bound on length stands among the limits here; what to avoid gives way to it. */
const limitsMax = 7

/** Persona, context, task, format, and the hard limits last. */
export const geminiWriter: TargetWriter = { profile: geminiProfile, writeChat, writeImage: writeGeminiImage }

function writeChat(plan: ChatPlan) {
  if (plan.isUntouched || hasOnlyTask(plan)) return render([plan.task], '')
  const { labels } = plan
  const wanted = [...plan.requirements, ...plan.length]
  const avoid = plan.avoid.length > 0 && wanted.length < limitsMax ? [`${labels.avoid}: ${plan.avoid.join('; ')}.`] : []
  const limits = [...wanted, ...avoid]
  return render(
    [
      plan.persona ?? '',
      plan.material ? `${labels.material}:\n${fenceMaterial(plan.material.text, plan.material.isFenced)}` : '',
      line(labels.context, plan.context.join(' ')),
      line(labels.task, endHead(plan)),
      line(labels.output === 'Output format' ? 'Format' : labels.output, plan.output.join(' ')),
      limits.length > 0 ? `${labels.constraints}:\n${writeList(limits)}` : '',
    ],
    '\n\n',
  )
}

function line(label: string, body: string): string {
  return body === '' ? '' : `${label}: ${body}`
}
