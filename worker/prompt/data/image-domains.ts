import type { ImageDomain } from '../image-domain.ts'
import { animalImageDomains } from './image-domains-animals.ts'
import { drawnImageDomains } from './image-domains-drawn.ts'
import { gatheringImageDomains } from './image-domains-gatherings.ts'
import { graphicImageDomains } from './image-domains-graphic.ts'
import { madeImageDomains } from './image-domains-made.ts'
import { objectImageDomains } from './image-domains-objects.ts'
import { peopleImageDomains } from './image-domains-people.ts'
import { placeImageDomains } from './image-domains-places.ts'
import { plantImageDomains } from './image-domains-plants.ts'
import { printImageDomains } from './image-domains-print.ts'
import { renderedImageDomains } from './image-domains-rendered.ts'
import { skyImageDomains } from './image-domains-sky.ts'
import { widenPools } from './image-pools.ts'

/** Every kind of picture the engine has decisions for. */
export const imageDomains: readonly ImageDomain[] = [
  ...peopleImageDomains,
  ...gatheringImageDomains,
  ...animalImageDomains,
  ...objectImageDomains,
  ...placeImageDomains,
  ...skyImageDomains,
  ...plantImageDomains,
  ...graphicImageDomains,
  ...drawnImageDomains,
  ...madeImageDomains,
  ...renderedImageDomains,
  ...printImageDomains,
].map(widenPools)

/** The kind of this name; a name without a kind is a mistake of ours. */
export function findImageDomain(wanted: string): ImageDomain {
  const domain = imageDomains.find(({ id }) => id === wanted)
  if (!domain) throw new RangeError(`no kind of picture "${wanted}"`)
  return domain
}
