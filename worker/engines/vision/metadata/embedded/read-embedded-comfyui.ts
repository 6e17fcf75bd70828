import type { EmbeddedPrompt } from '../file-facts.ts'
import { asObject, firstText, type JsonObject, seedOf } from '../parse-metadata-json.ts'
import {
  findSampler,
  type Graph,
  type GraphNode,
  linkedNode,
  linkOf,
  openGraph,
  pipeOf,
} from './read-embedded-comfyui-graph.ts'

const chainMax = 32

/** ComfyUI: the graph that ran. The prompt is what leads to the sampler, not just any text in it. */
export function readComfyui(json: JsonObject): EmbeddedPrompt | null {
  const graph = openGraph(json)
  // Savers of other formats wrap the graph into an object beside the editor's own.
  return readGraph(graph.size > 0 ? graph : openGraph(asObject(json.prompt) ?? {}))
}

/** The graph as the editor shows it, for files that lack the one that ran. */
export function readComfyuiWorkflow(json: JsonObject): EmbeddedPrompt | null {
  return readGraph(openWorkflow(json))
}

function readGraph(graph: Graph): EmbeddedPrompt | null {
  const sampler = findSampler(graph)
  const positive = sampler && readSide(graph, sampler, 'positive')
  if (!sampler || !positive) return null
  return {
    origin: 'comfyui',
    kind: 'prompt',
    text: positive,
    negative: readSide(graph, sampler, 'negative'),
    seed: readSeed(graph, sampler),
    modelName: readModelName(graph, sampler),
  }
}

function readSeed(graph: Graph, sampler: GraphNode): string | null {
  const { seed, noise_seed, noise } = sampler.inputs
  const own = seedOf(seed) ?? seedOf(noise_seed)
  const inputs = linkedNode(graph, seed ?? noise_seed ?? noise)?.inputs
  return own ?? seedOf(inputs?.seed) ?? seedOf(inputs?.noise_seed) ?? seedOf(inputs?.value)
}

/** The loader at the beginning of the chain of model changes. */
function readModelName(graph: Graph, sampler: GraphNode): string | null {
  let node: GraphNode | null = sampler.inputs.model ? sampler : linkedNode(graph, sampler.inputs.guider)
  for (let left = chainMax; node && left > 0; left -= 1) {
    const { ckpt_name, unet_name, model_name, model } = node.inputs
    const name = firstText(ckpt_name, unet_name, model_name)
    if (name) return name
    node = linkedNode(graph, model)
  }
  return null
}

const nodesMax = 2000
const linksMax = 8000
const slotsMax = 200
/** Nodes that the user has muted or bypassed. */
const idleModes: readonly unknown[] = [2, 4]

/** Converts the editor's graph to the executable form, as far as texts and links are concerned. */
function openWorkflow(json: JsonObject): Graph {
  const sources = readLinks(json.links)
  const graph = new Map<string, GraphNode>()
  for (const value of arrayOf(json.nodes).slice(0, nodesMax)) {
    const node = typeof value === 'string' ? null : asObject(value)
    if (!node || typeof node.type !== 'string' || idleModes.includes(node.mode)) continue
    graph.set(String(node.id), { className: node.type, inputs: readInputs(node, node.type, sources) })
  }
  return graph
}

/** The source node and output of each link, by link number. */
function readLinks(links: unknown): ReadonlyMap<unknown, readonly [string, number]> {
  const sources = new Map<unknown, readonly [string, number]>()
  for (const link of arrayOf(links).slice(0, linksMax)) {
    const [id, from, output] = arrayOf(link)
    if (typeof output === 'number') sources.set(id, [String(from), output])
  }
  return sources
}

function readInputs(
  node: JsonObject,
  type: string,
  sources: ReadonlyMap<unknown, readonly [string, number]>,
): Record<string, unknown> {
  const inputs: Record<string, unknown> = { ...nameWidgets(type, node.widgets_values) }
  for (const value of arrayOf(node.inputs).slice(0, slotsMax)) {
    const slot = typeof value === 'string' ? null : asObject(value)
    const source = sources.get(slot?.link)
    if (slot && source && typeof slot.name === 'string') inputs[slot.name] = [...source]
  }
  return inputs
}

/** Names the values of a node's widgets, which the editor stores without names. */
function nameWidgets(type: string, widgets: unknown): Record<string, unknown> {
  const values = arrayOf(widgets)
  const texts = values.filter((value) => typeof value === 'string')
  if (/TextEncodeFlux/i.test(type)) return { clip_l: texts[0], t5xxl: texts[1] }
  if (/TextEncode|prompt|string|text/i.test(type)) return { text: texts[0] }
  if (/checkpoint|unet/i.test(type)) return { ckpt_name: texts[0] }
  return /sampler|noise|seed/i.test(type) && typeof values[0] !== 'string' ? { seed: values[0] } : {}
}

function arrayOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** Longer chains are circles or attacks. */
const depthMax = 32
const visitsMax = 500

const encodedInputs = ['text', 'prompt', 'text_g', 'text_l', 'clip_g', 'clip_l', 't5xxl', 'bert', 'mt5xl', 'llama']
const plainInputs = ['populated_text', 'text', 'string', 'value', 'prompt', 'Text', 'String', 'wildcard_text']
const joinedConditions = ['conditioning_1', 'conditioning_2', 'conditioning_to', 'conditioning_from', 'cond1', 'cond2']
const maxJoinedTexts = 20

type Side = 'positive' | 'negative'

interface Walk {
  graph: Graph
  visitsLeft: number
}

/** The words that lead to one side of a sampler; null when the graph does not hold them. */
function readSide(graph: Graph, sampler: GraphNode, side: Side): string | null {
  const walk: Walk = { graph, visitsLeft: visitsMax }
  const steering = linkedNode(graph, sampler.inputs.guider) ?? sampler
  const start =
    steering.inputs[side] ?? (side === 'positive' ? (steering.inputs.conditioning ?? steering.inputs.cond1) : null)
  return conditionText(walk, start, side, 0) ?? bundledText(walk, pipeOf(steering.inputs), side, 0)
}

/** A bundle contains both sides, so the requested side applies whichever output is linked. */
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
