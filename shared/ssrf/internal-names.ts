/**
 * Endings of host names that mean this machine or its network wherever they are looked up. They are refused without a
 * lookup, so that a resolver with a view of the inside is never asked; a name of a single word is refused likewise.
 */
export const internalNameEndings: ReadonlySet<string> = new Set([
  // The machine itself.
  'localhost',
  'localdomain',
  // Names of local networks, and of the metadata services of clouds.
  'local',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'arpa',
  // Set aside never to be a public host.
  'invalid',
  'test',
  'onion',
  'alt',
])
