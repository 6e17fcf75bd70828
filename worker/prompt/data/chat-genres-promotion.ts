import { genre } from '../chat-genre.ts'

/** What brands and people publish: clips, captions, newsletters. */
export const promotionGenres = [
  genre(
    'hooks',
    'social-media',
    /\b(?:hooks?|opening lines?)\b.{0,24}\b(?:reels?|shorts|tiktoks?|videos?|posts?|linkedin|instagram)\b/iu,
    {
      unless: /\b(?:react|git|webhooks?|script)\b/iu,
      decisions: `
      Make each hook sayable in three seconds, at most twelve words.
      Use a different lever each time: a mistake, a number, a contradiction, a question, a result.
      Promise only what a short clip can really show.
      Add under each hook the first picture and the text on screen.
      Speak to one person with one problem, in that person's words.
      Avoid openings that thousands use: "stop scrolling", "nobody tells you", "this one trick".
      Say which one to film first, and why.
    `,
      shapes: `
      A numbered list: hook, first picture, on-screen text, lever used.
      A table with one row per hook; the strongest one marked.
    `,
      lengths: `
      Twelve words a hook, one line for each note.
      Three short lines per hook.
    `,
      missing: `
      audience and product | unless: audience, women, men, teens, brand, product, acne, dry, oily
    `,
    },
  ),
  genre(
    'achievement-post',
    'social-media',
    /\b(?:linkedin|post|tweet)\b.{0,30}\b(?:finish\w*|complet\w+|earn\w*|pass(?:ed|ing)|certif\w+|promot(?:ed|ion)|new (?:job|role)|award|milestone|anniversary|graduat\w+|internship|selected|launched)\b/iu,
    {
      unless: /\b(?:hiring|product|sale|email|campaign|ideas|calendar)\b/iu,
      groups: 'marketing, professional_writing',
      decisions: `
      Open with one moment of the way there, not with "thrilled to announce".
      Name what can be done now that could not be done before, with one example.
      Thank two people or groups for something specific, as far as they are given.
      Give one piece of advice that the next person on this road can use this week.
      Say what was hard or went wrong once.
      Leave scores, hours and names that are not given as labelled blanks.
      End with a question that people of the trade can answer from experience.
    `,
      shapes: `
      The post in short lines, three hashtags at most, and two other first lines.
      Two versions, modest and confident, each ready to publish.
    `,
      lengths: `
      100–160 words.
      Under 150 words, the first two lines under 20.
    `,
      missing: `
      what was hard, and how long it took | unless: months, weeks, hours, hard, failed, attempt
      who should read it | unless: recruiters, clients, colleagues, students, network
    `,
    },
  ),
  genre(
    'hiring-post',
    'social-media',
    /\b(?:we are|we're|we r|is|are) hiring\b|\bhiring post\b|\b(?:linkedin|post)\b.{0,30}\bhiring\b/iu,
    {
      unless: /\b(?:process|manager wants|hiring plan|strategy|email to)\b/iu,
      groups: 'business, professional_writing',
      decisions: `
      Name role, number, place and how to apply in the first three lines, as far as they are given.
      Say what the person will build or solve in the first three months.
      Give three things that must be there and one that can be learnt.
      Say honestly for whom it is not.
      Leave pay, tools and benefits that are not given as labelled blanks, and ask for pay to be shown.
      Keep out "rockstar", "family" and lists of ten technologies.
      End with one way to apply and one line worth sharing.
    `,
      shapes: `
      The post ready to publish, then a first comment with the link.
      Two versions: from the company, and from the future manager.
    `,
      lengths: `
      100–150 words.
      Short lines, under 150 words.
    `,
      missing: `
      place, pay and way to apply | unless: remote, onsite, apply, email, lpa, salary, hybrid
      stack and team | unless: node, python, java, react, go, team, stack
    `,
    },
  ),
  genre('short-bio', 'social-media', /\bbio\b/iu, {
    unless: /\b(?:biology|biotech|bio ?data|bio-?degradable|bio ?gas|chemistry)\b/iu,
    groups: 'marketing, professional_writing',
    decisions: `
      Say in the first line who it is for and what they get.
      Name place, speciality and proof only as far as they are given.
      Use one unexpected true detail instead of adjectives.
      End with one action: book, write or see the work.
      Keep within the limit of the place: 150 characters on Instagram, 160 on X.
      Leave blanks for link, city and numbers that are not given.
    `,
    shapes: `
      Five versions with their character count, the strongest first.
      Three versions (plain, warm, witty) in lines as they will appear.
    `,
    lengths: `
      At most 150 characters each.
      Three short lines a version.
    `,
    missing: `
      place, speciality and proof | unless: years, in, based, award, clients
      tone | unless: funny, witty, formal, elegant, warm, professional
    `,
  }),
  genre('newsletter', 'email', /\bnewsletters?\b/iu, {
    unless:
      /\b(?:consent|gdpr|unsubscribe|takeaways|from this|signup|sign-up|form|template code|html|script|api|name|dashboard|metrics?|kpis?|sql|database|law)\b/iu,
    groups: 'marketing, professional_writing',
    decisions: `
      Lead with the one thing that is useful to the reader this month.
      Give every item a headline that says what it holds, and one action.
      Answer one question that readers really ask, in five sentences.
      Leave dates, prices, names and offers that are not given as marked gaps.
      Keep advice general where health, law or money is concerned, and say whom to ask. | when: dental, clinic, patients, doctor, health, legal, tax, insurance
      Write as one person from the house to people who know it.
      Give a subject line of at most 45 characters and a preview line that adds to it.
    `,
    shapes: `
      Subject and preview line, main story, two short items, one call to action, sign-off.
      Ready to paste: subject, greeting, three blocks with headlines, closing line.
    `,
    lengths: `
      250–350 words.
      Under 300 words in all.
    `,
    missing: `
      news, dates and offers of the month | unless: offer, event, camp, launch, discount, new
      the action wanted | unless: book, buy, visit, register, reply, call
    `,
  }),
  genre(
    'short-video-script',
    'social-media',
    /\b(?:reels?|shorts|tiktoks?|short videos?)\b.{0,24}\b(?:scripts?|ideas?|content|concepts?)\b|\b(?:scripts?|ideas?|concepts?)\b.{0,30}\b(?:reels?|shorts|tiktoks?)\b/iu,
    {
      groups: 'creative_writing',
      personas: `
      a director of vertical clips who plans in seconds
      a scriptwriter for short clips who thinks in beats
      a creator who edits for viewers without sound
    `,
      decisions: `
      Win the first 3 seconds: a picture and a line of on-screen text that raise one question. || Open each clip on an image and a few words on screen that leave something unanswered.
      Give each script its own idea; two clips must not differ in wording alone. || Build every clip on another idea instead of another wording.
      Time every shot, and say what is seen, what is said and which text stands on screen. || Set out shot by shot: seconds, picture, voice, text on screen.
      Plan shots that one person with a phone can film.
      Make each clip work without sound.
      Close each clip on one call to action, and add a caption with up to five hashtags. | unless: hashtag, hashtags
      Close each clip on one call to action, and add a caption. | when: hashtag, hashtags
      Use offers, prices and dates only as they are given.
    `,
      shapes: `
      One numbered script per clip: hook, shot table (seconds, picture, speech, on-screen text), call to action, caption.
      Separate scripts, each with a title, the length in seconds, timed shots, caption and hashtags.
      A heading per clip, its hook, three to five timed shots, the closing line and the caption.
    `,
      lengths: `
      15–30 seconds a clip, at most 70 spoken words.
      20–30 seconds each, four or five shots.
      Under 60 spoken words per clip.
    `,
      avoid:
        'logos in the first second, talking without picture, one idea twice, shots that need a crew, text too long to read, invented offers, three calls to action, hooks that promise too much',
      missing: `
      the product and the offer | unless: discount, percent, off, product, shop, skincare, clothing, jewellery, sarees, sweets
      audience and brand voice | unless: audience, women, men, students, kids, tone, funny, parents
    `,
    },
  ),
  genre(
    'youtube-script',
    'audio-video',
    /\byoutube\b.{0,30}\bscript\b|\bscript\b.{0,30}\byoutube\b|\bvideo script\b|\bexplainer (?:video|script)\b/iu,
    {
      groups: 'marketing, professional_writing',
      decisions: `
      Promise the result and show proof of it within the first 15 seconds.
      Give every section its start and end time, so that the times add up to the running time.
      Set speech and picture side by side: what is said, what is on screen, which text or cutaway.
      Write the speech as spoken, in short sentences, at about 140 words a minute.
      Open a question before each likely point of leaving, and answer it later.
      Mark prices, laws and figures that must be checked before filming.
      Ask for one thing at the end, and name the next video that follows from this one.
    `,
      shapes: `
      A table with time, narration and picture; above it three titles, below it the description.
      Hook, sections with time codes, closing; narration and visuals in two columns.
      Timed sections with narration in full and visuals in brackets.
    `,
      lengths: `
      About 140 spoken words per minute of running time.
      Five to seven sections.
    `,
      missing: `
      running time | unless: minute, minutes, second, seconds, long
      the viewer and the channel | unless: channel, beginners, students, viewers, audience, kids
    `,
    },
  ),
  genre(
    'caption',
    'social-media',
    /\b(?:instagram|insta|facebook|fb|photo|picture|reel)\b.{0,20}\bcaptions?\b|\bcaptions?\b.{0,30}\b(?:instagram|insta|photo|picture|post|reel)\b/iu,
    {
      unless: /\b(?:image captioning|subtitles?|frame|album|exhibition)\b/iu,
      decisions: `
      Make the first line strong enough to stand alone before "more". || Write an opening line that makes sense and interests before the fold.
      Name one thing that can be seen, touched or tasted instead of praising it. || Show one detail for eye, hand or tongue in place of an adjective of praise.
      Tie the occasion to the reason people buy or save the post. || Connect the occasion with what people do on it, and so with the post. | when: diwali, rakhi, raksha bandhan, eid, christmas, holi, wedding, festival, valentine, birthday
      Say in one line how to order or what to do next. | when: order, brand, shop, hampers, sale, store, boutique, cafe, restaurant, bakery, business, homemade
      Invent no price, offer or delivery area. | when: order, brand, shop, hampers, sale, store, boutique, cafe, restaurant, bakery, business, homemade, salon, dukan
      Add three to eight hashtags: a few specific, one local if a place is given, none of pure reach. | unless: hashtag, hashtags
      Use two emoji at most, and none in place of a word that matters. | unless: emoji, emojis
      Write as the person who made it, not as an advertisement.
    `,
      shapes: `
      Three captions of different mood, each ready to paste, then one shared line of hashtags.
      Every caption ready to paste, with its hashtags on a line below.
      Captions first, each in a block of its own, then one shared line of hashtags.
      Two versions, short and storytelling, each with its hashtags.
    `,
      lengths: `
      30–60 words a caption.
      At most five short lines each.
      Under 60 words besides hashtags.
    `,
      missing: `
      what happened there or what is offered | unless: link, dm, order, price, discount, whatsapp
      voice and audience | unless: audience, funny, tone, witty, elegant, casual
    `,
    },
  ),
]
