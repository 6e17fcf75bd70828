import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

export const textDomains: readonly ChatDomain[] = [
  {
    id: 'summarization',
    group: 'summarization',
    framework: 'CARE',
    persona: 'an editor who condenses without adding',
    strong: splitTerms(`
      summarize, summarise, summary of, tldr, tl dr, key points, summarization, key takeaways, main points,
      condense, a summary, abstract of, resumen, resume el, résume, fasse zusammen, zusammenfassung, resuma
    `),
    weak: splitTerms(`
      brief, recap, overview, gist, takeaway
    `),
    decisions: [
      { text: 'Keep every number, name and date that carries the argument, as written.' },
      { text: 'Use only what the text says; leave opinions and outside facts out.' },
      { text: 'Put the conclusion first, then what supports it in order of weight.' },
      { text: 'Where the text contradicts itself or leaves something open, say so.' },
    ],
    shapes: [
      'One sentence with the main point, then three to five bullets, one idea each.',
      'A lead sentence that states the conclusion, followed by up to five bullets.',
    ],
    lengths: ['Under 150 words.', 'At most a fifth of the original.'],
    missing: [{ item: 'who the summary is for', unless: ['for', 'audience', 'executive', 'student'] }],
    avoid: ['added opinions', 'repeated points'],
  },
  {
    id: 'extraction',
    group: 'extraction',
    framework: 'TIDD-EC',
    persona: 'a data engineer who extracts only what is written',
    strong: splitTerms(`
      extract, parse, as json, entities, pull out, named entity, into json, based on the passage, according to
      the text, according to the passage, answer the question based, from the text, from the following text,
      find all, identify the
    `),
    weak: splitTerms(`
      field, schema, entity, json, passage, list all, mention, identify
    `),
    decisions: [
      {
        text: 'Return one JSON array with one object per record, in the order of the text, and nothing outside it.',
        when: ['json'],
      },
      { text: 'Copy values as they are written, unless a format is asked for.', unless: ['should be', 'format'] },
      { text: 'Use null where the text gives no value.', unless: ['null', 'missing', 'empty'] },
      { text: 'Return several matches as a list, in the order in which they appear.', unless: ['only'] },
      { text: 'Where two readings are possible, take the one closest to the wording.' },
    ],
    shapes: [
      'The extracted values alone, one object per record, in the order of the text.',
      'Only the result, with one entry per item and the same fields in each.',
    ],
    missing: [],
    avoid: ['text around the result', 'guessed values'],
  },
  {
    id: 'classification',
    group: 'classification',
    framework: 'TIDD-EC',
    persona: 'an annotator who applies the same rule to every item',
    strong: splitTerms(`
      classify, sentiment, categorize, label each, positive or negative, spam, true or false, is this, label
      the, categorise, toxicity, which category, classification, yes or no, clasifica, classe, klassifiziere,
      classifique, rate the
    `),
    weak: splitTerms(`
      category, label, class, tag, rate, rating, score, group
    `),
    decisions: [
      {
        text: 'Give exactly one label per item, spelled as in the list of labels.',
        unless: ['multiple label', 'multi-label'],
      },
      { text: 'Decide by the wording of the item, not by its topic.' },
      { text: 'Where two labels fit, choose the stronger one and say so in a few words.' },
      { text: 'Keep the order of the items.' },
    ],
    shapes: [
      'One line per item: the item, its label, and a reason of at most ten words.',
      'A table: item, label, reason in a few words.',
    ],
    missing: [{ item: 'meaning of each label', unless: ['means', 'if', 'defined', 'positive', 'spam', 'yes', 'true'] }],
    avoid: ['labels outside the list', 'hedged answers'],
  },
  {
    id: 'translation',
    group: 'translation',
    framework: 'CO-STAR lite',
    persona: 'a translator who carries tone as well as meaning',
    strong: splitTerms(`
      translate, translation, into spanish, into french, into german, into english, to spanish, to french, to
      english, to german, to japanese, in french, localize, localise, traduce, traduis, übersetze, traduza,
      translator, to chinese, into chinese, into japanese
    `),
    weak: splitTerms(`
      language, idiom, native, spanish, french, german, chinese, japanese
    `),
    decisions: [
      { text: 'Carry meaning and register over rather than word order.' },
      { text: 'Leave names, numbers, code and placeholders unchanged.' },
      { text: 'Keep the formatting and line breaks of the source.' },
      { text: 'Note an ambiguous term with the choice made, after the translation.' },
    ],
    shapes: [
      'The translation first, then notes on ambiguous terms if there are any.',
      'Only the translation, with notes below it where a choice had to be made.',
    ],
    missing: [
      {
        item: 'regional variant and register',
        unless: ['formal', 'informal', 'mexican', 'latin american', 'european', 'brazilian', 'casual', 'polite'],
      },
    ],
    avoid: ['word-for-word idioms', 'translated placeholders'],
  },
]
