import type { Modality } from '#shared/prompts/prompt-result.ts'
import { chatLabelKeys } from './data/chat-label-keys.ts'
import type { DraftFacts } from './draft-facts.ts'
import { capitalise } from './polish-sentence.ts'

/** The labels under which a picture is laid out; one alone may stand in a pasted mail. */
const pictureLabels =
  /^(?:\*\*)?(?:subject|lighting|light|palette|colou?rs?|composition|framing|scene|camera|mood|setting)(?:\*\*)?\s?:/gimu
const pictureLabelsMin = 2
const mailHead = /^(?:from|to|sender|cc|sent|date)\s?:/imu
/** A label as it heads a line: `# Task`, `Goal:`, `**Output**:`, `<task>`. */
const labelLine = /^(?:#{1,4} +|\*\*)?(\p{L}[\p{L} ]{1,30}?)(?:\*\*)?(?:\s?[:：]|\s*$)(.*)$/u
const tagLine = /^<(task|requirements|output_format|instructions|documents|material|constraints)>(.*)$/u
/** What is asked for under its label may be a picture all the same. */
const asksForPicture =
  /\b(?:draw|paint|illustrate|render|generate|create|make|design|depict|show)\b[^.\n]{0,60}\b(?:image|picture|photo\w*|illustration|painting|drawing|portrait|logo|poster|icon|wallpaper|render|artwork|sticker|mascot|banner)\b(?! (?:seo|captions?|alt|compression|descriptions?|files?|prompts?|checklist|policy|library|licen[cs]es?|brief|contract|editing|processing|classification|uploads?|gallery|books?|shoot|names?|pricing|loading|cache|review)\b)|\b(?:photo\w*|image|picture|painting|illustration|drawing|portrait|render|logo|poster|icon|sticker) (?:of|for|showing)\b/iu
const writesAbout =
  /\b(?:write|explain|summari[sz]e|translate|list|describe|caption|alt text|code|fix|review|prompt for)\b/iu
const lookedAtMax = 400
const linesMax = 80
/** Two labels are a layout; a chat model's heading for its task is one by itself. */
const labelsMin = 2

/** What a laid-out draft is by its labels: those of a task, or those of a picture; null where they do not tell. */
export function readLayoutSign(draft: DraftFacts): Modality | null {
  const { text } = draft
  if (!draft.isStructured) return null
  if (text.includes('<brief>') && text.includes('<subject>')) return 'image'
  if (text.includes('<subject>') && text.includes('<look>')) return 'image'
  const labels = readLabels(text)
  if (labels.keys.size >= labelsMin) {
    const task = labels.task.slice(0, lookedAtMax)
    return asksForPicture.test(task) && !writesAbout.test(task) ? null : 'chat'
  }
  const found = new Set([...text.matchAll(pictureLabels)].map(([label]) => label.toLowerCase()))
  return found.size >= pictureLabelsMin && !mailHead.test(text) ? 'image' : null
}

interface Labels {
  keys: Set<string>
  /** What stands under the label of the task. */
  task: string
}

function readLabels(text: string): Labels {
  const labels: Labels = { keys: new Set(), task: '' }
  let key: string | null = null
  for (const line of text.split('\n', linesMax)) {
    const trimmed = line.trim().slice(0, lookedAtMax)
    const head = labelLine.exec(trimmed) ?? tagLine.exec(trimmed)
    const name = head?.[1]
    const known = name === undefined ? undefined : (chatLabelKeys.get(capitalise(name)) ?? tagKeys.get(name))
    if (known) {
      key = known
      labels.keys.add(known)
    }
    if (key === 'task' || key === 'goal') labels.task += ` ${known ? (head?.[2] ?? '') : trimmed}`
  }
  return labels
}

const tagKeys: ReadonlyMap<string, string> = new Map([
  ['task', 'task'],
  ['requirements', 'requirements'],
  ['instructions', 'requirements'],
  ['output_format', 'output'],
  ['documents', 'material'],
  ['material', 'material'],
  ['constraints', 'constraints'],
])
