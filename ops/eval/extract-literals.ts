import type { Keep } from './eval-record.ts'
import { spacedNegations, unspacedNegations } from './negation-words.ts'

export type LiteralKind = 'number' | 'quote' | 'address' | 'fence' | 'placeholder' | 'flag' | 'negation'

/** A piece of a prompt that may not get lost. */
export interface Literal {
  kind: LiteralKind
  text: string
}

// Every quantifier is bounded or cannot match what follows it: the texts are hostile.
const patterns: readonly (readonly [LiteralKind, RegExp])[] = [
  ['number', /\p{Nd}+(?:[.,:/]\p{Nd}+)*%?/gu],
  ['quote', /"[^"\n]{1,200}"|“[^“”\n]{1,200}”|«[^«»\n]{1,200}»|「[^「」\n]{1,200}」|『[^『』\n]{1,200}』/gu],
  ['address', /https?:\/\/[^\s<>"'`()[\]{}，。、]{3,300}|[\w.+-]{1,60}@[\w-]{1,60}\.[\w.-]{1,40}\w/gu],
  [
    'placeholder',
    /\{\{[^{}\n]{1,60}\}\}|\$\{[^{}\n]{1,60}\}|(?<!\{)\{[\p{L}_][^{}\n]{0,40}\}|\[[^[\]\n]{1,60}\]|<[\p{L}_][^<>\n]{0,40}>/gu,
  ],
  ['flag', /(?<=^|\s)--[a-z][\w-]{0,20}(?: [^\s-]\S{0,80})?/giu],
  [
    'negation',
    new RegExp(
      `(?<![\\p{L}\\p{N}'’])(?:${Object.values(spacedNegations).flat().join('|')})(?: +[\\p{L}\\p{M}'’-]{1,30}){1,3}`,
      'giu',
    ),
  ],
  ['negation', new RegExp(`(?:${unspacedNegations.join('|')})[\\p{L}\\p{M}]{0,4}`, 'gu')],
]

const kindsOfKeep: Readonly<Record<string, LiteralKind>> = {
  numbers: 'number',
  quoted: 'quote',
  urls: 'address',
  code_blocks: 'fence',
  placeholders: 'placeholder',
  mj_flags: 'flag',
  flags: 'flag',
}

/** What the record says must stay, and what a reading of its text finds; each literal once. */
export function extractLiterals(text: string, keep: Keep): Literal[] {
  const found = new Map<string, Literal>()
  const add = (kind: LiteralKind, literal: string): void => {
    const hasStop = kind === 'address' || kind === 'flag'
    const trimmed = hasStop ? literal.replace(/[.,;:!?]+$/u, '') : literal.trim()
    if (trimmed !== '') found.set(`${kind} ${trimmed}`, { kind, text: trimmed })
  }
  for (const [kind, literals] of Object.entries(keep)) {
    for (const literal of literals) add(kindsOfKeep[kind] ?? 'quote', literal)
  }
  for (const [kind, pattern] of patterns) {
    for (const [literal] of text.matchAll(pattern)) add(kind, literal)
  }
  for (const fence of extractFences(text)) add('fence', fence)
  return [...found.values()]
}

/** Fenced blocks with their marks, line by line. */
export function extractFences(text: string): string[] {
  const fences: string[] = []
  let open: string[] | null = null
  for (const line of text.split('\n')) {
    const isMark = /^ {0,3}```/u.test(line)
    if (open) {
      open.push(line)
      if (isMark) {
        fences.push(open.join('\n').trim())
        open = null
      }
    } else if (isMark) open = [line]
  }
  return fences
}
