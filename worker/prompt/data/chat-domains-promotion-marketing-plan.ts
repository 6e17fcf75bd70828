import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

export const marketingPlan: ChatDomain = {
  id: 'marketing-plan',
  group: 'marketing',
  framework: 'RACE',
  personas: [
    'a campaign planner who spends the first hour on the audience',
    'a media planner who weighs every channel by its cost',
    'a growth lead who tests before scaling',
    'a brand manager who repeats one message',
    'a content lead who plans a month at a time',
  ],
  strong: splitTerms(`
    marketing plan, marketing strategy, content calendar, content plan, content strategy, social media strategy,
    social media plan, social media calendar, campaign plan, launch plan, promotion plan, marketing campaign, ad
    campaign, advertising campaign, campaign for, media plan, brand strategy, influencer campaign, promote,
    promotional strategy, lead generation strategy, awareness campaign, posting schedule
  `),
  weak: splitTerms(`
    campaign, marketing, launch, channel, audience, promotion, strategy, advertising, calendar
  `),
  decisions: [
    { text: 'Name one audience, one message and one measure of success.' },
    { text: 'Choose channels by where the audience already spends time.' },
    { text: 'Give each activity a number that shows whether it works.' },
    { text: 'Spread the work over time, with a first step for this week.' },
    { text: 'Tie every activity to a stage: notice, consider, buy or return.' },
    { text: 'State what each activity costs in money or hours, as a range.' },
    { text: 'Say what is dropped if results stay away.' },
    { text: 'Plan material that can be used twice.' },
    { text: 'Repeat one reason to buy across all channels.' },
    { text: 'Start with people who already know the product.' },
    { text: 'Mark what is assumed about the market.' },
    { text: 'Limit the plan to three channels.' },
    { text: 'Name the role that carries out each task.' },
    { text: 'Describe the first test, and the result that would decide it.' },
    { text: 'Fit every step to the stated budget and team.' },
    { text: 'Put the cheapest step that could work first.' },
    { text: 'Show how one customer would meet the message three times.' },
    { text: 'Say what competitors leave unsaid.' },
    {
      text: 'Vary the format from day to day.',
      when: splitTerms('calendar, content plan, schedule, posts, content calendar'),
    },
    {
      text: 'Tie each post to one aim: reach, replies or clicks.',
      when: splitTerms('calendar, content plan, posts, social media, instagram, linkedin, tiktok, content calendar'),
    },
    {
      text: 'Reuse one strong idea in three forms.',
      when: splitTerms('calendar, content, posts, blog, youtube, content calendar'),
    },
    {
      text: 'Leave two slots open for current events.',
      when: splitTerms('calendar, schedule, month, weeks, content calendar'),
    },
    {
      text: 'Give each entry a hook, a format and a call to action.',
      when: splitTerms('calendar, posts, content calendar, reels'),
    },
    {
      text: 'Plan the weeks before, the day itself and the weeks after.',
      when: splitTerms('launch, product launch, opening, release, event'),
    },
    {
      text: 'Give early customers something to pass on.',
      when: splitTerms('launch, startup, app, product launch, release'),
    },
    {
      text: 'Win the nearest customers first.',
      when: splitTerms('local, restaurant, cafe, gym, salon, shop, clinic, bakery, studio, store'),
    },
    {
      text: 'Use partners within walking distance.',
      when: splitTerms('local, restaurant, cafe, gym, salon, bakery, studio'),
    },
    {
      text: 'Name the job that uses the product and the job that pays.',
      when: splitTerms('b2b, saas, software, enterprise, agency, consulting'),
    },
    {
      text: 'Offer one piece of proof at each stage.',
      when: splitTerms('b2b, saas, course, agency, consulting, service'),
    },
    {
      text: 'Follow the path from first click to second purchase.',
      when: splitTerms('e-commerce, ecommerce, online store, shopify, amazon, subscription, dtc'),
    },
    {
      text: 'Ask for one kind of help at a time.',
      when: splitTerms('charity, nonprofit, non-profit, donation, fundraising, awareness'),
    },
    {
      text: 'Choose partners by the trust of their audience rather than its size.',
      when: splitTerms('influencer, creators, ambassador, partnership'),
    },
    { text: 'Give each message a job and a date.', when: splitTerms('email, newsletter, sms, email campaign') },
    {
      text: 'Count back from the date of the event.',
      when: splitTerms('event, conference, concert, webinar, festival, workshop'),
    },
    {
      text: 'Describe the brand by what it does and what it refuses.',
      when: splitTerms('brand, branding, rebrand, identity, positioning'),
    },
  ],
  shapes: [
    'Audience and message in three lines, then a table of activities with date, cost and measure.',
    'A table by week: activity, channel, purpose, measure.',
    'A one-paragraph summary, the plan by phase, then a budget table.',
    'The plan as a table, then the first three steps in detail.',
    'Short titled sections for audience, message, channels, timing and measures.',
  ],
  lengths: [
    'Two pages at most.',
    'Under 700 words.',
    'At most fifteen rows.',
    '400–600 words besides tables.',
    'One page and one table.',
  ],
  missing: [
    {
      item: 'budget and time frame',
      unless: splitTerms('budget, month, week, quarter, days, year, free, euros, dollars'),
    },
    {
      item: 'audience and the problem it has',
      unless: splitTerms(`
          audience, customer, students, women, men, parents, developers, businesses, owners, teens,
          professionals, tourists, gamers, millennials
        `),
    },
  ],
  avoid: splitTerms(`
    every channel at once, unmeasured activities, an audience of everyone, vanity metrics, budgets spread evenly,
    invented market figures, tactics ahead of positioning, unowned deadlines, copies of a rival's plan,
    silence after launch, goals beyond the budget, forgotten existing customers, tactics copied from big brands,
    weekly posts without a purpose, tools before tasks, discounts as strategy, goals without a date,
    reports nobody acts on, personas without evidence, campaigns without a stop rule
  `),
}
