/** Plausible values of EXIF and XMP; null where there is none. GPS is never read. */
export interface CameraFacts {
  make: string | null
  model: string | null
  lensModel: string | null
  /** Millimetres as written, and as on a 35 mm film frame. */
  focalLengthMm: number | null
  focalLength35Mm: number | null
  /** f-number. */
  aperture: number | null
  exposureSeconds: number | null
  iso: number | null
  hasFlashFired: boolean | null
  /** Hour of the day by the camera's own clock, 0 to 23. */
  hour: number | null
}

/** A generation prompt or caption found in the file: untrusted text of its author. */
export interface EmbeddedPrompt {
  /** Which tool or field it came from, such as a1111, comfyui, invokeai, novelai, fooocus, xmp, exif, iptc. */
  origin: string
  /** `prompt` made the image; `caption` only describes it. */
  kind: 'prompt' | 'caption'
  text: string
  negative: string | null
  seed: string | null
  modelName: string | null
}
