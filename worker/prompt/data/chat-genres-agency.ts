import { genre } from '../chat-genre.ts'

/** What agencies and product teams are asked for before the work begins. */
export const agencyGenres = [
  genre(
    'scope-of-work',
    'project-plan',
    /\bscope of (?:work|services?)\b|\bstatement of work\b|\b(?:sow|work order) for\b/u,
    {
      unless: /\b(?:review|explain|what is|meaning|difference|phd|thesis|seed|sowing)\b/u,
      groups: 'business, legal, professional_writing',
      personas: `
      a delivery manager who writes down what is not included
      a consultant who has been asked for one more round
      an agency owner who ties every payment to something delivered
    `,
      decisions: `
      List deliverables as things that can be handed over, each with its number, form and date. || Name every item to be delivered, how many, in which format and when. || State what the client receives, counted and dated.
      Say as plainly what is not included, and how a later wish is priced. || Put a list of exclusions beside the list of deliverables, and the way a change is agreed. || Set out what lies outside, with the rate or the step for adding it.
      Fix rounds of changes, who approves, and within how many days silence counts. || Limit the rounds of revision, and name who signs off and by when. || Say how many corrections are included, who decides, and what happens without an answer.
      Tie payments to deliveries, with labelled blanks for amounts.
      List what the client has to supply, by when, and what a delay moves.
      Divide the weeks into phases, each ending in something to look at.
      Name the assumptions on which time and price rest.
      Say who owns the result, and from which moment.
      Give the test by which each delivery is accepted.
      Leave clauses on liability and law to the contract, with a pointer.
    `,
      shapes: `
      Aim, deliverables, exclusions, phases with dates, duties of both sides, changes, payments.
      A table of deliverables with date and acceptance, then lists of exclusions and assumptions.
      Numbered sections ready to sign, blanks marked for amounts and names.
    `,
      lengths: `
      One to two pages.
      Seven sections, at most 90 words each.
    `,
      missing: `
      pages, features or items to deliver | unless: pages, page, features, screens, posts, videos, ecommerce, cms
      price and terms of payment | unless: price, rs, inr, usd, budget, fixed, hourly, lakh
    `,
    },
  ),
  genre('colour-palette', 'marketing-plan', /\bcolou?r (?:palettes?|schemes?|combinations?)\b/u, {
    unless:
      /\b(?:matplotlib|ggplot|seaborn|plot|chart|python|css variables|tailwind|extract|dress|outfit|saree|wear|photo|image of|painting of|logo of|dominant|k-?means)\b/u,
    groups: 'marketing, software_engineering, lifestyle',
    personas: `
      a brand designer who names the job of each colour
      an interface designer who checks contrast before taste
      a studio lead who chooses five colours and keeps to them
    `,
    decisions: `
      Give each colour with name, hex code and its job: ground, text, main action, accent, warning. || State hex code and use for every colour, from background to button. || List five or six colours, each with its code and the one place it belongs.
      Check text against ground, and give the contrast ratio, at least 4.5 to 1 for body text. || Say for each pair of text and ground whether it reaches a contrast of 4.5 to 1. || Mark which pairs may carry text, by their contrast.
      Say why these colours fit these visitors and this trade, beyond taste. || Tie the choice to who will look at it and what they should feel. || Give the reason for the main colour in one line, by audience and by rivals.
      State the share of each colour on a page, such as 60, 30 and 10 percent.
      Avoid pairs that people with red-green weakness cannot tell apart.
      Show lighter and darker steps of the main colour for hover, border and shade.
      Say what rivals in the trade mostly use, and how this differs.
      Offer a second palette that rests on another idea.
      Describe one screen in the palette, element by element.
      Give the same for a dark ground.
    `,
    shapes: `
      A table: name, hex, use, contrast on white; then the second palette.
      The palette as a list with codes and uses, one screen described, pairs to avoid.
      Main colours, neutrals, signals, each with hex and share.
    `,
    lengths: `
      One table and 120 words.
      Six colours at most, one line each.
    `,
    missing: `
      colours that are fixed or ruled out | unless: blue, green, red, pink, brand, logo, not, avoid, existing
      the feeling it should give | unless: calm, playful, premium, trust, warm, bold, minimal, friendly
    `,
  }),
  genre(
    'interview-guide',
    'research',
    /\b(?:semi-?structured )?interview (?:guide|protocol|schedule)\b|\b(?:customer|user|ux|discovery|usability|stakeholder|depth|focus group|exit) (?:research )?(?:interviews?|discussion|sessions?)\b/u,
    {
      unless:
        /\b(?:summari[sz]e|analy[sz]e|transcript|code|invite|e-?mail|recruit\w*|schedule|employee left|exit code|consent)\b/u,
      groups: 'business, marketing',
      personas: `
      a researcher who asks about last Tuesday, not about opinions
      a product lead who never pitches in an interview
      an interviewer who waits out the silence
    `,
      decisions: `
      Ask about the last time it really happened, step by step, and not about what people would do. || Let people tell a recent case from beginning to end, and keep wishes for later. || Start each theme with "tell me about the last time", and leave out "would you".
      Name the decision that the talks have to support, and what answer would change it. || State first what is to be learnt, and drop questions that do not serve it. || Tie every theme to one assumption that may turn out wrong.
      Keep questions open and neutral, with a follow-up that goes deeper. || Word each so that no answer is the polite one, and add its probe. || Add to every question the follow-up for a short answer.
      Go from easy facts to money and trouble, and end by asking what was not asked.
      Say nothing of the product before the last third.
      Note what to watch besides words: workarounds, notes, other tools.
      Give the questions that screen for the right people.
      Keep it to thirty minutes, with the time for each part.
      Say how to note answers so that five talks can be compared.
    `,
      shapes: `
      Aim, screening, opening words, themes with questions and probes, closing, how to note.
      A table: theme, question, probe, what it tests; minutes beside each theme.
      The guide in speaking order, then a sheet for notes.
    `,
      lengths: `
      Ten to twelve questions for thirty minutes.
      One and a half pages.
    `,
      missing: `
      who is interviewed, and what has to be decided | unless: users, buyers, parents, students, decide, whether, churned, owners
    `,
    },
  ),
  genre(
    'brand-story',
    'marketing-copy',
    /\bbrand (?:story|narrative)\b|\b(?:our|founder'?s?|origin) story\b.{0,24}\b(?:for|page|brand|website|label|shop|studio)\b/u,
    {
      unless: /\b(?:instagram story|stories highlights|review|analy[sz]e|framework|what is)\b/u,
      groups: 'marketing, creative_writing, professional_writing',
      personas: `
      a brand writer who looks for the first stubborn decision
      a storyteller for makers who lets the work speak
      an editor who cuts every sentence another brand could use
    `,
      decisions: `
      Begin with one scene: a place, a hand, a problem that would not go away. || Open in a moment that can be seen, before any claim. || Start from the day somebody decided to do it otherwise.
      Tell the one choice that costs money and is kept all the same. || Name what the maker refuses to do, and why. || Build it around the decision rivals would not take.
      Use only facts that are given, with labelled blanks for names, years and numbers. || Leave blanks where a date, a person or a number is needed. || Invent no founder, year or award; mark the gaps.
      Let the customer come in before the middle, as somebody with a wish.
      Name material, place and craft exactly, with the words of the trade.
      Leave out passion, journey and redefining.
      End on what stays the same tomorrow.
      Give a version of two sentences for a label or a profile.
      Keep sentences short enough to be read aloud in the shop.
    `,
      shapes: `
      The story in four short paragraphs, then two sentences for the label.
      Scene, decision, craft, promise; blanks marked; a short version below.
      A heading, the text ready to place, what facts to add.
    `,
      lengths: `
      150–250 words, the short version 40.
      Under 250 words.
    `,
      missing: `
      who began it, when and why | unless: founded, founder, started, since, my grandmother, i began, years
    `,
    },
  ),
  genre(
    'language-question',
    'knowledge',
    /\b(?:is|are) (?:this|the|these|my) (?:sentences?|phrases?|words?|spelling|grammar|usage|expression) (?:correct|right|passive|active|grammatical\w*|formal|okay|ok|wrong|natural)\b|\bcheck (?:if|whether) (?:this|the|my) (?:sentence|phrase|word)\b|\bwhich (?:one |sentence |word |form )?is (?:grammatically )?correct\b|\b(?:who or whom|affect or effect|its or it's|then or than|lie or lay|less or fewer|in or on|since or for|a or an)\b/u,
    {
      unless: /\b(?:sql|code|python|regex|prove|math|equation|legal|gdpr)\b/u,
      worksOnText: true,
      groups: 'education, professional_writing',
      personas: `
      a teacher of grammar who answers before explaining
      an editor who gives the rule in one line
      a language adviser who listens to how people really speak
    `,
      decisions: `
      Answer yes or no first, and give the correct form. || Begin with the verdict and the sentence as it should stand. || State at once which form is right.
      Name the rule in one sentence, with the word that decides it. || Give the reason in a line, pointing at the deciding word. || Say which rule applies, and where in the sentence it shows.
      Show two further sentences, one right and one wrong in the same way. || Add one right and one wrong example of the same kind. || Prove the rule on a second pair.
      Give a test that works without knowing the rule.
      Say where British and American usage differ.
      Keep what is wrong apart from what is only informal.
      Offer the more natural wording, if there is one.
      Name the mistake that speakers of this language often carry over.
    `,
      shapes: `
      Verdict, corrected sentence, rule in a line, two examples.
      One sentence with the answer, one with the reason, one pair of examples.
      The answer first, then a test to use next time.
    `,
      lengths: `
      Under 100 words.
      Five to eight lines.
    `,
      missing: '',
    },
  ),
]
