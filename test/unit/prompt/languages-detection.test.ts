import { describe, expect, it } from 'vitest'
import { detectLanguage } from '../../../worker/prompt/detect-language.ts'
import { readWords } from '../../../worker/prompt/read-words.ts'

const detect = (text: string) => detectLanguage(text, readWords(text))

describe('telling the language', () => {
  it.each([
    ['en', 'a cat sitting by a window'],
    ['en', 'café menu for El Niño season, please write it'],
    ['es', '¿Cuáles son las ventajas de la energía eólica?'],
    ['fr', "Rédige un résumé de l'histoire du pain"],
    ['de', 'Fasse den folgenden Text zusammen'],
    ['pt', 'Crie uma receita de bolo sem açúcar'],
    ['it', 'Scrivi una lettera per il direttore della scuola'],
    ['nl', 'Schrijf een brief over het nieuwe schoolgebouw'],
    ['pl', 'Napisz krótki wiersz o jesieni, który nie jest smutny'],
    ['tr', 'Bana çocuklar için kısa bir masal yaz'],
    ['vi', 'Viết một đoạn văn về mùa thu'],
    ['id', 'Buatkan cerita pendek tentang kucing yang hilang'],
    ['ru', 'Напиши сказку про ёжика'],
    ['uk', 'Напиши казку про їжачка'],
    ['ko', '회의록을 요약해 줘'],
    ['ar', 'اكتب قصة قصيرة عن البحر'],
    ['fa', 'یک داستان کوتاه درباره گربه بنویس'],
    ['he', 'כתוב לי סיפור קצר'],
    ['el', 'Γράψε ένα ποίημα για τη θάλασσα'],
    ['th', 'เขียนจดหมายลาป่วย'],
    ['bn', 'একটি ছোট গল্প লেখো'],
    ['ta', 'ஒரு சிறுகதை எழுது'],
    ['te', 'ఒక చిన్న కథ రాయండి'],
    ['hi', 'बारिश पर एक कविता लिखिए'],
    ['mr', 'पावसावर एक कविता लिहा आणि ती छोटी असावी'],
    ['hi-Latn', 'mujhe barish par ek kavita likho jo chhoti ho'],
    ['zh', '请写一首关于春雨的诗'],
    ['zh-Hant', '請寫一首關於春雨的詩'],
    ['ja', '春の雨についての詩を書いてください'],
    ['und', '1234 ... 5678'],
  ])('reads %s', (language, text) => {
    expect(detect(text)).toBe(language)
  })

  it('goes by the request where the text to be worked on is in another language', () => {
    expect(detect('翻译成中文：The committee will meet again on Thursday to discuss the budget for next year.')).toBe(
      'zh',
    )
    expect(
      detect('Traduce al inglés lo siguiente: The committee meets on Thursday and the budget is ready for all.'),
    ).toBe('es')
    expect(detect('Translate the following notice into English: 明天下午三点停水，请提前储水，谢谢配合。')).toBe('en')
  })

  it('keeps the author’s Chinese script when few characters tell', () => {
    expect(detect('用三句話介紹台北')).toBe('zh-Hant')
    expect(detect('用三句话介绍北京')).toBe('zh')
  })
})
