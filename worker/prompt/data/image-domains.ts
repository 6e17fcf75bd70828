import type { ImageDomain } from '../image-domain.ts'
import { drawnImageDomains } from './image-domains-drawn.ts'
import { photographicImageDomains } from './image-domains-photographic.ts'
import { placeImageDomains } from './image-domains-places.ts'

/** Every kind of picture the engine has decisions for. */
export const imageDomains: readonly ImageDomain[] = [
  ...photographicImageDomains,
  ...placeImageDomains,
  ...drawnImageDomains,
]
