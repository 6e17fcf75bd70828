import { genre } from '../chat-genre.ts'

/** Pages of a site, and how they are found. */
export const pageGenres = [
  genre(
    'landing-page',
    'marketing-copy',
    /\blanding page (?:for|about|of)\b|\b(?:landing|sales|home ?|product|squeeze)[- ]?page (?:copy|text|content|headline)|\b(?:copy|text|content)\b.{0,16}\b(?:landing|sales|home) ?page\b|\bwebsite (?:copy|content|text)\b/iu,
    {
      unless:
        /\b(?:html|css|react|code|tailwind|next\.?js|seo audit|scrape|convert|error|roast|critique|review|feedback|improve|rewrite)\b/iu,
      groups: 'marketing, business, professional_writing',
      decisions: `
      Say in the headline what the visitor gets and for whom, and in the line below how it works.
      Go in the order a doubtful visitor asks: what is it, is it for me, how does it work, can I trust it, what does it cost, what now.
      Use one call to action, in the same words each time, and say what happens after the click.
      Describe the problem in the visitor's words, in two or three sentences, before the offer.
      Leave labelled blanks for proof that is not given: a name, a number, a result.
      Answer the three objections this visitor most likely has, as short questions and answers.
      Turn each service into what it saves: time, worry, penalties or money, without invented sums.
      Write headings that tell the whole story to somebody who reads nothing else.
    `,
      shapes: `
      Sections in page order, each with heading, copy and button text, then two other headlines.
      Hero, problem, offer, steps, proof, questions, closing call, each ready to paste.
      The page from top to bottom under labels, then the list of proof to collect.
    `,
      lengths: `
      350–500 words for the page.
      Under 500 words, sections of at most 70.
      Seven sections, 40–70 words each.
    `,
      missing: `
      proof: results, clients or reviews | unless: clients, reviews, years, rated, customers, trusted
      the one action wanted | unless: book, call, sign up, buy, demo, whatsapp, contact, trial
    `,
    },
  ),
  genre('title-and-meta', 'seo', /\bmeta (?:descriptions?|titles?|tags?)\b|\bseo titles?\b|\btitle tags?\b/iu, {
    unless: /\b(?:code|react|next\.?js|html|plugin|audit|missing|duplicate|python|script)\b/iu,
    groups: 'marketing',
    decisions: `
      Keep titles within 60 characters and descriptions within 155, with the count beside each.
      Put the main term and the place near the start of the title, once.
      Say in the description what the page offers and why to open this result rather than the next.
      Offer versions that differ in angle: price, choice, trust, speed.
      Promise nothing that the page is not known to hold.
      Write for the search behind the words, and name that intent in three words.
    `,
    shapes: `
      A table: angle, title with count, description with count; the best pair marked.
      Three pairs of title and description with their counts, then one line on which to test first.
      The recommended pair first, two alternatives below.
    `,
    lengths: `
      Three pairs and at most 60 words around them.
      Only the pairs and one line of advice.
    `,
    missing: `
      what sets the page or firm apart | unless: best, cheapest, award, years, from, only
    `,
  }),
  genre('keyword-list', 'seo', /\bkeywords?\b.{0,16}\b(?:ideas?|research|list|suggestions?|plan|for)\b/iu, {
    unless:
      /\b(?:extract|python|code|in this text|from the text|text below|article|essay|paragraph|response|include the keywords?|resume|cv|sql|java|function|argument|reserved)\b/iu,
    groups: 'marketing',
    decisions: `
      Group the terms by what the searcher wants: to learn, to compare, to buy, to find somewhere near.
      Give for each term the page it calls for and a working title.
      Prefer terms of three to six words that a small site can win.
      Leave search volumes and difficulty as columns to fill from a tool; invent none.
      Include the questions people ask aloud, in their words.
      Mark the ten to begin with, and say why.
      Show which terms belong on one page, so that pages do not compete.
    `,
    shapes: `
      A table by intent: term, page type, working title, priority.
      Groups of terms under a heading each, then a publishing order for the first month.
      The ten to begin with, then the full table.
    `,
    lengths: `
      25 to 40 terms.
      Thirty terms and 100 words around them.
    `,
    missing: `
      country and language of the readers | unless: india, us, uk, usa, local, near
    `,
  }),
]
