import type { ChatPlan, ImagePlan } from '../prompt/prompt-plan.ts'
import { fenceMaterial } from './fence-material.ts'
import { sayFlags } from './flag-words.ts'
import { hasOnlyTask } from './has-only-task.ts'
import { geminiProfile } from './profiles/gemini.ts'
import { render } from './render.ts'
import type { TargetWriter } from './target-writer.ts'
import { writeList } from './write-list.ts'
import { writeRatio, writeScene } from './write-scene.ts'

/** Persona, context, task, format, and the hard limits last. */
export const geminiWriter: TargetWriter = { profile: geminiProfile, writeChat, writeImage }

function writeChat(plan: ChatPlan) {
  if (plan.isUntouched || hasOnlyTask(plan)) return render([plan.task], '')
  const { labels } = plan
  const limits = [
    ...plan.requirements,
    ...(plan.avoid.length > 0 ? [`${labels.avoid}: ${plan.avoid.join('; ')}.`] : []),
  ]
  return render(
    [
      plan.persona ?? '',
      plan.material ? `${labels.material}:\n${fenceMaterial(plan.material.text, plan.material.isFenced)}` : '',
      line(labels.context, plan.context.join(' ')),
      line(labels.task, plan.task),
      line(labels.output === 'Output format' ? 'Format' : labels.output, plan.output.join(' ')),
      limits.length > 0 ? `${labels.constraints}:\n${writeList(limits)}` : '',
    ],
    '\n\n',
  )
}

function line(label: string, body: string): string {
  return body === '' ? '' : `${label}: ${body}`
}

function writeImage(plan: ImagePlan) {
  const flags = sayFlags(plan)
  const ratio = plan.flags.some((flag) => flag.name === 'ar') ? [] : writeRatio(plan, 'image')
  const scene = writeScene(plan, geminiProfile.imageWordsMax).map((sentence) =>
    sentence.replaceAll(/(?<=^|\s)-{2,}(?=[A-Za-z])/gu, '').replaceAll(/-{2,}/gu, '–'),
  )
  return render([...scene, ...flags.sentences, ...ratio], ' ', flags.conversions, flags.warnings)
}
