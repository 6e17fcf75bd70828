import { genre } from '../chat-genre.ts'

/** Texts whose form is named at the opening; a title or a subject beside it does not make them something else. */
export const workTextGenres = [
  genre(
    'article-outline',
    'seo',
    /^[^"“\n]{0,40}\b(?:seo|blog(?: post)?|article|content|post)\b.{0,16}\boutlines?\b|^[^"“\n]{0,24}\boutlines? (?:for|of) (?:an? |the |my |our )?(?:[\p{L}\d-]+ ){0,3}(?:blog|article|post|seo)\b|^[^"“\n]{0,24}\b(?:seo|content) brief\b/u,
    {
      isDecisive: true,
      decisions: `
      Say in one line what the searcher wants to know, and let the first section answer it. || Begin with the searcher's question and the section that answers it at once. || Name the intent behind the search, and put its answer first.
      Give each heading the point it makes and its share of the words, so that the shares add up. || Set a word count beside every heading, adding up to the whole. || Write each heading as a statement or a question, its words beside it.
      Place each keyword where it reads naturally, once in title, opening and one heading. || Say where each keyword goes, and nowhere twice. | when: keyword, keywords, seo
      Mark where a table, a picture or a list of questions serves better than prose.
      Name what has to be tested, asked or looked up before it can be written.
      Leave out sections that every other page has and nobody reads.
      Put the points on which readers decide before background.
      End with questions readers ask, each with a one-line answer to expand. | unless: no faq
    `,
      shapes: `
      Title, meta description, then H2 and H3 headings with one line of content each.
      A table of heading, point, words and keyword, with title and description above it.
    `,
      lengths: `
      One line a heading.
      Under 350 words for the outline itself.
    `,
      missing: '',
    },
  ),
  genre(
    'article-on-a-trade',
    'article',
    /^\W*(?:(?:please|pls|write|draft|create|need|i need|give me) )*(?:an? |the |my |our )?(?:[\d,]+[- ]words? )?(?:\p{L}+ ){0,2}?blog(?: ?post| article)?s? (?:on|about|for|explaining|:)\b/u,
    {
      unless: /\b(?:ideas|titles?|names?|outline|meta|css|html|website|theme|seo|keywords|topics|calendar)\b/u,
      isDecisive: true,
      groups: 'marketing',
      decisions: `
      Open with a moment the readers know from their own day. || Start from a situation the readers recognise at once. || Begin with what the readers notice, not with a definition.
      Give every section one point that can be acted on. || Let each section end in something to do. || Tie each point to one thing the reader can try.
      State facts of the field only where they are well established, and say where an expert is needed. || Keep claims to what is well established, with the limit of a blog named once. || Put no figure or study in that is not certain.
      Write headings that say the point, so that a skimmer gets the whole.
      Prefer one worked example to five tips.
      Explain each term of the trade in passing, in half a sentence.
      Close with the first step to take, not with a summary.
      Keep the sentences short enough for a phone.
    `,
      shapes: `
      Title, opening of two or three sentences, sections with telling headings, a short close.
      A title and the finished text with subheadings.
    `,
      lengths: `
      600–800 words.
      Around 700 words.
    `,
      missing: `
      who will read it | unless: for, readers, audience, workers, parents, women, men, students, owners, beginners, customers
    `,
    },
  ),
  genre(
    'speaker-bio',
    'career',
    /^\W*(?:(?:please|write|draft|need|make) )*(?:an? |my |the )?(?:short |professional |brief )*(?:speaker|author|conference|panel(?:ist)?|faculty|doctor|artist|website|company profile|professional) bio\b|\b(?:bio|biography) for (?:an? |the |our |my )?(?:\p{L}+ )?(?:speaker|author|conference|panel\p{L}*|moderator|keynote|team page|company website|about page|book jacket|journal|grant)\b/u,
    {
      isDecisive: true,
      worksOnText: true,
      decisions: `
      Lead with name, role and the one thing the audience comes for. || Open with who it is and why to listen. || Put name and present work into the first sentence.
      Use the facts given, in order of weight for these listeners, and add none. || Take only the facts given, the weightiest first. || Leave nothing given out and put nothing else in.
      Keep to one person of speech throughout. || Stay in the person of speech asked for. || Let person and tense stay the same.
      Prefer a fact to an adjective.
      End on something human that a host can pick up.
      Make it easy to read aloud: no brackets, few commas.
      Write degrees and places as the holder would.
    `,
      shapes: `
      The bio as one paragraph, ready to read out.
      One paragraph of plain sentences.
    `,
      lengths: `
      60–90 words.
      Under 90 words.
    `,
      missing: '',
    },
  ),
  genre(
    'farewell-post',
    'social-media',
    /\b(?:linkedin|post)\b.{0,50}\b(?:leaving|last day|moving on|goodbye|farewell|stepping down|resigned|quitting|laid off|new chapter)\b/u,
    {
      unless: /\b(?:e?-?mail|letter|speech)\b/u,
      isDecisive: true,
      decisions: `
      Say in the first line what ends. || Put the news into the first line, plainly. || Open with the fact of leaving, without build-up.
      Tell one scene from the time there instead of listing achievements. || Choose one moment that shows the years. || Give one concrete memory, not a list of wins.
      Thank a few people by what they did, only those named. || Let thanks go to acts, not to titles. || Thank for something specific, and name nobody who is not named here.
      Leave out lessons learnt in capitals, hashtags in rows and talk of journeys.
      Say what comes next only as far as it is given.
      Keep what is still private out of it.
      Close with an open door, in one plain sentence.
    `,
      shapes: `
      The post in short paragraphs, ready to paste.
      The finished post, one idea a paragraph.
    `,
      lengths: `
      100–160 words.
      Under 150 words.
    `,
      missing: '',
    },
  ),
  genre(
    'history-timeline',
    'knowledge',
    /^\W*(?:(?:please|give me|make|create|write|prepare|need|list) )*(?:an? |the )?(?:short |detailed |brief |neutral |complete )*(?:timeline|chronology) (?:of|for|from)\b/u,
    {
      unless:
        /\b(?:project|launch|wedding|marketing|campaign|move|moving|renovation|event|release|app|my|our|construction|implementation|migration|thesis|visa|pregnancy|css|html|component|instagram|facebook|feed)\b/u,
      isDecisive: true,
      decisions: `
      Give each entry a date as exact as it is known, what happened and what it changed. || Put date, event and consequence into each entry. || Let every entry say when, what and with what effect.
      Name a source that can be looked up beside each contested or surprising entry. || Set a checkable source beside what is disputed. || Say for each disputed point whose account it is.
      Keep events apart from later judgement of them. || State what happened before what was made of it. || Leave judgement out of the entries.
      Mark where accounts differ, with both versions in a line.
      Choose the turning points rather than every day.
      Use the names and terms of the time, today's beside them once.
      Show where nothing certain is known.
      Begin before the first event, with the cause in one entry.
    `,
      shapes: `
      A table of date, event, consequence and source.
      Dated entries in order, one or two lines each, then the open questions.
    `,
      lengths: `
      Ten to fifteen entries.
      One or two lines an entry.
    `,
      missing: '',
    },
  ),
  genre(
    'packing-list',
    'travel',
    /\bpacking (?:check)?list\b|\bwhat (?:to|should i|should we|do i|all to) (?:pack|carry)\b|\bthings to (?:pack|carry|take) (?:for|on)\b/u,
    {
      unless: /\b(?:worksheet|story|app|code|shipping|warehouse|invoice|export|carton)\b/u,
      isDecisive: true,
      decisions: `
      Sort the list by bag or by use, so that each thing has its place. || Group by where it is packed. || Arrange it by bag, what is needed on the way on top.
      Give numbers for clothes that follow from days and washing. || Put a count beside each piece of clothing, worked out from the days. || Say how many of each, with one wash counted in.
      Fit it to the weather of the place and month, nights included. || Plan for the coldest night and the wettest day of that month. || Choose layers for the spread between noon and night.
      Name documents, money and medicines apart, with what must be within reach.
      Say what to wear while travelling, since it needs no room.
      Name what people usually pack and never use.
      Keep to the room given: leave out before squeezing in. | when: bag, bags, saddle, cabin, kg, backpack, trolley, litre
      Mark what can be bought or borrowed there.
    `,
      shapes: `
      A checklist by bag, then what to wear and what to leave.
      Groups with tick boxes and counts.
    `,
      lengths: `
      30–45 items.
      One page.
    `,
      missing: '',
    },
  ),
]
