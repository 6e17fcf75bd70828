import type { TargetId } from '#shared/catalog/targets.ts'
import { chatgpt } from './chatgpt/chatgpt.ts'
import { claude } from './claude/claude.ts'
import { flux } from './flux/flux.ts'
import { gemini } from './gemini/gemini.ts'
import { midjourney } from './midjourney/midjourney.ts'
import type { Target } from './target.ts'
import { universal } from './universal/universal.ts'

export const targets: Readonly<Record<TargetId, Target>> = { midjourney, chatgpt, claude, gemini, flux, universal }

/** The sentences that writers close with, by which the engine recognises its own results. */
export const closings: readonly string[] = Object.values(targets).flatMap(({ image }) => image.closing ?? [])
