import type { AttackReport, AttackTarget } from './attack.ts'
import { callRepeatedly } from './call-repeatedly.ts'

const callers = 8
const optimizeBatch = '/api/v1/prompts/optimize/batch'
const imageToPrompt = '/api/v1/prompts/image-to-prompt'
const webhookEndpoints = '/api/v1/account/webhook-endpoints'
/** The largest body of the route, and one that a limit of bytes refuses. */
const batchBytes = [260_000, 2_000_000]
const imageBodyBytes = 12_000_000
const accountBodyBytes = 16_000

const fill = (start: string, unit: string, end: string, bytes: number): string =>
  start + unit.repeat(Math.floor((bytes - start.length - end.length) / unit.length)) + end

const bodies: readonly [path: string, body: string][] = [
  ...batchBytes.flatMap((bytes): [string, string][] => [
    [optimizeBatch, fill('{"items":[', '1,', '1]}', bytes)],
    [optimizeBatch, fill('{"items":[', '{},', '{}]}', bytes)],
    [optimizeBatch, fill('{"items":[', '[[', ']}', bytes)],
  ]),
  [imageToPrompt, `{${Array.from({ length: imageBodyBytes / 12 }, (_, at) => `"${at.toString(36)}":1`)}}`],
  [imageToPrompt, fill('{"image_base64":"AAAA","image_base64":"', 'A', '"}', imageBodyBytes)],
  [imageToPrompt, fill('{"image\\u005fbase64":"', 'A', '"}', imageBodyBytes)],
  [webhookEndpoints, fill('{"event_types":[', '"a",', '"a"]}', accountBodyBytes)],
]

/** Bodies that are all faults: of each value, element or field a validator could make an error. */
export function hostileBodies(target: AttackTarget): Promise<AttackReport> {
  const at = (number: number) => bodies[number % bodies.length] ?? ['', '']
  return callRepeatedly(target, { callers, pathOf: (number) => at(number)[0], bodyOf: (number) => at(number)[1] })
}
