import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

export const socialMedia: ChatDomain = {
  id: 'social-media',
  group: 'marketing',
  framework: 'CO-STAR',
  personas: [
    'a social media editor who posts one idea at a time',
    'a community manager who writes to be answered',
    'a content creator who earns the first second',
    'a channel lead who respects each platform’s habits',
    'a scriptwriter for short clips who thinks in beats',
  ],
  strong: splitTerms(`
    tweet, linkedin post, instagram, tiktok, facebook post, twitter thread, thread about, caption for, social media,
    linkedin, youtube title, hashtag, youtube description, reddit post, social media post, instagram caption, post
    for, post about, instagram post, instagram reel, influencer, youtube channel, pinterest, snapchat, threads post,
    social post
  `),
  weak: splitTerms(`
    post, caption, follower, hook, viral, engagement, facebook, youtube, twitter, blurb
  `),
  decisions: [
    { text: 'Open with a line that gives a reason to read on.' },
    { text: 'Carry one idea per post.' },
    { text: 'Include one concrete detail that makes it believable.' },
    {
      text: 'End with one thing that is easy to do or to answer.',
      unless: splitTerms('cta, call to action, end, title, bio'),
    },
    { text: 'Fit the text to the length limit of the platform.', unless: ['character', 'word'] },
    { text: 'Break lines so that it reads well on a phone.', unless: splitTerms('line, calendar, plan, title, haiku') },
    { text: 'Write as one person speaking to another.', unless: ['formal', 'company', 'plan'] },
    { text: 'Put the main point before the place where the text is cut off.' },
    { text: 'Make the post complete without following a link.', unless: ['link', 'plan'] },
    { text: 'Use at most three hashtags, all specific to the subject.', unless: ['hashtag'] },
    { text: 'Use at most two emoji, where each replaces a word.', unless: ['emoji'] },
    { text: 'Choose words that the followers use themselves.' },
    { text: 'Keep to facts that are given here or widely known.', unless: ['funny', 'joke', 'fiction'] },
    { text: 'Give readers something worth saving or passing on.' },
    { text: 'Keep every sentence under fifteen words.', unless: ['sentence', 'word'] },
    { text: 'Let each post of the thread stand on its own.', when: ['thread'] },
    { text: 'Say in the first post what the thread delivers.', when: ['thread'] },
    { text: 'Keep each tweet within 280 characters.', when: ['tweet', 'twitter'], unless: ['character'] },
    { text: 'Cut the tweet to the one phrase people would repeat.', when: ['tweet', 'twitter'] },
    { text: 'Start from something that happened at work.', when: ['linkedin'] },
    { text: 'Draw one lesson that a colleague could apply.', when: ['linkedin', 'professional'] },
    { text: 'Tell what the picture does not show.', when: splitTerms('instagram, caption, photo, picture, selfie') },
    { text: 'Let the first line of the caption stand alone.', when: ['instagram', 'caption'] },
    {
      text: 'Plan a visual hook for the first two seconds.',
      when: splitTerms('tiktok, reel, shorts, short video, video'),
    },
    { text: 'Put the search term in the first half of the title.', when: ['youtube', 'video title', 'title'] },
    { text: 'Say in the first two lines what the viewer gets.', when: ['youtube', 'description', 'channel'] },
    {
      text: 'Write as a member of the community, and leave promotion out.',
      when: splitTerms('reddit, forum, subreddit, discord, quora'),
    },
    {
      text: 'Say first what changes for the reader.',
      when: splitTerms('launch, announce, announcement, event, opening, release, update'),
    },
    {
      text: 'Show the benefit in one example before naming the product.',
      when: splitTerms('product, brand, promote, promotion, sale, shop, small business'),
    },
    {
      text: 'Ask something people can answer from experience.',
      when: splitTerms('facebook, community, group, engagement, followers, audience'),
    },
    { text: 'Say whom it helps and how, in one line.', when: ['bio', 'profile', 'about section'] },
    { text: 'Take up the point made before adding a new one.', when: splitTerms('comment, reply, respond, dm') },
    {
      text: 'Thank people by name where names are given.',
      when: splitTerms('thank, celebrate, milestone, anniversary, congratulations, graduation'),
    },
    { text: 'Name one concrete thing in the first line.' },
    { text: 'Take a clear position.', unless: ['neutral'] },
    { text: 'Show the feeling instead of announcing it.' },
    { text: 'Make it plain who is speaking: a person or a brand.' },
    { text: 'Admit one limit or mistake, so that the rest is believed.', unless: ['product', 'sale', 'promote'] },
    { text: 'Use the present tense and everyday verbs.', unless: ['history', 'historical'] },
    { text: 'Leave out any claim that would need a footnote.' },
    { text: 'Give the reader a word or phrase to quote.' },
    { text: 'Cut the first sentence if the second one opens better.' },
    { text: 'Use one short sentence per line in the opening.', when: ['linkedin', 'thread', 'facebook'] },
    { text: 'Name who will disagree, and why.', when: ['linkedin', 'twitter', 'thread'] },
    { text: 'Leave credit with the people who did the work.', when: splitTerms('linkedin, team, award, milestone') },
    { text: 'Make the last tweet the one worth sharing.', when: ['thread'] },
    { text: 'Use a number or a name instead of an adverb.', when: ['tweet', 'twitter'] },
    { text: 'Let the joke rest on one word.', when: splitTerms('joke, funny, meme, sarcastic') },
  ],
  shapes: [
    'The post ready to publish, in its final layout.',
    'Two versions ready to post, each with a different opening line.',
    'The text as it will appear, with any hashtags on a line of their own.',
    'The post first, then one alternative opening line.',
    'Ready-to-copy text, each post in a block of its own.',
    'The finished text, followed by one line that suggests a picture for it.',
  ],
  lengths: [
    'Under 120 words a post.',
    'At most six short lines a post.',
    '40–80 words a post.',
    'As long as the platform shows without a tap.',
    'At most 100 words for a post, ten for a title.',
  ],
  missing: [
    {
      item: 'platform',
      unless: splitTerms(`
          twitter, tweet, linkedin, instagram, tiktok, facebook, youtube, reddit, pinterest, discord, threads,
          snapchat, quora
        `),
    },
    {
      item: 'voice and audience',
      unless: splitTerms(`
          audience, voice, tone, follower, formal, funny, angry, teens, students, professional, sarcastic,
          casual, style, developers, witty
        `),
    },
  ],
  avoid: splitTerms(`
    engagement bait, unrelated hashtags, openings that delay the point, humble bragging, tagged strangers,
    outrage for reach, blocks of unbroken text, unexplained links, borrowed viral phrasing, empty closing questions,
    fake personal stories, emoji used as filler, hooks the post betrays, lists without an end,
    humour at the expense of others, captions that describe the picture, trends joined too late,
    hashtags in every line, calls to tag friends, sentences copied from ads
  `),
}
