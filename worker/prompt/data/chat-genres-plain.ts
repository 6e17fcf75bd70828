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
    'job-advert',
    'job-description',
    /\bjob (?:posts?|postings?|ads?|advert\w*|openings?|vacanc\w+)\b|\bvacancy (?:notice|post|ad)\b/iu,
    {
      unless: /\b(?:analy[sz]e|scrape|cover letter|apply|resume|email to|tailor)\b/iu,
      groups: 'business, marketing, professional_writing',
    },
  ),
  genre(
    'nerves',
    'coaching',
    /\bi (?:feel|am|get|keep)\b.{0,20}\b(?:anxious|nervous|stressed|overwhelmed|lonely|burn(?:t|ed) out|demotivated|procrastinat\w+|overthink\w*|stuck)\b|\bmy (?:\d+[- ](?:year|yr|month)s?[- ]olds?|(?:\d+ (?:year|yr)s? old |teen\w* |little )?(?:son|daughter|child|kid|kids|teenager|husband|wife|partner))\b.{0,30}\b(?:hits|hitting|bites|biting|screams?|cries|spends?|phone|mobile|marks|grades|gaming|won'?t (?:sleep|study|talk)|addict\w*|lies|lying|refuses|tantrums?|doesn'?t (?:listen|talk|study)|does not (?:listen|talk|study)|bullied|moody|screen time|distant)\b/iu,
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
  genre(
    'tweets',
    'social-media',
    /\b(?:tweet|twitter|x) threads?\b|\b(?:\d+|five|seven|ten) tweets\b|\bthread (?:on|for) (?:x|twitter)\b/iu,
    {
      unless: /\b(?:python|java|multithread\w*|thread pool|dataset|classify|sentiment)\b/iu,
      groups: 'marketing',
      decisions: `
      Keep each post within 280 characters and complete in itself, so that it can be shared alone.
      Let the first post make the claim and give a reason to read on, without announcing a thread.
      Give each post one point with its example, number or name, as far as they are given.
      Order the posts so that the strongest stands second and the most useful last but one.
      Admit one limit or exception, so that the rest is believed.
      Leave out hashtags, except one where people really follow it.
      Close with the point in one line and one question or next step.
      Number the posts only where order matters.
    `,
      shapes: `
      Ready-to-copy text, each post in a block of its own with its character count.
      One post per paragraph, then two other first posts.
      Posts as a list in order, each ready to paste.
    `,
      lengths: `
      At most 45 words a post.
      Each post under 260 characters.
      20–40 words a post.
    `,
    },
  ),
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
    /\b(?:write|draft|compose|send)\b.{0,16}\b(?:e?-?mail|letter|reply|message (?:for|on|in|to) (?:slack|teams|my|our|the|hr|whatsapp))\b|, write (?:a |an )?(?:e?-?mail|letter|message)\b|\b(?:i|we) (?:need|want)(?: to send)? (?:an? |the )?(?:\p{L}+ ){0,2}(?:e?-?mail|letter|reply|message to)\b|^\W*(?:an? )?(?:e?-?mail|letter) (?:to|from|that|:)/iu,
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
  genre(
    'blog-post',
    'article',
    /\b(?:write|draft|create|need|want)\b.{0,30}\bblog(?: ?post| article)?\b|^\W*(?:\d+[- ]words? )?blog(?: ?post| article)?\b/iu,
    {
      unless:
        /\bblog(?: post)? (?:outline|ideas?|titles?|names?|app|website|platform|theme|api|schema)\b|\b(?:django|next\.?js|html|css|flask|laravel|code for)\b/iu,
      groups:
        'professional_writing, marketing, creative_writing, education, health, business, lifestyle, general_knowledge',
    },
  ),
  genre('toast', 'speech', /\b(?:roast|toast)\b.{0,40}\b(?:for|speech|farewell|birthday|wedding|boss|retire\w*)\b/iu, {
    unless: /\b(?:recipe|chicken|bread|cook|coffee|notification|react)\b/iu,
    groups: 'creative_writing, professional_writing, lifestyle',
  }),
  genre('case-brief', 'legal', /\bcase brief\b|\bbrief the case\b|\bratio decidendi\b/iu, {
    groups: 'education, summarization, research',
  }),
  genre(
    'improve-text',
    'editing',
    /^\W*(?:please |can you |pls )?(?:review|improve|strengthen|polish|edit|proofread|correct|tighten|shorten)\b.{0,24}\b(?:paragraph|text|draft|essay|sop|statement|e?-?mail|letter|abstract|introduction|speech|sentences?|article|write-?up|grammar)\b|^\W*(?:please |can you |pls )?make (?:it|this|these|my)(?: (?:paragraph|text|sentences?|e-?mail|letter|answer|essay|description|bio|intro|line|post))? (?:(?:sound|read|look) )?(?:better|longer|shorter|clearer|crisp\w*|catch\w+|simpl\w+|smoother|stronger|concise)\b/iu,
    {
      worksOnText: true,
      groups: 'professional_writing, education',
    },
  ),
]
