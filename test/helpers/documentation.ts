import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const pages = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'))

/** What is written for customers and operators: the README, then every page of `docs/`. */
export const documentation = ['README.md', ...pages.map((name) => `docs/${name}`)]
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n')
