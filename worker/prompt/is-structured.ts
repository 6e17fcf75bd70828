import { lineEnd } from './line-end.ts'

const heading = /#{1,4} \S/uy
const openTag = /<([a-z][a-z0-9_]{1,30})>/uy
const labelled =
  /\**(?:goal|task|material|document|材料|資料|सामग्री|avoid|evitar|éviter|vermeiden|formato|format|évitez|context|role|requirements|output|output format|format|constraints|audience|tone|length|instructions|objective|steps|brief|persona|input|example|examples|tarea|contexto|requisitos|formato|restricciones|tâche|contexte|exigences|format de sortie|contraintes|aufgabe|kontext|anforderungen|ausgabeformat|vorgaben|tarefa|restrições|objetivo|objectif|ziel|任务|任務|背景|要求|输出格式|輸出格式|目标|目標|限制|タスク|背景|要件|出力形式|目的|制約|कार्य|संदर्भ|आवश्यकताएँ|आउटपुट प्रारूप|लक्ष्य|सीमाएँ)\**[^\S\n]?[:：]/iuy
const sectionsMin = 2
const space = /\s/u

/** True when the text already has two or more headings, tags or labelled lines. */
export function isStructured(text: string): boolean {
  if (isJsonLike(text)) return true
  let sections = 0
  for (let start = 0, end = 0; start <= text.length; start = end + 1) {
    end = lineEnd(text, start)
    while (start < end && space.test(text.charAt(start))) start += 1
    if (opensSection(text, start)) sections += 1
    if (sections === sectionsMin) return true
  }
  return false
}

function opensSection(text: string, at: number): boolean {
  const first = text.charAt(at)
  if (first === '#') return standsAt(heading, text, at)
  if (first !== '<') return standsAt(labelled, text, at)
  return standsAt(openTag, text, at) && text.includes(`</${text.slice(at + 1, text.indexOf('>', at))}>`)
}

function standsAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at
  return pattern.test(text)
}

/** A prompt written as an object or list has its own layout. */
function isJsonLike(text: string): boolean {
  const trimmed = text.trim()
  return (/^\{\s*"/u.test(trimmed) && trimmed.endsWith('}')) || (/^\[\s*[{"]/u.test(trimmed) && trimmed.endsWith(']'))
}
