import { describe, expect, it } from 'vitest'
import { decodeFile } from '../../../worker/engines/vision/read-image.ts'
import { buildExif } from '../../fixtures/images/build-exif.ts'
import { buildJpeg, exifSegment, internationalTextChunk, iptcSegment } from '../../fixtures/images/build-files.ts'
import { embeddedIn, embeddedInXmp, imageDescription } from '../../fixtures/images/embed-prompts.ts'

describe('a caption', () => {
  const captioned = async (description: string) => {
    const exif = buildExif({ image: { [imageDescription]: description } })
    return (await decodeFile(await buildJpeg(exifSegment(exif)))).embedded
  }
  const caption = (origin: string, text: string) => ({
    origin,
    kind: 'caption',
    text,
    negative: null,
    seed: null,
    modelName: null,
  })

  it('is read from XMP, IPTC and EXIF, in this order', async () => {
    const xmp = `<dc:description><rdf:Alt><rdf:li xml:lang="fr">Un pont</rdf:li>
      <rdf:li xml:lang="x-default">A bridge &lt;old&gt; &#x26; g&#114;ey</rdf:li></rdf:Alt></dc:description>`
    expect(await embeddedInXmp(xmp)).toEqual(caption('xmp', 'A bridge <old> & grey'))
    const iptc = iptcSegment(Buffer.from('Café at dawn', 'utf8'))
    const latin = iptcSegment(Buffer.from('Café at dawn', 'latin1'))
    const exif = exifSegment(buildExif({ image: { [imageDescription]: 'A mill by the river' } }))
    expect((await decodeFile(await buildJpeg(exif, iptc))).embedded).toEqual(caption('iptc', 'Café at dawn'))
    expect((await decodeFile(await buildJpeg(latin))).embedded).toEqual(caption('iptc', 'Café at dawn'))
    expect(await captioned('Café at dawn')).toEqual(caption('exif', 'Café at dawn'))
    expect(await captioned('A mill by the river')).toEqual(caption('exif', 'A mill by the river'))
  })

  it.each([
    'OLYMPUS DIGITAL CAMERA         ',
    'SONY DSC',
    'KODAK Digital Still Camera',
    'SAMSUNG DIGITAL CAMERA',
    'Exif_JPEG_PICTURE',
    'DCIM\\100GOPRO',
    'IMG_2041.JPG',
    'DSC01234',
    'untitled',
    '                               ',
    '12345',
    '{"a":1}',
    'Created with GIMP',
    'rhdr',
    'Picsart',
    'charset=Ascii',
    'SAMSUNG CAMERA PICTURES',
    'Optimized by JPEGmini 3.9',
    'LEAD Technologies Inc. V1.01',
    'Intel(R) JPEG Library',
    'CREATOR: gd-jpeg v1.0 (using IJG JPEG v62), quality = 90',
    'Adobe Photoshop 7.0',
    'binary comment',
    'a:1:{s:4:"data";}',
  ])('is not taken from the automatic text of a camera or program: %j', async (description) => {
    expect(await captioned(description)).toBeNull()
  })

  it('is not the name of the camera', async () => {
    const exif = buildExif({ image: { 271: 'ACME', 272: 'Pocket Cam 5', [imageDescription]: 'ACME Pocket Cam 5' } })
    expect((await decodeFile(await buildJpeg(exifSegment(exif)))).embedded).toBeNull()
  })

  it.each([
    'Camera on a tripod',
    'Made by hand in Jaipur',
    'Two nikon lenses, side view',
    '東京',
    'A photo shop at night',
  ])('may speak of cameras and making: %j', async (description) => {
    const iptc = iptcSegment(Buffer.from(description, 'utf8'))
    expect((await decodeFile(await buildJpeg(iptc))).embedded).toEqual(caption('iptc', description))
  })

  it('expands no entity and reads no file', async () => {
    const packet =
      '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b "bbbb">]><dc:description>see &a; &b;</dc:description>'
    const found = await embeddedIn(internationalTextChunk('XML:com.adobe.xmp', packet))
    expect(found).toEqual(caption('xmp', 'see &a; &b;'))
  })
})
