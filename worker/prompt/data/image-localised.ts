import type { LanguageCode } from '../language-code.ts'
import { type Choices, splitChoices } from '../split-choices.ts'
import { widerWordings } from './image-localised-wider.ts'
import type { WiderWordings } from './wider-wordings.ts'

/** Decisions for captions that are not in English; noun phrases that suit any subject and medium. */
export interface LocalisedImage {
  light: Choices
  framing: Choices
  palette: Choices
  detail: Choices
  /** Ratio in words; `{r}` stands for the figures. */
  ratio: { square: string; wide: string; vertical: string }
  /** Between the decisions, and at the end. */
  comma: string
  stop: string
}

const usual: Partial<Record<LanguageCode, LocalisedImage>> = {
  es: {
    light: splitChoices(`
      luz suave que llega desde un lado; luz difusa y pareja sobre toda la escena;
      luz lateral baja que resalta las texturas; luz desde atrás que dibuja el contorno;
      luz tranquila desde arriba con sombras leves; luz clara desde la izquierda con sombras cortas
    `),
    framing: splitChoices(`
      encuadre medio a la altura de los ojos; composición centrada con espacio libre alrededor;
      encuadre de tres cuartos con profundidad suave; composición descentrada según la regla de los tercios;
      primer plano con los bordes limpios; encuadre amplio con un primer término claro
    `),
    palette: splitChoices(`
      paleta de azules apagados y ocre; paleta de verde salvia, crema y gris; paleta de terracota, arena y blanco;
      paleta de rosa viejo y pizarra; paleta de oliva, hueso y marrón; paleta sobria de grises con un solo acento
    `),
    detail: splitChoices(`
      texturas naturales bien visibles;
      detalle concentrado en el sujeto y bordes más suaves a su alrededor;
      superficies creíbles, cada una con su propio acabado; formas claras que se leen de un vistazo; un orden claro entre cerca y lejos
    `),
    ratio: { square: 'formato cuadrado {r}', wide: 'formato horizontal {r}', vertical: 'formato vertical {r}' },
    comma: ', ',
    stop: '.',
  },
  fr: {
    light: splitChoices(`
      lumière douce venant de côté; lumière diffuse et égale sur toute la scène;
      lumière latérale basse qui révèle les matières; lumière par-derrière qui souligne le contour;
      lumière calme venue du haut avec des ombres légères; lumière claire de gauche avec des ombres courtes
    `),
    framing: splitChoices(`
      cadrage moyen à hauteur des yeux; composition centrée avec de l'espace tout autour;
      cadrage de trois quarts avec une profondeur douce; composition décentrée selon la règle des tiers;
      gros plan aux bords nets; cadrage large avec un premier plan lisible
    `),
    palette: splitChoices(`
      palette de bleus sourds et d'ocre; palette de vert sauge, crème et gris; palette de terre cuite, sable et blanc;
      palette de vieux rose et d'ardoise; palette d'olive, d'os et de brun; palette sobre de gris avec un seul accent
    `),
    detail: splitChoices(`
      matières naturelles bien visibles;
      détail concentré sur le sujet et bords plus doux autour de lui;
      surfaces crédibles, chacune avec sa propre finition; formes claires qui se lisent d'un seul regard; un ordre clair du proche au lointain
    `),
    ratio: { square: 'format carré {r}', wide: 'format horizontal {r}', vertical: 'format vertical {r}' },
    comma: ', ',
    stop: '.',
  },
  de: {
    light: splitChoices(`
      weiches Licht von einer Seite; gleichmäßiges, gestreutes Licht über der ganzen Szene;
      tiefes Seitenlicht, das die Oberflächen hervorhebt; Licht von hinten, das die Umrisse zeichnet;
      ruhiges Licht von oben mit leichten Schatten; klares Licht von links mit kurzen Schatten
    `),
    framing: splitChoices(`
      halbnaher Bildausschnitt auf Augenhöhe; mittige Komposition mit freiem Raum ringsum;
      Dreiviertelansicht mit sanfter Tiefe; aus der Mitte gerückte Ansicht nach der Drittelregel;
      Nahaufnahme mit klaren Rändern; weiter Bildausschnitt mit deutlichem Vordergrund
    `),
    palette: splitChoices(`
      Farbpalette aus gedämpftem Blau und Ocker; Farbpalette aus Salbeigrün, Creme und Grau;
      Farbpalette aus Terrakotta, Sand und Weiß; Farbpalette aus Altrosa und Schiefer;
      Farbpalette aus Oliv, Elfenbein und Braun; zurückhaltende Grautöne als Farbpalette mit einem einzigen Akzent
    `),
    detail: splitChoices(`
      natürliche Oberflächen gut sichtbar;
      feine Einzelheiten am Motiv, weichere Kanten in seiner Umgebung;
      glaubwürdige Materialien, jedes mit eigener Oberfläche; klare Formen, die auf einen Blick lesbar sind; eine klare Ordnung von nah bis fern
    `),
    ratio: { square: 'quadratisches Format {r}', wide: 'Querformat {r}', vertical: 'Hochformat {r}' },
    comma: ', ',
    stop: '.',
  },
  pt: {
    light: splitChoices(`
      luz suave vinda de um lado; luz difusa e uniforme sobre toda a cena;
      luz lateral baixa que realça as texturas; luz por trás que desenha o contorno;
      luz tranquila vinda de cima com sombras leves; luz clara da esquerda com sombras curtas
    `),
    framing: splitChoices(`
      enquadramento médio na altura dos olhos; composição centrada com espaço livre ao redor;
      enquadramento de três quartos com profundidade suave; composição fora do centro pela regra dos terços;
      enquadramento próximo com bordas limpas; enquadramento amplo com um primeiro plano claro
    `),
    palette: splitChoices(`
      paleta de azuis apagados e ocre; paleta de verde sálvia, creme e cinza; paleta de terracota, areia e branco;
      paleta de rosa antigo e ardósia; paleta de oliva, osso e marrom; paleta sóbria de cinzas com um único destaque
    `),
    detail: splitChoices(`
      texturas naturais bem visíveis;
      detalhe concentrado em um só motivo e bordas mais suaves ao redor;
      superfícies convincentes, cada uma com o seu acabamento; formas claras que se leem num só olhar; uma ordem clara entre perto e longe
    `),
    ratio: { square: 'formato quadrado {r}', wide: 'formato horizontal {r}', vertical: 'formato vertical {r}' },
    comma: ', ',
    stop: '.',
  },
  hi: {
    light: splitChoices(`
      एक ओर से आती कोमल रोशनी; पूरे दृश्य पर फैली समान रोशनी; बनावट उभारती हुई तिरछी रोशनी;
      पीछे से आती रोशनी जो किनारे उभारे; ऊपर से गिरती शांत रोशनी और हल्की छाया
    `),
    framing: splitChoices(`
      आँखों की ऊँचाई से मध्यम दृश्य; बीच में विषय और चारों ओर खुली जगह वाली रचना;
      तीन-चौथाई कोण और हल्की गहराई; तिहाई के नियम पर टिकी रचना; साफ किनारों वाला नज़दीकी दृश्य
    `),
    palette: splitChoices(`
      हल्के नीले और गेरुए रंग; मुलायम हरे, क्रीम और धूसर रंग; मिट्टी, रेत और सफ़ेद रंग;
      धूमिल गुलाबी और स्लेटी रंग; जैतूनी, हाथीदाँत और भूरे रंग
    `),
    detail: splitChoices(`
      सतहों की स्वाभाविक बनावट साफ दिखे; विषय पर बारीकी अधिक और आसपास के किनारे मुलायम;
      हर चीज़ की सतह अपनी तरह की और भरोसेमंद; साफ आकार जो एक नज़र में समझ आएँ; पास और दूर का क्रम साफ दिखे
    `),
    ratio: { square: 'वर्गाकार {r} प्रारूप', wide: 'चौड़ा {r} प्रारूप', vertical: 'खड़ा {r} प्रारूप' },
    comma: ', ',
    stop: '।',
  },
  zh: {
    light: splitChoices(`
      柔和的光线从一侧照入，在主体上留下自然的明暗过渡; 均匀的漫射光铺满整个画面，阴影浅而干净; 低角度的侧光掠过表面，突出材质与肌理;
      来自后方的光线勾出主体的轮廓，与背景拉开层次; 安静的顶光落在主体上，四周逐渐变暗
    `),
    framing: splitChoices(`
      平视中景构图，主体略偏一侧; 居中构图，四周留出充足的空白; 四分之三视角，前后景层次分明;
      三分法构图，视线方向留有余地; 近景特写构图，边缘干净利落
    `),
    palette: splitChoices(`
      低饱和的蓝与赭石配色; 鼠尾草绿、米白与浅灰配色; 陶土、沙色与白色配色; 灰粉与石板灰配色; 橄榄、象牙与棕色配色
    `),
    detail: splitChoices(`
      表面质感自然清晰; 细节集中在主体上，周围的边缘更柔和; 各种材质各有真实的表面，比例准确;
      形状清楚，一眼就能看懂; 远近层次清楚
    `),
    ratio: { square: '方形 {r} 画幅', wide: '横向 {r} 画幅', vertical: '竖向 {r} 画幅' },
    comma: '，',
    stop: '。',
  },
  'zh-Hant': {
    light: splitChoices(`
      柔和的光線從一側照入，在主體上留下自然的明暗過渡; 均勻的漫射光鋪滿整個畫面，陰影淺而乾淨; 低角度的側光掠過表面，突出材質與肌理;
      來自後方的光線勾出主體的輪廓，與背景拉開層次; 安靜的頂光落在主體上，四周逐漸變暗
    `),
    framing: splitChoices(`
      平視中景構圖，主體略偏一側; 置中構圖，四周留出充足的空白; 四分之三視角，前後景層次分明;
      三分法構圖，視線方向留有餘地; 近景特寫構圖，邊緣乾淨俐落
    `),
    palette: splitChoices(`
      低飽和的藍與赭石配色; 鼠尾草綠、米白與淺灰配色; 陶土、沙色與白色配色; 灰粉與石板灰配色; 橄欖、象牙與棕色配色
    `),
    detail: splitChoices(`
      表面質感自然清晰; 細節集中在主體上，周圍的邊緣更柔和; 各種材質各有真實的表面，比例準確;
      形狀清楚，一眼就能看懂; 遠近層次清楚
    `),
    ratio: { square: '方形 {r} 畫幅', wide: '橫向 {r} 畫幅', vertical: '直向 {r} 畫幅' },
    comma: '，',
    stop: '。',
  },
  ja: {
    light: splitChoices(`
      片側から入るやわらかな光が主体に自然な陰影をつくる; 画面全体に広がる均一な拡散光と、浅くきれいな影;
      低い横からの光が表面をなで、質感を際立たせる; 後ろからの光が輪郭を縁取り、背景と主体を分ける;
      静かな上からの光が主体に落ち、周囲へ向かって弱まる
    `),
    framing: splitChoices(`
      目の高さの中景の構図にする; 主体を中央に置き、周囲に余白を取った構図; 斜め前からのアングルで、手前と奥の層を見せる;
      三分割法の構図で、視線の先に空間を残す; 端まで整ったクローズアップの構図
    `),
    palette: splitChoices(`
      落ち着いた青と黄土の配色; くすんだ緑と生成りと灰色の配色; 素焼きと砂と白の配色; 灰みの桃色と石板色の配色; オリーブと象牙と茶の配色
    `),
    detail: splitChoices(`
      素材の自然な質感がはっきり見える; 細部は主体に集め、まわりの輪郭はやわらかくする; 素材ごとに表面の違いが分かり、比率も正確にする;
      形が明快で、ひと目で内容が伝わるようにする;
      近くと遠くの順がはっきり分かるようにする
    `),
    ratio: { square: '正方形 {r}の画面', wide: '横長 {r}の画面', vertical: '縦長 {r}の画面' },
    comma: '、',
    stop: '。',
  },
}

/** Every language that we write pictures in, with all its choices. */
export const localisedImages: Partial<Record<LanguageCode, LocalisedImage>> = Object.fromEntries(
  Object.entries(usual).map(([language, table]) => [language, widen(table, widerWordings[language as LanguageCode])]),
)

function widen(table: LocalisedImage, wider: WiderWordings | undefined): LocalisedImage {
  if (!wider) return table
  return {
    ...table,
    light: [...table.light, ...splitChoices(wider.light)],
    framing: [...table.framing, ...splitChoices(wider.framing)],
    palette: [...table.palette, ...splitChoices(wider.palette)],
  }
}
