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
import { renderedImageDomains } from './image-domains-rendered.ts'

/** Every kind of picture the engine has decisions for. */
export const imageDomains: readonly ImageDomain[] = [
  ...peopleImageDomains,
  ...gatheringImageDomains,
  ...animalImageDomains,
  ...objectImageDomains,
  ...placeImageDomains,
  ...plantImageDomains,
  ...graphicImageDomains,
  ...drawnImageDomains,
  ...madeImageDomains,
  ...renderedImageDomains,
]
