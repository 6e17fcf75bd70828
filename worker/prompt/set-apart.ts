import type { DraftFacts } from './draft-facts.ts'

export interface Apart {
  task: string
  material: { text: string; isFenced: boolean } | null
}

/** "Student text:" alone on its line. */
const labelLine =
  /^(?!(?:please |kindly )?(?:translate|correct|fix|edit|rewrite|summari[sz]e|explain|review|check|improve)\b)(\p{L}+(?: \p{L}+){0,2} ?:)\s*\n(?=\S)/iu
const danglingColon = /(?<=[\p{Script=Latin}\p{N})"”%])\s?:\s*$/u

/** A request and its material once they stand apart: a label goes with what it names. */
export function setApart(task: string, { material, text }: DraftFacts): Apart {
  if (!material) return { task, material: null }
  const isFenced = material.kind === 'fence'
  const label = isFenced ? null : (labelLine.exec(task)?.[1] ?? null)
  const isLabelled =
    label !== null && text.slice(0, material.start).trimEnd().toLowerCase().endsWith(label.toLowerCase())
  const rest = label !== null && isLabelled ? task.replace(labelLine, '') : task
  return {
    task: rest,
    material: { text: label !== null && isLabelled ? `${label} ${material.text}` : material.text, isFenced },
  }
}

/** For targets that want the material first: a head that announced it would end in the air. */
export function endHead({ task, material }: Apart): string {
  return material ? task.replace(danglingColon, '.') : task
}
