import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

export const promotionDomains: readonly ChatDomain[] = [
  {
    id: 'marketing-copy',
    group: 'marketing',
    framework: 'AIDA / PAS',
    persona: 'a copywriter who sells with one promise and its proof',
    strong: splitTerms(`
      ad copy, advertisement, landing page, tagline, slogan, campaign, product description, marketing, ad for,
      sales page, brand voice, value proposition, email campaign, promote, copy for, billboard, google ads,
      facebook ad, product launch, anuncio, publicité, werbung, anúncio
    `),
    weak: splitTerms(`
      brand, product, launch, customer, audience, sell, call to action, cta, ad, copy
    `),
    decisions: [
      { text: "Make one promise, in the customer's words, and support it only with proof that is given here." },
      { text: 'Lead with the situation the customer wants to leave, then what changes.' },
      { text: 'Close with one call to action that says what happens next.', unless: ['call to action', 'cta'] },
      {
        text: 'Give three variants that differ in their idea, not only in their wording.',
        unless: ['variant', 'version', 'option', 'one'],
        when: ['tagline', 'slogan', 'ad', 'headline', 'copy', 'advertisement'],
      },
      { text: 'Prefer a concrete detail to a superlative.' },
    ],
    shapes: [
      'Headline, supporting line, body, call to action, each labelled.',
      'For each version: headline, body and call to action, with one line on the idea behind it.',
    ],
    lengths: ['Headline under ten words, body under 100.', 'Headline under 60 characters, body under 90 words.'],
    missing: [
      { item: 'audience and the problem it has', unless: ['audience', 'for', 'customer', 'who'] },
      { item: 'proof points and brand voice', unless: ['brand', 'voice', 'proof', 'tone', 'feature'] },
    ],
    avoid: ['superlatives without proof', 'invented testimonials'],
  },
  {
    id: 'social-media',
    group: 'marketing',
    framework: 'CO-STAR lite',
    persona: 'a social media editor who posts one idea at a time',
    strong: splitTerms(`
      tweet, linkedin post, instagram, tiktok, facebook post, twitter thread, thread about, caption for, social
      media, linkedin, youtube title, hashtag, youtube description, reddit post, seo, meta description, keyword
      research, keywords
    `),
    weak: splitTerms(`
      post, caption, follower, hook, viral, engagement, influencer
    `),
    decisions: [
      { text: 'Open with a first line that gives a reason to read on without promising too much.' },
      { text: 'Carry one idea, with one concrete detail that makes it believable.' },
      { text: 'End with one easy thing to do or answer.', unless: ['cta', 'call to action'] },
      {
        text: "Keep the post within the platform's limit, with line breaks that read well on a phone.",
        unless: ['character', 'word'],
      },
      {
        text: 'Title within 60 characters, description within 155, and the main term early in both.',
        when: ['seo', 'meta description', 'keyword'],
      },
    ],
    shapes: [
      'The post ready to publish, then up to three hashtags on their own line.',
      'Two versions ready to post, each with a different opening line.',
    ],
    lengths: ['Under 120 words.', 'At most six short lines.'],
    missing: [
      {
        item: 'platform',
        unless: ['twitter', 'tweet', 'linkedin', 'instagram', 'tiktok', 'facebook', 'youtube', 'reddit', 'seo'],
      },
      { item: 'voice and audience', unless: ['audience', 'voice', 'tone', 'follower', 'formal', 'funny'] },
    ],
    avoid: ['rows of emoji', 'more than three hashtags', 'bait'],
  },
  {
    id: 'career',
    group: 'professional_writing',
    framework: 'STAR',
    persona: 'a hiring manager who reads for evidence',
    strong: splitTerms(`
      resume for, my resume, cv, job description, interview question, job interview,
      job application, linkedin profile, linkedin summary, performance review, cover letter for, career,
      resume, curriculum
    `),
    weak: splitTerms(`
      job, hire, hiring, candidate, role, skill, experience, recruiter, position
    `),
    decisions: [
      {
        text: 'Use only experience and results that are stated; ask for a figure where one is missing rather than supplying it.',
      },
      { text: 'Lead each point with what was achieved, then how.' },
      { text: 'Mirror the words of the target role where they are true.' },
      { text: 'Put the most relevant evidence in the first third.' },
    ],
    shapes: [
      'Final text ready to use, then a short list of facts that would strengthen it.',
      'The document in its usual order, followed by the details still needed.',
    ],
    lengths: ['One page at most.'],
    missing: [
      {
        item: 'target role',
        unless: [
          'engineer',
          'manager',
          'developer',
          'analyst',
          'position',
          'designer',
          'nurse',
          'teacher',
          'assistant',
          'intern',
        ],
      },
      { item: 'achievements with figures', unless: ['achieved', 'increased', 'reduced', 'year'] },
    ],
    avoid: ['invented experience', 'buzzwords'],
  },
  {
    id: 'interview',
    group: 'business',
    framework: 'STAR',
    persona: 'an interviewer who explains what each question tests',
    strong: [
      'interview question',
      'mock interview',
      'prepare for my interview',
      'have an interview',
      'interview at',
      'interview next',
      'upcoming interview',
    ],
    weak: ['interview', 'candidate', 'hiring', 'prepare', 'role'],
    decisions: [
      { text: 'Start with the questions most likely for this role, and say what each one tests.' },
      {
        text: 'Give a frame for each answer that real experience can be put into, and leave the experience itself to the candidate.',
      },
      { text: 'Name the two topics to revise first, with the reason.' },
      { text: 'End with questions the candidate can ask in return.' },
    ],
    shapes: [
      'Likely questions as a table (question, what it tests, frame for the answer), then a revision plan by day.',
      'Questions in groups, each with its purpose and a short answer frame, then a plan for the days left.',
    ],
    lengths: ['Ten to twelve questions.'],
    missing: [
      {
        item: 'own experience and seniority',
        unless: ['year of experience', 'senior', 'junior', 'intern', 'experience'],
      },
    ],
    avoid: ['invented experience', 'rehearsed phrases'],
  },
]
