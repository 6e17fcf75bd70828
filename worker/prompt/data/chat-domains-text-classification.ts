import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'
import { moreForTexts } from './chat-decisions-more-texts.ts'

export const classification: ChatDomain = {
  id: 'classification',
  group: 'classification',
  framework: 'TIDD-EC',
  personas: [
    'an annotator who applies the same rule to every item',
    'a taxonomist who settles borderline cases by definition',
    'a moderation analyst who labels by the text alone',
    'a data labeller who keeps categories apart',
    'a quality reviewer who records why an item is doubtful',
  ],
  strong: splitTerms(`
    classify, sentiment, categorize, label each, positive or negative, spam, true or false, is this, label the,
    categorise, toxicity, which category, classification, yes or no, clasifica, classe, klassifiziere, classifique,
    rate the, what genre, is spam or not, decide if, decide whether, whether the following, identify whether, which
    of the following categories, language detector, detect the language, labelled, sort into, group into, put into
    categories, intent of, sentiment analysis, entail, offensive or not, hate speech, relevant or not, fact or
    opinion, esrb
  `),
  weak: splitTerms(`
    category, label, class, tag, rate, rating, score, group, genre, determine whether, tell me if, belongs to
  `),
  decisions: [
    {
      text: 'Give exactly one label per item.',
      unless: splitTerms('multiple label, multi-label, genres, labels, categories by'),
    },
    { text: 'Spell each label as it is given.', unless: ['genre', 'language'] },
    {
      text: 'Decide by the wording of the item rather than by its topic.',
      unless: splitTerms('news, topic, subject, genre, book, product, similarity, words'),
    },
    { text: 'Choose the stronger label where two fit.', unless: ['genres', 'multi-label'] },
    { text: 'Keep the order of the items.', unless: ['group', 'sort', 'rank'] },
    {
      text: 'Judge each item on its own, without regard to its neighbours.',
      unless: ['group', 'similarity', 'dialogue'],
    },
    { text: 'Apply one rule for borderline cases, and state it once.' },
    {
      text: 'Base the label on what the text says, without outside knowledge.',
      unless: splitTerms('book, movie, series, film, game, genre, song'),
    },
    { text: 'Point to the words that decided the label.', unless: splitTerms('only, book, movie, series') },
    { text: 'Weigh the whole item rather than its first sentence.' },
    {
      text: 'Treat sarcasm by its intended meaning.',
      when: splitTerms('sentiment, tweet, comment, review, offensive, opinion, toxic, emotion, feedback, hate'),
    },
    { text: 'Say how sure the label is: high, medium or low.', unless: ['only', 'true or false', 'yes or no'] },
    {
      text: 'Prefer the more specific label where one contains the other.',
      unless: splitTerms('yes or no, spam, sentiment, positive'),
    },
    { text: 'Ignore spelling mistakes, capitals and layout.' },
    { text: 'Name the missing detail when an item cannot be decided.', unless: ['only', 'true or false'] },
    {
      text: 'Keep positive, negative and mixed apart.',
      when: splitTerms('sentiment, review, tweet, feedback, opinion, emotion'),
    },
    {
      text: 'Judge the attitude towards the thing reviewed.',
      when: splitTerms('sentiment, review, product review, satisfied, feedback'),
    },
    {
      text: 'Weigh sender, request and links before the tone.',
      when: splitTerms('spam, email, phishing, scam, promotion'),
    },
    {
      text: 'Give the main genre first, then at most one secondary genre.',
      when: splitTerms('genre, book, movie, series, song, film'),
    },
    { text: 'Name each group by what its members share.', when: ['similarity', 'group', 'cluster'] },
    {
      text: 'Put every item into one group, and leave none over.',
      when: splitTerms('group, cluster, sort, categories, similarity, list of words'),
    },
    {
      text: 'Classify by what the person wants to happen.',
      when: splitTerms('intent, query, question, faq, ticket, support, request, customer'),
    },
    {
      text: 'Judge relevance by whether the text answers the query.',
      when: splitTerms('relevant, relevance, search, query, document'),
    },
    {
      text: 'Separate an insult to a person from criticism of an idea.',
      when: splitTerms('offensive, toxic, toxicity, hate, abusive, moderation, harassment'),
    },
    {
      text: 'Decide by the department in which a buyer would look.',
      when: splitTerms('product, department, store, e-commerce, item'),
    },
    {
      text: 'Classify by the main subject of the headline.',
      when: splitTerms('news, headline, title, article, topic, newspaper'),
    },
    {
      text: 'Judge by content shown, with the strongest scene deciding.',
      when: splitTerms('rating, esrb, age, game, content rating'),
    },
    { text: 'Answer by the wording of the rule.', when: splitTerms('clause, statute, legal, provision, contract') },
    {
      text: 'Separate what can be checked from what is judged.',
      when: splitTerms('fact or opinion, opinion, true or false, misinformation, fake'),
    },
    {
      text: 'Judge by the last turns of the conversation.',
      when: splitTerms('dialogue, conversation, chat, satisfied, agent'),
    },
    {
      text: 'Use the label for a mixture only where both languages carry content.',
      when: ['language', 'detect the language'],
    },
    { text: 'Weigh severity before frequency.', when: splitTerms('risk, priority, severity, urgent, urgency, bug') },
    { text: 'Put the label before its reason.' },
    { text: 'Take each word in its usual sense.' },
    { text: 'Base the reason on one feature of the item.' },
    { text: 'Keep the reason free of other labels.' },
    { text: 'Judge what is stated now rather than what may follow.' },
    { text: 'Treat quoted words as part of the item.' },
    { text: 'Keep opinion about price, service and product apart.', when: ['review', 'feedback', 'customer'] },
    { text: 'Count politeness as form rather than as feeling.', when: ['sentiment', 'satisfied'] },
    { text: 'Let the final clause weigh more than the first.', when: ['sentiment', 'review', 'tweet'] },
    ...moreForTexts.classification,
  ],
  shapes: [
    'One line per item: the item, its label and a short reason.',
    'A table with item, label and a reason in a few words.',
    'The label first, then one short sentence that gives the reason.',
    'Label and reason on one line, separated by a dash.',
    'A numbered list in the order given, each with its label and its deciding words.',
  ],
  lengths: [
    'One line per item.',
    'At most one sentence of reason per item.',
    'A reason of at most ten words per item.',
    'Up to two lines per item.',
    'Only as many lines as there are items.',
  ],
  missing: [
    {
      item: 'meaning of each label',
      unless: splitTerms(`
          means, if, defined, positive, spam, yes, true, genre, language, relevant, satisfied, offensive,
          electronics, similarity, or not, book
        `),
    },
  ],
  avoid: splitTerms(`
    labels outside the list, hedged answers, verdicts buried in prose, invented confidence scores,
    sarcasm read literally, topic taken for sentiment, neutral as an escape, skipped items,
    the first option by habit, respelt labels, carry-over between items, keywords over context,
    new categories midway, reasons longer than the item, mixed granularity, labels in another language,
    a default for hard cases, percentages without a basis, items merged, answers in prose,
    labels guessed from names, a bias to the largest class, reasons that restate the label, partial words as labels,
    mood mistaken for meaning, items judged by length, two standards in one list, questions read as claims,
    the last item as a model
  `),
}
