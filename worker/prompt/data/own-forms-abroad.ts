import type { LanguageCode } from '../language-code.ts'

const file = '(?:csv|tsv|json|yaml|xml)'

/** Wishes on the form that settle it, in the languages in which we write; tried in small letters. */
export const ownFormsAbroad: Partial<Record<LanguageCode, RegExp>> = {
  es: new RegExp(
    String.raw`(?:como|en|formato|salida|devuelve)\W{1,3}(?:un |formato )?${file}(?!\p{L})|\bsí ?\/ ?no\b|\bsi\/no\b|\ben \d+ (?:fechas|pasos|puntos|imágenes|escenas)\b|\buna (?:sola )?palabra cada\b|\b\d+ (?:opciones|versiones|variantes|alternativas)\b`,
    'u',
  ),
  fr: new RegExp(
    String.raw`(?:en|au format|format|sortie|renvoie)\W{1,3}(?:un )?${file}(?!\p{L})|\boui ?\/ ?non\b|\ben \d+ (?:dates|étapes|points|images|scènes)\b|\bun (?:seul )?mot chacun|\b\d+ (?:options|versions|variantes|alternatives)\b`,
    'u',
  ),
  de: new RegExp(
    String.raw`(?:als|in|im|format|ausgabe)\W{1,3}(?:format )?${file}(?!\p{L})|\bja ?\/ ?nein\b|\bin \d+ (?:daten|schritten|punkten|bildern|szenen|jahreszahlen)\b|\bje (?:nur )?ein wort\b|\b\d+ (?:optionen|versionen|varianten|alternativen)\b`,
    'u',
  ),
  pt: new RegExp(
    String.raw`(?:como|em|formato|saída|retorne)\W{1,3}(?:um |formato )?${file}(?!\p{L})|\bsim ?\/ ?não\b|\bem \d+ (?:datas|passos|pontos|imagens|cenas)\b|\buma (?:só )?palavra cada\b|\b\d+ (?:opções|versões|variantes|alternativas)\b`,
    'u',
  ),
  hi: new RegExp(
    String.raw`${file} (?:में|प्रारूप|फ़ॉर्मेट|फॉर्मेट)|हा[ँं] ?\/ ?नहीं|तालिका (?:में|बना)|टेबल में|\d+ (?:तारीखों|तारीख़ों|बिंदुओं|चरणों) में|\d+ (?:विकल्प|संस्करण)|एक-एक शब्द|हर एक एक शब्द`,
    'u',
  ),
  zh: new RegExp(
    String.raw`(?:输出|返回|以|用|格式)[^\n。]{0,4}${file}|是\/否|(?:用|以|做成|画成|列成)[^\n。，]{0,3}(?:表格|表|时间线|时间轴)|用 ?\d+ ?个(?:日期|步骤|要点|年份)|\d+ ?个(?:选项|版本)`,
    'u',
  ),
  'zh-Hant': new RegExp(
    String.raw`(?:輸出|返回|以|用|格式)[^\n。]{0,4}${file}|是\/否|(?:用|以|做成|畫成|列成)[^\n。，]{0,3}(?:表格|表|時間線|時間軸)|用 ?\d+ ?個(?:日期|步驟|要點|年份)|\d+ ?個(?:選項|版本)`,
    'u',
  ),
  ja: new RegExp(
    String.raw`${file}(?:で|形式|に)|はい ?\/ ?いいえ|(?:表|年表|一覧表)(?:で|に|形式)|\d+(?:つ|個)の(?:日付|年号|ステップ|場面)で|\d+(?:つ|個|パターン)の(?:案|候補|バージョン)|それぞれ一言`,
    'u',
  ),
}
