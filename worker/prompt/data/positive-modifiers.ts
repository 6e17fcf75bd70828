/** Said of an excluded thing without changing what it is. */
export const passingModifiers: ReadonlySet<string> = new Set(
  'extra any visible random stray additional unwanted background unnecessary other-wordly overlaid printed recognizable recognisable identifiable real actual single obvious'.split(
    ' ',
  ),
)

/** A thing of the first kind is excluded: things of the second are meant. */
export const opposites: ReadonlyMap<string, string> = new Map(
  `harsh>soft, hard>soft, bright>muted, dark>light, modern>traditional, contemporary>traditional, tall>low, high-rise>low-rise, busy>plain,
   cluttered>tidy, messy>tidy, dirty>clean, blurry>sharp, blurred>sharp, wrinkled>smooth, cartoonish>true-to-life, artificial>natural,
   fake>natural, false>natural, synthetic>natural, unnatural>natural, heavy>light, thick>thin, neon>muted, saturated>muted,
   oversaturated>natural, vivid>muted, loud>quiet, glossy>matte, shiny>matte, warped>straight, distorted>undistorted, crooked>straight,
   deformed>well-formed, uneven>even, broken>whole, wet>dry, cold>warm, crowded>quiet, rough>smooth, sharp>soft, jagged>smooth`
    .split(',')
    .map((entry) => entry.trim().split('>') as [string, string]),
)

/** They take no article. */
export const massNouns: ReadonlySet<string> = new Set(
  'light lighting sunlight contrast colour color text hair makeup skin water grass snow smoke fog noise texture fur furniture clothing jewelry jewellery anatomy shading food ice glass metal plastic paper'.split(
    ' ',
  ),
)

/** Parts of people; where nobody is shown, leaving them out leaves people out. In their stems. */
export const bodyPartWords: ReadonlySet<string> = new Set(
  'face hand finger smile eye arm leg foot feet hair beard body bodie teeth glasse'.split(' '),
)
