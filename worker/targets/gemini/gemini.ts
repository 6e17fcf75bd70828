import { checkAnyChat, checkForeignSyntax } from '../rules.ts'
import type { Target } from '../target.ts'
import { proseImage, proseInstructions } from '../write-prose-picture.ts'

export const gemini: Target = {
  name: 'Gemini',
  verifiedOn: '2026-11',
  modalities: ['chat', 'image'],
  chat: {
    delimiter: 'tags',
    instruction: 'gemini/chat',
    check: (_draft, result) => checkAnyChat(result, 'gemini-8'),
  },
  image: {
    ...proseImage,
    wordsMax: 300,
    understandsNegation: false,
    check: (_draft, result) => checkForeignSyntax(result, 'gemini-8'),
    instructions: proseInstructions('gemini/picture', 'Mostly 120 to 230 words.'),
  },
}
