import type { EmbeddedPrompt } from '../file-facts.ts'
import { cleanMetadataText } from '../untrusted-text.ts'

interface Captions {
  xmp: string | null
  iptc: string | null
  exif: string | null
}

/**
 * The first caption that was not written by a device or program. `devices` are the camera's make and model, which are
 * not captions either.
 */
export function readCaption(captions: Captions, devices: readonly string[] = []): EmbeddedPrompt | null {
  for (const [origin, caption] of Object.entries(captions)) {
    const text = typeof caption === 'string' ? cleanMetadataText(caption).replaceAll(/\s+/g, ' ') : ''
    if (text === '' || isAutomaticCaption(text, devices)) continue
    return { origin, kind: 'caption', text, negative: null, seed: null, modelName: null }
  }
  return null
}

/** What cameras and programs write into the description by themselves, whole. */
const whole: ReadonlySet<string> = new Set([
  'binary comment',
  'digital image',
  'digital photo',
  'jpeg image',
  'my great picture',
  'new image',
  'no description',
  'sony dsc',
  'untitled image',
])
/** "OLYMPUS DIGITAL CAMERA", "KODAK Digital Still Camera", "SAMSUNG CAMERA PICTURES". */
const camera = /\b(?:digital(?: still| video)? camera|camera pictures|camcorder|dsc|digimax|cyber-?shot)\b/u
const cameraLengthMax = 40
/** "Created with GIMP", "Optimized by JPEGmini 3.9", "CREATOR: gd-jpeg v1.0". */
const maker =
  /^(?:(?:creat|process|edit|mad|mak|compress|optimi[sz]|convert|export|generat|sav|cod|encod|render|scann|resiz|watermark)(?:e|ed) (?:with|by|using) (?!hand\b|(?:my|our) )|(?:image |file )?(?:creator|software|encoder|generator|producer) ?[:=]|file (?:written|saved|created) by )/u
/** "LEAD Technologies Inc. V1.01", "Intel(R) JPEG Library", "Adobe Photoshop 7.0". */
const library =
  /\bjpe?g (?:library|encoder|codec|group)\b|\b(?:inc|ltd|gmbh|corp|llc)\b[.,]? {0,2}v?\d{1,3}\.\d|^(?:adobe |acd |microsoft |corel |apple )?(?:photoshop|lightroom|gimp|picasa|acdsee|irfanview|paint\.net|paint shop pro|snapseed|vsco|canva|imagemagick|photos|iphoto|aperture|windows photo)\b.{0,20}$/u
/** "charset=Ascii", "a:1:{s:4:…": settings and serialised values. */
const settings = /^[a-z]{1,20}=|^[abis]:\d{1,6}[:;]/u
const fileNameEnd = /\.(?:jpe?g|png|gif|webp|avif|tiff?|heic|psd|bmp)$/u

/** True for a description written by a device or program; `devices` are the names that the file gives its camera. */
function isAutomaticCaption(text: string, devices: readonly string[]): boolean {
  const lower = text.toLowerCase()
  // A person who describes an image in Latin letters takes more than one word; cameras write "rhdr" and "Picsart".
  const isOneWord = /^[!-~]+$/.test(text)
  return (
    isOneWord ||
    !/\p{L}{2}/u.test(text) ||
    whole.has(lower) ||
    devices.some((device) => device.toLowerCase() === lower) ||
    (camera.test(lower) && lower.length < cameraLengthMax) ||
    (fileNameEnd.test(lower) && !/[.!?,] /u.test(lower)) ||
    // JSON and markup are for programs.
    /^[{[<]/.test(text) ||
    maker.test(lower) ||
    library.test(lower) ||
    settings.test(lower)
  )
}

const creditOpening = /^\s*(?:file photo|file image|handout|photo|image|picture|caption|description)\s*[:\-–—]\s*/iu
const creditTail =
  /(?:^|[\s(–—-])(?:photo(?:graph)?(?: by| credit)?:|photos? by |image(?: by| credit)?:|credit:|copyright |©|\(c\) |courtesy of |reuters\/|ap photo\/|afp\/|getty images\/|epa\/)/iu
const dateline = /^\s*\d{1,2} \p{L}{3,9} \d{4}, (?:[^:.]{1,60}): /u
const fileName =
  /^[\w .()-]{1,80}\.(?:jpe?g|png|webp|gif|avif|tiff?|heic|raw|psd)$|^(?:img|dsc|dscn|pict|screenshot|untitled|image)[\s_\d.-]{0,24}$/iu
/** Dates and counters alone describe nothing. */
const calendarWord =
  /^(?:\d+(?:st|nd|rd|th)?|jan\w*|feb\w*|mar(?:ch)?|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*|week|day|year|spring|summer|autumn|fall|winter|no|nr|photo|image|picture|am|pm)$/iu
const captionLengthMax = 300

/** The descriptive part of a caption, without credits, or null when it describes nothing. */
export function cleanEmbeddedCaption(text: string): string | null {
  const line = text.replaceAll(/\s+/gu, ' ').trim().replace(dateline, '').replace(creditOpening, '')
  const credit = creditTail.exec(line)
  const described = cutAtSentence((credit ? line.slice(0, credit.index) : line).trim()).replace(/[\s,;:–—-]{1,8}$/u, '')
  const words = described.match(/[\p{L}\p{N}'’]{1,60}/gu) ?? []
  const isNamed = words.some((word) => /\p{L}{2}/u.test(word) && !calendarWord.test(word))
  return isNamed && !fileName.test(described) && !/https?:|www\./iu.test(described) ? described : null
}

/** Whole sentences as far as a subject may go; a first sentence that is longer ends at its last comma or word. */
function cutAtSentence(text: string): string {
  const points = [...text]
  if (points.length <= captionLengthMax) return text
  const head = points.slice(0, captionLengthMax).join('')
  const end = Math.max(head.lastIndexOf('. '), head.lastIndexOf('! '), head.lastIndexOf('? '), head.lastIndexOf('。'))
  if (end > 0) return head.slice(0, end + 1)
  const comma = head.lastIndexOf(', ')
  return head.slice(0, comma > captionLengthMax / 2 ? comma : Math.max(1, head.lastIndexOf(' ')))
}
