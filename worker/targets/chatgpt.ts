import type { ChatPlan, ImagePlan } from '../prompt/prompt-plan.ts'
import { fenceMaterial } from './fence-material.ts'
import { sayFlags } from './flag-words.ts'
import { hasOnlyTask } from './has-only-task.ts'
import { chatgptProfile } from './profiles/chatgpt.ts'
import { render } from './render.ts'
import type { TargetWriter } from './target-writer.ts'
import { writeList } from './write-list.ts'
import { writeRatio, writeScene } from './write-scene.ts'

/** Markdown headings for text; prose with one closing exclusion for pictures. */
export const chatgptWriter: TargetWriter = { profile: chatgptProfile, writeChat, writeImage }

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
      section(labels.output, plan.output.join(' ')),
    ],
    '\n\n',
  )
}

function section(label: string, body: string): string {
  return body === '' ? '' : `# ${label}\n${body}`
}

function writeImage(plan: ImagePlan) {
  const flags = sayFlags(plan)
  const saysRatio = plan.flags.some((flag) => flag.name === 'ar')
  const tail =
    plan.isUntouched || /\bno (?:extra |other )?(?:text|watermark|mockup)/iu.test(plan.draft.text)
      ? []
      : [exclusionTail(plan)]
  const ratio = saysRatio ? [] : writeRatio(plan, 'format')
  return render(
    [...writeScene(plan, chatgptProfile.imageWordsMax), ...flags.sentences, ...ratio, ...tail],
    ' ',
    flags.conversions,
    flags.warnings,
  )
}

function exclusionTail(plan: ImagePlan): string {
  const listed = plan.negatives.filter((term) => !/text|watermark/u.test(term)).slice(0, 3)
  const terms = [
    ...(plan.isLogo ? ['mockup'] : []),
    ...listed.filter((term) => term !== 'mockup'),
    'extra text',
    'watermark',
  ]
  return `No ${terms.join(', no ')}.`
}
