import type { LanguageCode, WrittenLanguage } from '../language-code.ts'

export interface ChatLabels {
  task: string
  goal: string
  context: string
  material: string
  requirements: string
  output: string
  constraints: string
  avoid: string
}

const english: ChatLabels = {
  task: 'Task',
  goal: 'Goal',
  context: 'Context',
  material: 'Material',
  requirements: 'Requirements',
  output: 'Output format',
  constraints: 'Constraints',
  avoid: 'Avoid',
}

const byLanguage: Readonly<Record<WrittenLanguage, ChatLabels>> = {
  en: english,
  es: {
    task: 'Tarea',
    goal: 'Objetivo',
    context: 'Contexto',
    material: 'Material',
    requirements: 'Requisitos',
    output: 'Formato',
    constraints: 'Restricciones',
    avoid: 'Evitar',
  },
  fr: {
    task: 'Tâche',
    goal: 'Objectif',
    context: 'Contexte',
    material: 'Document',
    requirements: 'Exigences',
    output: 'Format',
    constraints: 'Contraintes',
    avoid: 'Éviter',
  },
  de: {
    task: 'Aufgabe',
    goal: 'Ziel',
    context: 'Kontext',
    material: 'Material',
    requirements: 'Anforderungen',
    output: 'Ausgabeformat',
    constraints: 'Vorgaben',
    avoid: 'Vermeiden',
  },
  pt: {
    task: 'Tarefa',
    goal: 'Objetivo',
    context: 'Contexto',
    material: 'Material',
    requirements: 'Requisitos',
    output: 'Formato',
    constraints: 'Restrições',
    avoid: 'Evitar',
  },
  zh: {
    task: '任务',
    goal: '目标',
    context: '背景',
    material: '材料',
    requirements: '要求',
    output: '输出格式',
    constraints: '限制',
    avoid: '避免',
  },
  'zh-Hant': {
    task: '任務',
    goal: '目標',
    context: '背景',
    material: '材料',
    requirements: '要求',
    output: '輸出格式',
    constraints: '限制',
    avoid: '避免',
  },
  ja: {
    task: 'タスク',
    goal: '目的',
    context: '背景',
    material: '資料',
    requirements: '要件',
    output: '出力形式',
    constraints: '制約',
    avoid: '避けること',
  },
  hi: {
    task: 'कार्य',
    goal: 'लक्ष्य',
    context: 'संदर्भ',
    material: 'सामग्री',
    requirements: 'आवश्यकताएँ',
    output: 'आउटपुट प्रारूप',
    constraints: 'सीमाएँ',
    avoid: 'इनसे बचें',
  },
}

/** Section labels in the draft's language; English where none are kept. */
export function chatLabels(language: LanguageCode): ChatLabels {
  return Object.hasOwn(byLanguage, language) ? byLanguage[language as WrittenLanguage] : english
}
