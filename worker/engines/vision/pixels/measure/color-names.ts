/** The plain colour word that a finer name belongs to. */
export type ColorFamily =
  | 'black'
  | 'grey'
  | 'white'
  | 'brown'
  | 'beige'
  | 'red'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'cyan'
  | 'blue'
  | 'purple'
  | 'pink'

// One line per family: name and hex, in the words a caption would use. The nearest entry names a measured colour.
const lines: Readonly<Record<ColorFamily, string>> = {
  black: `
    black 000000; soft black 101010; charcoal black 1B1B1D; warm black 191310; blue-black 0C121C; green-black 0E150F;
    plum black 1A0F18
  `,
  grey: `
    charcoal 2C2D30; graphite 3B3C3F; dark grey 4C4C4C; iron grey 5D5E60; grey 7C7C7C; ash grey 939391; stone grey A39F97;
    silver BDBDBF; light grey CFCFCF; pale grey DFE0E0; warm grey 8A837B; dark warm grey 54504A; cool grey 858C94;
    slate grey 5F6871; dark slate 343C45; blue-grey 8795A3; pale blue-grey B4BEC8; green-grey 7F887E; dark olive grey 3E4036;
    pearl grey D6D3CD; mauve grey 918A94; rose grey A09090
  `,
  white: `
    white FFFFFF; off-white F5F4F0; snow white F3F6F8; warm white F7F1E6
  `,
  brown: `
    dark brown 33241A; espresso 3E2D22; chocolate brown 4E3322; chestnut 6B3A24; walnut 5D4633; brown 7A5230;
    saddle brown 8A5428; umber 66512F; taupe 857463; mocha 94745C; russet 85462A; cocoa 6E5347; bronze brown 8C6A35;
    dark olive brown 48401F; caramel B4793F; copper B06B45; tobacco 78602C; clay A5765C
  `,
  beige: `
    beige D8C9AE; sand CBB186; tan BE9D73; cream F3E8CC; ivory F6EFDF; khaki B0A278; wheat E4CB98; oatmeal D4CAB8;
    linen E8DFD2; buff D1AC79; fawn B49A7C; biscuit DDB995; peach beige E5C2A5; stone beige BDB09C; dusty khaki 968A69;
    parchment ECE0C0
  `,
  red: `
    red D9201E; crimson B01530; scarlet EE2E1F; dark red 7B1113; maroon 571820; burgundy 6A1B30; brick red A33D2C;
    rust A84A22; tomato red E4503A; coral red EA6555; wine red 862338; oxblood 431113; cherry red C41E3F; terracotta C0694A;
    pure red FF0000; cinnabar CF4A35; dusty red A95551
  `,
  orange: `
    orange F5851F; burnt orange C4591B; amber E89C19; tangerine F76B1C; apricot F3B27C; peach F7C7A1; pumpkin DA7124;
    ochre C48A2A; honey D99B3B; salmon orange F28E68; dark ochre 96681F; warm gold FDC86B
  `,
  yellow: `
    yellow F4D81F; lemon yellow F7EA46; golden yellow EDBA22; mustard C7A02C; pale yellow F5EBA0; straw DECB7B;
    old gold A88A2B; pure yellow FFFF00; butter F5E192; dark mustard 8A7420; citron CFCB3A
  `,
  green: `
    green 2F8F3C; dark green 17401F; forest green 24532D; moss green 66733A; olive 74722B; olive drab 585A28; lime green 9BD02C;
    leaf green 5C9A3B; fern green 588050; sage green 9AAB88; mint green AFE0BF; emerald 159A62; pine green 22483C;
    grass green 74A83A; pale green CBE3BE; sea green 3E8E70; dark olive 3C3D1A; grey-green 6B7A65; spring green 4CDA7A;
    pure green 00FF00; yellow-green B3C53C; celadon A9C4A8; deep green 0A5C36; bottle green 11352A; deep moss 3A4A2B;
    pistachio BFD48C; fir green 3A5239
  `,
  cyan: `
    cyan 1CC8D8; turquoise 35BDB2; teal 137C80; dark teal 104A50; aqua 78DCDC; pale aqua C4EAE8; petrol 1C5365;
    pure cyan 00FFFF; dusty teal 5E9195; ice blue D8ECF2
  `,
  blue: `
    blue 2458C5; navy blue 14234F; royal blue 2C48B8; cobalt blue 1B50A5; sky blue 86BCE6; light blue ABCBEA; pale blue CEDDEC;
    powder blue B7CBD9; steel blue 4A779E; slate blue 5A6B8C; denim blue 3F5F8A; midnight blue 151D38; azure 2E8FE0;
    cerulean 2A85B5; cornflower blue 6A92DE; ultramarine 2A26B0; pure blue 0000FF; indigo 312A78; dusty blue 7D98B4;
    deep blue 123A6B; ink blue 1F2C3D; periwinkle 8F96DB; storm blue 46586B; mist blue C9D2DE; blue violet 5B4BB7
  `,
  purple: `
    purple 7A2A9C; violet 8136D6; dark purple 3B1650; plum 6D2A5F; lavender C4B5E3; lilac CFA6D8; mauve A283A6;
    aubergine 3A1B38; amethyst 9A66C4; orchid C768CC; magenta C71C9C; pure magenta FF00FF; electric purple AA00F0;
    dusty violet 776B96; pale lavender E0DAEE; deep magenta 7C0F55; dark magenta 48082C; fuchsia E22BB0
  `,
  pink: `
    pink F08CB0; hot pink F03C8E; rose D95B7B; pale pink F7D3DA; blush ECC7BE; dusty pink CB979A; salmon pink F29A8E;
    coral pink F4867C; raspberry B72359; old rose B46E75; orchid pink C573A6; mauve pink C79BB0; shell pink F3DCD2;
    dark rose 8A3D55
  `,
}

export const colorNames: readonly { name: string; hex: string; family: ColorFamily }[] = Object.entries(lines).flatMap(
  ([family, text]) =>
    text
      .split(';')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
      .map((entry) => ({ name: entry.slice(0, -7), hex: `#${entry.slice(-6)}`, family: family as ColorFamily })),
)
