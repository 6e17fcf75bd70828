import { describe, expect, it } from 'vitest'
import { measureImage, readFacts } from '../../../worker/engines/vision/read-image.ts'
import { drawBall, drawImage, drawTextured, type Rgb, seededNoise, valueNoise } from '../measure-images.ts'

describe('tone and colour', () => {
  it('tells high key, low key and neither apart', () => {
    expect(measureImage(drawTextured(200, 150, [225, 222, 218], 18)).tone.key).toBe('high')
    expect(measureImage(drawTextured(200, 150, [32, 30, 28], 18)).tone.key).toBe('low')
    expect(measureImage(drawTextured(200, 150, [120, 118, 115])).tone.key).toBe('normal')
  })

  it('tells warm, cool and neutral light apart', () => {
    expect(measureImage(drawTextured(200, 150, [170, 140, 100])).cast.temperature).toBe('warm')
    expect(measureImage(drawTextured(200, 150, [95, 120, 160])).cast.temperature).toBe('cool')
    expect(measureImage(drawTextured(200, 150, [120, 120, 120], 0)).cast.temperature).toBe('neutral')
  })

  it('does not take leaves for warm light', () => {
    expect(measureImage(drawTextured(200, 150, [90, 120, 60])).cast.temperature).toBe('neutral')
  })

  it('grades colourfulness from monochrome to vibrant', () => {
    const hues = (strength: number) =>
      drawImage(180, 120, (x, y) => {
        const turn = (x / 180) * Math.PI * 2
        const value = 90 + (y / 120) * 90
        return [
          value + strength * Math.cos(turn),
          value + strength * Math.cos(turn - 2.1),
          value + strength * Math.cos(turn + 2.1),
        ]
      })
    expect([0, 12, 35, 90].map((strength) => measureImage(hues(strength)).cast.saturation)).toEqual([
      'monochrome',
      'muted',
      'natural',
      'vibrant',
    ])
  })

  it('sees sepia toning and split toning', () => {
    const noise = valueNoise(9, 5)
    const toned = (color: (value: number) => Rgb) => drawImage(200, 150, (x, y) => color(120 + 80 * noise(x, y)))
    expect(measureImage(toned((value) => [value + 14, value, value - 18])).cast.toning).toBe('sepia')
    expect(measureImage(toned((value) => [value, value, value])).cast.toning).toBeNull()
    const split = toned((value) =>
      value > 120 ? [value + 25, value + 8, value - 30] : [value - 18, value, value + 22],
    )
    expect(measureImage(split).cast.splitTone).toBe('warm lights, cool shadows')
  })
})

describe('focus and grain', () => {
  const fine = valueNoise(1.2, 7)
  const coarse = valueNoise(24, 8)

  it('sees a sharp centre on a soft ground', () => {
    const image = drawImage(240, 180, (x, y) => {
      const isSharp = Math.hypot(x - 120, y - 90) < 45
      const value = 120 + (isSharp ? 60 * fine(x, y) : 70 * coarse(x, y))
      return [value, value * 0.95, value * 0.85]
    })
    expect(measureImage(image).focus).toMatchObject({ depth: 'shallow', sharpPart: 'centre' })
  })

  it('sees sharpness from edge to edge, and softness from edge to edge', () => {
    const picture = (noise: (x: number, y: number) => number) =>
      drawImage(240, 180, (x, y) => {
        const value = 120 + 70 * noise(x, y)
        return [value, value, value * 0.9]
      })
    expect(measureImage(picture(fine)).focus.depth).toBe('deep')
    expect(measureImage(picture(coarse)).focus.depth).toBe('soft')
  })

  it('tells fine grain from a clean surface', () => {
    const random = seededNoise(11)
    const grainy = (strength: number) =>
      drawImage(200, 150, (x) => {
        const value = 90 + x / 4 + (random() + random() + random() - 1.5) * strength
        return [value, value, value]
      })
    expect(measureImage(grainy(0)).grain.level).toBe('clean')
    expect(measureImage(grainy(5)).grain.level).toBe('fine')
    expect(measureImage(grainy(16)).grain.level).toBe('pronounced')
  })
})

