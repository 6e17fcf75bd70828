import { asObject, type JsonObject } from '../parse-metadata-json.ts'

const nodesMax = 2000
const inputsMax = 200
const outputsMax = 8

export interface GraphNode {
  className: string
  inputs: JsonObject
}

export type Graph = ReadonlyMap<string, GraphNode>

/** The output of another node: its name in the graph and which of its outputs. */
interface GraphLink {
  nodeName: string
  output: number
}

/** The nodes of a ComfyUI graph in the order of the file; empty when the object is no such graph. */
export function openGraph(json: JsonObject): Graph {
  const graph = new Map<string, GraphNode>()
  for (const [name, value] of Object.entries(json).slice(0, nodesMax)) {
    const node = typeof value === 'string' ? null : asObject(value)
    const inputs = typeof node?.inputs === 'string' ? null : asObject(node?.inputs)
    if (!node || !inputs || typeof node.class_type !== 'string' || Object.keys(inputs).length > inputsMax) continue
    graph.set(name, { className: node.class_type, inputs })
  }
  return graph
}

export function linkOf(value: unknown): GraphLink | null {
  if (!Array.isArray(value) || value.length !== 2 || typeof value[1] !== 'number') return null
  return typeof value[0] === 'string' || typeof value[0] === 'number'
    ? { nodeName: String(value[0]), output: value[1] }
    : null
}

/** Some packs hand model, texts and settings on in one bundle. */
export function pipeOf(inputs: JsonObject): unknown {
  return inputs.pipe ?? inputs.basic_pipe
}

export function linkedNode(graph: Graph, value: unknown): GraphNode | null {
  const link = linkOf(value)
  return (link && graph.get(link.nodeName)) ?? null
}

/** The sampler that made the saved image: the nearest before the output, preferably no detailer or upscaler. */
export function findSampler(graph: Graph): GraphNode | null {
  const nodes = [...graph.values()]
  const saving = nodes.filter(({ className }) => /save/i.test(className)).toReversed()
  const showing = nodes.filter(({ className }) => /preview/i.test(className)).toReversed()
  let mender: GraphNode | null = null
  for (const output of [...saving, ...showing].slice(0, outputsMax)) {
    for (const node of nodesBefore(graph, output)) {
      if (!isSampler(node)) continue
      if (!isMender(node)) return node
      mender ??= node
    }
  }
  return nodes.findLast((node) => isSampler(node) && !isMender(node)) ?? mender ?? nodes.findLast(isSampler) ?? null
}

function isSampler({ className, inputs }: GraphNode): boolean {
  if (linkOf(inputs.guider)) return true
  if (/sampler/i.test(className) && linkOf(pipeOf(inputs)) !== null) return true
  const isSteered =
    /ksampler/i.test(className) ||
    ['steps', 'seed', 'noise_seed', 'latent_image', 'sigmas'].some((name) => name in inputs)
  return linkOf(inputs.positive) !== null && isSteered
}

function isMender({ className }: GraphNode): boolean {
  return /detailer|upscale/i.test(className)
}

/** Nearest first, each node once, so a graph that runs in a circle ends too. */
function* nodesBefore(graph: Graph, start: GraphNode): Generator<GraphNode> {
  const seen = new Set([start])
  // A set hands out what is added to it while it is being walked.
  for (const node of seen) {
    yield node
    for (const value of Object.values(node.inputs)) {
      const before = linkedNode(graph, value)
      if (before) seen.add(before)
    }
  }
}
