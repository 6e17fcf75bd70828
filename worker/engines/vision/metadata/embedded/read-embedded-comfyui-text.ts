import { firstText, type JsonObject } from '../parse-metadata-json.ts'
import { type Graph, type GraphNode, linkedNode, linkOf, pipeOf } from './read-embedded-comfyui-graph.ts'

/** Longer chains are circles or attacks. */
const depthMax = 32
const visitsMax = 500

const encodedInputs = ['text', 'prompt', 'text_g', 'text_l', 'clip_g', 'clip_l', 't5xxl', 'bert', 'mt5xl', 'llama']
const plainInputs = ['populated_text', 'text', 'string', 'value', 'prompt', 'Text', 'String', 'wildcard_text']
const joinedConditions = ['conditioning_1', 'conditioning_2', 'conditioning_to', 'conditioning_from', 'cond1', 'cond2']
const maxJoinedTexts = 20

export type Side = 'positive' | 'negative'

interface Walk {
  graph: Graph
  visitsLeft: number
}

/** The words that lead to one side of a sampler; null when the graph does not hold them. */
export function readSide(graph: Graph, sampler: GraphNode, side: Side): string | null {
  const walk: Walk = { graph, visitsLeft: visitsMax }
  const steering = linkedNode(graph, sampler.inputs.guider) ?? sampler
  const start =
    steering.inputs[side] ?? (side === 'positive' ? (steering.inputs.conditioning ?? steering.inputs.cond1) : null)
  return conditionText(walk, start, side, 0) ?? bundledText(walk, pipeOf(steering.inputs), side, 0)
}

/** A bundle keeps both sides apart inside itself: whichever output it comes from, the side is the one asked for. */
function bundledText(walk: Walk, value: unknown, side: Side, depth: number): string | null {
  const inputs = linkedNode(walk.graph, value)?.inputs
  if (!inputs || !canGoOn(walk, depth)) return null
  return (
    conditionText(walk, inputs[side], side, depth + 1) ??
    plainText(walk, inputs[side], depth + 1) ??
    bundledText(walk, pipeOf(inputs), side, depth + 1)
  )
}

function canGoOn(walk: Walk, depth: number): boolean {
  walk.visitsLeft -= 1
  return depth < depthMax && walk.visitsLeft > 0
}

function conditionText(walk: Walk, value: unknown, side: Side, depth: number): string | null {
  if (typeof value === 'string') return firstText(value)
  const node = linkedNode(walk.graph, value)
  if (!node || !canGoOn(walk, depth) || /zeroout/i.test(node.className)) return null
  const { inputs } = node
  // Beside this encoder the others get a few key words at most.
  const sentence = plainText(walk, inputs.t5xxl, depth + 1)
  if (sentence !== null) return sentence
  const encoded = distinct(encodedInputs.map((name) => plainText(walk, inputs[name], depth + 1)))
  if (encoded) return encoded
  if ('positive' in inputs && 'negative' in inputs) {
    // A node with both sides hands them on in this order.
    const slot = linkOf(value)?.output
    const branch = slot === 1 ? 'negative' : slot === 0 ? 'positive' : side
    // Loaders that hold both texts count their outputs otherwise.
    return conditionText(walk, inputs[typeof inputs[side] === 'string' ? side : branch], side, depth + 1)
  }
  const joined = joinedConditions.map((name) =>
    inputs[name] ? conditionText(walk, inputs[name], side, depth + 1) : null,
  )
  return distinct(joined) ?? conditionText(walk, inputs.conditioning ?? inputs[side], side, depth + 1)
}

function plainText(walk: Walk, value: unknown, depth: number): string | null {
  if (typeof value === 'string') return firstText(value)
  const node = linkedNode(walk.graph, value)
  if (!node || !canGoOn(walk, depth)) return null
  const { inputs } = node
  if (typeof inputs.select === 'number') return plainText(walk, inputs[`input${inputs.select}`], depth + 1)
  for (const name of plainInputs) {
    const text = plainText(walk, inputs[name], depth + 1)
    if (text !== null) return text
  }
  return concatenated(walk, inputs, depth) ?? onlyLinked(walk, inputs, depth)
}

/** The parts of a node that joins texts: text_a, text_b or string1, string2. */
function concatenated(walk: Walk, inputs: JsonObject, depth: number): string | null {
  const names = Object.keys(inputs).filter((name) => /^(text|string|prompt)_?[0-9a-z]$/i.test(name))
  const parts = names
    .toSorted()
    .slice(0, maxJoinedTexts)
    .map((name) => plainText(walk, inputs[name], depth + 1))
  const words = parts.filter((part) => part !== null)
  const delimiter = inputs.delimiter ?? inputs.separator
  return firstText(words.join(typeof delimiter === 'string' ? delimiter.replaceAll('\\n', '\n') : ' '))
}

/** A node with a single input from another only hands it on. */
function onlyLinked(walk: Walk, inputs: JsonObject, depth: number): string | null {
  const links = Object.values(inputs).filter((value) => linkOf(value) !== null)
  return links.length === 1 ? plainText(walk, links[0], depth + 1) : null
}

/** Several encoders often get the same words. */
function distinct(texts: (string | null)[]): string | null {
  return firstText([...new Set(texts.filter((text) => text !== null))].join(', '))
}
