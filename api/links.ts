import type { FastifyRequest } from 'fastify'
import type { ErrorCode } from '#shared/errors.ts'
import type { ApiConfig } from './config.ts'
import type { Site } from './resources/docs/html.ts'

/** Absolute URLs of the service's pages, as the caller of a request can reach them. */
export interface Links {
  /** Without a trailing slash. */
  base: string
  docs: string
  pricing: string
  errorDocs(code: ErrorCode): string
}

export type LinksOf = (request: Pick<FastifyRequest, 'host' | 'protocol'>) => Links

type LinkSettings = Pick<ApiConfig, 'PUBLIC_URL' | 'ERROR_DOCS_URL' | 'PRICING_URL' | 'HOST' | 'PORT'>

/** A host name, IPv4 or bracketed IPv6 address with an optional port: safe in URLs and in HTML. */
const hostPattern = /^(?:[a-z0-9](?:[a-z0-9._-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/** The path prefix of PUBLIC_URL, under which a proxy serves the service; empty for none. */
export function basePathOf({ PUBLIC_URL }: Pick<LinkSettings, 'PUBLIC_URL'>): string {
  return PUBLIC_URL === '' ? '' : new URL(PUBLIC_URL).pathname.replace(/\/+$/, '')
}

/** Facts of the installation for the service's pages. */
export function pageSiteOf(config: ApiConfig): Site {
  return { basePath: basePathOf(config), hasConsole: config.CONSOLE === 'on', contact: config.SUPPLIER_EMAIL }
}

/**
 * The base URL for callers: PUBLIC_URL, else the Host header of the request. The header is untrusted, so it appears only
 * in uncacheable responses to the same caller.
 */
export function createLinks(config: LinkSettings): { of: LinksOf; withoutRequest: Links } {
  const { PUBLIC_URL, HOST, PORT } = config
  const isWildcard = HOST === '0.0.0.0' || HOST === '::'
  const ownHost = isWildcard ? 'localhost' : HOST.includes(':') ? `[${HOST}]` : HOST
  const withoutRequest = linksBelow(PUBLIC_URL || `http://${ownHost}:${PORT}`, config)
  return {
    withoutRequest,
    of({ host, protocol }) {
      if (PUBLIC_URL !== '' || !hostPattern.test(host)) return withoutRequest
      return linksBelow(`${protocol === 'https' ? 'https' : 'http'}://${host}`, config)
    },
  }
}

function linksBelow(url: string, { ERROR_DOCS_URL, PRICING_URL }: LinkSettings): Links {
  const base = url.replace(/\/+$/, '')
  return {
    base,
    docs: `${base}/docs`,
    pricing: PRICING_URL || `${base}/#plans`,
    errorDocs: (code) => (ERROR_DOCS_URL === '' ? `${base}/docs/errors/${code}` : `${ERROR_DOCS_URL}#${code}`),
  }
}
