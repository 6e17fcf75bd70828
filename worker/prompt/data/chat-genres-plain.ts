import { genre } from '../chat-genre.ts'

/** Turns of phrase that name a domain and nothing finer in it. */
export const plainGenres = [
  genre(
    'slides',
    'presentation',
    /\b(?:ppt|pptx|power ?point|pitch outline|outline for (?:a |my )?(?:startup )?pitch|presentation|slide deck|pitch deck|\d+ slides)\b/iu,
    {
      unless: /\b(?:rubric|email|speech about|script|python|convert|code|skills)\b/iu,
      groups: 'business, education, professional_writing',
    },
  ),
  genre('podcast', 'audio-video', /\bpodcast (?:intro|script|episode|outline|trailer|outro)\b/iu, {
    groups: 'creative_writing, marketing, professional_writing',
  }),
  genre(
    'nerves',
    'coaching',
    /\bi (?:feel|am|get|keep)\b.{0,20}\b(?:anxious|nervous|stressed|overwhelmed|lonely|burn(?:t|ed) out|demotivated|procrastinat\w+|overthink\w*|stuck)\b|\bmy (?:\d+ (?:year|yr)s? old |teen\w* |little )?(?:son|daughter|child|kid|teenager|husband|wife|partner)\b.{0,30}\b(?:addict\w*|lies|lying|refuses|tantrums?|doesn'?t (?:listen|talk|study)|does not (?:listen|talk|study)|bullied|moody|screen time|distant)\b/iu,
    {
      unless: /\b(?:code|bug|error|email|letter|story|poem|essay)\b/iu,
      groups: 'health, lifestyle',
    },
  ),
  genre(
    'comparison',
    'comparison',
    /^(?:compare )?\S+(?: \S+){0,2} (?:vs\.?|versus) \p{L}|^\W*(?:please )?compare\b|^\W*(?:what is |what's |explain )?(?:the )?differences? between\b|\bshould i\b.{0,40}\bor\b|\bwhich is better\b|\bbuy\b.{0,30}\bor\b.{0,10}\brent\b/iu,
    {
      unless:
        /\b(?:script|function|code|sql|excel|python|json|poem|essay|arrays?|strings?|two files|texts?|following)\b/iu,
      groups:
        'general_knowledge, business, lifestyle, research, education, software_engineering, health, legal, data_analysis, professional_writing, marketing',
      isWithinGroups: true,
      needsNoMaterial: true,
    },
  ),
  genre(
    'code-review',
    'code-review',
    /^\W*(?:please |can you |pls )?(?:review|audit|critique)\b.{0,24}\b(?:code|function|class|script|pull request|pr|diff|component|query|method)\b/iu,
    {
      worksOnText: true,
      groups: 'software_engineering',
      isWithinGroups: true,
    },
  ),
  genre(
    'sales-pitch',
    'sales',
    /\b(?:sales|elevator) pitch\b|\bpitch\b.{0,30}\bto (?:clients?|customers?|brokers?|investors?|schools?|hospitals?|buyers?)\b/iu,
    {
      unless: /\b(?:deck|slides|ppt|presentation)\b/iu,
      groups: 'marketing, business',
    },
  ),
  genre('tweets', 'social-media', /\b(?:tweet|twitter) thread\b|\btweets? (?:on|about|for)\b/iu, {
    unless: /\b(?:python|java|multithread\w*|thread pool|dataset|classify|sentiment)\b/iu,
    groups: 'marketing',
  }),
  genre(
    'shop-profile',
    'marketing-copy',
    /\b(?:description|about(?: us)?|profile|intro(?:duction)?)\b.{0,8}\b(?:for|of) (?:my|our) .{0,24}\b(?:shop|store|business|company|page|studio|brand|clinic|agency|website)\b|\babout us page\b/iu,
    {
      unless: /\b(?:job|meta description|linkedin)\b/iu,
      groups: 'marketing, professional_writing, business',
    },
  ),
  genre(
    'naming',
    'naming-ideas',
    /\b(?:help me |please )?name (?:my|our) (?!of\b)|\bnames? (?:for|ideas)\b.{0,40}\b(?:puppy|dog|cat|kitten|baby|boy|girl|shop|business|company|cafe|restaurant|channel|brand|app|startup|boutique|team|band|parrot)\b/iu,
    {
      unless: /\b(?:affidavit|change|variable|function|file|rename|domain name server)\b/iu,
      groups: 'marketing, lifestyle, creative_writing, business',
    },
  ),
  genre(
    'any-message',
    'email',
    /\b(?:write|draft|compose|send)\b.{0,16}\b(?:e?-?mail|letter|message (?:for|on|in|to) (?:slack|teams|my|our|the|hr|whatsapp))\b|, write (?:a |an )?(?:e?-?mail|letter|message)\b/iu,
    {
      unless:
        /\b(?:api|script|function|code|smtp|regex|python|node|letter [a-z]\b|letters|newsletter|macro|poem|story|template engine|without the letter|for a play|fictional|in character)\b/iu,
      groups: 'professional_writing, marketing, business, legal, education, creative_writing',
    },
  ),
  genre(
    'list-of-ideas',
    'naming-ideas',
    /\b(?:list|give me|suggest|need|share)\b.{0,24}\bideas\b|\bside (?:hustles?|incomes?)\b|\b(?:challenge|activity|hackathon|project) ideas\b/iu,
    {
      groups: 'marketing, lifestyle, education, business, creative_writing, general_knowledge',
    },
  ),
  genre('case-brief', 'legal', /\bcase brief\b|\bbrief the case\b|\bratio decidendi\b/iu, {
    groups: 'education, summarization, research',
  }),
  genre(
    'improve-text',
    'editing',
    /^\W*(?:please |can you |pls )?(?:review|improve|strengthen|polish|edit|proofread|correct|tighten|shorten)\b.{0,24}\b(?:paragraph|text|draft|essay|sop|statement|e?-?mail|letter|abstract|introduction|speech|sentences?|article|write-?up|grammar)\b/iu,
    {
      worksOnText: true,
      groups: 'professional_writing, education',
    },
  ),
]
