import type { ImageDomain } from '../image-domain.ts'
import { type Choices, splitChoices } from '../split-choices.ts'
import { livingPools } from './image-pools-living.ts'
import { madePools } from './image-pools-made.ts'
import { peoplePools } from './image-pools-people.ts'
import { placePools } from './image-pools-places.ts'
import { thingPools } from './image-pools-things.ts'
import type { WiderPools } from './wider-pools.ts'

const pools: Readonly<Record<string, WiderPools>> = {
  ...peoplePools,
  ...livingPools,
  ...placePools,
  ...thingPools,
  ...madePools,
}

/** The kind of picture with all its choices. */
export function widenPools(domain: ImageDomain): ImageDomain {
  const wider = pools[domain.id]
  if (!wider) return domain
  return {
    ...domain,
    kinds: join(domain.kinds, wider.kinds),
    light: join(domain.light, wider.light),
    framing: join(domain.framing, wider.framing),
    palette: join(domain.palette, wider.palette),
  }
}

function join([first, ...others]: Choices, more: string): Choices {
  return [first, ...others, ...splitChoices(more)]
}
