import { describe, expect, it } from 'vitest'
import { buildCueIndex, hasCue } from '../../../worker/prompt/cue-index.ts'
import { avoidAssurances } from '../../../worker/prompt/data/avoid-assurances.ts'
import { groupDefaults } from '../../../worker/prompt/data/group-defaults.ts'
import { anyAvoid, groupAvoid } from '../../../worker/prompt/data/image-avoid.ts'
import { imageConditions } from '../../../worker/prompt/data/image-conditions.ts'
import { imageDetails } from '../../../worker/prompt/data/image-details.ts'
import { imageDomains } from '../../../worker/prompt/data/image-domains.ts'
import { localisedImages } from '../../../worker/prompt/data/image-localised.ts'
import { drawnTerms, keyLights, mediumFamilies } from '../../../worker/prompt/data/picture-terms.ts'
import { positiveAdjectives } from '../../../worker/prompt/data/positive-adjectives.ts'
import { positivePhrases } from '../../../worker/prompt/data/positive-phrases.ts'
import { findImageAxes } from '../../../worker/prompt/plan-image.ts'
import { readWords } from '../../../worker/prompt/read-words.ts'
import { turnClause } from '../../../worker/prompt/turn-clause.ts'
import { listWordings } from '../../../worker/prompt/vary-wording.ts'

const groups =
  'portrait landscape animals food architecture interior product vehicles illustration fine_art abstract plants'.split(
    ' ',
  )
const drawnIndex = buildCueIndex([{ key: true, weight: 1, phrases: drawnTerms }])
const denial = /\b(?:no|not|without|never|avoid|don't|nor|none|nothing|free of)\b/iu
const decides = (text: string, axis: 'light' | 'framing' | 'palette' | 'lens') =>
  findImageAxes(readWords(text)).has(axis)
const count = (text: string, table: Readonly<Record<string, readonly string[]>>) =>
  Object.values(table).filter((terms) => terms.some((term) => text.toLowerCase().includes(term))).length

describe('the kinds of pictures', () => {
  it('cover every group, each with a default', () => {
    expect([...new Set(imageDomains.map((domain) => domain.group))].toSorted()).toEqual(groups.toSorted())
    for (const group of groups) {
      const fallback = imageDomains.find((domain) => domain.id === groupDefaults[group])
      expect([group, fallback?.group]).toEqual([group, group])
      expect(imageDetails[group]?.length).toBeGreaterThanOrEqual(6)
    }
  })

  it('have names of their own and cues', () => {
    expect(new Set(imageDomains.map((domain) => domain.id)).size).toBe(imageDomains.length)
    for (const domain of imageDomains.filter(({ id }) => id !== 'scene')) {
      expect(domain.strong.length, domain.id).toBeGreaterThanOrEqual(8)
      expect(domain.weak.length, domain.id).toBeGreaterThanOrEqual(3)
    }
  })

  it('offer enough choices that no clause stands in every fourth prompt', () => {
    for (const domain of imageDomains) {
      for (const list of [domain.kinds, domain.light, domain.framing, domain.palette])
        expect(list.length, domain.id).toBeGreaterThanOrEqual(7)
      expect(new Set(domain.light).size, domain.id).toBe(domain.light.length)
      expect(domain.avoid.length, domain.id).toBeGreaterThanOrEqual(6)
      expect(domain.lens.length === 0 || domain.lens.length >= 8, domain.id).toBe(true)
      expect(domain.ratios[0]).toBe(domain.ratio)
    }
  })

  it('are recognised when they come back, and read well both ways', () => {
    for (const domain of imageDomains) {
      for (const light of domain.light.flatMap((clause) => listWordings(clause))) {
        expect([light, decides(light, 'light')]).toEqual([light, true])
        expect([light, turnClause(light) === null]).toEqual([light, false])
        expect([light, count(light, keyLights) <= 1]).toEqual([light, true])
      }
      for (const framing of domain.framing.flatMap((clause) => listWordings(clause)))
        expect([framing, decides(framing, 'framing')]).toEqual([framing, true])
      for (const lens of domain.lens) expect([lens, decides(lens, 'lens')]).toEqual([lens, true])
    }
  })

  it('deny nothing and name no second medium', () => {
    for (const domain of imageDomains)
      for (const choice of [...domain.light, ...domain.framing, ...domain.palette, ...domain.lens]) {
        expect([choice, denial.test(choice)]).toEqual([choice, false])
        expect([choice, count(choice, mediumFamilies)]).toEqual([choice, 0])
      }
  })

  it('name no drawn medium where a camera makes the picture', () => {
    for (const domain of imageDomains.filter(({ lens }) => lens.length > 0))
      for (const choice of [...domain.light, ...domain.framing, ...domain.palette])
        expect([choice, hasCue(drawnIndex, readWords(choice))]).toEqual([choice, false])
  })

  it('offer each choice once, and a dozen or more of light, view and colour', () => {
    for (const domain of imageDomains)
      for (const list of [domain.light, domain.framing, domain.palette]) {
        expect([domain.id, list.length >= 12, new Set(list).size]).toEqual([domain.id, true, list.length])
      }
  })

  it('know what stands instead of each term to avoid', () => {
    const terms = [...imageDomains.flatMap(({ avoid }) => [...avoid]), ...anyAvoid, ...Object.values(groupAvoid).flat()]
    for (const term of new Set(terms)) expect([term, avoidAssurances.has(term)]).toEqual([term, true])
  })
})

describe('time, weather and place', () => {
  it('offer five choices of light and colour each, in the same forms', () => {
    for (const condition of imageConditions) {
      expect(condition.light.length, condition.id).toBeGreaterThanOrEqual(5)
      expect(condition.palette.length, condition.id).toBeGreaterThanOrEqual(5)
      for (const light of condition.light) {
        expect([light, decides(light, 'light')]).toEqual([light, true])
        expect([light, turnClause(light) === null]).toEqual([light, false])
        expect([light, denial.test(light)]).toEqual([light, false])
      }
    }
  })

  it('put no sun into the night and no street lamp into the storm', () => {
    for (const condition of imageConditions.filter(({ id }) => /night|storm|space|underwater/u.test(id)))
      for (const light of condition.light) expect(light).not.toMatch(/\bsun|street|window|golden/u)
  })
})

describe('positive wordings', () => {
  it('cover more than 150 nouns and deny nothing', () => {
    expect(positivePhrases.size).toBeGreaterThan(200)
    for (const phrase of [
      ...positivePhrases.values(),
      ...positiveAdjectives.values(),
      ...[...avoidAssurances.values()].flatMap((wordings) => [...wordings]),
    ])
      expect([phrase, denial.test(phrase)]).toEqual([phrase, false])
  })
})

describe('choices in other languages', () => {
  it('are ten for each axis and are recognised when they come back', () => {
    for (const [language, table] of Object.entries(localisedImages)) {
      for (const axis of ['light', 'framing', 'palette'] as const) {
        expect(table[axis].length, language).toBeGreaterThanOrEqual(10)
        for (const choice of table[axis]) expect([choice, decides(choice, axis)]).toEqual([choice, true])
      }
    }
  })
})
