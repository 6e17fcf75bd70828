import { readFileSync } from 'node:fs'
import path from 'node:path'
import MarkdownIt, { type Token } from 'markdown-it'
import { Html } from './html.ts'

/** A page of the documentation, rendered. */
export interface Guide {
  id: string
  title: string
  body: Html
  sections: Section[]
}

/** The text below one heading, for the search. */
interface Section {
  /** From the root of the service, with the heading's anchor. */
  url: string
  guide: string
  heading: string
  text: string
  /** Heading and text in lower case. */
  folded: { heading: string; text: string }
}

const root = path.join(import.meta.dirname, '../../..')
/** In the order of reading. `section` is a section of the README, which the guide ends with. */
const sources = [
  { id: 'quick-start', file: 'docs/quick-start.md', section: 'One call' },
  { id: 'endpoints', file: 'docs/api.md' },
  { id: 'pictures', file: 'docs/pictures.md' },
  { id: 'quality', file: 'docs/quality.md' },
  { id: 'jobs', file: 'docs/jobs.md' },
  { id: 'webhooks', file: 'docs/webhooks.md' },
  { id: 'account', file: 'docs/account.md' },
  { id: 'console', file: 'docs/console.md' },
  { id: 'clients', file: 'docs/clients.md' },
  { id: 'mcp', file: 'docs/mcp.md' },
  { id: 'versioning', file: 'docs/versioning.md' },
] as const

/** Pictures of `docs/` that the guides show and their examples send, by name. */
export const guidePictures: Readonly<Record<string, { file: string; type: string }>> = {
  'orange.jpg': { file: path.join(root, 'docs/orange.jpg'), type: 'image/jpeg' },
}

/** The origin in the examples of the documentation. */
export const documentedOrigin = 'http://127.0.0.1:3000'

/**
 * The guides from the Markdown of `docs/`, whose HTML is escaped and whose links lead to other guides; a link to a page
 * for operators is text. The examples name `documentedOrigin`.
 */
export function loadGuides(basePath: string): Guide[] {
  return sources.map((source) => {
    const readme = 'section' in source ? readSection(read('README.md'), source.section) : ''
    return renderGuide(source.id, `${read(source.file)}\n${readme}`, basePath)
  })
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}

function readSection(page: string, heading: string): string {
  const [, section = ''] = page.split(`\n## ${heading}\n`)
  return `## ${heading}\n${section.split('\n## ', 1)[0]}`
}

function renderGuide(id: string, source: string, basePath: string): Guide {
  const markdown = createMarkdown(basePath)
  const tokens = markdown.parse(source, {})
  const anchors = new Set<string>()
  const parts: { anchor: string; heading: string; text: string }[] = []
  const linked = new Set<string>()
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'fence') nameServedPictures(token, linked)
    if (token.type === 'heading_open') {
      const heading = plainText(tokens[index + 1])
      const anchor = freeAnchor(heading, anchors)
      token.attrSet('id', anchor)
      parts.push({ anchor, heading, text: '' })
    } else if (token.type === 'fence' || (token.type === 'inline' && tokens[index - 1]?.type !== 'heading_open')) {
      const part = parts.at(-1)
      if (part) part.text += `${token.type === 'fence' ? token.content : plainText(token)} `
    }
  }
  const title = parts[0]?.heading ?? id
  const sections = parts.map(({ anchor, heading, text }) => ({
    url: `${basePath}/docs/guides/${id}#${anchor}`,
    guide: title,
    heading,
    text,
    folded: { heading: heading.toLowerCase(), text: text.toLowerCase() },
  }))
  return { id, title, body: new Html(markdown.renderer.render(tokens, markdown.options, {})), sections }
}

/** A reader of the guides has no folder `docs/`: the first example that sends a picture gets a link to it. */
function nameServedPictures(fence: Token, linked: Set<string>): void {
  const names = Object.keys(guidePictures).filter((name) => fence.content.includes(`docs/${name}`))
  for (const name of names) fence.content = fence.content.replaceAll(`docs/${name}`, name)
  fence.meta = { toSave: names.filter((name) => !linked.has(name)) }
  for (const name of names) linked.add(name)
}

