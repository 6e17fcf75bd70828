import type { GroupSign } from './group-signs.ts'

/** How a picture is asked for, where it says more of its kind than the things that are named. */
export const imageGroupSigns: readonly GroupSign[] = [
  {
    group: 'product',
    factor: 10,
    pattern:
      /\b(?:product|pack|packaging) ?(?:shot|photo(?:graph)?|image|picture|render|mock-?up)\b|\bpackshot\b|\b(?:box|bottle|tube|jar|pouch|can|tin) mock-?up\b|\be-?commerce\b|\b(?:wristwatch|kettle|thermos|sneakers?|trainers|perfume|cream tube|lipstick|earbuds|headphones)\b|produktfoto|productfoto|\bfoto (?:de|do|del|di) produ?to|\bfoto (?:de producto|do produto|prodotto)|\bphoto (?:de|du) produit|产品(?:摄影|图|照)|商品写真|제품 사진|ürün fotoğraf|صورة منتج|предметн\S* съ[её]мк/iu,
  },
  {
    group: 'vehicles',
    factor: 8,
    pattern:
      /\b(?:ford|mustang|porsche|ferrari|bmw|mercedes|toyota|volkswagen|vw|alfa romeo|fiat|jaguar|lamborghini|ducati|harley|vespa|tesla|chevrolet|cadillac|roadster|convertible|hatchback|pickup truck|trawler|tram|steam (?:train|engine|locomotive))\b/iu,
  },
  {
    group: 'portrait',
    factor: 4,
    pattern: /\b(?:waist-up|half-length|head and shoulders|headshot|self-portrait)\b/iu,
  },
]
