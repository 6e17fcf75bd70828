/** A wish of the author on the form of the answer, and the lines of ours that would contradict it. */
export interface OwnForm {
  /** A word that every such wish holds, in small letters: a look at the words is cheap. */
  word: RegExp
  wish: RegExp
  contrary: RegExp
  /** True where the wish settles the form, so that no other is offered. */
  isSettled?: boolean
}

const number = String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)`
const list = 'lists?|bullets?|bullet ?points?|tables?|bulleted|numbered'
const structure =
  'table|matrix|grid|timeline|checklist|dialogue|conversation|outline|q ?& ?a|flow ?chart|mind ?map|decision tree|tree diagram|scorecard|calendar'

/** Tried on the opening and on the end of a request; English, as the lines are. */
export const ownForms: readonly OwnForm[] = [
  {
    word: /^(?:only|just|no)$/u,
    wish: /\b(?:code|svg|sql|formula|command|regex|query) only\b|\bjust (?:give me )?the (?:code|sql|query|formula|command|regex)\b|\bno (?:explanation|comments?|prose|intro)\b/iu,
    contrary:
      /\b(?:notes?|bullets?|assumptions?|comments?|explain|say|state|name the|name what|mention|describe|sentences|paragraphs?|words|then|below|list|prose|examples?|reasons?|command|usage|show one run)\b/iu,
  },
  {
    word: /^(?:options|versions|variants|variations|alternatives|drafts|rewrites)$/u,
    wish: new RegExp(
      String.raw`\b${number} (?:\p{L}+ ){0,2}(?:options|versions|variants|variations|alternatives|drafts|rewrites)\b`,
      'iu',
    ),
    contrary:
      /\b(?:one|two|three|an|another|second) (?:other|more|further|alternatives?)\b|\bversions?\b|\balternatives?\b|^(?:One|The) finished\b|^The result itself\b/iu,
  },
  {
    word: /^(?:tweet|sms|text|headline|emoji|hashtag|subject|post-?it|caption)$/u,
    wish: /\b(?:in|as|into) (?:one|a|a single|1) (?:tweet|sms|text message|headline|emoji|hashtag|subject line|post-?it|caption)\b/iu,
    contrary: /\b(?:paragraphs?|sentences|bullets?|sections?|headings?|pages?|words|a fifth|a third)\b/iu,
    isSettled: true,
  },
  {
    word: /^(?:time|quiz|test|drill|wait)$/u,
    wish: /\b(?:one|1|a single) (?:\p{L}+ )?at a time\b|^\W*(?:please )?(?:quiz|test|drill) me\b|\bwait for (?:my|me|the)\b/iu,
    contrary: /\bkey\b|\bnumbered (?:questions|tasks)\b|\bpages?\b|\bat the end\b/iu,
  },
  {
    word: /^(?:json|csv|tsv|yaml|xml)$/u,
    wish: /\b(?:json|csv|tsv|yaml|xml)(?: (?:array|object|rows?|list|format))? only\b|\bonly (?:valid )?(?:json|csv|tsv|yaml|xml)\b/iu,
    contrary: /\b(?:beside|mark the|with the count|notes?|comments?|explain|reasons?|a line below|then)\b/iu,
  },
  {
    word: /^json$/u,
    wish: /(?<!\barray of )(?<!\blist of )(?:\bjson ?:? ?|\bjson object (?:with )?)\{/iu,
    contrary:
      /\bentries\b|\bentry per\b|\b(?:every|each) (?:json )?object\b|\bevery record\b|\b(?:line|row|object) per record\b/iu,
  },
  {
    word: /^(?:dialogues?|dialogs?|speech|conversations?|talking)$/u,
    wish: /\b(?:no|without|zero|free of|avoid)(?: an?y?)? (?:dialogues?|dialogs?|direct speech|conversations?|talking)\b/iu,
    contrary:
      /\b(?:speakers?|speaks?|speaking|says?|said|talk(?:s|ing)?|dialogue|conversation|voices?|argu\w+|spoken|in their own words)\b/iu,
  },
  {
    word: /^(?:dialogues?|dialogs?|narration|narrator)$/u,
    wish: /\b(?:dialogues?|dialogs?) only\b|\bonly (?:in |through |by )?dialogues?\b|\b(?:no|without) (?:narrat\w+|description)\b/iu,
    contrary:
      /\b(?:narrat\w+|describe|description|point of view|place|object|image|weather|season|smell|sentences?|paragraphs?|adjectives)\b/iu,
  },
  {
    word: /^(?:code|programming|pseudo-?code)$/u,
    wish: /\b(?:no|without(?: an?y?)?) (?:code|programming|pseudo-?code)\b(?! (?:changes?|review|comments?))/iu,
    contrary:
      /\bcode\b|\bthat runs\b|\bits output\b|\bprints\b|\blines (?:that|which)\b|\bcomplete example\b|\bimports?\b/iu,
  },
  {
    word: /^(?:monologues?|speaker)$/u,
    wish: /\bmonologues?\b|\b(?:one|single) speaker\b/iu,
    contrary: /\beach speaker\b|\bspeakers\b|\blet people\b|\bdialogue\b|\banother character\b/iu,
  },
  {
    word: /^(?:mark|answers?|inline|solutions?|key)$/u,
    wish: /\bmark(?:ing)? (?:the |each )?(?:correct|right)\b|\b(?:answers?|solutions?) (?:in|inside|within) (?:brackets|parentheses)\b|\binline (?:answers?|solutions?)\b|\b(?:answers?|solutions?)(?: \p{L}+){0,2} (?:inline|right after|directly after|after each|below each|under each|beside each|next to each)\b|\b(?:no|without)(?: an?)? (?:answer )?(?:key|answers|solutions?)\b/iu,
    contrary: /\b(?:key|page of its own|answers? (?:apart|separate|at the end)|solutions? (?:apart|separate))\b/iu,
  },
  {
    word: /^(?:worksheets?|handouts?|printouts?|homework|slides)$/u,
    wish: /\b(?:no|without)(?: an?y?)? (?:\p{L}+ (?:and|or) )?(?:no )?(?:worksheets?|handouts?|printouts?)\b/iu,
    contrary: /\b(?:worksheet|handout|print\w*|sheet|numbered (?:tasks|questions)|room to write|pages?)\b/iu,
  },
  {
    word: /^(?:timings?|times|schedule)$/u,
    wish: /\b(?:no|without)(?: an?y?)? (?:timings?|times|schedule)\b/iu,
    contrary: /\b(?:times?|timings?|minutes?|hours?)\b/iu,
  },
  { word: /hashtags?$/u, wish: /\bhashtags?\b/iu, contrary: /\b(?:leave out|without|no) hashtags?\b/iu },
  {
    word: /^(?:yes|no)\b/u,
    wish: /\byes ?\/ ?no\b(?! (?:questions?|columns?|fields?|toggle|poll|quiz))/iu,
    contrary:
      /\b(?:clauses|number the|points?|wording|tables?|lists?|paragraphs?|sections?|headings?|deadline|steps?|examples?|summary|words|pages?)\b/iu,
    isSettled: true,
  },
  {
    word: /csv|tsv|json|yaml|xml/u,
    wish: /\b(?:return|output|reply|respond|answer|give|deliver|produce|export|as|into|format)\b[^.\n]{0,25}\b(?:csv|tsv|jsonl?|yaml|xml)\b|\b(?:csv|tsv|jsonl?|yaml) (?:only|with|output|array|object|rows?)\b/iu,
    contrary:
      /^(?!.*\b(?:code|functions?|scripts?|json|csv|yaml|xml|file|query)\b).*\b(?:numbered|table|bullets?|paragraphs?|sentences|words|pages?|prose|reasons?|headings?|notes?|in that order)\b/iu,
    isSettled: true,
  },
  {
    word: /^(?:lists?|bullets?|bullet-points?|bulleted|numbered|tables?|text|prose|bulletpoints?)$/u,
    wish: new RegExp(
      String.raw`\b(?:don['’]?t|do not|doesn['’]?t|never|no|without|not|hates?|hate|instead of|rather than|skip|avoid)(?: (?:want|need|give|make|like|use|send|me|as|in|an?|any|the|long|big|bulleted|numbered|another)){0,4} (?:${list})\b|\b(?:flowing|running|continuous) (?:text|prose)\b|\bprose only\b|\bonly prose\b`,
      'iu',
    ),
    contrary: new RegExp(String.raw`\b(?:${list}|rank|ranked|rows?|columns?|grid)\b`, 'iu'),
  },
  {
    word: /^(?:questions|names|headlines|titles|lines|tips|prompts|exercises|phrases|synonyms|hooks|captions|facts|quotes|hashtags|ideas)$/u,
    wish: new RegExp(
      String.raw`^\W*(?:please )?(?:(?:write|give|list|suggest|draft|create|make|need|propose)(?: me)? )?(?:${number} |some |good )?(?:\p{L}+ ){0,2}(?:questions|names|headlines|titles|subject lines|tips|prompts|exercises|phrases|synonyms|hooks|captions|facts|quotes|hashtags|ideas) (?:for|on|about|to|of|from)\b`,
      'iu',
    ),
    contrary: /\b(?:plain|small|short) paragraphs\b|^Plain text\b/iu,
  },
  {
    word: /^(?:dates|steps|facts|points|scenes|acts|tweets|objects|questions|headlines|quotes|charts|maps|moves|rules|lessons|beats|frames|panels|slides|cards|milestones|events|items|numbers)$/u,
    wish: new RegExp(
      String.raw`\bin ${number} (?:\p{L}+ )?(?:dates|steps|facts|points|scenes|acts|tweets|objects|questions|headlines|quotes|charts|maps|moves|rules|lessons|beats|frames|panels|slides|cards|milestones|events|items|numbers)\b`,
      'iu',
    ),
    contrary: /\bparagraphs?\b|\bsections\b|\bsubheadings\b|\bbullets\b/iu,
    isSettled: true,
  },
  {
    word: /^(?:easy|simple|basic|recall)$/u,
    wish: /\b(?:\d+|two|three|four|five) (?:\p{L}+ )?(?:easy|simple|basic|recall)\b.{0,40}\b(?:\d+|two|three|four|five) (?:\p{L}+ )?(?:medium|moderate|hard|difficult|tough|application|advanced)\b/iu,
    contrary: /\b(?:half|a third|a quarter|the rest|rising difficulty)\b/iu,
  },
  {
    word: /^(?:each|apiece|per)$/u,
    wish: /\b(?:each|apiece|per (?:\p{L}+))\b/iu,
    contrary: /\b(?:one|a) shared\b|\bshared line\b|\bonce for all\b|\bon a line below\b/iu,
  },
  {
    word: /words?$/u,
    wish: /\b(?:[5-9]\d\d|\d[,.]?\d{3})[ -]words?\b/iu,
    contrary:
      /\b(?:one|a single|two|three)(?: or (?:two|three|four))?(?: (?:short|small|brief))? (?:paragraphs?|sentences)\b/iu,
  },
  {
    word: /^(?:pandas|polars|dplyr|numpy|pyspark|tidyverse|data\.?table|data|df)$/u,
    wish: /\b(?:pandas|polars|dplyr|numpy|pyspark|tidyverse|data\.table|df)\b/iu,
    contrary: /\bof prose\b|^What was done\b|\bparagraph\b/iu,
  },
  {
    word: /^(?:dialogue|conversation|chat|exchange|argument)$/u,
    wish: /\bdialogue\b|\b(?:conversation|chat|exchange|argument) between\b/iu,
    contrary: /\bparagraphs\b|\bsubheadings\b|\bsections\b/iu,
  },
]

/** "As a decision table": the form by its noun, which a line of ours must take up. */
export const namedStructure = new RegExp(
  String.raw`\b(?:as|in|into) (?:an?|one) (?:\p{L}+[- ]){0,2}(${structure})\b|\b(?:as|in) (bullets|bullet points|table form)\b`,
  'iu',
)

/** "Three hashtags", in a request and in a line of ours. */
export const countedNoun = new RegExp(
  String.raw`\b(?:${number}|one)(?: (?:to|or|–|-) ${number}|–\d+)? (?:(?:short|more|other|good|small|subject|alternative|further) )?(\p{L}{3,})`,
  'giu',
)
