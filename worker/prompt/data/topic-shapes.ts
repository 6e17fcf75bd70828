export interface TopicShape {
  kindId: string
  pattern: RegExp
  weight: number
}

/** What endings, casing and fixed forms say about a topic whose words are in no list. */
export const topicShapes: readonly TopicShape[] = [
  {
    kindId: 'tradition',
    pattern: /\b(?:jayanti|puja|pooja|purnima|utsav|mela|festival|chaturthi|panchami|ashtami|sankranti|carnival)$/iu,
    weight: 2.4,
  },
  {
    kindId: 'hazard',
    pattern:
      /\b(?:fraud|scams?|theft|attacks|injection|poisoning|phishing|hacking|bullying|piracy|smuggling|laundering|breach(?:es)?|hijacking|spoofing)$/iu,
    weight: 2.2,
  },
  {
    kindId: 'arts',
    pattern: /\b(?:weaving|embroidery|carving|bronzes?|textiles?|sarees?|saris?|carpets?|rugs?|murals?|miniatures?)$/iu,
    weight: 2,
  },
  {
    kindId: 'product',
    pattern:
      /\b(?:kettles?|fryers?|cookers?|heaters?|purifiers?|mixers?|headphones|laptops?|shoes|chairs?|mattress(?:es)?|backpacks?|chargers?|grinders?|ovens?|fridges?|vacuums?|keyboards?|monitors?|trimmers?)$/iu,
    weight: 1.6,
  },
  {
    kindId: 'place',
    pattern: /^\p{Lu}\p{L}+ (?:at (?:dawn|dusk|night|sunrise|sunset)|in (?:winter|summer|autumn|spring|monsoon))$/u,
    weight: 2,
  },
  { kindId: 'person', pattern: /^(?:\p{Lu}\. ?){1,3}\p{Lu}\p{L}{2,}/u, weight: 2.6 },
  { kindId: 'law', pattern: /\b(?:contracts?|agreements?|clauses?|lawsuits?|litigation|deeds?)$/iu, weight: 1.8 },
  {
    kindId: 'finance',
    pattern: /\b(?:yields?|loans?|bonds|funds?|tax(?:es|ation)?|insurance|mortgages?|dividends?)$/iu,
    weight: 1.8,
  },
  {
    kindId: 'health',
    pattern: /\b(?:therapy|surgery|pain|pregnancy|menopause|vaccines?|nutrition|transplants?)$/iu,
    weight: 1.8,
  },
  {
    kindId: 'technology',
    pattern: /\b(?:engines?|turbines?|reactors?|sensors?|pumps?|grids?|batteries|protocols?|satellites?)$/iu,
    weight: 1.4,
  },
  {
    kindId: 'programming-concept',
    pattern: /\b(?:checker|compiler|closures?|pointers?|mutex|iterators?|decorators?|middleware|refactoring)$/iu,
    weight: 2,
  },
  {
    kindId: 'skill',
    pattern: /\b(?:gardening|farming|trekking|hiking|draping|painting|knitting|photography|renovation)$/iu,
    weight: 1.6,
  },
  { kindId: 'science', pattern: /(?:ology|ography|onomy|ynamics|genesis|synthesis|osphere|isotopes?)$/iu, weight: 1.6 },
  {
    kindId: 'health',
    pattern: /(?:itis|emia|aemia|opathy|ectomy|algia|plegia|carcinoma|lymphoma|cillin)$/iu,
    weight: 2.4,
  },
  {
    kindId: 'health',
    pattern: /\b\p{L}{2,}(?:'s)? (?:disease|syndrome|disorder|deficiency|infection)$/iu,
    weight: 2.4,
  },
  { kindId: 'society', pattern: /\p{L}(?:isation|ization|ocracy|archy)$/iu, weight: 1.2 },
  { kindId: 'philosophy', pattern: /\p{L}ism$/iu, weight: 1 },
  { kindId: 'philosophy', pattern: /^(?:is there|why is there|what is the meaning) /iu, weight: 2 },
  {
    kindId: 'software-tool',
    pattern: /^\S+\.(?:js|py|io|net|rs)\b|\b[A-Z]\w+(?:JS|DB|QL|SQL|CLI|SDK)\b/u,
    weight: 2.6,
  },
  { kindId: 'programming-concept', pattern: /(?:^|\s)(?:c\+\+|c#|f#|\.net)(?:\s|$)/iu, weight: 3.2 },
  {
    kindId: 'programming-concept',
    pattern: /\b(?:in|with|using) (?:python|javascript|typescript|java|rust|go|ruby|php|kotlin|swift|sql|bash)$/iu,
    weight: 2.6,
  },
  { kindId: 'history', pattern: /\b(?:1[0-8]\d\d|19[0-8]\d)s?\b/u, weight: 1.8 },
  { kindId: 'history', pattern: /\b(?:war|wars|revolution|revolt|uprising|dynasty|crusades?|massacre)$/iu, weight: 2 },
  { kindId: 'law', pattern: /\bact(?: of)? \d{4}$|\p{L} v\.? \p{Lu}/iu, weight: 2.6 },
  { kindId: 'law', pattern: /\b(?:law|laws|rights|liability|regulation|directive)$/iu, weight: 1.4 },
  {
    kindId: 'person',
    pattern:
      /^\p{Lu}[\p{L}.'’-]+(?: (?:de|da|di|van|von|der|al|bin|ibn|la|le))? \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u,
    weight: 0.9,
  },
  {
    kindId: 'person',
    pattern:
      /^(?:albert|alice|ana|anna|anne|antonio|arthur|barack|benjamin|bob|carl|carlos|caroline|catherine|charles|charlotte|christopher|claude|daniel|david|diana|donald|dorothy|edgar|edward|elizabeth|ella|emily|emma|ernest|eva|fidel|francis|franklin|franz|frederick|friedrich|george|giuseppe|hannah|hans|harriet|helen|henri|henry|ibn|ignaz|isaac|ivan|jacob|james|jane|jean|jimi|joan|johann|johannes|john|jorge|joseph|josé|juan|julia|karl|katherine|lewis|louis|louise|ludwig|malcolm|margaret|maria|marie|mark|mary|max|maya|michael|miguel|mikhail|napoleon|nelson|niels|nikolai|oscar|pablo|paul|peter|pierre|rachel|ralph|richard|robert|rosa|rosalind|rudolf|samuel|simón|sophie|srinivasa|stephen|susan|theodore|thomas|victor|vincent|virginia|vladimir|walt|walter|werner|wilhelm|william|winston|wolfgang) \p{L}{3,}/iu,
    weight: 2.6,
  },
  {
    kindId: 'place',
    pattern: /^(?:lake|mount|mt\.?|river|cape|isle of|gulf of|port|fort|san|santa|saint) \p{Lu}/iu,
    weight: 2.6,
  },
  {
    kindId: 'place',
    pattern:
      /\b\p{Lu}\p{L}+ (?:island|islands|river|lake|valley|bay|desert|mountains?|canyon|falls|beach|city|district)$/iu,
    weight: 2.2,
  },
  { kindId: 'organisation', pattern: /\b(?:inc|ltd|gmbh|llc|corp|plc)\.?$/iu, weight: 3 },
  { kindId: 'skill', pattern: /^how to \p{L}/iu, weight: 1.7 },
  { kindId: 'skill', pattern: /^\p{L}{3,}ing(?: \p{L}+){1,3}$/iu, weight: 0.9 },
  { kindId: 'idea', pattern: /^\p{L}{3,}(?:ness|itude|hood|ship)$/iu, weight: 1.3 },
  { kindId: 'method', pattern: /\b(?:method|technique|framework|methodology|procedure|process)$/iu, weight: 1.6 },
  {
    kindId: 'mathematics',
    pattern: /\b(?:theorem|conjecture|equations?|lemma|transform|algebra|numbers)$/iu,
    weight: 2.4,
  },
  {
    kindId: 'arts',
    pattern: /\b(?:art|painting|music|poetry|literature|novels?|sculpture|dance|opera)$/iu,
    weight: 1.6,
  },
]
