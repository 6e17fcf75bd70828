import { describe, expect, it } from 'vitest'
import { parseModelReply } from '../../worker/engines/llm/writing/judge-text.ts'

const object = { prompt: 'Write {this} "well"', decisions: ['One.'], missing: [], negative_terms: ['x'] }
const json = JSON.stringify(object)

describe('a reply', () => {
  it.each([
    ['bare', json],
    ['in a fence', `\`\`\`json\n${json}\n\`\`\``],
    ['after a remark', `Here is the JSON:\n\n${json}`],
    ['before a remark', `${json}\n\nI hope this helps.`],
  ])('is read %s', (_where, text) => {
    expect(parseModelReply(text)).toMatchObject({ prompt: object.prompt, decisions: ['One.'], negativeTerms: ['x'] })
  })

  it.each([
    ['nothing', ''],
    ['prose', 'Write a mail to my landlord.'],
    ['cut short', json.slice(0, -10)],
    ['two objects', `${json}\n${json}`],
    ['an object without a prompt', '{"decisions":["One."]}'],
    ['an empty prompt', '{"prompt":"  "}'],
    ['a prompt that is no text', '{"prompt":{"text":"x"}}'],
  ])('is rejected: %s', (_what, text) => {
    expect(parseModelReply(text)).toBeNull()
  })

  it('may omit its lists, or hold values of other types in them', () => {
    expect(parseModelReply('{"prompt":"x","decisions":"one","missing":[1,null," two "]}')).toMatchObject({
      decisions: [],
      missing: ['two'],
      negativeTerms: [],
    })
  })
})
