import type { LanguageCode } from '../language-code.ts'

/** How a text says "in English" or "in German"; not how it names a language that is to be learnt. */
export interface AskedLanguage {
  /** Where another language has the same word for something else; any language where left out. */
  languages?: readonly LanguageCode[]
  said: RegExp
}

const romance =
  'inglese|spagnolo|francese|tedesco|portoghese|italiano|russo|arabo|cinese|giapponese|coreano|engleză|germană|franceză|spaniolă|italiană|română|rusă|maghiară|inglés|español|francés|alemán|inglês|francês|alemão|espanhol|português'
const slavic =
  'английск|немецк|французск|испанск|итальянск|русск|китайск|японск|корейск|арабск|турецк|украинск|польск|португальск|хинди|англійськ|німецьк|французьк|іспанськ|італійськ|українськ|російськ|польськ|английск|немск|френск|испанск|български|енглеск|немачк|српск'
const semitic =
  '(?:إ|ا|أ)نج?[كج]?ليزي|فرنسي|(?:أ|ا)لماني|إسباني|اسباني|إيطالي|ايطالي|روسي|صيني|تركي|هندي|عربي|يابان|برتغالي|فصحى'

export const askedLanguages: readonly AskedLanguage[] = [
  {
    said: /(?<!\p{L})in (?:(?:plain|simple|good|proper|easy|british|american|formal|correct) )?(?:english|hindi|german|french|spanish|italian|portuguese|russian|arabic|chinese|japanese|korean|tamil|telugu|kannada|malayalam|marathi|gujarati|bengali|bangla|punjabi|urdu|hinglish|dutch|turkish|polish)(?!\p{L})/iu,
  },
  {
    languages: ['hi-Latn'],
    said: /(?<!\p{L})(?:english|angre[zj]i|hindi|hinglish|urdu|marathi|gujarati|tamil|telugu|kannada|malayalam|odia|assamese|nepali|sanskrit|bhojpuri|punjabi|bangla|bengali|french|german|spanish|japanese|devanagari|roman) (?:bhasha )?(?:me|mein|mei|main|mai|men|m|mn)(?!\p{L}| (?:weak|kam[zj]or|strong|fail|pass|poor|marks|accha|achha|acha|paas|bolna|baat|fluent))/iu,
  },
  {
    languages: ['it', 'ro', 'es', 'pt'],
    said: new RegExp(String.raw`(?<!\p{L})(?:in|en|em|în)\s+(?:lingua\s+|limba\s+)?(?:${romance})(?!\p{L})`, 'iu'),
  },
  {
    languages: ['nl'],
    said: /(?<!\p{L})(?:in het |in 't |in )(?:engels|duits|frans|spaans|italiaans|nederlands|portugees|russisch|turks|pools|arabisch|chinees)(?!\p{L})|(?<!\p{L})(?:engels|duits|frans|nederlands)talige?(?!\p{L})/iu,
  },
  {
    languages: ['sv', 'da'],
    said: /(?<!\p{L})på (?:engelska?|tyska?|franska?|spanska?|svenska?|danska?|norska?|finska|italienska?|ryska|russisk)(?!\p{L})/iu,
  },
  {
    languages: ['fi', 'hu'],
    said: /(?<!\p{L})(?:englanniksi|saksaksi|ranskaksi|espanjaksi|italiaksi|ruotsiksi|suomeksi|venäjäksi|angolul|németül|franciául|spanyolul|olaszul|magyarul|oroszul)(?!\p{L})|(?<!\p{L})(?:angol|német|francia|magyar) nyelven/iu,
  },
  {
    languages: ['pl'],
    said: /(?<!\p{L})(?:po (?:angielsku|niemiecku|francusku|hiszpańsku|włosku|polsku|rosyjsku|ukraińsku|czesku)|w języku \p{L}+im)(?!\p{L})/iu,
  },
  {
    languages: ['cs'],
    said: /(?<!\p{L})(?:anglicky|německy|francouzsky|španělsky|italsky|česky|slovensky|rusky|polsky|v (?:angličtině|němčině|češtině|francouzštině|španělštině))(?!\p{L})/iu,
  },
  {
    languages: ['tr'],
    said: /(?<!\p{L})(?:[iİ]ngilizce|almanca|fransızca|[iİ]spanyolca|[iİ]talyanca|türkçe|rusça|arapça)(?!\p{L})(?! (?:öğren\p{L}*|ders\p{L}*|kelime\p{L}*|kurs\p{L}*|seviye\p{L}*|sınav\p{L}*|gramer\p{L}*|konuş\p{L}*|bil\p{L}*|çalış\p{L}*))/iu,
  },
  {
    languages: ['id'],
    said: /(?<!\p{L})(?:dalam|dlm|pakai|pake|pakek|menggunakan|gunakan|dengan|ke|berbahasa)\s+(?:bahasa\s+|bhs\s+)?(?:inggris|jerman|prancis|perancis|spanyol|arab|mandarin|jepang|korea|indonesia|jawa|sunda|melayu|belanda)(?!\p{L})/iu,
  },
  { languages: ['vi'], said: /(?<!\p{L})(?:bằng|sang|dùng) tiếng \p{L}+/iu },
  {
    languages: ['ru', 'uk', 'bg', 'sr'],
    said: new RegExp(
      String.raw`(?<!\p{L})(?:на (?:${slavic})\p{L}*|по[- ](?:${slavic})и?(?!\p{L})|(?:англійськ|німецьк|французьк|українськ|російськ|польськ|іспанськ)ою(?! мов\p{L} (?:вивч|вчи)))`,
      'iu',
    ),
  },
  { languages: ['el'], said: /(?<!\p{L})στα (?:αγγλικά|γερμανικά|γαλλικά|ισπανικά|ιταλικά|ελληνικά|ρωσικά)/iu },
  {
    languages: ['ar', 'fa', 'ur'],
    said: new RegExp(
      String.raw`(?<!\p{L})(?:بال(?:لغة ال)?|ب?اللهجة ال|إلى ال)(?:${semitic})|(?<!\p{L})به (?:زبان )?(?:انگلیسی|فارسی|آلمانی|فرانسوی|عربی|ترکی)|(?:انگریزی|انگلش|اردو|ہندی|عربی|فارسی|پنجابی) (?:زبان )?میں(?! کمزور)`,
      'u',
    ),
  },
  { languages: ['he'], said: /(?<!\p{L})ב(?:אנגלית|עברית|ערבית|רוסית|צרפתית|ספרדית|גרמנית)(?!\p{L})/u },
  {
    languages: ['ko'],
    said: /(?:영어|한국어|일본어|중국어|독일어|프랑스어|스페인어|러시아어|영문|국문|한글|우리말)(?:으?로)(?!\p{L})/u,
  },
  { languages: ['th'], said: /(?:เป็น|ด้วย|ใน|โดยใช้)ภาษา(?:อังกฤษ|ไทย|จีน|ญี่ปุ่น|เกาหลี|เยอรมัน|ฝรั่งเศส|สเปน)/u },
  { languages: ['bn'], said: /(?:ইংরেজি|ইংরাজি|ইংলিশ|হিন্দি|বাংলা|উর্দু)(?:তে|য়|য়)(?!\p{L}| (?:দুর্বল|কাঁচা))/u },
  { languages: ['ta'], said: /(?:ஆங்கில|இங்கிலீஷ|தமிழ|இந்தி)[\p{L}\p{M}]*ல்(?![\p{L}\p{M}])/u },
  { languages: ['te'], said: /(?:ఇంగ్లీష|ఇంగ్లీషు|ఆంగ్ల|తెలుగు|హిందీ)[\p{L}\p{M}]*లో(?![\p{L}\p{M}])/u },
  { languages: ['kn'], said: /(?:ಇಂಗ್ಲಿಷ|ಇಂಗ್ಲೀಷ|ಆಂಗ್ಲ|ಕನ್ನಡ|ಹಿಂದಿ)[\p{L}\p{M}]*ಲ್ಲಿ/u },
  { languages: ['ml'], said: /(?:ഇംഗ്ലീഷ|മലയാള|ഹിന്ദി)[\p{L}\p{M}]*(?:ൽ|ല്‍)/u },
  { languages: ['gu'], said: /(?:અંગ્રેજી|ઇંગ્લિશ|ગુજરાતી|હિન્દી|હિંદી) ?માં/u },
  { languages: ['mr'], said: /(?:इंग्रजी|इंग्लिश|मराठी|हिंदी|हिन्दी)(?:त| मध्ये|मध्ये)/u },
  { languages: ['pa'], said: /(?:ਅੰਗਰੇਜ਼ੀ|ਅੰਗਰੇਜੀ|ਇੰਗਲਿਸ਼|ਪੰਜਾਬੀ|ਹਿੰਦੀ) ਵਿੱਚ/u },
]
