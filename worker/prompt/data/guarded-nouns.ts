/** A parameter that names these is refused by moderation, which reads each word by itself; stems. */
export const guardedNouns: ReadonlySet<string> = new Set(
  `clothing clothe shirt dress pant trouser underwear bra bikini skin body top bottom shoe sock jacket coat skirt
   short jean glove sleeve swimsuit lingerie clothed outfit garment breast chest leg arm blood gore nudity nude naked
   belly butt lip tongue`
    .split(/\s+/u)
    .filter((word) => word !== ''),
)
