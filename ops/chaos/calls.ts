import { targetIds } from '#shared/catalog/targets.ts'
import { createSeededRandom } from '../seeded-random.ts'

const callKinds = ['optimize', 'generate', 'best', 'async', 'batch', 'image', 'imageUrl'] as const
export type CallKind = (typeof callKinds)[number]

/** Share of all calls, in percent. */
const shares: Record<CallKind, number> = {
  optimize: 58,
  generate: 18,
  best: 4,
  async: 14,
  batch: 2,
  image: 3,
  imageUrl: 1,
}
/** Of the calls that wait for their result; asynchronous calls and batches always have a key. */
const idempotentShare = 0.3
const batchItems = 3
const drafts = [
  'a lighthouse in a storm at night, no people',
  'write an announcement of our new budgeting app, max 150 words, friendly tone',
  'explain compound interest to a 12 year old with 2 examples',
  'product photo of a matte black water bottle on concrete, no people',
  'reply to a customer whose order 48213 is 6 days late, offer 10% off the next order',
  'plan a 3 day trip to Jaipur for my parents, budget 20000 rupees, no stairs',
]
const topics = ['composting at home', 'sourdough bread', 'negotiating rent', 'the water cycle']

/** One call of the load, the same for the same seed and number. */
export interface PlannedCall {
  number: number
  kind: CallKind
  path: string
  headers: Record<string, string>
  body: string | Uint8Array<ArrayBuffer>
  /** For repeats of the call until a final answer; null for a call that is sent once. */
  idempotencyKey: string | null
}

export interface CallMaterial {
  seed: number
  jpeg: Uint8Array<ArrayBuffer>
  /** Of a host that the image worker may load from. */
  imageUrl: string
}

export function planCall(number: number, { seed, jpeg, imageUrl }: CallMaterial): PlannedCall {
  const random = createSeededRandom(seed * 1_000_003 + number)
  // The first numbers of neighbouring seeds are similar.
  random.next()
  const kind = chooseKind(random.next() * 100)
  const isIdempotent = kind === 'async' || kind === 'batch' || random.next() < idempotentShare
  const idempotencyKey = isIdempotent ? `chaos-${seed}-${number}` : null
  const draft = { prompt: `${random.pick(drafts)}, version ${number}`, target_model: random.pick(targetIds) }
  const headers: Record<string, string> = {
    'content-type': kind === 'image' ? 'image/jpeg' : 'application/json',
    ...(idempotencyKey === null ? {} : { 'idempotency-key': idempotencyKey }),
    ...(kind === 'async' ? { prefer: 'respond-async' } : {}),
  }
  const bodies: Record<CallKind, [path: string, body: object | Uint8Array<ArrayBuffer>]> = {
    optimize: ['optimize', draft],
    generate: ['generate', { topic: random.pick(topics) }],
    best: ['optimize', { ...draft, quality: 'best' }],
    async: ['optimize', draft],
    batch: ['optimize/batch', { items: Array.from({ length: batchItems }, () => draft) }],
    image: ['image-to-prompt', jpeg],
    imageUrl: ['image-to-prompt', { image_url: imageUrl }],
  }
  const [path, content] = bodies[kind]
  const body = content instanceof Uint8Array ? content : JSON.stringify(content)
  return { number, kind, path: `/api/v1/prompts/${path}`, headers, body, idempotencyKey }
}

function chooseKind(percent: number): CallKind {
  let left = percent
  return (
    callKinds.find((kind) => {
      left -= shares[kind]
      return left < 0
    }) ?? 'optimize'
  )
}
