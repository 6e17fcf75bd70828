import { describe, expect, it } from 'vitest'
import type { CameraFacts } from '../../../worker/engines/vision/metadata/file-facts.ts'
import { readCameraFacts } from '../../../worker/engines/vision/metadata/read-camera-facts.ts'
import { readExifMetadata } from '../../../worker/engines/vision/metadata/read-exif-metadata.ts'
import { readXmpMetadata } from '../../../worker/engines/vision/metadata/read-xmp-metadata.ts'
import { decodeFile } from '../../../worker/engines/vision/read-image.ts'
import { buildExif, type ExifFields } from '../../fixtures/images/build-exif.ts'
import {
  buildJpeg,
  buildPicture,
  buildPng,
  buildWebpWithExif,
  exifSegment,
  pngChunk,
} from '../../fixtures/images/build-files.ts'
import { linearGrowthMax, measureGrowth } from '../../helpers/growth.ts'

const make = 0x010f
const model = 0x0110
const exposureTime = 0x829a
const fNumber = 0x829d
const iso = 0x8827
const takenAt = 0x9003
const shutterValue = 0x9201
const apertureValue = 0x9202
const flash = 0x9209
const focalLength = 0x920a
const focalLength35 = 0xa405
const lensModel = 0xa434

const complete: ExifFields = {
  image: { [make]: 'NIKON CORPORATION', [model]: 'NIKON D750' },
  photo: {
    [exposureTime]: [1, 250],
    [fNumber]: [28, 10],
    [iso]: 400,
    [takenAt]: '2023:09:25 18:33:30',
    [flash]: 16,
    [focalLength]: [350, 10],
    [focalLength35]: 52,
    [lensModel]: '35mm f/1.8',
  },
}

const completeFacts: CameraFacts = {
  make: 'NIKON CORPORATION',
  model: 'NIKON D750',
  lensModel: '35mm f/1.8',
  focalLengthMm: 35,
  focalLength35Mm: 52,
  aperture: 2.8,
  exposureSeconds: 0.004,
  iso: 400,
  hasFlashFired: false,
  hour: 18,
}

function factsOf(fields: ExifFields, xmp: string | null = null): CameraFacts | null {
  return readCameraFacts(readExifMetadata(buildExif(fields)), readXmpMetadata(xmp))
}

function photoFacts(photo: ExifFields['photo']): Partial<CameraFacts> {
  return factsOf({ image: { [make]: 'Canon' }, photo: photo ?? {} }) ?? {}
}

