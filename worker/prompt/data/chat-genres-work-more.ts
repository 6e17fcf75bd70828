import { genre } from '../chat-genre.ts'

/** Forms that are named at the opening and have rules of their own, whatever they speak of. */
export const workMoreGenres = [
  genre(
    'product-text',
    'marketing-copy',
    /^\W*(?:(?:please|write|draft|create|need|give me) )*(?:an? |the |\d+ )?(?:[\d,]+[- ]words? )?(?:short )?product (?:texts?|blurbs?|paragraphs?|pages? text|story)\b/u,
    {
      isDecisive: true,
      decisions: `
      Open with what the buyer does with it, not with what it is. || Begin at the moment of use. || Start from the hand that uses it.
      Turn each given fact into what it changes for the buyer, and give the fact as well. || Pair every feature with its use. || Say beside each property what it is good for.
      Use only the facts given, weights and places exactly. || Add no award, material or origin that is not given. || Keep measures and places as they stand.
      Leave out superlatives and words that any rival could use.
      Let one sentence be remembered after the page is closed.
      Answer the doubt a buyer has at this price.
      Close with use or care, not with a call to hurry.
    `,
      shapes: `
      One paragraph, ready for the page.
      The finished text, without headline or comment.
    `,
      lengths: `
      60–100 words.
      Under 100 words.
    `,
      missing: '',
    },
  ),
  genre(
    'gap-review',
    'editing',
    /^\W*(?:(?:please|pls|can you|help me) )*(?:check|review|audit|examine|go through|look (?:at|over)|stress.?test) (?:this|the|my|our|these|following)\b.{0,50}\b(?:for (?:\p{L}{3} )?(?:gaps|holes|risks|loopholes|weak\p{L}*|problems|missing|issues)|what(?:'s| is) missing|and (?:find|tell|point))/u,
    {
      unless: /\b(?:code|function|query|sql|pull request|diff|css|html|api)\b/u,
      isDecisive: true,
      worksOnText: true,
      groups: 'business, legal, professional_writing, software_engineering, research, health, education',
      decisions: `
      Quote the words each finding hangs on, or name the place where they should stand. || Tie every finding to a sentence of the text, or to its absence. || Point to the exact words, or say where they are missing.
      Sort the findings by the harm they could do, the worst first. || Put first what would hurt most. || Rank by damage, not by order of the text.
      Give for each finding the wording or step that closes it. || Propose the sentence that would close each gap. || Write the missing rule out in one sentence.
      Test it on three cases: the usual one, a mistake and a person who means harm.
      Keep apart what is missing, what is unclear and what contradicts itself.
      Leave style and spelling aside.
      Say what is sound and should stay as it is, in one line.
    `,
      shapes: `
      A table: place, finding, harm, wording that closes it.
      Findings in order of weight, each with its fix in a line.
    `,
      lengths: `
      At most eight findings, two lines each.
      Under 300 words.
    `,
      missing: '',
    },
  ),
  genre(
    'research-synopsis',
    'research',
    /^\W*(?:(?:please|write|draft|need|prepare|make) )*(?:an? |the |my )?(?:phd|ph\.d|doctoral|thesis|research|dissertation|m\.?tech|mba|m\.?phil|project) (?:synopsis|protocol|research proposal)\b/u,
    {
      isDecisive: true,
      groups: 'education',
      decisions: `
      Lead from the known to the gap in three steps, and state the question the gap leaves. || Show what is known, what is not, and the question that follows. || Narrow from field to gap to question.
      Give objectives that can be reached with the samples and methods named. || Let each objective follow from the question and be met by a method named here. || Tie every objective to a measurement.
      Describe sampling, measurement, controls and analysis so that another laboratory could repeat them. || Write the methods for a stranger who must repeat them. || State sites, samples, instruments, controls and statistics.
      Mark where a reference has to stand, and invent none.
      Name limits and how each is kept small.
      Plan the work as phases with their results.
      Keep to the headings a university form asks for.
    `,
      shapes: `
      Title, background, gap, objectives, methods, work plan, expected results, places for references.
      Headings of a synopsis, each with a word count that adds up to the whole.
    `,
      lengths: `
      1,200–1,600 words.
      As long as the form of the university allows.
    `,
      missing: '',
    },
  ),
  genre(
    'exam-writing-sample',
    'teaching',
    /^\W*(?:(?:please|write|give me|need|make) )*(?:an? |the )?(?:ielts|toefl|pte|gre|gmat|cambridge|delf|goethe)\b.{0,30}\b(?:task|essay|sample|letter|answer|writing|speaking)\b/u,
    {
      unless: /\b(?:plan|schedule|tips|coaching|app|course)\b/u,
      isDecisive: true,
      groups: 'professional_writing',
      decisions: `
      Write the sample at the band asked for, not above it. || Hold the language to the band named. || Let range and accuracy fit that band exactly.
      Answer each part of the task within the word limit of the exam. || Cover the whole task in the length the exam sets. || Keep to the exam's minimum and its time.
      Comment by the criteria of the exam, each with a phrase from the text. || Give the feedback criterion by criterion, with words quoted. || Name under each criterion what earns and what costs marks.
      Show two sentences rewritten one band higher.
      Name the mistake that keeps most writers below this band.
      Use an argument that a reader of any country understands.
      Leave out learnt phrases that examiners discount.
    `,
      shapes: `
      The sample, its word count, then comments by criterion.
      Sample first, a table of criterion, comment and improvement after it.
    `,
      lengths: `
      260–290 words for the sample.
      A sample of exam length and under 200 words of comment.
    `,
      missing: '',
    },
  ),
  genre('carousel', 'social-media', /^.{0,30}\bcarousels?\b/u, {
    unless: /\b(?:css|react|component|html|javascript|swiper|horse|ride|code)\b/u,
    isDecisive: true,
    decisions: `
      Let the first slide state the reader's problem in seven words, and the last one ask for one thing. || Put the problem on the first slide and the one request on the last. || Open with a line worth swiping for, end with one action.
      Give each slide one thought that follows from the one before. || One thought a slide, each leading to the next. || Make every slide need the next one.
      Keep it to 25 words a slide, the number or keyword first. || Hold slides short enough to read in four seconds. || Let the key figure or word stand alone on its slide.
      State facts of the field only as certain as they are, with year and place.
      Say for each slide what is shown beside the words.
      Write the caption for those who do not swipe.
      Repeat no sentence of the slides in the caption.
    `,
    shapes: `
      Slide by slide: headline, text, what is shown; then the caption.
      A table of slide, text and picture, with the caption below.
    `,
    lengths: `
      Up to 25 words a slide.
      Two short lines a slide.
    `,
    missing: '',
  }),
  genre(
    'sorting',
    'classification',
    /^\W*(?:(?:please|pls|can you) )*(?:sort|classify|categori[sz]e|label|tag|bucket|group|divide) (?:these|this|them|the following|each|every|all)\b.{0,60}\b(?:into|as|by|under)\b/u,
    {
      unless: /\b(?:python|sql|code|function|script|excel|alphabetical\p{L}*|array)\b/u,
      isDecisive: true,
      worksOnText: true,
    },
  ),
  genre(
    'demand-notice',
    'legal-drafting',
    /^\W*(?:(?:please|draft|write|send|prepare|need) )*(?:an? |the )?(?:formal |strong )?notice to (?:my |the |our |an? )?(?:\p{L}+ )?(?:builder|employer|tenant|landlord|seller|buyer|company|bank|insurer|contractor|dealer|airline|developer|client|debtor|neighbou?r)\b.{0,60}\b(?:for|about|demanding|under|over|regarding)\b/u,
    { unless: /\b(?:notice period|meeting|holiday|closed)\b/u, isDecisive: true },
  ),
  genre(
    'interviewed-by',
    'roleplay',
    /^\W*(?:please )?(?:be|play|act as|pretend to be) (?:an? |my |the ).{0,40}\b(?:and|who) (?:will )?(?:interviews?|questions?|quiz\p{L}*|grills?|tests?|asks?|challenges?) me\b/u,
    { isDecisive: true, worksOnText: true },
  ),
]