function plainText(token: Token | undefined): string {
  const parts = token?.type === 'inline' ? (token.children ?? []) : []
  return parts.map(({ type, content }) => (type === 'softbreak' ? ' ' : content)).join('')
}

/** As GitHub makes anchors of headings, which the links between pages use. */
function freeAnchor(heading: string, taken: Set<string>): string {
  const base = heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')
  let anchor = base
  for (let count = 1; taken.has(anchor); count += 1) anchor = `${base}-${count}`
  taken.add(anchor)
  return anchor
}

/** Raw HTML is escaped; the library itself refuses links of scripts. */
function createMarkdown(basePath: string) {
  const markdown = new MarkdownIt({ html: false })
  const { rules } = markdown.renderer
  const openLinks: boolean[] = []
  rules.link_open = (tokens, index, options, _env, renderer) => {
    const token = tokens[index]
    const url = resolveLink(String(token?.attrGet('href')), basePath)
    openLinks.push(url !== null)
    if (url === null || !token) return ''
    token.attrSet('href', url)
    return renderer.renderToken(tokens, index, options)
  }
  rules.link_close = () => (openLinks.pop() ? '</a>' : '')
  const renderImage = rules.image
  rules.image = (tokens, index, options, env, renderer) => {
    const name = String(tokens[index]?.attrGet('src'))
    if (!(name in guidePictures) || !renderImage) return ''
    tokens[index]?.attrSet('src', `${basePath}/docs/guides/${name}`)
    return renderImage(tokens, index, options, env, renderer)
  }
  const renderFence = rules.fence
  rules.fence = (tokens, index, options, env, renderer) => {
    const { toSave = [] } = (tokens[index]?.meta ?? {}) as { toSave?: string[] }
    const links = toSave.map((name) => `<a href="${basePath}/docs/guides/${name}" download>${name}</a>`)
    const saving = links.length === 0 ? '' : `<p>Save ${links.join(', ')} first.</p>\n`
    return saving + (renderFence?.(tokens, index, options, env, renderer) ?? '')
  }
  rules.table_open = () => '<div class="scroll" tabindex="0"><table>'
  rules.table_close = () => '</table></div>'
  return markdown
}

/** Null for a file that is not served. */
function resolveLink(href: string, basePath: string): string | null {
  if (/^(#|https?:\/\/)/.test(href)) return href
  const [file = '', anchor] = href.split('#')
  if (file === 'openapi.json') return `${basePath}/api/v1/openapi.json`
  // This section of the README is part of the guide that has a `section`.
  const isReadme = file.endsWith('README.md') && anchor === 'one-call'
  const guide = sources.find((source) => (isReadme ? 'section' in source : source.file === `docs/${file}`))
  return guide ? `${basePath}/docs/guides/${guide.id}${anchor ? `#${anchor}` : ''}` : null
}

const termsMax = 8
const hitsMax = 20
const excerptBefore = 80
const excerptLength = 240

interface Hit extends Section {
  excerpt: string
}

/** Sections that have every word of the query, those with words in the heading first. */
export function searchGuides(guides: readonly Guide[], query: string): Hit[] {
  const terms = (query.toLowerCase().match(/[\p{L}\p{N}_-]+/gu) ?? []).slice(0, termsMax)
  if (terms.length === 0) return []
  const hits = guides
    .flatMap(({ sections }) => sections)
    .flatMap((section) => {
      const { heading, text } = section.folded
      if (!terms.every((term) => heading.includes(term) || text.includes(term))) return []
      const excerpt = cutExcerpt(section.text, text.indexOf(terms.find((term) => text.includes(term)) ?? ''))
      return [{ ...section, excerpt, headings: terms.filter((term) => heading.includes(term)).length }]
    })
  return hits.toSorted((one, other) => other.headings - one.headings).slice(0, hitsMax)
}

/** The text around a place, in whole words: an origin that is cut could not be replaced. */
function cutExcerpt(text: string, at: number): string {
  const from = Math.max(0, at - excerptBefore)
  const to = from + excerptLength
  const start = from - (/\S*$/u.exec(text.slice(0, from))?.[0].length ?? 0)
  const end = to + text.slice(to).search(/\s|$/u)
  const excerpt = text.slice(start, end).trim()
  return `${start > 0 ? '… ' : ''}${excerpt}${end < text.trimEnd().length ? ' …' : ''}`
}
