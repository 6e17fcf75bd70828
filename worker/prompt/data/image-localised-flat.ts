import type { LanguageCode } from '../language-code.ts'
import { type Choices, splitChoices } from '../split-choices.ts'

/** The decisions for marks, which have no shadows, no near and far and no materials. */
export interface FlatWordings {
  light: Choices
  framing: Choices
  palette: Choices
  detail: Choices
}

const wordings: Partial<Record<LanguageCode, Record<keyof FlatWordings, string>>> = {
  es: {
    light: 'luz plana y pareja; luz uniforme en toda la superficie',
    framing:
      'composición de una sola forma centrada sobre fondo liso; composición centrada con márgenes amplios y vacíos',
    palette: 'paleta de dos tintas planas, azul tinta y arena; paleta de dos colores planos, burdeos y piedra',
    detail:
      'formas cerradas con bordes nítidos; pocos elementos, cada uno con su función; legible también en tamaño pequeño',
  },
  fr: {
    light: 'lumière plate et égale; lumière uniforme sur toute la surface',
    framing: "composition d'une seule forme centrée sur fond uni; composition centrée aux marges larges et vides",
    palette: 'palette de deux aplats, bleu encre et sable; palette de deux couleurs à plat, bordeaux et pierre',
    detail: 'formes fermées aux bords nets; peu d’éléments, chacun avec sa fonction; lisible aussi en petite taille',
  },
  de: {
    light: 'flaches, gleichmäßiges Licht; gleiches Licht über der ganzen Fläche',
    framing:
      'Komposition mit einem einzelnen Zeichen auf leerem Grund; mittige Komposition mit breiten, leeren Rändern',
    palette:
      'Farbpalette aus zwei flachen Tönen, Tintenblau und Sand; Farbpalette aus zwei flachen Tönen, Burgunder und Stein',
    detail:
      'geschlossene Formen mit scharfen Kanten; wenige Elemente, jedes mit einem Zweck; auch in kleiner Größe lesbar',
  },
  pt: {
    light: 'luz plana e uniforme; luz igual em toda a superfície',
    framing: 'composição de uma só forma centrada sobre fundo liso; composição centrada com margens largas e vazias',
    palette: 'paleta de duas tintas planas, azul-tinta e areia; paleta de duas cores planas, bordô e pedra',
    detail:
      'formas fechadas com bordas nítidas; poucos elementos, cada um com a sua função; legível também em tamanho pequeno',
  },
  hi: {
    light: 'सपाट, समान रोशनी; पूरी सतह पर एक-सी रोशनी',
    framing: 'सादी पृष्ठभूमि के बीच एक ही आकार की रचना; चौड़े, खाली किनारों वाली केंद्रित रचना',
    palette: 'दो सपाट रंग, स्याही नीला और रेत; दो सपाट रंग, मैरून और पत्थर',
    detail: 'साफ किनारों वाले बंद आकार; कम तत्व, हर एक का अपना काम; छोटे आकार में भी पढ़ा जा सके',
  },
  ja: {
    light: '均一で平らな光; 面全体に同じ光',
    framing: '無地の上に一つの形を中央に置いた構図; 広い余白を残した中央の構図',
    palette: '藍と砂の平らな二色の配色; 臙脂と石色の平らな二色の配色',
    detail: '縁のはっきりした閉じた形にする; 要素は少なく、それぞれに役割がある; 小さくしても読める',
  },
  zh: {
    light: '平整均匀的光线; 整个画面光线一致',
    framing: '单一图形居中构图，背景素净; 居中构图，四周留出宽阔空白',
    palette: '墨蓝与沙色两种平涂配色; 酒红与石色两种平涂配色',
    detail: '形状闭合，边缘清晰; 元素不多，各有用处; 缩小后依然清楚',
  },
  'zh-Hant': {
    light: '平整均勻的光線; 整個畫面光線一致',
    framing: '單一圖形置中構圖，背景素淨; 置中構圖，四周留出寬闊空白',
    palette: '墨藍與沙色兩種平塗配色; 酒紅與石色兩種平塗配色',
    detail: '形狀閉合，邊緣清晰; 元素不多，各有用處; 縮小後依然清楚',
  },
}

export const flatWordings: ReadonlyMap<LanguageCode, FlatWordings> = new Map(
  Object.entries(wordings).map(([language, { light, framing, palette, detail }]) => [
    language as LanguageCode,
    {
      light: splitChoices(light),
      framing: splitChoices(framing),
      palette: splitChoices(palette),
      detail: splitChoices(detail),
    },
  ]),
)
