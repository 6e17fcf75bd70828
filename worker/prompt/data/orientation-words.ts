import type { Shape } from '../find-ratio.ts'

const english = {
  /** What may be said to lie in one way or the other; a garden may be vertical as well. */
  pictures:
    'pictures?|photos?|photographs?|images?|frame|framing|formats?|compositions?|crop|layout|canvas|posters?|prints?|orientation|illustrations?|paintings?|drawings?|wallpaper|panels?|scroll|banner|video|page|aspect(?: ratio)?|render|portrait|artwork|postcard|flyer|strip|picture book',
  between:
    '(?:,? (?:narrow|tall|wide|slim|cinematic|editorial|studio|street|film|movie|magazine|book|web|hero|full-page|colou?r|black-and-white)){0,2}',
}
const abroad =
  'formato|format|formaat|composici[oó]n|composi[cç][aã]o|composizione|composition|imagen|imagem|immagine|image|foto|encuadre|cadrage|enquadramento|inquadratura|toma|orientaci[oó]n|orienta[cç][aã]o|orientation|orientamento|orientierung|ausrichtung|bild|bildformat|kadr|ujęcie|affiche|cartel|póster|poster|cartaz|locandina'
/** A part of its own between stops or commas. */
const alone = (words: string): string => `(?:^|[,.;:!?(\\n،、，])\\s*(?:${words})(?=\\s*(?:$|[,.;!?)\\n،、，。]))`
const end = '(?=$|[\\s,.;!?)،、，。])'

/** Pictures that lie upright, across or square, as people say it; the first that is said counts. */
export const orientations: readonly (readonly [shape: Shape, pattern: RegExp])[] = [
  [
    'vertical',
    new RegExp(
      [
        `\\b(?:vertical|upright|tall|narrow)${english.between} (?:${english.pictures})\\b`,
        `\\bportrait[ -](?:orientation|oriented|format|layout|crop)\\b|\\bin portrait${end}|\\b(?:shot|framed|composed|oriented|held) vertically\\b|\\bvertically (?:framed|composed|oriented)\\b`,
        alone(
          '(?:in |shot )?(?:vertical(?:ly)?|upright|tall|verticale|vertikal|verticaal|senkrecht|dikey|pionowo|stående|svislé)',
        ),
        `\\b(?:${abroad}) (?:vertical|verticale|portrait|retrato|ritratto|vertikal|pionowy|pionowe)\\b`,
        `\\b(?:en|in|na|em) vertical(?:e)?${end}|\\bà la verticale\\b|\\ben hauteur${end}|\\bhochkant|\\bhochformat|\\bhochbild|\\bvertikales? (?:bild|format|foto|komposition)`,
        '\\bstaande? (?:formaat|foto|beeld)|\\bstående format|\\bna výšku\\b|\\bdikey (?:format|kadraj|çekim|fotoğraf|görsel|kompozisyon)|\\bpionow[yae] (?:kadr|format|zdjęcie|kompozycja)|khổ dọc|ảnh dọc',
        '(?:^|[^\\p{L}])(?:вертикально|вертикальн(?:ый|ая|ое|ом) (?:формат|кадр|фото|композици|снимок|ориентаци|картинк|изображени|постер|плакат))',
        `(?:صورة|تنسيق|إطار|وضع|اتجاه|بشكل|تصميم|لقطة) (?:عمودي|رأسي|طولي)ة?|(?:^|[,،.]\\s*)(?:عمودي|رأسي|طولي)ة?${end}`,
        'वर्टिकल|लंबवत|ऊर्ध्वाधर|खड़[ाी] (?:चित्र|फ्रेम|फ़्रेम|प्रारूप|फोटो|फ़ोटो|तस्वीर)',
        '縦(?:構図|長|位置|向き|型|画面|写真|書き)|[竖豎](?:构图|構圖|版|屏|幅|图|圖|向|画面|拍)|直(?:式|幅)|纵向构图|縱向構圖|แนวตั้ง',
        `세로(?:형|로|형태|구도|버전)?${end}`,
      ].join('|'),
      'iu',
    ),
  ],
  [
    'wide',
    new RegExp(
      [
        `\\b(?:horizontal|wide|widescreen|panoramic)${english.between} (?:${english.pictures.replace('|portrait', '')})\\b`,
        `\\blandscape[ -](?:orientation|oriented|format|layout|crop)\\b|\\bin landscape${end}|\\b(?:shot|framed|composed|oriented|held) horizontally\\b|\\bhorizontally (?:framed|composed|oriented)\\b`,
        alone(
          '(?:in )?(?:horizontal(?:ly)?|wide|widescreen|horizontale|orizzontale|horizontaal|waagerecht|apaisad[oa]|yatay|poziomo|liggande)',
        ),
        `\\b(?:${abroad}) (?:horizontal|horizontale|orizzontale|paysage|apaisad[oa]|paisagem|paesaggio|panorámic[oa]|panoramique|poziomy|poziome)\\b`,
        `\\b(?:en|in|na|em) (?:horizontal|orizzontale)${end}|\\bà l['’]horizontale\\b|\\bquerformat|\\bbreitformat|\\bbreitbild|\\bhorizontales? (?:bild|format|foto|komposition)`,
        '\\bliggende? (?:formaat|foto|beeld)|\\bliggande format|\\bna šířku\\b|\\byatay (?:format|kadraj|çekim|fotoğraf|görsel|kompozisyon)|\\bpoziom[yae] (?:kadr|format|zdjęcie|kompozycja)|khổ ngang|ảnh ngang',
        '(?:^|[^\\p{L}])(?:горизонтально|горизонтальн(?:ый|ая|ое|ом) (?:формат|кадр|фото|композици|снимок|ориентаци|картинк|изображени|постер|плакат))',
        `(?:صورة|تنسيق|إطار|وضع|اتجاه|بشكل|تصميم|لقطة) (?:أفقي|عرضي)ة?|(?:^|[,،.]\\s*)(?:أفقي|عرضي)ة?${end}`,
        'हॉरिज़ॉन्टल|क्षैतिज|आड़[ाी] (?:चित्र|फ्रेम|फ़्रेम|प्रारूप|फोटो|फ़ोटो|तस्वीर)',
        '横(?:構図|長|位置|向き|型|画面|构图|版|屏|幅|图|向)|橫(?:構圖|式|幅|版|向)|แนวนอน',
        `가로(?:형|로|형태|구도|버전)?${end}`,
      ].join('|'),
      'iu',
    ),
  ],
  [
    'square',
    /\bformato cuadrado\b|\bformato quadrado\b|\bformat carré|\bformato quadrato\b|\bquadratisches? (?:bild|format)|квадратн(?:ый|ое) (?:формат|кадр|фото)|(?:^|[,.;]\s*)square(?=\s*(?:$|[,.;]))|正方形|方形构图|정사각형|تنسيق مربع|صورة مربعة/iu,
  ],
]
