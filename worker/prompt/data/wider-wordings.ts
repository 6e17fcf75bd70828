/** Further decisions in one language, in the same forms as the usual ones; semicolons between them. */
export interface WiderWordings {
  light: string
  framing: string
  palette: string
}
