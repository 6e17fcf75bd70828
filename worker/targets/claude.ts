import { opensAsPart } from '../prompt/opens-as-part.ts'
import type { ChatPlan } from '../prompt/prompt-plan.ts'
import { endHead } from '../prompt/set-apart.ts'
import { writeClaudeImage } from './claude-image.ts'
import { hasOnlyTask } from './has-only-task.ts'
import { joinSentences } from './join-sentences.ts'
import { claudeProfile } from './profiles/claude.ts'
import { render } from './render.ts'
import type { TargetWriter } from './target-writer.ts'
import { writeList } from './write-list.ts'

/** XML sections for text; an art-direction brief for pictures, which this model does not draw. */
export const claudeWriter: TargetWriter = { profile: claudeProfile, writeChat, writeImage: writeClaudeImage }

function writeChat(plan: ChatPlan) {
  if (plan.isUntouched || hasOnlyTask(plan)) return render([plan.task], '')
  const { draft } = plan
  const requirements = [
    ...plan.requirements,
    ...(plan.avoid.length > 0 ? [`${plan.labels.avoid}: ${plan.avoid.join('; ')}.`] : []),
  ]
  const output = joinSentences([...plan.output, ...plan.length], plan.draft.language)
  const task = wrap('task', endHead(plan), draft.text)
  const rules = wrap('requirements', writeList(requirements), draft.text)
  // The last words carry the ask: the form of the answer, or the task itself where the author settled the form. Who the
  // model is to be stands before what binds it.
  const closing =
    output === '' && !opensAsPart(plan.task) ? [rules, task] : [task, rules, wrap('output_format', output, draft.text)]
  return render(
    [
      wrap('material', plan.material?.text ?? '', draft.text),
      wrap('context', plan.context.join(' '), draft.text),
      ...closing,
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