describe('camera data', () => {
  it('is read from JPEG, PNG, WebP and AVIF, in both byte orders', async () => {
    for (const isBigEndian of [false, true]) {
      const exif = buildExif(complete, isBigEndian)
      const files = [
        await buildJpeg(exifSegment(exif)),
        await buildPng(pngChunk('eXIf', exif)),
        await buildWebpWithExif(exif),
      ]
      for (const file of files) expect((await decodeFile(file)).camera).toEqual(completeFacts)
    }
    const avif = await buildPicture()
      .avif({ effort: 0 })
      .withExif({ IFD0: { Make: 'NIKON CORPORATION' }, IFD2: { FNumber: '28/10', FocalLength: '35/1' } })
      .toBuffer()
    expect((await decodeFile(avif)).camera).toMatchObject({
      make: 'NIKON CORPORATION',
      aperture: 2.8,
      focalLengthMm: 35,
    })
  })

  it('never contains the location', () => {
    const gps = { 1: 'N', 2: [50, 1] as const, 3: 'E', 29: '2018:07:25' }
    const exif = readExifMetadata(buildExif({ ...complete, gps }))
    expect(exif?.GPSInfo).toBeUndefined()
    expect(JSON.stringify(exif)).not.toContain('2018:07:25')
    expect(factsOf({ ...complete, gps })).toEqual(completeFacts)
  })

  it.each([
    ['a lens of 0 mm', { [focalLength]: [0, 1] }, 'focalLengthMm'],
    ['a lens divided by nothing', { [focalLength]: [35, 0] }, 'focalLengthMm'],
    ['a lens of nothing by nothing', { [focalLength]: [0, 0] }, 'focalLengthMm'],
    ['f/0.2', { [fNumber]: [2, 10] }, 'aperture'],
    ['an unknown aperture', { [apertureValue]: [0, 1] }, 'aperture'],
    ['f/0', { [fNumber]: [0, 1] }, 'aperture'],
    ['no exposure', { [exposureTime]: [0, 1] }, 'exposureSeconds'],
    ['an exposure of years', { [exposureTime]: [4_000_000_000, 1] }, 'exposureSeconds'],
    ['ISO 0', { [iso]: 0 }, 'iso'],
    ['a full-frame length of 0', { [focalLength35]: 0 }, 'focalLength35Mm'],
    ['a flash that is no flash', { [flash]: 60_000 }, 'hasFlashFired'],
    ['an empty date', { [takenAt]: '0000:00:00 00:00:00' }, 'hour'],
    ['a month that does not exist', { [takenAt]: '2020:13:05 12:00:01' }, 'hour'],
    ['an hour that does not exist', { [takenAt]: '2020:12:05 25:00:01' }, 'hour'],
    ['a clock that was never set', { [takenAt]: '1980:01:01 10:00:01' }, 'hour'],
    ['a day without its time', { [takenAt]: '2020:12:05 00:00:00' }, 'hour'],
    ['blanks for a date', { [takenAt]: '    :  :     :  :  ' }, 'hour'],
    ['a lens without a name', { [lensModel]: '----' }, 'lensModel'],
    ['a field of another type', { [focalLength]: 'thirty-five' }, 'focalLengthMm'],
  ] as const)('is unknown for %s', (_name, photo, fact) => {
    const facts = photoFacts(photo)
    expect(facts).toHaveProperty(fact, null)
    expect(facts.make).toBe('Canon')
  })

  it('counts a fired flash in any combination of flash bits', () => {
    for (const [value, hasFired] of [
      [0, false],
      [1, true],
      [7, true],
      [16, false],
      [24, false],
      [25, true],
      [32, false],
      [73, true],
    ] as const) {
      expect(photoFacts({ [flash]: value }).hasFlashFired).toBe(hasFired)
    }
  })

  it('falls back on the APEX values of old cameras', () => {
    expect(photoFacts({ [shutterValue]: [5, 1], [apertureValue]: [4, 1] })).toMatchObject({
      exposureSeconds: 0.03125,
      aperture: 4,
    })
  })

  it('keeps short exposures exact', () => {
    expect(photoFacts({ [exposureTime]: [1, 8000] }).exposureSeconds).toBe(0.000125)
    expect(photoFacts({ [exposureTime]: [30, 1] }).exposureSeconds).toBe(30)
  })

  it('includes padded dates, and dates and lenses that an editor kept only in XMP', () => {
    expect(photoFacts({ [takenAt]: '2022:03:31 11:31:56\0' }).hour).toBe(11)
    const xmp =
      '<rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:aux="http://ns.adobe.com/exif/1.0/aux/"\n' +
      ' aux:LensInfo="100/1" aux:Lens="RF 100mm F2.8" exif:DateTimeOriginal="2022-03-31T07:31:56.018"/>'
    expect(factsOf({}, xmp)).toMatchObject({ lensModel: 'RF 100mm F2.8', hour: 7, make: null })
  })

  it('is read from XMP where EXIF lacks it, fractions and flash included', () => {
    const xmp =
      '<rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:FNumber="28/10" exif:ExposureTime="1/200"\n' +
      ' exif:FocalLength="60/1" exif:FocalLengthIn35mmFilm="90"><exif:ISOSpeedRatings><rdf:Seq><rdf:li>320</rdf:li>' +
      '</rdf:Seq></exif:ISOSpeedRatings><exif:Flash rdf:parseType="Resource"><exif:Fired>True</exif:Fired>' +
      '</exif:Flash></rdf:Description>'
    const recorded = { aperture: 2.8, exposureSeconds: 0.005, focalLengthMm: 60, focalLength35Mm: 90, iso: 320 }
    expect(factsOf({}, xmp)).toMatchObject({ ...recorded, hasFlashFired: true })
    expect(factsOf(complete, xmp)).toEqual(completeFacts)
    const absurd = xmp.replace('28/10', '28/0').replace('1/200', '-1').replace('60/1', '1e9').replace('True', 'maybe')
    const left = { aperture: null, exposureSeconds: null, focalLengthMm: null, hasFlashFired: null }
    expect(factsOf({}, absurd)).toMatchObject(left)
  })

  it('comes without control characters and at a bounded length', () => {
    const facts = factsOf({ image: { [make]: ' Can\x07on\x1b[31m ', [model]: 'M'.repeat(500) } })
    expect(facts?.make).toBe('Canon[31m')
    expect(facts?.model).toHaveLength(80)
  })

  it('is null if a generator keeps its graph in the fields, or if there is none', () => {
    expect(factsOf({ image: { [make]: 'workflow:{"nodes":[]}', [model]: 'prompt:{"3":{}}' } })).toBeNull()
    expect(factsOf({ image: { [make]: 'Unknown', [model]: '   ' } })).toBeNull()
    expect(readCameraFacts(null, readXmpMetadata(null))).toBeNull()
  })
})

