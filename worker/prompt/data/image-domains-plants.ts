import type { ImageDomain } from '../image-domain.ts'
import { splitChoices } from '../split-choices.ts'
import { splitTerms } from '../split-terms.ts'
import { macroLenses } from './image-lenses.ts'

export const plantImageDomains: readonly ImageDomain[] = [
  {
    id: 'plants',
    group: 'plants',
    framework: 'species + detail + background',
    strong: splitTerms(`
      tree, plant, cactus, mushroom, fern, bonsai, leaf, garden, succulent, ivy, potted plant, moss, bamboo, vine,
      oak tree, palm tree, seedling, herb, basil, aloe, maple, willow, pine tree, grass blade, acorn, pumpkin patch,
      vegetable garden, orchard, hedge, corn, seaweed, wheat, pumpkin, cotton plant
    `),
    weak: splitTerms('branch, grass, root, stem, forest, greenery, soil, pot, botanical, trunk, foliage'),
    kinds: splitChoices(`
      Botanical photograph; Nature study; Plant portrait; Garden photograph; Close botanical study;
      Field-guide plant photograph; Herbarium-like photograph
    `),
    light: splitChoices(`
      light from behind glows through the thin parts; dappled light falls across the leaves;
      soft side light shows veins and bark; even, cool light keeps the greens natural;
      low light from the left edges the outline; quiet light from above fades toward the ground;
      a thin side light separates the plant from its ground
    `),
    framing: splitChoices(`
      a close view with one sharp plane; a low view among the stems; a centred view against a plain dark ground;
      a full view from root to crown; a diagonal composition along the main branch;
      an overhead view with an even margin; a medium view with soft growth behind
    `),
    palette: splitChoices(`
      fresh green and cream; moss, bark and grey; olive and pale straw; deep leaf green and clay;
      silver green and slate; fern, umber and mist; sage, clay and bone
    `),
    lens: macroLenses,
    ratios: splitChoices('4:5; 3:2; 1:1'),
    ratio: '4:5',
    avoid: splitTerms('plastic leaves, clutter, watermark, insects, warped stems, stray text'),
  },
  {
    id: 'flowers',
    group: 'plants',
    framework: 'bloom + detail + background',
    strong: splitTerms(`
      flower, rose, tulip, sunflower, orchid, daisy, bouquet, lily, flor, fleur, blume, peony, lavender, poppy,
      marigold, lotus, cherry blossom, hibiscus, dandelion, wildflower, dahlia, daffodil, iris flower, jasmine
    `),
    weak: splitTerms('petal, blossom, bloom, stem, vase, garden, pollen, bud'),
    kinds: splitChoices(`
      Floral photograph; Botanical close-up; Flower portrait; Garden-magazine photograph; Floral still life;
      Florist photograph; Botanical-plate photograph
    `),
    light: splitChoices(`
      light from behind glows through the petals; soft side light shows every fold; diffused light spreads evenly;
      a narrow light picks out the bloom; low light from the right edges the petals;
      gentle top light falls into the heart of the flower; even light keeps the petals soft and true
    `),
    framing: splitChoices(`
      a close view with the heart of the bloom sharp; a centred view against a plain dark ground;
      a low view that looks up past the stems; an overhead view with an even margin;
      a three-quarter view with soft growth behind; an off-centre close-up with open space;
      a diagonal close-up along the stem
    `),
    palette: splitChoices(`
      blush pink and deep leaf green; yellow, moss and earth; ivory, sage and grey; lilac and cool green;
      coral and dark teal; cream, plum and olive; apricot, olive and pale grey
    `),
    lens: macroLenses,
    ratios: splitChoices('4:5; 1:1; 2:3'),
    ratio: '4:5',
    avoid: splitTerms('plastic petals, clutter, watermark, wilted edges, insects, stray text'),
  },
]