describe('composition', () => {
  it.each([
    [50, 90, 'left third'],
    [190, 90, 'right third'],
    [120, 90, 'centre'],
    [50, 40, 'upper left'],
    [120, 145, 'lower third'],
  ])('places a bright disc at %d, %d in the %s', (centerX, centerY, placement) => {
    const image = drawImage(240, 180, (x, y) =>
      Math.hypot(x - centerX, y - centerY) < 22 ? [240, 200, 90] : [40, 60, 80],
    )
    expect(measureImage(image).saliency.placement).toBe(placement)
  })

  it('names no place where nothing stands out', () => {
    expect(measureImage(drawTextured(200, 150, [120, 118, 115])).saliency.placement).toBeNull()
  })

  it('sees mirrored halves, and does not take sky over ground for them', () => {
    const arch = drawImage(200, 160, (x, y) => {
      const fromMiddle = Math.abs(x - 99.5)
      const value = fromMiddle < 30 && y > 50 ? 200 : 90 + 60 * Math.sin(fromMiddle / 7)
      return [value, value, value]
    })
    const noise = valueNoise(12, 3)
    const meadow = drawImage(200, 160, (x, y) => {
      const value = (y < 80 ? 200 : 80) + 25 * noise(x, y)
      return [value, value, value]
    })
    expect(measureImage(arch).layout.isSymmetric).toBe(true)
    expect(measureImage(meadow).layout.isSymmetric).toBe(false)
  })

  const sea = (heightAt: (x: number) => number) => {
    const noise = valueNoise(4, 9)
    return drawImage(240, 160, (x, y) =>
      y < heightAt(x) ? [190, 205, 225] : [40 + 12 * noise(x, y), 70 + 12 * noise(x, y), 95 + 12 * noise(x, y)],
    )
  }

  it.each([
    [53, 'upper'],
    [80, 'middle'],
    [107, 'lower'],
  ])('finds a horizon at row %d of 160', (row) => {
    const { horizon } = measureImage(sea(() => row))
    expect(horizon.position).toBeCloseTo(row / 160, 1)
    expect(horizon.confidence).toBeGreaterThan(0.6)
    expect(Math.abs(horizon.tiltDegrees)).toBeLessThan(1)
    expect(horizon.isStraight).toBe(true)
  })

  it('measures how far a horizon is tilted', () => {
    const { horizon } = measureImage(sea((x) => 60 + x * Math.tan((10 * Math.PI) / 180)))
    expect(horizon.tiltDegrees).toBeGreaterThan(8)
    expect(horizon.tiltDegrees).toBeLessThan(12)
  })

  it('finds no horizon in an even texture', () => {
    expect(measureImage(drawTextured(200, 150, [120, 118, 115])).horizon.position).toBeNull()
  })

  it('sees a vignette, and none in an even picture', () => {
    const noise = valueNoise(3, 4)
    const picture = (fall: number) =>
      drawImage(240, 180, (x, y) => {
        const value = (170 + 12 * noise(x, y)) * (1 - fall * (((x - 120) / 120) ** 2 + ((y - 90) / 90) ** 2))
        return [value, value, value]
      })
    expect(measureImage(picture(0.3)).vignette.hasVignette).toBe(true)
    expect(measureImage(picture(0)).vignette.hasVignette).toBe(false)
  })
})

describe('light', () => {
  it.each([
    [-0.9, 0, 'left'],
    [0.9, 0, 'right'],
    [0, -0.9, 'above'],
    [0, 0.9, 'below'],
  ])('of a ball lit from (%d, %d) is found to come from the %s', (lightX, lightY, direction) => {
    const { light } = measureImage(drawBall(lightX, lightY))
    expect(light.direction).toBe(direction)
    expect(light.directionConfidence).toBeGreaterThanOrEqual(0.5)
  })

  it('sees a dark shape before a bright ground as lit from behind', () => {
    const image = drawImage(240, 180, (x, y) => (Math.hypot(x - 120, y - 90) < 40 ? [30, 28, 30] : [225, 215, 200]))
    expect(measureImage(image).light.direction).toBe('behind')
  })

  const shadow = (width: number) =>
    drawImage(240, 180, (x, y) => {
      const edge = 120 + 30 * Math.sin(y / 25)
      const share = Math.min(1, Math.max(0, (x - edge) / width + 0.5))
      return [190 - 120 * share, 175 - 110 * share, 160 - 100 * share]
    })

  it('tells hard light from soft by the edge of the shadow', () => {
    expect(measureImage(shadow(1)).light.hardness).toBe('hard')
    expect(measureImage(shadow(16)).light.hardness).toBe('soft')
  })
})

describe('any picture at all', () => {
  const random = seededNoise(1)
  const pictures = {
    'one pixel': drawImage(1, 1, () => [127, 127, 39]),
    'one row': drawImage(256, 1, (x) => [x, 0, 0]),
    'one column': drawImage(1, 256, (_, y) => [0, y, 0]),
    'two by two': drawImage(2, 2, (x) => [x * 255, 0, 0]),
    'three by three': drawImage(3, 3, (x, y) => [x * 100, y * 100, 0]),
    white: drawImage(256, 256, () => [255, 255, 255]),
    black: drawImage(64, 64, () => [0, 0, 0]),
    noise: drawImage(256, 256, () => [random() * 256, random() * 256, random() * 256]),
    chequers: drawImage(256, 256, (x, y) => ((x + y) % 2 === 0 ? [0, 0, 0] : [255, 255, 255])),
  }

  it.each(Object.entries(pictures))('measures %s without errors, and the same twice', (_, image) => {
    const measures = measureImage(image)
    const words = JSON.stringify(measures, (_key, value) =>
      typeof value === 'number' && !Number.isFinite(value) ? 'not a number' : value,
    )
    expect(words).not.toContain('not a number')
    expect(measureImage(image)).toEqual(measures)
    expect(readFacts(measures, null)).toEqual(readFacts(measureImage(image), null))
  })

  it('tolerates a sample with too few pixels', () => {
    const image = pictures.white
    const broken = { ...image, sample: { width: 10, height: 10, pixels: new Uint8Array(5) } }
    expect(measureImage(broken).palette).toHaveLength(1)
    expect(measureImage({ ...image, sample: { width: 0, height: 0, pixels: new Uint8Array() } }).isBlank).toBe(true)
  })
})
