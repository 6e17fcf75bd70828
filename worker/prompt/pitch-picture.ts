import type { Expertise } from '#shared/prompts/generate-options.ts'
import {
  craftDiagrams,
  craftFocus,
  craftForms,
  craftPatterns,
  localisedCraft,
  plainPalettes,
} from './data/picture-craft.ts'
import { pickChoice } from './pick-choice.ts'
import type { ImagePlan } from './prompt-plan.ts'
import { seedOf } from './seed-of.ts'

/**
 * The same picture told to somebody new to it, in plain words of look, up to somebody of the craft, with focus and form
 * named. Only decisions of ours change; what the caption says stays.
 */
export function pitchPicture(plan: ImagePlan, expertise: Expertise, domain: { id: string; group: string }): ImagePlan {
  if (plan.isUntouched) return plan
  if (plan.localised) return pitchLocalised(plan, expertise, domain.id)
  if (expertise === 'beginner')
    return {
      ...plan,
      lens: plan.lens && blurred.has(domain.group) ? plainLens(plan.lens, plan.framing ?? '') : null,
      palette: plan.palette && pick(plan, plainPalettes, 'plain palette'),
    }
  if (expertise === 'intermediate') return { ...plan, lens: plan.lens?.replace(/ at f\/[\d.]+/u, '') ?? null }
  if (expertise === 'advanced') return plan
  if (plan.lens) {
    const near = isWideView(plan.framing ?? '') ? undefined : craftFocus[domain.group]
    const focus = pick(
      plan,
      near ?? (distant.has(domain.group) ? craftFocus[domain.group] : null) ?? craftFocus.any,
      'focus',
    )
    return { ...plan, lens: `${plan.lens}, ${focus}` }
  }
  // A mark has one edge and one ground.
  if (!plan.framing || plan.isLogo) return plan
  const forms = formsOf[domain.id] ?? craftForms
  return { ...plan, framing: `${plan.framing}, ${pick(plan, forms, 'form')}` }
}

const formsOf: Readonly<Record<string, readonly string[]>> = { infographic: craftDiagrams, pattern: craftPatterns }

/** Groups whose subject stands before a background. */
const blurred = new Set(['portrait', 'animals', 'food', 'product', 'plants', 'vehicles'])
/** Groups that are seen from afar anyway. */
const distant = new Set(['landscape', 'architecture', 'interior'])
const wideLens = 40

function isWideView(framing: string): boolean {
  return /\b(?:wide|broad|layers?|layered|planes|background|surroundings|over)\b/u.test(framing)
}

/** What a lens does, for somebody who owns none; nothing where the view already says how much is seen. */
function plainLens(lens: string, framing: string): string | null {
  const length = Number(/^(\d+)/u.exec(lens)?.[1] ?? 50)
  if (lens.includes('macro')) return 'close view of small details'
  return length <= wideLens || isWideView(framing) ? null : 'softly blurred background'
}

/** In other languages: less for beginners, the words of the craft for the others. */
function pitchLocalised(plan: ImagePlan, expertise: Expertise, domainId: string): ImagePlan {
  const craft = localisedCraft[plan.draft.language]
  if (expertise === 'beginner') return { ...plan, palette: null }
  if (expertise === 'intermediate' || domainId === 'infographic' || !craft || !plan.framing) return plan
  const comma = plan.localised?.comma ?? ', '
  const [depth, tones] = craft
  // What is drawn has no depth of field.
  const near = plan.isDrawn ? [] : [depth]
  const added = expertise === 'expert' ? [...near, tones] : near
  return { ...plan, framing: [plan.framing, ...added].join(comma) }
}

function pick(plan: ImagePlan, options: readonly string[], salt: string): string {
  const [first = '', ...others] = options
  return pickChoice([first, ...others], seedOf(plan.draft), salt)
}
