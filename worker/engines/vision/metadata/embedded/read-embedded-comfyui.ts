import type { EmbeddedPrompt } from '../file-facts.ts'
import { asObject, firstText, type JsonObject, seedOf } from '../parse-metadata-json.ts'
import { findSampler, type Graph, type GraphNode, linkedNode, openGraph } from './read-embedded-comfyui-graph.ts'
import { readSide } from './read-embedded-comfyui-text.ts'

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

/** The editor's form of a graph in the form of the one that runs, as far as texts and links go. */
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

/** Number of a link to where it begins: the node and its output. */
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

/** The values of a node's own fields, which have no names there. */
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
