import { describe, expect, it } from 'vitest'
import { optimizeWithRules } from './optimize-with-rules.ts'

describe('text prompts', () => {
  it('supplies only the verb that a bare request lacks, with the right article', async () => {
    const result = await optimizeWithRules(
      'python function that reads a csv and returns the 5 customers with highest total spend',
      'claude',
    )
    expect(result.optimized_prompt).toContain('Write a Python function that reads a CSV')
    expect(result.analysis.domain_group).toBe('software_engineering')
    const article = await optimizeWithRules('email to my landlord about the broken heating', 'universal')
    expect(article.optimized_prompt).toContain('Write an email to my landlord')
  })

  it('sets pasted material apart and before the task for claude', async () => {
    const material =
      'Revenue rose 12% to $4.2M in Q3 while churn fell to 2.1%. The Berlin office opens in May with 14 people.'
    const { optimized_prompt } = await optimizeWithRules(`summarize this in 3 bullets: ${material}`, 'claude')
    expect(optimized_prompt.startsWith(`<material>\n${material}\n</material>`)).toBe(true)
  })

  it('adds no wish of its own when the author limits the answer', async () => {
    const { optimized_prompt } = await optimizeWithRules('Is a tomato a fruit? Answer yes or no.', 'chatgpt')
    expect(optimized_prompt).not.toContain('Requirements')
    expect(optimized_prompt).not.toContain('Output format')
  })

  it.each([
    ['Escribe un correo a mi jefe pidiendo dos días libres', 'es', '# Tarea'],
    ['Écris un poème sur la mer pour ma fille', 'fr', '# Tâche'],
    ['Schreibe einen Aufsatz über erneuerbare Energien', 'de', '# Aufgabe'],
    ['Escreva um e-mail para o meu chefe sobre as férias', 'pt', '# Tarefa'],
    ['帮我写一封邮件给客户，说明发货延迟三天', 'zh', '# 任务'],
    ['京都旅行の計画を立ててください', 'ja', '# タスク'],
    ['मुझे जलवायु परिवर्तन पर एक निबंध लिखें', 'hi', '# कार्य'],
  ])('keeps %s in its language', async (draft, language, label) => {
    const { analysis, optimized_prompt } = await optimizeWithRules(draft, 'chatgpt')
    expect(analysis.language).toBe(language)
    expect(optimized_prompt).toContain(label)
    expect(optimized_prompt).not.toContain('# Requirements')
  })

  it('gives the same answer to the same request', async () => {
    const once = await optimizeWithRules('a dog sitting by a window', 'midjourney', true)
    expect(await optimizeWithRules('a dog sitting by a window', 'midjourney', true)).toEqual(once)
    const similar = await optimizeWithRules('a cat sitting by a window', 'midjourney', true)
    expect(similar.optimized_prompt.replace('cat', 'dog')).not.toBe(once.optimized_prompt)
  })
})
