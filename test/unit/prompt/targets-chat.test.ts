import { describe, expect, it } from 'vitest'
import type { TargetId } from '#shared/catalog/targets.ts'
import { checkResult, checkSyntax } from '../../../worker/prompt/check-result.ts'
import { readDraft } from '../../../worker/prompt/read-draft.ts'

const draft = 'Write a short guide to composting for flat owners.'
const chatgptText = `# Task
${draft}

# Requirements
- Name one container that fits a balcony.

# Output format
Four titled sections, 400 words.`
const claudeText = `<task>
${draft}
</task>

<requirements>
- Name one container that fits a balcony.
</requirements>

<output_format>
Four titled sections, 400 words.
</output_format>`
const geminiText = `You are a gardener who writes for beginners.

Task: ${draft}

Format: Four titled sections.

Constraints:
- Name one container that fits a balcony.
- 400 words.`
const universalText = `Goal: ${draft}

Requirements:
- Name one container that fits a balcony.

Output: Four titled sections, 400 words.`

const sound: readonly (readonly [TargetId, string])[] = [
  ['chatgpt', chatgptText],
  ['claude', claudeText],
  ['gemini', geminiText],
  ['universal', universalText],
]

const longMaterial = `The heap needs air and water. ${'Turn the heap with a fork and add leaves. '.repeat(50)}`
const longDraft = `Summarise this text in five bullets:\n\n${longMaterial}`

/** Each row plants one fault in a sound text. */
const planted: readonly (readonly [TargetId, number, string, string])[] = [
  ['chatgpt', 1, 'a heading twice', `${chatgptText}\n\n# Task\nMore.`],
  ['chatgpt', 1, 'an empty section', chatgptText.replace('Four titled sections, 400 words.', '')],
  ['chatgpt', 1, 'headings out of order', `# Output format\nA list, 400 words.\n\n# Task\n${draft}`],
  ['chatgpt', 1, 'a placeholder', chatgptText.replace('a balcony', '[insert place]')],
  ['chatgpt', 2, 'the task as a rule', chatgptText.replace('Name one container that fits a balcony.', draft)],
  ['chatgpt', 3, 'pressure', chatgptText.replace('Name one', 'You MUST name one')],
  ['chatgpt', 3, 'two rules in one', chatgptText.replace('a balcony.', 'a balcony. Also name its price.')],
  ['chatgpt', 4, 'a clash', chatgptText.replace('Four', 'Use a formal and casual tone. Four')],
  ['chatgpt', 5, 'an open fence', `${chatgptText}\n\`\`\`\ncode`],
  [
    'chatgpt',
    6,
    'no length',
    chatgptText.replace('Four titled sections, 400 words.', 'A table.').replace('short ', ''),
  ],
  ['chatgpt', 7, 'a long role', `# Role\nYou are a gardener. You love soil.\n\n${chatgptText}`],
  ['chatgpt', 8, 'a parameter', `${chatgptText} --ar 4:5`],
  ['chatgpt', 9, 'too many words', chatgptText.replace('a balcony', 'a balcony and '.repeat(120))],
  ['claude', 1, 'a tag left open', claudeText.replace('</requirements>', '')],
  ['claude', 1, 'a tag twice', claudeText.replaceAll('requirements>', 'task>')],
  ['claude', 1, 'an empty tag', `<context>\n</context>\n\n${claudeText}`],
  ['claude', 3, 'a loose end', `${claudeText}\nThank you.`],
  ['claude', 4, 'an incantation', claudeText.replace('Name one', 'Let us think step by step and name one')],
  ['claude', 4, 'a begun reply', `${claudeText}\nAssistant:`],
  ['claude', 5, 'bans only', claudeText.replace('- Name', '- Do not use jargon.\n- Never list prices.\n- Name')],
  ['claude', 7, 'too many rules', claudeText.replace('- Name', `${'- Say one thing more.\n'.repeat(8)}- Name`)],
  ['claude', 8, 'a form by ban', claudeText.replace('Four titled', 'Do not use tables; four titled')],
  ['claude', 10, 'six examples', claudeText.replace('- Name', `${'<example>x</example> '.repeat(6)}- Name`)],
  ['gemini', 1, 'no task', geminiText.replace('Task: ', '')],
  ['gemini', 2, 'limits before the form', `Constraints:\n- 400 words.\n\nTask: ${draft}`],
  ['gemini', 3, 'a ban on inference', geminiText.replace('- 400', '- Do not guess.\n- 400')],
  ['gemini', 4, 'two styles of delimiter', geminiText.replace('Format: Four', '# Format\nFour')],
  ['gemini', 5, 'a long persona', geminiText.replace('beginners.', 'beginners. You love soil.')],
  ['gemini', 6, 'too many words', geminiText.replace('a balcony', 'a balcony and '.repeat(130))],
  ['gemini', 7, 'the task as a rule', geminiText.replace('Name one container that fits a balcony.', draft)],
  ['gemini', 8, 'pressure', geminiText.replace('Name one', 'You MUST name one')],
  [
    'universal',
    1,
    'tags of one vendor',
    universalText.replace('Goal: ', '<task>').replace('owners.', 'owners.</task>'),
  ],
  ['universal', 2, 'a placeholder', universalText.replace('a balcony', '[your place]')],
  ['universal', 3, 'pressure', universalText.replace('Name one', 'You MUST name one')],
  ['universal', 4, 'a clash', universalText.replace('Four', 'Use a formal and casual tone. Four')],
  ['universal', 5, 'an open fence', `${universalText}\n\`\`\`\ncode`],
  ['universal', 6, 'two goals', `${universalText}\n\nGoal: another one.`],
  ['universal', 7, 'too many rules', universalText.replace('- Name', `${'- Say one thing more.\n'.repeat(8)}- Name`)],
  ['universal', 8, 'the task as a rule', universalText.replace('Name one container that fits a balcony.', draft)],
  ['universal', 9, 'too many words', universalText.replace('a balcony', 'a balcony and '.repeat(120))],
]

