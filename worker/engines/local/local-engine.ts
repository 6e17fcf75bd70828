import { targetIds } from '#shared/catalog/targets.ts'
import { negativesWarnings } from '../../targets/registry.ts'
import type { Knowledge } from '../../text-engine/engine-knowledge.ts'
import { findContradictions } from '../../text-engine/guardrails/constraints.ts'
import { generatePrompt, type JudgedPrompt, optimizePrompt } from '../../text-engine/optimize.ts'
import type { FallbackLevel } from '../../text-engine/plan/plan.ts'
import type { LocalTextEngine, TextRequest, TextResult } from '../engine.ts'

const frameworks: Readonly<Record<FallbackLevel, string>> = {
  finished: 'as written',
  task: 'request and the guidelines of its task',
  'as-sent': 'as written',
}

/** Writes texts with the text engine: deterministic, without network or model weights. */
export function createLocalEngine(knowledge: Knowledge): LocalTextEngine {
  return {
    id: 'local',
    async run(request, { signal }) {
      signal.throwIfAborted()
      const made =
        request.endpoint === 'optimize'
          ? optimizePrompt(request.prompt, request, knowledge)
          : generatePrompt(request.topic, request, knowledge)
      return toResult(request, made)
    },
  }
}

function toResult(request: TextRequest, made: JudgedPrompt): TextResult {
  const { plan, modality, verdict } = made
  return {
    writtenBy: 'local',
    text: made.text,
    negatives: made.negatives,
    analysis: {
      modality,
      domain: plan.taskId ?? plan.output ?? 'unknown',
      domainGroup: made.group,
      confidence: plan.confidence,
      framework: frameworks[plan.fallbackLevel],
      fallbackLevel: plan.fallbackLevel,
      task: plan.taskId,
      language: plan.draft.language,
    },
    plan,
    verdict,
    score: made.score,
    changes: made.changes,
    warnings: [...made.warnings, ...findContradictions(plan.draft), ...negativesWarnings(request, modality)],
    missing: plan.missing.map((slot) => slot.replaceAll('-', ' ')),
    usage: null,
    modelMs: 0,
    picture: null,
    draft: made.draft,
  }
}

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
const warmUpRounds = 2
const options = { negativePrompt: true, includeAnalysis: true }
const topicOptions = { ...options, mode: 'auto', expertise: 'expert' } as const

/**
 * Runs the engine a few times before the first job, so that the first customers after a start do not pay for the
 * compiling of its code. Takes less than a second; only for engines that cost nothing to run.
 */
export async function warmUp(engine: LocalTextEngine): Promise<void> {
  const { signal } = new AbortController()
  for (let round = 0; round < warmUpRounds; round += 1) {
    for (const prompt of samples) {
      for (const targetId of targetIds) {
        await engine.run({ endpoint: 'optimize', prompt, targetId, ...options }, { signal })
      }
    }
    for (const topic of topics) {
      for (const targetId of targetIds) {
        await engine.run({ endpoint: 'generate', topic, targetId, ...topicOptions }, { signal })
      }
    }
  }
}
