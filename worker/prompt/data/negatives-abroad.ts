import type { LanguageCode } from '../language-code.ts'

const languages: readonly LanguageCode[] = ['es', 'fr', 'de', 'pt', 'hi', 'ja', 'zh', 'zh-Hant']
/** What spoils pictures, in the languages in which we write of pictures; in the order of `languages`. */
const table = `
  stray text, extra text, text: texto añadido | texte ajouté | zusätzlicher Text | texto acrescentado | अतिरिक्त लिखावट | 余計な文字 | 多余的文字 | 多餘的文字
  watermark: marca de agua | filigrane | Wasserzeichen | marca d'água | वॉटरमार्क | 透かし | 水印 | 浮水印
  signature: firma | signature | Signatur | assinatura | हस्ताक्षर | サイン | 签名 | 簽名
  border: borde | bordure | Rahmen | borda | किनारा | 枠線 | 边框 | 邊框
  date stamp: fecha impresa | date imprimée | Datumsstempel | data impressa | तारीख़ की मुहर | 日付の焼き込み | 日期水印 | 日期浮水印
  clutter: desorden | désordre | Unordnung | desordem | अव्यवस्था | 雑然とした小物 | 杂物 | 雜物
  blur: desenfoque | flou | Unschärfe | desfoque | धुंधलापन | ぼやけ | 模糊 | 模糊
  extra fingers: dedos de más | doigts en trop | zusätzliche Finger | dedos a mais | अतिरिक्त उँगलियाँ | 余分な指 | 多余的手指 | 多餘的手指
  warped hands: manos deformes | mains déformées | verformte Hände | mãos deformadas | बिगड़े हुए हाथ | 歪んだ手 | 变形的手 | 變形的手
  plastic skin: piel de plástico | peau plastique | Plastikhaut | pele de plástico | प्लास्टिक जैसी त्वचा | 作り物めいた肌 | 塑料感皮肤 | 塑膠感皮膚
  crossed eyes: ojos bizcos | yeux qui louchent | schielende Augen | olhos tortos | भेंगी आँखें | ずれた視線 | 斜视 | 斜視
  duplicate face, duplicate faces: caras repetidas | visages en double | doppelte Gesichter | rostos repetidos | दोहराए चेहरे | 重複した顔 | 重复的脸 | 重複的臉
  extra limbs: extremidades de más | membres en trop | zusätzliche Gliedmaßen | membros a mais | अतिरिक्त अंग | 余分な手足 | 多余的肢体 | 多餘的肢體
  blurred eyes: ojos borrosos | yeux flous | unscharfe Augen | olhos desfocados | धुंधली आँखें | ぼやけた目 | 模糊的眼睛 | 模糊的眼睛
  illegible signs, illegible text: letreros ilegibles | enseignes illisibles | unleserliche Schilder | placas ilegíveis | अपठनीय तख़्तियाँ | 読めない看板 | 难以辨认的招牌 | 難以辨認的招牌
  tilted verticals: verticales inclinadas | verticales penchées | stürzende Linien | verticais tortas | झुकी खड़ी रेखाएँ | 傾いた垂直線 | 倾斜的垂直线 | 傾斜的垂直線
  warped windows: ventanas deformes | fenêtres déformées | verzerrte Fenster | janelas deformadas | टेढ़ी खिड़कियाँ | 歪んだ窓 | 变形的窗户 | 變形的窗戶
  oversaturated colours: colores saturados | couleurs saturées | übersättigte Farben | cores saturadas | अति चटक रंग | 過度な彩度 | 过度饱和的颜色 | 過度飽和的顏色
  power lines: cables eléctricos | câbles électriques | Stromleitungen | fios elétricos | बिजली के तार | 電線 | 电线 | 電線
  halos: halos | halos | Lichtsäume | halos | प्रकाश-घेरे | 縁のにじみ | 光晕 | 光暈
  crowds: multitudes | foules | Menschenmengen | multidões | भीड़ | 人混み | 人群 | 人群
  warped furniture: muebles deformes | meubles déformés | verzogene Möbel | móveis deformados | टेढ़ा फ़र्नीचर | 歪んだ家具 | 变形的家具 | 變形的家具
  plastic sheen: brillo plástico | brillance plastique | Plastikglanz | brilho plástico | प्लास्टिक जैसी चमक | 作り物めいた艶 | 塑料光泽 | 塑膠光澤
  pooling grease: grasa acumulada | graisse stagnante | Fettpfützen | gordura acumulada | जमा तेल | 溜まった油 | 积油 | 積油
  fingerprints: huellas dactilares | traces de doigts | Fingerabdrücke | impressões digitais | उँगलियों के निशान | 指紋 | 指纹 | 指紋
  dust: polvo | poussière | Staub | poeira | धूल | ほこり | 灰尘 | 灰塵
  gradients: degradados | dégradés | Farbverläufe | degradês | ग्रेडिएंट | グラデーション | 渐变 | 漸層
  mockup: maqueta | maquette de présentation | Mockup | maquete | मॉकअप | モックアップ | 样机 | 樣機
  drop shadow: sombra paralela | ombre portée | Schlagschatten | sombra projetada | छाया प्रभाव | ドロップシャドウ | 投影 | 陰影
  photo texture: textura fotográfica | texture photo | Fototextur | textura de foto | फ़ोटो जैसी बनावट | 写真の質感 | 照片质感 | 照片質感
`

/** Our terms by language; a term that is missing has no wording there. */
export const negativesAbroad: ReadonlyMap<LanguageCode, ReadonlyMap<string, string>> = new Map(
  languages.map((language, column) => [
    language,
    new Map(
      table
        .trim()
        .split('\n')
        .flatMap((line) => {
          const [terms = '', wordings = ''] = line.split(': ')
          const wording = wordings.split(' | ')[column]?.trim() ?? ''
          return terms.split(', ').map((term) => [term.trim(), wording] as const)
        }),
    ),
  ]),
)
