import type { FactSource, LightFacts, VisualFacts } from '../facts/visual-facts.ts'
import { joinKnown, phrases, type VerbName } from './phrases.ts'

/** "soft light falls from the left": a sentence, or with a participle a part of a list. */
export interface LightClause {
  subject: string
  verb: VerbName
  place: string
}

/** The words for each fact of the light; null where it is unknown. */
function wordsOf({ hardness, warmth, direction, key, contrast, splitTone, dayPart }: LightFacts) {
  const words = phrases.light
  return {
    hardness: hardness && words.hardness[hardness.value],
    warmth: warmth && words.warmth[warmth.value],
    warmTones: warmth && words.warmTones[warmth.value],
    direction: direction && words.direction[direction.value],
    key: key && words.key[key.value],
    contrast: contrast && words.contrast[contrast.value],
    splitTone: splitTone && words.splitTone[splitTone.value],
    dayPart: dayPart && words.dayPart[dayPart.value],
  }
}

/** "soft warm light from the left, low-key". The source is the camera where the hour is said. */
export function describeLight(light: LightFacts): { text: string; source: FactSource } {
  const { hardness, warmth, warmTones, direction, key, contrast, splitTone, dayPart } = wordsOf(light)
  if (light.flash) {
    return { text: joinKnown([phrases.light.flash.name, warmTones, key], ', '), source: light.flash.source }
  }
  const source = light.dayPart?.source ?? 'measured'
  if (hardness || warmth || direction) {
    const phrase = joinKnown([hardness, warmth, 'light', direction?.place, dayPart?.after])
    return { text: joinKnown([phrase, key, contrast?.noun, splitTone?.described], ', '), source }
  }
  if (key || contrast) {
    const phrase = joinKnown([joinKnown([key, contrast?.adjective], ', '), 'light', dayPart?.after])
    return { text: joinKnown([phrase, splitTone?.described], ', '), source }
  }
  return { text: joinKnown([dayPart?.before, 'light']), source }
}

/** The light as one clause. Where the light itself is not known, brightness and contrast are. */
export function sayLight({ light, ambience }: VisualFacts): LightClause | null {
  if (light) return sayKnownLight(light)
  if (ambience === null) return null
  const { light: subject, verb, place } = phrases.light.ambience[ambience.value]
  return { subject, verb, place }
}

function sayKnownLight(light: LightFacts): LightClause {
  const { flash, undirected } = phrases.light
  const { hardness, warmth, warmTones, direction, key, contrast, splitTone, dayPart } = wordsOf(light)
  const subject = (...adjectives: (string | null | undefined)[]) => joinKnown([...adjectives, 'light'])
  if (light.flash) {
    return { subject: subject(key, flash.name), verb: flash.verb, place: withExtras([flash.place], [warmTones]) }
  }
  const { verb, place } = direction ?? undirected
  if (hardness || warmth || direction) {
    const extras = [contrast?.noun, splitTone?.prompt]
    return { subject: subject(hardness, warmth, key), verb, place: withExtras([place, dayPart?.after], extras) }
  }
  if (key || contrast) {
    const extras = [splitTone?.prompt]
    return { subject: subject(contrast?.adjective, key), verb, place: withExtras([place, dayPart?.after], extras) }
  }
  return { subject: subject(dayPart?.before), verb, place }
}

/** "from the left, with high contrast". */
function withExtras(place: readonly (string | undefined)[], extras: readonly (string | null | undefined)[]): string {
  const tail = joinKnown(extras, ' and ')
  return joinKnown([joinKnown(place), tail === '' ? null : `with ${tail}`], ', ')
}

/** A light clause as a sentence, or as a part of a list. */
export function renderLight({ subject, verb, place }: LightClause, form: 'finite' | 'participle'): string {
  return `${subject} ${phrases.light.verbs[verb][form]} ${place}`
}
