import type { LanguageCode } from '../language-code.ts'
import { type NegationLexicon, positiveTable, wordSet } from '../negation-lexicon.ts'

/** These deny behind the thing, or write without spaces: `denials-abroad` finds what they exclude. */
function lexicon(positives: string, leaveOut: (noun: string) => string, openers = 'no'): NegationLexicon {
  return {
    openers: wordSet(openers),
    verbs: wordSet('show include'),
    fillers: wordSet('any'),
    stops: wordSet('in on at with and or mein par pe ke ki ka aur ya wala wali hai ho'),
    positives: positiveTable(positives),
    withWord: '',
    leaveOut,
  }
}

const chinese = lexicon(
  `
    人, 人物, 行人, 游客, 遊客, 人群, 路人, 任何人, 人影 > 空旷安静的场所; 文字, 字, 字样, 字幕, 文本, 字母 > 干净素净的表面;
    水印, 商标, 标志, 標誌, 品牌, logo > 干净素净的表面; 汽车, 車, 车, 车辆, 車輛, 汽車 > 步行街; 阴影, 影子, 陰影 > 均匀的光线;
    云, 雲, 云朵 > 晴朗的天空; 背景 > 纯色背景; 颜色, 顏色, 色彩 > 黑白色调; 建筑, 建築, 房屋, 楼房 > 开阔的原野; 边框, 邊框, 框 > 画面延伸到边缘;
    动物, 動物 > 空旷安静的场所; 家具 > 空荡的房间; 电线 > 完整的天际线; 杂物, 雜物 > 整洁简约的布置
  `,
  (noun) => `${noun}留在画面之外`,
)

export const lexiconsUnspaced: Partial<Record<LanguageCode, NegationLexicon>> = {
  zh: chinese,
  'zh-Hant': lexicon(
    `
      人, 人物, 行人, 遊客, 人群, 路人, 任何人, 人影 > 空曠安靜的場所; 文字, 字, 字樣, 字幕, 字母 > 乾淨素淨的表面; 浮水印, 水印, 商標, 標誌, 品牌, logo > 乾淨素淨的表面;
      車, 車輛, 汽車 > 步行街; 陰影, 影子 > 均勻的光線; 雲, 雲朵 > 晴朗的天空; 背景 > 純色背景; 顏色, 色彩 > 黑白色調; 建築, 房屋 > 開闊的原野;
      邊框, 框 > 畫面延伸到邊緣; 動物 > 空曠安靜的場所; 家具 > 空蕩的房間
    `,
    (noun) => `${noun}留在畫面之外`,
  ),
  ja: lexicon(
    `
      人, 人物, 人影, 観光客, 通行人, 人間, 群衆 > 静かで人気のない場所; 文字, テキスト, 字, 文字入 > すっきりした無地の面; ロゴ, 透かし, ウォーターマーク, logo > すっきりした無地の面;
      車, 自動車 > 歩行者だけの道; 影 > 均一な光; 雲 > 晴れ渡った空; 色 > 白黒の階調; 建物 > 開けた野原; 枠, 縁, フレーム > 端まで広がる画面; 動物 > 静かで広い場所; 背景 > 無地の背景;
      電線 > 遮るもののない空
    `,
    (noun) => `${noun}は画面の外`,
  ),
  ko: lexicon(
    `
      사람, 인물, 관광객, 행인, 군중, 인파 > 한적하고 텅 빈 공간; 글자, 텍스트, 글씨, 문구, 글 > 깨끗하고 매끈한 표면; 로고, 워터마크, 상표 > 깨끗하고 매끈한 표면;
      자동차, 차, 차량 > 보행자 전용 거리; 그림자 > 고른 빛; 구름 > 맑은 하늘; 배경 > 단색 배경; 색, 색상 > 흑백 톤; 건물 > 탁 트인 들판; 동물 > 조용하고 텅 빈 공간;
      테두리 > 가장자리까지 이어지는 화면
    `,
    (noun) => `화면 밖의 ${noun}`,
  ),
  hi: lexicon(
    `
      लोग, लोगों, इंसान, व्यक्ति, भीड़, पर्यटक, आदमी > सुनसान, शांत स्थान; टेक्स्ट, लिखावट, शब्द, अक्षर, लेख > साफ़, सादी सतहें; लोगो, वॉटरमार्क, निशान > साफ़, सादी सतहें;
      गाड़ी, गाड़ियां, गाड़ियाँ, कार, वाहन > पैदल चलने वालों की गली; छाया, परछाई > समान रोशनी; बादल > साफ़ आसमान; पृष्ठभूमि > सादी पृष्ठभूमि; रंग > श्वेत-श्याम; इमारत, इमारतें > खुला मैदान;
      जानवर > शांत, खाली स्थान
    `,
    (noun) => `फ्रेम से बाहर ${noun}`,
  ),
  'hi-Latn': lexicon(
    `
      log, logon, logo ke, insaan, bheed, people, tourist > sunsaan, shaant jagah; text, likhawat, likhai, word, logo, watermark > saaf, saadi satah;
      gaadi, gaadiyan, gadi, car > paidal gali; badal > saaf aasman; chhaya, parchhai, shadow > barabar roshni; background > saada background
    `,
    (noun) => `frame se bahar ${noun}`,
    'no without',
  ),
}
