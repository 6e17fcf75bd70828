import { asObject, type JsonObject } from '../parse-metadata-json.ts'
import type { Graph, GraphNode } from './read-embedded-comfyui-graph.ts'

const nodesMax = 2000
const linksMax = 8000
const slotsMax = 200
/** Nodes that the user has muted or bypassed. */
const idleModes: readonly unknown[] = [2, 4]

/** The editor's form of a graph in the form of the one that runs, as far as texts and links go. */
export function openWorkflow(json: JsonObject): Graph {
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
