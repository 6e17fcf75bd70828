import type { EmbeddedPrompt } from '../file-facts.ts'
import { asObject, firstText, type JsonObject, seedOf } from '../parse-metadata-json.ts'
import { findSampler, type Graph, type GraphNode, linkedNode, openGraph } from './read-embedded-comfyui-graph.ts'
import { readSide } from './read-embedded-comfyui-text.ts'
import { openWorkflow } from './read-embedded-comfyui-workflow.ts'

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
