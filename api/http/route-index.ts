import { distance } from 'fastest-levenshtein'
import type { FastifyInstance } from 'fastify'

/** Longer paths are no typing errors, and comparing them would be expensive. */
const comparedLengthMax = 200

interface KnownRoute {
  url: string
  parts: string[]
  methods: Set<string>
}

export interface RouteIndex {
  /** The methods that a path supports, in alphabetical order; empty for an unknown path. */
  methodsOf(path: string): string[]
  /** The route that a mistyped path most likely means, such as `POST /api/v1/prompts/optimize`; null if none is near. */
  nearest(path: string): string | null
}

const isParameter = (part: string): boolean => part.startsWith(':')

/** All routes registered on `app` from now on. */
export function createRouteIndex(app: FastifyInstance): RouteIndex {
  const routes = new Map<string, KnownRoute>()
  const suggested = new Set<KnownRoute>()
  app.addHook('onRoute', ({ url, method, config }) => {
    const route = routes.get(url) ?? { url, parts: url.split('/'), methods: new Set() }
    routes.set(url, route)
    for (const each of [method].flat()) route.methods.add(each)
    const access = config?.access ?? 'public'
    if (access !== 'probe' && access !== 'webhook' && url !== '/') suggested.add(route)
  })
  return {
    methodsOf(path) {
      const parts = path.split('/')
      const fitting = [...routes.values()].filter((route) => fits(route.parts, parts))
      return [...new Set(fitting.flatMap(({ methods }) => [...methods]))].sort()
    },
    nearest(path) {
      if (path.length > comparedLengthMax) return null
      const parts = path.toLowerCase().split('/').filter(Boolean)
      const [best] = [...suggested]
        .map((route) => ({ route, cost: costOf(route.parts.slice(1), parts) }))
        .filter(({ cost }) => cost !== null)
        .sort((a, b) => (a.cost ?? 0) - (b.cost ?? 0))
      if (!best) return null
      const methods = [...best.route.methods].filter((method) => method !== 'HEAD').sort()
      return `${methods.join(', ')} ${best.route.url.replaceAll(/:(\w+)/g, '{$1}')}`
    },
  }
}

/** A parameter of a route matches any text without a slash. */
function fits(pattern: string[], parts: string[]): boolean {
  return (
    pattern.length === parts.length &&
    pattern.every((part, index) => (isParameter(part) ? parts[index] !== '' : part === parts[index]))
  )
}

/** The distance of a path from a pattern, or from its end if the path lacks the beginning; null if it is too far. */
function costOf(pattern: string[], parts: string[]): number | null {
  const missing = pattern.length - parts.length
  const [first] = pattern.slice(missing)
  if (missing < 0 || first === undefined || isParameter(first)) return null
  let cost = missing
  for (const [index, part] of parts.entries()) {
    const expected = pattern[missing + index] ?? ''
    if (isParameter(expected)) continue
    // One wrong letter in a short word, two in a longer one.
    const allowed = expected.length < 6 ? 1 : 2
    if (Math.abs(part.length - expected.length) > allowed) return null
    const letters = distance(part, expected)
    if (letters > allowed) return null
    cost += letters
  }
  return cost
}
