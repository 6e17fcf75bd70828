import type { Choices } from '../split-choices.ts'

/** A time, weather or place that decides light and colours. */
export interface ImageCondition {
  id: string
  cues: readonly string[]
  /** When given, one of these must be named as well. */
  alsoCues?: readonly string[]
  light: Choices
  palette: Choices
}