function checksOf(targetId: TargetId, text: string, from = draft): string[] {
  return checkSyntax(readDraft(text), { targetId, modality: 'chat' }, readDraft(from)).map((fault) => fault.check)
}

describe('the numbered rules for text prompts', () => {
  it.each(sound)('pass a sound prompt for %s', (targetId, text) => {
    expect(checksOf(targetId, text)).toEqual([])
  })

  it.each(planted)('%s %i names %s', (targetId, number, _fault, text) => {
    expect(checksOf(targetId, text)).toContain(`${targetId}-${number}`)
  })

  it('claude 2 wants long material before the task', () => {
    const late = `<task>\nSummarise this text in five bullets:\n</task>\n\n<material>\n${longMaterial.trim()}\n</material>`
    expect(checksOf('claude', late, longDraft)).toContain('claude-2')
  })

  it('claude 6 and 9 keep the tags of the author apart from ours', () => {
    const closing = 'Explain what </task> means.'
    expect(checksOf('claude', `<task>\n${closing}\n</task>`, closing)).toContain('claude-6')
    const tagged = 'Explain what <note> means.'
    expect(checksOf('claude', '<task>\nExplain what it means.\n</task>', tagged)).toContain('claude-9')
  })

  it('gemini 9 wants the task after the material', () => {
    const early = `Task: Summarise this text in five bullets.\n\nMaterial:\n${longMaterial.trim()}`
    expect(checksOf('gemini', early, longDraft)).toContain('gemini-9')
  })

  it('gemini 10 and chatgpt 5 want fences closed', () => {
    expect(checksOf('gemini', `${geminiText}\n\`\`\`\ncode`)).toContain('gemini-10')
  })

  it('leaves what the author wrote to the author', () => {
    const own = '# Task\nWrite it.\n\n# Task\nWrite it again.'
    expect(checksOf('chatgpt', own, own)).toEqual([])
  })
})

describe('the language of a draft', () => {
  it('is kept, whatever engine wrote the result', () => {
    const spanish = readDraft('Escribe un correo a mi jefe pidiendo dos días libres la próxima semana.')
    const answered = readDraft('Write an email to my boss asking for two days off next week, please.')
    expect(checkResult(spanish, answered, { targetId: 'universal', modality: 'chat' }, []).faults).toEqual(
      expect.arrayContaining([expect.objectContaining({ check: 'language-1' })]),
    )
  })
})
