import type { ChatPlan, ImagePlan } from '../prompt/prompt-plan.ts'
import { sayFlags } from './flag-words.ts'
import { hasOnlyTask } from './has-only-task.ts'
import { claudeProfile } from './profiles/claude.ts'
import { render } from './render.ts'
import type { TargetWriter } from './target-writer.ts'
import { writeList } from './write-list.ts'
import { writeRatio, writeScene } from './write-scene.ts'

/** XML sections for text; an art-direction brief for pictures, which this model does not draw. */
export const claudeWriter: TargetWriter = { profile: claudeProfile, writeChat, writeImage }

function writeChat(plan: ChatPlan) {
  if (plan.isUntouched || hasOnlyTask(plan)) return render([plan.task], '')
  const { draft } = plan
  const requirements = [
    ...plan.requirements,
    ...(plan.avoid.length > 0 ? [`${plan.labels.avoid}: ${plan.avoid.join('; ')}.`] : []),
  ]
  return render(
    [
      wrap('material', plan.material?.text ?? '', draft.text),
      wrap('context', plan.context.join(' '), draft.text),
      wrap('task', plan.task, draft.text),
      wrap('requirements', writeList(requirements), draft.text),
      wrap('output_format', plan.output.join(' '), draft.text),
    ],
    '\n\n',
  )
}

/** Wraps in a tag that the author's text cannot close. */
function wrap(name: string, body: string, draftText: string): string {
  if (body === '') return ''
  let tag = name
  for (let number = 2; draftText.includes(`<${tag}>`) || draftText.includes(`</${tag}>`); number += 1)
    tag = `${name}_${number}`
  return `<${tag}>\n${body}\n</${tag}>`
}

function writeImage(plan: ImagePlan) {
  const warnings = ['Claude draws no raster images; the result asks it for a finished generator prompt.']
  if (plan.draft.isStructured) return render([plan.draft.text.trim()], '', [], warnings)
  const flags = sayFlags(plan)
  const scene = writeScene({ ...plan, ratio: null }, claudeProfile.imageWordsMax)
  const [subject = '', ...look] = scene
  const ratio = plan.flags.some((flag) => flag.name === 'ar') ? [] : writeRatio(plan, 'frame')
  return render(
    [
      wrap(
        'brief',
        render(
          [
            inner('subject', subject),
            inner('look', [...look, ...flags.sentences, ...ratio].join(' ')),
            inner('keep_out', plan.negatives.join(', ')),
          ],
          '\n',
        ).text,
        plan.draft.text,
      ),
      wrap(
        'task',
        'Write one finished prompt for an image generator from this brief, in two to four sentences with the subject first.',
        plan.draft.text,
      ),
    ],
    '\n\n',
    flags.conversions,
    [...warnings, ...flags.warnings],
  )
}

function inner(tag: string, body: string): string {
  return body === '' ? '' : `<${tag}>${body}</${tag}>`
}
