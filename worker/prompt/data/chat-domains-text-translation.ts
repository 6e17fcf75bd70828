import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'
import { moreForTexts } from './chat-decisions-more-texts.ts'

export const translation: ChatDomain = {
  id: 'translation',
  group: 'translation',
  framework: 'CO-STAR',
  personas: [
    'a translator who carries tone as well as meaning',
    'a localisation editor who writes as a native would',
    'a bilingual editor who keeps names and terms steady',
    'a literary translator who hears the rhythm of the source',
    'a technical translator who leaves names, numbers and placeholders alone',
  ],
  strong: splitTerms(`
    translate, translation, into spanish, into french, into german, into english, to spanish, to french, to english,
    to german, to japanese, in french, localize, localise, traduce, traduis, übersetze, traduza, translator, to
    chinese, into chinese, into japanese, translating, into latin, into italian, to italian, into portuguese, to
    portuguese, into russian, to russian, into korean, to korean, into arabic, to arabic, into hindi, to hindi, in
    spanish, in german, in japanese, in italian, second language, how do you say, how to say, translated, subtitle,
    into dutch, into turkish, from english, from french, from spanish, from german
  `),
  weak: splitTerms(`
    language, idiom, native, spanish, french, german, chinese, japanese
  `),
  decisions: [
    { text: 'Carry meaning and register over rather than word order.' },
    { text: 'Leave names, code and placeholders unchanged.' },
    {
      text: 'Keep the line breaks and formatting of the source.',
      unless: ['word', 'phrase', 'sentence', 'how do you say'],
      needsMaterial: true,
    },
    { text: 'Note an ambiguous term with the choice made, after the translation.' },
    { text: 'Use one rendering for each recurring term.' },
    { text: 'Replace an idiom with one that the target language uses.' },
    { text: "Follow the target language's rules for punctuation and quotation marks." },
    { text: 'Choose the form of address that suits the reader.', unless: splitTerms('formal, informal, tu, polite') },
    { text: 'Keep the sentence type: a question stays a question, an order an order.' },
    {
      text: 'Keep every number and every unit of the source.',
      when: splitTerms('report, recipe, contract, invoice, manual, article, document, price, table, instructions'),
    },
    {
      text: 'Keep a foreign term where the target language has borrowed it.',
      unless: splitTerms('sentence, phrase, word, logic, formula'),
    },
    { text: 'Match the length of the source as far as the language allows.', unless: ['expand'] },
    {
      text: 'Prefer common words to rare ones of the same meaning.',
      unless: splitTerms('poetic, literary, biblical, archaic, formal, logic, formula'),
    },
    { text: 'Make gender and number agree with what the source implies.' },
    {
      text: 'Explain in one line any wordplay that could not be carried over.',
      unless: ['contract', 'manual', 'technical'],
    },
    {
      text: 'Keep rhythm and image before literal wording.',
      when: splitTerms('poem, lyrics, song, poetry, haiku, verse'),
    },
    {
      text: 'Keep metre and rhyme only where they cost no meaning.',
      when: splitTerms('poem, lyrics, song, poetry, rhyme'),
    },
    {
      text: 'Keep defined terms and numbering exactly parallel.',
      when: splitTerms('contract, legal, agreement, terms, law, policy'),
    },
    {
      text: 'Use the established technical term, with the original once in brackets.',
      when: splitTerms('technical, manual, medical, scientific, documentation, dentistry, engineering, software'),
    },
    {
      text: 'Keep every string as short as the original allows.',
      when: splitTerms('app, ui, interface, button, menu, strings, website, localize, localise'),
    },
    {
      text: 'Leave tags, keys and variables exactly in place.',
      when: splitTerms('json, html, xml, code, strings, markdown, po file'),
    },
    {
      text: 'Write what a native speaker would say in that situation.',
      when: splitTerms('dialogue, conversation, phrase, how do you say, how to say, slang, casual, chat, message'),
    },
    {
      text: 'Give the pronunciation of the translated words.',
      when: splitTerms('how do you say, how to say, pronounce, pronunciation, phrase, travel, learn'),
    },
    {
      text: 'Give the literal sense beside the natural one.',
      when: splitTerms('idiom, proverb, saying, quote, expression, slang, learn'),
    },
    {
      text: 'Keep the politeness of the source.',
      when: splitTerms('email, letter, message, business, customer, formal, reply'),
    },
    {
      text: 'Let the selling point survive before the wording.',
      when: splitTerms('slogan, ad, marketing, tagline, advertisement, campaign, brand'),
    },
    { text: 'Keep subtitles within two lines of 40 characters.', when: ['subtitle', 'caption', 'srt'] },
    {
      text: 'Reproduce old forms of speech with period words of the target language.',
      when: splitTerms('biblical, shakespeare, archaic, medieval, old english, latin'),
    },
    {
      text: 'Translate the meaning of each clause in turn, then smooth the joins.',
      when: ['article', 'document', 'essay'],
    },
    {
      text: 'Build invented words by rules that can be stated.',
      when: splitTerms('made up, constructed, fictional, elvish, klingon, lojban, invented'),
    },
    { text: 'Keep the emphasis on the same idea as in the source.' },
    { text: 'Keep tense and order of events as in the source.' },
    { text: 'Choose the plain reading where the source is vague.' },
    { text: 'Preserve degrees of certainty such as may, should and will.' },
    { text: 'Use capital letters as the target language does.', needsMaterial: true },
    {
      text: 'Use the established title of a work where one exists.',
      when: splitTerms('book, film, movie, song, article, magazine, series, essay, review'),
    },
    { text: 'Keep a list as a list and a heading as a heading.', needsMaterial: true },
    { text: 'Keep what is left unsaid in the source unsaid.' },
    { text: 'Choose one spelling standard of the target language, and keep it.' },
    { text: 'Keep forms of address the same from start to finish.' },
    { text: 'Keep humour and irony recognisable.', unless: splitTerms('contract, legal, manual, medical, technical') },
    { text: 'Give a name its usual form in the target language where one exists.' },
    { text: 'Keep repeated words repeated where the repetition is meant.' },
    ...moreForTexts.translation,
  ],
  shapes: [
    'The translation first, then notes on ambiguous terms if there are any.',
    'Only the translation, with notes below it where a choice had to be made.',
    'The full translation laid out like the source, then at most three notes.',
    'The translation as one clean text, followed by a short list of rendered terms.',
    'The translated text alone, ready to use, with open questions in a last line.',
  ],
  lengths: [
    'About the length of the source.',
    'The same number of paragraphs as the source.',
    'As long as the source, with notes in at most three lines.',
    'The length of the source, and one line per note.',
    'Only as long as the source needs.',
  ],
  missing: [
    {
      item: 'regional variant and register',
      unless: splitTerms(`
          formal, informal, mexican, latin american, european, brazilian, casual, polite, slang, biblical,
          simplified, traditional, american, british, technical
        `),
    },
    {
      item: 'where the translation will be used',
      unless: splitTerms(`
          website, app, email, letter, subtitle, contract, audience, book, customer, class, menu, poem,
          article, conversation, speak, game
        `),
    },
  ],
  avoid: splitTerms(`
    word-for-word idioms, translated placeholders, false friends, shifting forms of address,
    footnotes in running text, punctuation of the source, wavering terminology, source word order, sanitised slang,
    omitted sentences, broken markup, mixed regional variants, calques, jokes explained,
    units left unconverted without note, titles turned literal, mixed spellings, politeness lost, tenses shifted,
    names translated
  `),
}
