import type { LanguageCode } from '../language-code.ts'

interface Denial {
  languages: ReadonlySet<LanguageCode>
  /** One denial; the group `item` is the thing, or several of them. */
  pattern: RegExp
}

const hindi = '[\\u0900-\\u097fA-Za-z]'
const chinese: ReadonlySet<LanguageCode> = new Set(['zh', 'zh-Hant'])
const hindis: ReadonlySet<LanguageCode> = new Set(['hi', 'mr'])
const romanised: ReadonlySet<LanguageCode> = new Set(['hi-Latn'])
const end = '(?=[,.;!।]|\\s*$)'

/** In the order in which they are tried. */
export const denialsAbroad: readonly Denial[] = [
  {
    languages: chinese,
    pattern:
      /(?:(?:画面|畫面)?[中里裡]?(?:不要|不得|不能|别|別|请勿|請勿|不)(?:有|出现|出現|包含|含有|含|加入|添加|加|带|帶|显示|顯示)|不要|没有|沒有|避免|禁止)(?:出现|出現|任何)?(?<item>[\u3400-\u9fffA-Za-z、]{1,12}?)(?:的(?=\S)|(?=[,，。;；!！\s]|$))/gu,
  },
  {
    // Many words begin so that exclude nothing: "无人机" is a drone.
    languages: chinese,
    pattern:
      /(?<=^|[,，。;；、\s])[无無](?<item>人物|人|文字|字幕|字|水印|背景|阴影|陰影|边框|邊框|框|标志|標誌|logo|车辆|車輛|车|車|云|雲|行人|游客|遊客)(?=[,，。;；、\s]|$)/giu,
  },
  {
    languages: new Set(['ja']),
    pattern:
      /(?<item>[\u30a0-\u30ff\u3400-\u9fffA-Za-z]{1,10}(?:[やと][\u30a0-\u30ff\u3400-\u9fffA-Za-z]{1,8})?)(?:[はもをが]?(?:なし|無し|ナシ|不要|禁止|入れないでください|入れないで|入れない|描かないで|描かない|写さない)|[はもがの](?:いない|ない))(?:で|に)?(?=[,，、。;；!！\s]|$)/gu,
  },
  {
    languages: hindis,
    pattern: new RegExp(
      `(?:कोई भी |कोई |किसी )(?<item>${hindi}{1,20}(?: ${hindi}{1,20})?) (?:नहीं|न)(?: हो| है| हों| चाहिए)?${end}`,
      'gu',
    ),
  },
  {
    languages: hindis,
    pattern: new RegExp(
      `(?<=^|[,।;] ?)(?<item>${hindi}{1,20}(?: (?:और |या )?${hindi}{1,20}){0,2}) (?:नहीं|न|मत)(?: हो| है| हों| चाहिए| दिखाएं| दिखाओ| डालें| लिखें| लिखो| डालो)?${end}`,
      'gu',
    ),
  },
  {
    languages: hindis,
    pattern: new RegExp(
      `बिना (?:किसी )?(?<item>${hindi}{1,20}(?: (?:और|या) ${hindi}{1,20})?)(?: के)?(?=[,।.;!\\s]|$)`,
      'gu',
    ),
  },
  { languages: hindis, pattern: new RegExp(`(?<=^|[,।;\\s])(?<item>${hindi}{1,20}) के बिना(?=[,।.;!\\s]|$)`, 'gu') },
  {
    // "끝없는" is endless and leaves nothing out.
    languages: new Set(['ko']),
    pattern:
      /(?<=^|[,.;\s])(?!수 )(?<item>[\uac00-\ud7afA-Za-z]{1,8}?)(?:(?:은|는|이|가|도)? ?(?:없음|금지|제외|넣지 (?:마|말아|않)[\uac00-\ud7af]{0,4})|(?:(?:은|는|이|가|도) ?| )(?:없이|없는|없게|없도록))(?=[,.;!\s]|$)/gu,
  },
  {
    languages: romanised,
    pattern: /\bbina (?:kisi )?(?<item>[a-z]{2,15}(?: (?:aur|ya) [a-z]{2,15})?)(?: ke\b)?(?=[,.;!\s]|$)/giu,
  },
  {
    languages: romanised,
    pattern:
      /(?:\bkoi (?:bhi )?|(?<=^|[,.;] ?))(?<item>[a-z]{2,15}(?: [a-z]{2,15})?) (?:nahi|nahin|(?:na|mat) (?:ho|dikhao|dalna|daalo|likhna))(?: ho| hai| chahiye| dikhana| hona| hone chahiye)*(?=[,.;!]|\s*$)/giu,
  },
  {
    languages: new Set(['tr']),
    pattern: /(?<=^|[,.;] ?)(?<item>\p{L}{2,15}(?: \p{L}{2,15})?) (?:yok|olmasın|olmadan)(?=[,.;!]|\s*$)/giu,
  },
]
