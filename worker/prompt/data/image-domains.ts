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

/** The domain that serves a group when nothing in the words tells which of its kinds is meant. */
export const defaultImageDomainIds: Readonly<Record<string, string>> = {
  portrait: 'portrait',
  landscape: 'landscape',
  animals: 'animals',
  food: 'food',
  architecture: 'architecture',
  interior: 'interior',
  product: 'still-life',
  vehicles: 'vehicles',
  illustration: 'illustration',
  fine_art: 'fine-art',
  abstract: 'abstract',
  plants: 'plants',
}
