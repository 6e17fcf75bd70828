/** The last word of a name says what is shown: a cat mug is a mug, and a lake house a house. By kind of picture. */
const heads: Readonly<Record<string, string>> = {
  'still-life': `mug cup lamp mask bowl jar basket cage kettle key knife spoon fork cushion pillow blanket rug carpet shell feather
    toy doll puppet ball bell box bottle candle clock book barrel bucket broom stove whistle umbrella tray vase pot teapot figurine
    trap net hook rope ladder bench kennel saddle collar leash horn skull tusk claw egg eggs coin stamp card flute drum guitar`,
  product: `bag backpack helmet handle chair sofa couch armchair stool desk necklace ring bracelet earrings pendant brooch boots shoes
    sneakers slippers sandals gloves wallet purse sunglasses headphones charger speaker blender perfume shampoo soap lipstick hat scarf`,
  fashion: 'coat jacket dress costume gown cape skirt blouse suit hoodie sweater kimono robe',
  sculpture: 'statue sculpture bust carving',
  food: `cake cakes pie cheese soup salad cookie cookies bread sandwich burger pizza curry stew pickle jam chutney steak noodles pasta
    pudding pastry tart omelette omelet dumplings pancakes waffles muffin cupcake sausage fruit`,
  drink: 'juice smoothie milkshake lemonade cocktail latte cappuccino',
  interior: 'shop store cafe café restaurant salon room bedroom kitchen bathroom lounge lobby hallway',
  architecture:
    'house cabin cottage hut stable barn shed tower gate temple church castle palace bridge fort mill villa loft',
  landscape: 'pond field orchard path trail meadow valley hill farm',
  vehicles: 'truck van wagon carriage cart sled sledge tractor taxi motorcycle bike bicycle scooter',
  vessels: 'boat ship ferry canoe kayak raft yacht',
  plants: 'plant tree bush shrub leaf leaves fern cactus vine hedge',
  flowers: 'flower flowers lily orchid tulip blossom',
  animals: 'cat dog kitten puppy horse pony cow goat sheep rooster hen duck rabbit hamster',
  wildlife: 'fox wolf bear tiger lion elephant monkey owl eagle deer leopard squirrel hedgehog badger',
}

/** Kind of picture by last word. */
export const nameHeads: ReadonlyMap<string, string> = new Map(
  Object.entries(heads).flatMap(([domainId, words]) =>
    words.split(/\s+/u).map((word): [string, string] => [word, domainId]),
  ),
)