describe('broken EXIF', () => {
  it('throws nothing, wherever it breaks off', () => {
    const exif = buildExif(complete)
    for (let length = 0; length < exif.length; length += 1) {
      expect(() => readCameraFacts(readExifMetadata(exif.subarray(0, length)), readXmpMetadata(null))).not.toThrow()
    }
  })

  it.each([
    ['the first directory', (exif: Buffer) => exif],
    ['a second beginning', (exif: Buffer) => Buffer.concat([Buffer.from('Exif\0\0Exif\0\0', 'latin1'), exif])],
    [
      'a directory over the header',
      (exif: Buffer) => {
        // One empty directory at 40,004 whose successor lies at 4, where the pointer to it counts as 40,004 entries.
        exif.writeUInt32LE(40_004, 4)
        exif.writeUInt16LE(0, 40_004)
        exif.writeUInt32LE(4, 40_006)
        return exif
      },
    ],
  ])('takes linear time for values that it only declares, in %s', (_name, place) => {
    const buildHostile = (entries: number) => {
      const exif = Buffer.alloc(600_000)
      exif.write('II*\0', 'latin1')
      exif.writeUInt32LE(8, 4)
      exif.writeUInt16LE(entries, 8)
      for (let entry = 0; entry < entries; entry += 1) {
        const at = 10 + entry * 12
        exif.writeUInt16LE(1000 + entry, at)
        exif.writeUInt16LE(3, at + 2)
        exif.writeUInt32LE(4_000_000_000, at + 4)
      }
      return place(exif)
    }
    const inputs = { short: buildHostile(10_000), long: buildHostile(40_000) }
    const growth = measureGrowth(inputs, (exif) => expect(readExifMetadata(exif)).toBeNull())
    expect(growth).toBeLessThan(linearGrowthMax)
  })

  it('has no directory read through a pointer of an unusual type', () => {
    const exif = buildExif(complete)
    const directory = exif.readUInt32LE(4)
    const entries = exif.readUInt16LE(directory)
    for (let entry = 0; entry < entries; entry += 1) {
      const at = directory + 2 + entry * 12
      if (exif.readUInt16LE(at) === 0x8769) exif.writeUInt16LE(3, at + 2)
    }
    expect(readExifMetadata(exif)?.Photo).toBeUndefined()
  })
})
