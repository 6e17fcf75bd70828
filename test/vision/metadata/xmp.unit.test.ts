import { describe, expect, it } from 'vitest'
import { readXmpMetadata } from '../../../worker/engines/vision/metadata/read-xmp-metadata.ts'
import { linearGrowthMax, measureGrowth } from '../../helpers/growth.ts'

const wrap = (body: string) =>
  `<rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:description>${body}</dc:description></rdf:Description>`

describe('an XMP packet', () => {
  it('is read in linear time, however it is nested or broken', () => {
    for (const part of [
      '<a>',
      '<rdf:li>',
      '<!--',
      '<![CDATA[',
      '&#x41;',
      '<dc:description',
      ' dc:description=',
      'xmlns:',
    ]) {
      const count = Math.trunc(60_000 / part.length)
      const inputs = { short: part.repeat(count), long: part.repeat(4 * count) }
      const growth = measureGrowth(inputs, (body) => [readXmpMetadata(body), readXmpMetadata(wrap(body))])
      expect(growth, part).toBeLessThan(linearGrowthMax)
    }
  })

  it('expands no entity that it defines', () => {
    const packet = `<!DOCTYPE x [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;">]>${wrap('&b; &amp; &lt;fox&gt;')}`
    expect(readXmpMetadata(packet).description).toBe('&b; & <fox>')
  })
})
