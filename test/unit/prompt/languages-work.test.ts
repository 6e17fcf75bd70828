import { describe, expect, it } from 'vitest'
import { chatDomains } from '../../../worker/prompt/data/chat-domains.ts'
import { chatGenres } from '../../../worker/prompt/data/chat-genres.ts'
import { genreWordsElsewhere } from '../../../worker/prompt/data/genre-words-elsewhere.ts'
import { optimizeWithRules } from './optimize-with-rules.ts'

/** Common pieces of work, each in languages that we recognise and do not write. */
const requests: Readonly<Record<string, readonly string[]>> = {
  email: [
    'напиши письмо начальнику с просьбой о выходном',
    '상사에게 휴가 요청 이메일 써줘',
    'اكتب رسالة إلى المدير أطلب فيها إجازة',
    'scrivi una mail al capo per chiedere un giorno libero',
    'tulis email ke atasan untuk minta cuti',
    'napisz e-mail do szefa z prośbą o dzień wolny',
    'viết email xin nghỉ phép gửi sếp',
    'เขียนอีเมลถึงหัวหน้าเพื่อขอลา',
    'కార్యాలయానికి సెలవు కోసం ఇమెయిల్ రాయండి',
    'برای رئیس ایمیل مرخصی بنویس',
  ],
  summarization: [
    'сделай краткое изложение статьи о климате',
    '이 기사 요약해줘 기후 변화에 대한',
    'streść artykuł o klimacie',
    'สรุปบทความเรื่องสภาพอากาศ',
  ],
  translation: [
    'переведи на английский: я приеду завтра',
    'terjemahkan ke bahasa inggris: saya datang besok',
    'przetłumacz na angielski: będę jutro',
  ],
  essay: [
    'напиши эссе о пользе чтения',
    'tulis esai tentang manfaat membaca',
    'okumanın faydaları hakkında kompozisyon yaz',
  ],
  'code-generate': [
    'напиши функцию на python, которая сортирует список',
    'scrivi una funzione python che ordina una lista',
  ],
  cooking: [
    'рецепт борща на 4 человека',
    '김치찌개 레시피 알려줘',
    'przepis na pierogi dla 4 osób',
    'συνταγή για μουσακά για 4 άτομα',
    'สูตรต้มยำกุ้งสำหรับ 4 คน',
  ],
  'creative-writing': [
    'напиши стихотворение о море',
    'tulis puisi tentang laut',
    'viết bài thơ về biển',
    'вірш про море',
    'মাকে নিয়ে একটা কবিতা লেখো',
  ],
  career: ['составь резюме для бухгалтера', '회계사 이력서 작성해줘', 'buat cv untuk akuntan'],
  'marketing-copy': ['описание товара: деревянный стол', '나무 책상 상품 설명 써줘', 'وصف منتج: طاولة خشبية'],
  'marketing-plan': [
    'составь план маркетинга для кофейни',
    '카페 마케팅 계획 세워줘',
    'خطة تسويق لمقهى',
    'piano marketing per una caffetteria',
  ],
  teaching: ['план урока по физике 8 класс', 'plan lekcji fizyki o grawitacji dla klasy 8'],
}

describe('work that is named in another language', () => {
  it.each(Object.entries(requests).flatMap(([domain, texts]) => texts.map((text) => [text, domain] as const)))(
    '"%s" is %s',
    async (text, domain) => {
      const { analysis } = await optimizeWithRules(text, 'universal')
      expect([analysis.modality, analysis.domain]).toEqual(['chat', domain])
    },
  )

  it('is named by ids that there are', () => {
    const known = new Set([...chatGenres, ...chatDomains].map(({ id }) => id))
    expect(Object.keys(genreWordsElsewhere).filter((id) => !known.has(id))).toEqual([])
  })
})
