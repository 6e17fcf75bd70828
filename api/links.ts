import type { FastifyRequest } from 'fastify'
import type { ErrorCode } from '#shared/errors.ts'
import type { ApiConfig } from './config.ts'

/** Absolute URLs of the service's own pages, as the caller of one request can reach them. */
export interface Links {
  /** Without a slash at its end. */
  base: string
  docs: string
  pricing: string
  errorDocs(code: ErrorCode): string
}

export type LinksOf = (request: Pick<FastifyRequest, 'host' | 'protocol'>) => Links

type LinkSettings = Pick<ApiConfig, 'PUBLIC_URL' | 'ERROR_DOCS_URL' | 'PRICING_URL' | 'HOST' | 'PORT'>

/** A name, an IPv4 or a bracketed IPv6 address, with or without a port: nothing that means more in a URL or in HTML. */
const hostPattern = /^(?:[a-z0-9](?:[a-z0-9._-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/** The path below which a proxy serves the service: that of PUBLIC_URL, empty for none. */
export function basePathOf({ PUBLIC_URL }: Pick<LinkSettings, 'PUBLIC_URL'>): string {
  return PUBLIC_URL === '' ? '' : new URL(PUBLIC_URL).pathname.replace(/\/+$/, '')
}

/**
 * Where the service is for its callers: PUBLIC_URL, or else the host that a request names. That host is the caller's
 * word: it goes back to this caller alone, in answers that no cache may keep.
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
