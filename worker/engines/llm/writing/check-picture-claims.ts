import type { Violation } from '../../../text-engine/guardrails/verdict.ts'

/** What only a camera or a measure can know, as it is written in prompts. */
const claims: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['focal length', /\b\d{1,4}(?:\.\d)? ?mm\b/giu],
  ['aperture', /\bf\/ ?\d{1,2}(?:\.\d)?/giu],
  ['shutter time', /\b1\/\d{1,5} ?s\b/giu],
  ['sensitivity', /\bISO ?\d{2,6}\b/giu],
  ['colour code', /#[0-9a-f]{6}\b/giu],
]

/** Camera values and colour codes in a prompt that neither the file, nor a measure, nor the caller gave. */
export function checkPictureClaims(prompt: string, known: string): Violation[] {
  const folded = fold(known)
  return claims.flatMap(([what, pattern]) =>
    (prompt.match(pattern) ?? [])
      .filter((claim) => !folded.includes(fold(claim).replace('iso', '')))
      .map((evidence) => ({
        rule: 'invented-measure',
        severity: 'error' as const,
        evidence,
        message: `A ${what} that is not among the facts of the picture`,
      })),
  )
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll(/\s/gu, '')
}
