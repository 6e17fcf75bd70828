/** What a choice of ours speaks of, and what of the caption allows it. */
export interface ChoiceNeed {
  /** In the choice. */
  says: RegExp
  /** Some of it must stand in the caption. */
  needs?: RegExp
  /** None of it may. */
  forbids?: RegExp
}

const gaze =
  /\b(?:looks?|looking|gaz(?:es?|ing)|star(?:es?|ing)|glanc(?:es?|ing)|turned|facing|faces) (?:straight )?(?:away|down|up|back|out|aside|sideways|over|into|toward|towards|left|right|past|through)\b|\b(?:from behind|in profile|back to us|eyes closed|asleep|sleeping)\b/iu
const warm =
  /\b(?:golden|warm|amber|candle-?lit|fire-?lit|lantern-?lit) (?:evening|morning|afternoon|light|glow|sun|sunlight|sunset|sunrise|tones?|hour)\b/iu
const cold = /\b(?:blue hour|moonlit|moonlight|icy|frosty|cold light|overcast)\b/iu

const whiteGround =
  /\b(?:(?:pure |plain )?white (?:background|backdrop|ground)|on (?:pure )?white|amazon|e-?commerce|packshot)\b/iu
const oldMasters = /\b(?:baroque|chiaroscuro|caravaggio|rembrandt|tenebris[mt]\w*|renaissance|old masters?|vanitas)\b/iu
/** Shapes without shading. */
export const flatStyle =
  /\bflat (?:vector|design|illustration|colou?rs?|style|graphic)\b|\bvector (?:art|illustration|graphic)\b/iu

/** Colours and lights that would speak against those of the caption. */
export const toneNeeds: readonly ChoiceNeed[] = [
  { says: /\b(?:blue|cool|cold|icy|silvery|steel|petrol|teal)\b/iu, forbids: warm },
  { says: /\b(?:warm|golden|amber)\b/iu, forbids: cold },
  { says: /\b(?:graphite|black|charcoal|soot|metallic|ink)\b/iu, forbids: whiteGround },
  { says: /\b(?:cerulean|mint|turquoise|pink|lilac|lavender|pastel|coral|aqua)\b/iu, forbids: oldMasters },
]

/** Choices that would speak of what is not there, or against what is. */
export const choiceNeeds: readonly ChoiceNeed[] = [
  ...toneNeeds,
  {
    says: /\b(?:horizon|sky|clouds?)\b/iu,
    forbids: /\b(?:interiors?|indoors?|bedroom|kitchen|living room|bathroom|office)\b/iu,
  },
  {
    says: /\b(?:bark|branch(?:es)?|trunks?|crown|root|tree)\b/iu,
    needs:
      /\b(?:trees?|forest|woods?|oaks?|birch\w*|pines?|orchard|jungle|bonsai|banyan|willow|maples?|palms?|grove|bamboo|acacia|baobab|cedars?|ficus|sequoias?)\b/iu,
  },
  {
    says: /\b(?:on|in|through|between|under|behind|every|of) (?:the )?leaves\b|\bfoliage\b|\bevery leaf\b/iu,
    needs:
      /\b(?:lea(?:f|ves)|trees?|plants?|forest|woods?|gardens?|parks?|jungle|flowers?|roses?|grass|fields?|meadow|hills?|valley|mountains?|orchard|bamboo|monstera|ferns?|bush(?:es)?|ivy|vines?|rainforest|countryside|wildlife|backyard|balcony|terrace|plantation)\b/iu,
  },
  {
    says: /\bsteam\b/iu,
    needs:
      /\b(?:steam\w*|hot|tea|chai|coffee|espresso|soup|ramen|noodles?|pho|stew|curry|curries|broth|dumplings?|momos?|rice|biryani|dal|kettle|pot|pan|wok|boil\w*|sizzl\w*|fresh(?:ly)? (?:baked|cooked)|idlis?|dosas?|thali|bath|sauna|breakfast)\b/iu,
  },
  {
    says: /\b(?:wear|worn|scratch(?:es)?|dents?|patina)\b/iu,
    forbids:
      /\b(?:new|brand-new|sale|shiny|polished|pristine|immaculate|sleek|luxury|premium|launch|unboxed|modern|product)\b/iu,
  },
  {
    says: /\b(?:dark|dim\w*|graded|falloff|behind|back|backdrop|black|shadow side|half shadow)\b/iu,
    forbids: whiteGround,
  },
  {
    says: /\b(?:egg-tempera|tempera|casein|acrylic|watercolou?r|gouache|pastel|fresco|pen|ink|palette-knife|linocut)\b/iu,
    forbids: oldMasters,
  },
  { says: /\b(?:graded|shadows?|haz(?:e|y)|raking|slanting|veiled|mist|dappled|misty)\b/iu, forbids: flatStyle },
  {
    says: /\b(?:wind in hair|shadows?|backlit|low light|raking|deep perspective)\b/iu,
    forbids: /\b(?:stickers?|emojis?|enamel pin)\b/iu,
  },
  {
    says: /\b(?:directly above|straight down|top-down|overhead|flat lay)\b/iu,
    forbids: /\b(?:windows?|shop ?fronts?|storefronts?|display|counter|stall|vitrine|shelf|shelves|street|hanging)\b/iu,
  },
  { says: /\b(?:camera|gaze|frontal portrait|eyes on the line|full face)\b/iu, forbids: gaze },
  {
    says: /\b(?:sea|waves?|tideline|shore)\b/iu,
    needs:
      /\b(?:sea|ocean|waves?|tide|shore|beach|coast|surf\w*|bay|harbou?r|island|cliffs?|lighthouse|ships?|boats?|pier|fish\w*|whales?|dolphins?|mermaids?|sail\w*|lagoon|cove|fjord|port)\b/iu,
  },
]
