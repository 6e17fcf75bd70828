const heading = /^#{1,4} \S/u
const openTag = /^<([a-z][a-z0-9_]{1,30})>/u
const labelled =
  /^\**(?:goal|task|material|document|材料|資料|सामग्री|avoid|evitar|éviter|vermeiden|formato|format|évitez|context|role|requirements|output|output format|format|constraints|audience|tone|length|instructions|objective|steps|brief|persona|input|example|examples|tarea|contexto|requisitos|formato|restricciones|tâche|contexte|exigences|format de sortie|contraintes|aufgabe|kontext|anforderungen|ausgabeformat|vorgaben|tarefa|restrições|objetivo|objectif|ziel|任务|任務|背景|要求|输出格式|輸出格式|目标|目標|限制|タスク|背景|要件|出力形式|目的|制約|कार्य|संदर्भ|आवश्यकताएँ|आउटपुट प्रारूप|लक्ष्य|सीमाएँ)\**\s?[:：]/iu
const sectionsMin = 2

/** True when the text already has two or more headings, tags or labelled lines. */
export function isStructured(text: string): boolean {
  if (isJsonLike(text)) return true
  let sections = 0
  for (const line of text.split('\n')) {
    const trimmed = line.trim().slice(0, 80)
    if (heading.test(trimmed) || labelled.test(trimmed)) sections += 1
    else {
      const tag = openTag.exec(trimmed)?.[1]
      if (tag && text.includes(`</${tag}>`)) sections += 1
    }
  }
  return sections >= sectionsMin
}

/** A prompt written as an object or list has its own layout. */
function isJsonLike(text: string): boolean {
  const trimmed = text.trim()
  return (/^\{\s*"/u.test(trimmed) && trimmed.endsWith('}')) || (/^\[\s*[{"]/u.test(trimmed) && trimmed.endsWith(']'))
}
