/** The sentence in which prose targets are told the ratio. */
const ratioSentence = / (?:Wide|Vertical|Square) \d{1,2}:\d{1,2} format\.$/u
/** Where a clause of ours may begin. */
const joint = /, |[.!?] /gu
const partsMax = 6

/**
 * The captions from which this one may have been made: without the last few of its parts, and without the
 * sentence on its ratio. What is made again from one of them is a result of the engine, and wants nothing more.
 */
export function possibleOrigins(text: string): string[] {
  const parametersAt = text.indexOf(' --')
  const end = parametersAt < 0 ? text.length : parametersAt
  const parameters = text.slice(end)
  const body = text.slice(0, end)
  const scene = body.replace(ratioSentence, '')
  const origins = scene === body ? [] : [scene + parameters, scene.replace(/\.$/u, '') + parameters]
  const joints = [...scene.matchAll(joint)].slice(-partsMax)
  for (const { index, 0: mark } of joints)
    origins.push(scene.slice(0, index) + mark.trim().replace(',', '') + parameters)
  return origins
}
