import { targetIds } from '#shared/catalog/targets.ts'
import type { LocalTextEngine } from '../engine.ts'

/**
 * Between them they pass every large table: kinds of work and of pictures, pasted texts in their shapes, the languages.
 * Patterns are compiled when they are first used and again when they are used once more.
 */
const samples = [
  'write a short email to a customer about a delayed order, friendly tone, under 100 words',
  'a lighthouse on a cliff at dawn, wide view, no people',
  'please deal with the grey thing beside the other one as we said',
  'Summarise this for my boss:\n\nThe plan costs 3 million and starts in May. Anna leads it, and two teams help her.\n\nUse at most two bullets.',
  'Extract the names as JSON:\n\nname,city\nAlpha,Pune\nBeta,Oslo\n\nAnswer in one line.',
  'Explain this code:\n```python\nprint(1)\n```\nKeep it short.',
  'Is this clause fair? "The supplier is liable for nothing at all, save where the law of the land says otherwise to him."',
  'escribe un correo breve a un cliente, máximo 80 palabras',
  'explique la photosynthèse à un enfant de dix ans',
  'schreibe eine kurze Absage an einen Bewerber',
  'crie um plano de estudos para duas semanas',
  'मेरी बहन की शादी के लिए भाषण लिखो, तीन मिनट',
  'mera phone hang ho raha hai kya karu',
  '写一封简短的道歉信，语气诚恳，不超过100字',
  '京都の秋について短い紹介文を書いてください',
  'напиши вежливый отказ поставщику, три предложения',
  'un faro en la niebla al amanecer, sin personas',
]
const topics = ['kubernetes autoscaling', 'a red fox', 'historia de España']
const rounds = 2
const options = { negativePrompt: true, includeAnalysis: true }

/**
 * Runs the engine a few times before the first job, so that the first customers after a start do not pay for the
 * compiling of its code. Takes less than a second; only for engines that cost nothing to run.
 */
export async function warmUp(engine: LocalTextEngine): Promise<void> {
  const { signal } = new AbortController()
  for (let round = 0; round < rounds; round += 1) {
    for (const prompt of samples) {
      for (const targetId of targetIds) {
        await engine.run({ endpoint: 'optimize', prompt, targetId, ...options }, { signal })
      }
    }
    for (const topic of topics) await warmUpTopic(engine, topic, signal)
  }
}

async function warmUpTopic(engine: LocalTextEngine, topic: string, signal: AbortSignal): Promise<void> {
  for (const targetId of targetIds) {
    const request = { endpoint: 'generate', topic, targetId, mode: 'auto', expertise: 'expert', ...options } as const
    await engine.run(request, { signal })
  }
}
