import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

export const extraction: ChatDomain = {
  id: 'extraction',
  group: 'extraction',
  framework: 'TIDD-EC',
  personas: [
    'a data engineer who extracts only what is written',
    'a parser author who fixes the schema first',
    'an archivist who records values exactly as found',
    'a data clerk who marks what is absent',
    'an information analyst who points at the evidence',
  ],
  strong: splitTerms(`
    extract, parse, as json, entities, pull out, named entity, into json, based on the passage, according to the
    text, according to the passage, answer the question based, from the text, from the following text, find all,
    extract all, extract the, from the paragraph, from the passage, from the sentence, keywords from, tags from,
    fill in the fields, based on the text, based on the article, use the passage, reading comprehension, the
    following text answer, convert to json
  `),
  weak: splitTerms(`
    field, schema, entity, json, passage, list all, mention, identify, from this text, from these, names in,
    mentioned in
  `),
  decisions: [
    { text: 'Copy each value as it is written, unless a format is asked for.', unless: ['should be', 'format'] },
    {
      text: 'Mark a value that the text does not give as null.',
      unless: splitTerms('null, missing, empty, blank, not found'),
    },
    { text: 'Return several matches as a list, in the order of the text.', unless: ['highest', 'lowest'] },
    { text: 'Take the reading closest to the wording where two are possible.' },
    { text: 'Count a value once, even if the text repeats it.', unless: ['occurrence', 'count', 'frequency'] },
    {
      text: 'Keep the original spelling, accents and capitals.',
      unless: splitTerms('lowercase, uppercase, capital, normalise, normalize'),
    },
    { text: 'Leave out what is only implied.', unless: ['infer', 'implied', 'insight'] },
    { text: 'Use the same field names for every record.' },
    { text: 'Keep units and currency signs with their numbers.', unless: ['convert', 'number only'] },
    { text: 'Resolve a pronoun to the name it stands for.', unless: ['exact', 'verbatim', 'sentences'] },
    { text: 'Keep each value as short as the text allows.', unless: ['sentences', 'full sentence'] },
    { text: 'Treat headings, captions and notes as part of the text.' },
    { text: 'Trim surrounding spaces and punctuation from each value.', unless: ['exact', 'verbatim', 'sentences'] },
    { text: 'Give an empty list when nothing matches.', unless: ['not found', 'none'] },
    { text: 'Return valid JSON with double quotes and no trailing commas.', when: ['json'] },
    { text: 'Use the same keys in every JSON object.', when: ['json', 'schema', 'fields'] },
    { text: 'Quote any field that contains a comma.', when: ['csv', 'comma'] },
    { text: 'Use a header row with the field names.', when: splitTerms('csv, table, spreadsheet, excel') },
    {
      text: 'Pair each date with what happens on it.',
      when: splitTerms('date, deadline, invoice, appointment, birth'),
    },
    {
      text: 'Split given name and family name only where the text does.',
      when: splitTerms('people, person, attendees, full name, first name, last name'),
    },
    {
      text: 'Label each entity as person, place, organisation or other.',
      when: splitTerms('entities, entity, named entity, ner'),
    },
    {
      text: 'Give the sentence that shows each value.',
      when: splitTerms('evidence, passage, contract, report, abstract, quote'),
    },
    {
      text: 'Answer with the words of the passage.',
      when: splitTerms('passage, according to, question, based on the, paragraph, context'),
    },
    {
      text: 'Keep whole sentences, unchanged and in order.',
      when: splitTerms('sentences, exact, verbatim, quote, quotations'),
    },
    {
      text: 'Give amount, currency and period as separate fields.',
      when: splitTerms('price, invoice, salary, cost, financial, revenue, stock, payment'),
    },
    {
      text: 'Name party, duty and date for each obligation.',
      when: splitTerms('contract, clause, agreement, obligations, lease, terms'),
    },
    {
      text: 'List each skill or requirement once, in its shortest form.',
      when: splitTerms('skill, resume, cv, job description, requirements'),
    },
    {
      text: 'Take product name, variant and quantity apart.',
      when: splitTerms('product, sku, receipt, menu, ingredients'),
    },
    { text: 'Keep links complete, with their protocol.', when: splitTerms('url, link, email, website') },
    {
      text: 'Give each task an owner and a date where the text names them.',
      when: splitTerms('task, action, action items, meeting, transcript, minutes'),
    },
    { text: 'Choose keywords that occur in the text itself.', when: splitTerms('keyword, tags, topics, key phrases') },
    {
      text: 'State for each group which record the value came from.',
      when: splitTerms('highest, lowest, maximum, minimum, each month, per month, group'),
    },
    { text: 'Keep the order of fields the same in every record.' },
    { text: 'Take the later value where the text corrects itself.' },
    { text: 'Treat a denied statement as no value.' },
    { text: 'Record values only from the given text.' },
    { text: 'Keep brackets and abbreviations as they stand.' },
    { text: 'Give the full form of a name where the text has both.' },
    { text: 'Separate values that the text joins with a conjunction.' },
    { text: 'Keep leading zeros and signs.' },
    { text: 'Treat a range as one value with both ends.' },
    { text: 'Leave out examples that the text marks as such.' },
    { text: 'Put each value under one field only.' },
  ],
  shapes: [
    'The extracted values alone, one entry per record, in the order of the text.',
    'Only the result, with one entry per item and the same fields in each.',
    'A compact list or block with one record per line.',
    'The values under their field names, one record after another.',
    'The result in a single block that can be copied as it stands.',
  ],
  lengths: [
    'As many entries as the text holds.',
    'One line or object per record.',
    'Only the values, without commentary.',
    'One entry per match, each as short as the text allows.',
    'A single block, without an introduction.',
  ],
  missing: [
    {
      item: 'the fields wanted and their form',
      unless: splitTerms(`
          name, json, date, email, fields, sentence, question, keywords, skills, columns, url, id, price,
          list, entities, phone, address, countries, answer
        `),
    },
  ],
  avoid: splitTerms(`
    text around the result, guessed values, invented field names, silent corrections, merged records,
    unrequested nesting, entities counted twice, data lifted from instructions, units stripped from numbers,
    swapped day and month, malformed syntax, near misses as matches, comments between records,
    dates in mixed formats, names joined together, defaults written as facts, totals worked out unasked,
    fields in changing order, quotation marks lost, translations of values
  `),
}
