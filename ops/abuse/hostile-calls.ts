import { mintApiKey } from '#shared/accounts/api-key.ts'
import { targetIds } from '#shared/catalog/targets.ts'
import { fetchWithDeadline } from '../local-servers.ts'
import type { AttackReport, AttackTarget } from './attack.ts'
import { callRepeatedly } from './call-repeatedly.ts'

const optimize = '/api/v1/prompts/optimize'
const imageToPrompt = '/api/v1/prompts/image-to-prompt'
const webhookEndpoints = '/api/v1/account/webhook-endpoints'

const costlyCallers = 64
const charactersMax = 4000
const costlyStart = 'a fox'
const costlyEnd = ' at dawn'
/** Runs of these once made regular expressions backtrack. */
const marks = [...'., \n?？!"([{-*#:;`</，。']

/** The longest prompts, of nothing but one mark with a word before and after it. */
export function costlyTexts(target: AttackTarget): Promise<AttackReport> {
  return callRepeatedly(target, {
    pathOf: () => optimize,
    callers: costlyCallers,
    bodyOf: (number) => {
      const mark = marks[number % marks.length] ?? '.'
      const prompt = costlyStart + mark.repeat(charactersMax - costlyStart.length - costlyEnd.length) + costlyEnd
      return JSON.stringify({ prompt, target_model: targetIds[number % targetIds.length], include_analysis: true })
    },
  })
}

const floodCallers = 100
const floodSentence = 'Compare the three suppliers in the table below, name the cheapest for 250 units, and say why. '
const floodRepeats = 40

/** Ordinary long prompts, as many as the plan lets through. */
export function textFlood(target: AttackTarget): Promise<AttackReport> {
  const body = JSON.stringify({ prompt: floodSentence.repeat(floodRepeats), include_analysis: true })
  return callRepeatedly(target, { pathOf: () => optimize, callers: floodCallers, bodyOf: () => body })
}

const bodyCallers = 8
/** The largest body that the route accepts, and one rejected for its size. */
const batchBytes = [260_000, 2_000_000]
const imageBodyBytes = 12_000_000
const accountBodyBytes = 16_000

const fill = (start: string, unit: string, end: string, bytes: number): string =>
  start + unit.repeat(Math.floor((bytes - start.length - end.length) / unit.length)) + end

/** Bodies in which every value, element or field could yield a validation error. */
export function hostileBodies(target: AttackTarget): Promise<AttackReport> {
  const bodies: readonly [path: string, body: string][] = [
    ...batchBytes.flatMap((bytes): [string, string][] => [
      [`${optimize}/batch`, fill('{"items":[', '1,', '1]}', bytes)],
      [`${optimize}/batch`, fill('{"items":[', '{},', '{}]}', bytes)],
      [`${optimize}/batch`, fill('{"items":[', '[[', ']}', bytes)],
    ]),
    [imageToPrompt, `{${Array.from({ length: imageBodyBytes / 12 }, (_, at) => `"${at.toString(36)}":1`)}}`],
    [imageToPrompt, fill('{"image_base64":"AAAA","image_base64":"', 'A', '"}', imageBodyBytes)],
    [imageToPrompt, fill('{"image\\u005fbase64":"', 'A', '"}', imageBodyBytes)],
    [webhookEndpoints, fill('{"event_types":[', '"a",', '"a"]}', accountBodyBytes)],
  ]
  const at = (number: number) => bodies[number % bodies.length] ?? ['', '']
  return callRepeatedly(target, {
    callers: bodyCallers,
    pathOf: (number) => at(number)[0],
    bodyOf: (number) => at(number)[1],
  })
}

const keyCallers = 100

/** Keys of the right form that do not exist, each of them new, so that only a look-up tells. */
export function mintedKeys(target: AttackTarget): Promise<AttackReport> {
  return callRepeatedly(target, {
    callers: keyCallers,
    pathOf: () => optimize,
    bodyOf: () => '{"prompt":"name a cat"}',
    keyOf: mintApiKey,
  })
}

/** The stand-in for a model never answers a text with it. */
export const unansweredMark = 'a very long answer'
const bestCallers = 8
const bestSentence = `Write ${unansweredMark} that keeps each of these words, and say why each of them matters. `
const bestRepeats = 40

/** Calls of quality `best` that exceed the model's deadline: each falls back to the local result. */
export function slowBest(target: AttackTarget): Promise<AttackReport> {
  return callRepeatedly(target, {
    callers: bestCallers,
    pathOf: () => optimize,
    bodyOf: (number) =>
      JSON.stringify({ prompt: `Number ${number}. ${bestSentence.repeat(bestRepeats)}`, quality: 'best' }),
  })
}

/** As many as an account may have. */
const endpoints = 20
const tarpitCallers = 4

/** Webhook receivers that never answer; failing jobs, which cost nothing, produce the messages. */
export async function tarpitWebhooks(target: AttackTarget): Promise<AttackReport> {
  const headers = { authorization: `Bearer ${target.key}`, 'content-type': 'application/json' }
  for (let number = 0; number < endpoints; number += 1) {
    const body = JSON.stringify({ url: `${target.tarpitUrl}/${number}`, event_types: ['job.failed'] })
    const url = new URL(webhookEndpoints, target.url)
    const answer = await fetchWithDeadline(url, { method: 'POST', headers, body })
    if (answer.status !== 201) throw new Error(`the endpoint was answered ${answer.status}`)
  }
  return callRepeatedly(target, {
    callers: tarpitCallers,
    pathOf: () => imageToPrompt,
    bodyOf: () => '{"image_url":"https://127.0.0.1/a.png"}',
  })
}
