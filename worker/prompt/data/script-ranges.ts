import type { LanguageCode } from '../language-code.ts'

/** First and last code point of a script that one language mostly uses, and that language. */
export const scriptRanges: readonly (readonly [first: number, last: number, language: LanguageCode])[] = [
  [0x370, 0x3ff, 'el'],
  [0x400, 0x52f, 'ru'],
  [0x530, 0x58f, 'hy'],
  [0x590, 0x5ff, 'he'],
  [0x600, 0x6ff, 'ar'],
  [0x750, 0x77f, 'ar'],
  [0x900, 0x97f, 'hi'],
  [0x980, 0x9ff, 'bn'],
  [0xa00, 0xa7f, 'pa'],
  [0xa80, 0xaff, 'gu'],
  [0xb00, 0xb7f, 'or'],
  [0xb80, 0xbff, 'ta'],
  [0xc00, 0xc7f, 'te'],
  [0xc80, 0xcff, 'kn'],
  [0xd00, 0xd7f, 'ml'],
  [0xd80, 0xdff, 'si'],
  [0xe00, 0xe7f, 'th'],
  [0xe80, 0xeff, 'lo'],
  [0x1000, 0x109f, 'my'],
  [0x10a0, 0x10ff, 'ka'],
  [0x1100, 0x11ff, 'ko'],
  [0x1200, 0x137f, 'am'],
  [0x1780, 0x17ff, 'km'],
  [0x1f00, 0x1fff, 'el'],
  [0x3130, 0x318f, 'ko'],
  [0xac00, 0xd7af, 'ko'],
]

/** Letters and words that tell a language from its neighbour in the same script. */
export const scriptNeighbours: readonly (readonly [script: LanguageCode, mark: RegExp, language: LanguageCode])[] = [
  ['ru', /[іїєґІЇЄҐ]/u, 'uk'],
  ['ru', /[ђјљњћџЂЈЉЊЋЏ]/u, 'sr'],
  ['ru', /(?<!\p{L})(?:това|което|който|която|моля|напиши ми|защо|къде)(?!\p{L})/iu, 'bg'],
  ['ar', /[ٹڈڑںے]/u, 'ur'],
  ['ar', /[پچژگکی]/u, 'fa'],
  ['hi', /ळ|आहे|आणि/u, 'mr'],
]

/** Characters that only one of the two Chinese scripts uses, from among the most frequent. */
export const traditionalOnly: ReadonlySet<string> = new Set(
  '們這個來說為時國學會對發動過還沒後裡麼樣開經關點應該請將讓與進種實現問題間長見語話選輸寫書畫電腦錯誤檔資訊體記憶從無業產質費給網絡頁圖設計劃專頭條場區顯練習樂歡愛聽讀買賣車幾當總結論標準議單據處複雜歷史義務員變東軟碼數認識確優規範練盡簡潔傳統觀眾氣溫協獨擔嗎兩係嘅喺嗰隻貓邊門紅綠藍黃燈樹葉鳥魚馬龍鳳雲風飛銀鐵銅陽陰島灣橋樓廟廳廣攤霧濕夢戀淚臉園鄉孫兒媽爺師雞鴨豬獅獸蘋檸飯湯蝦餅鍋爐燒鐘筆紙線織繡輪賽戰劍聖誕節慶賀禮戲',
)
export const simplifiedOnly: ReadonlySet<string> = new Set(
  '们这个来说为时国学会对发动过还没后里么样开经关点应该请将让与进种实现问题间长见语话选输写书画电脑错误档资讯体记忆从无业产质费给网络页图设计划专头条场区显练习乐欢爱听读买卖车几当总结论标准议单据处复杂历史义务员变东软码数认识确优规范练尽简洁传统观众气温协独担吗两猫边门红绿蓝黄灯树叶鸟鱼马龙凤云风飞银铁铜阳阴岛湾桥楼庙厅广摊雾湿梦恋泪脸园乡孙儿妈爷师鸡鸭猪狮兽苹柠饭汤虾饼锅炉烧钟笔纸线织绣轮赛战剑圣诞节庆贺礼戏',
)
