import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

export const jobDescription: ChatDomain = {
  id: 'job-description',
  group: 'business',
  framework: 'CARE',
  personas: [
    'a hiring partner who describes the work before the wishes',
    'a recruiter who keeps requirements to what matters',
    'a team lead who writes for the person reading',
    'a people adviser who keeps wording fair',
    'a talent editor who cuts every cliché',
  ],
  strong: splitTerms(`
    job description, job posting, job ad, job advert, job advertisement, vacancy, job opening, job listing, role
    description, job post, hiring ad, recruitment ad
  `),
  weak: splitTerms(`
    responsibilities, qualifications, duties, hire, hiring, employee, position, requirements
  `),
  decisions: [
    { text: 'Open with the work that takes most of the time.' },
    { text: 'Separate what the role needs from what would be welcome.' },
    { text: 'Keep the requirements to what would rule someone out.' },
    { text: 'Describe the first six months by the results expected.' },
    { text: 'Use wording that any qualified applicant can see themselves in.' },
    { text: 'Begin each duty with a verb.' },
    { text: 'State place, working pattern and reporting line as far as they are given.' },
    { text: 'Say what the person decides alone.' },
    { text: 'Name the people the role works with.' },
    { text: 'Explain in one sentence why the role exists.' },
    { text: 'Ask for what a person can do rather than for years of experience.', unless: ['years'] },
    { text: 'Use a job title that people search for.', unless: ['title'] },
    { text: 'Name tools and methods only where they are used every week.' },
    { text: 'Keep benefits to those that are given.' },
    { text: 'Say how to apply and what happens next, as far as it is known.' },
    { text: 'Put pay where it is seen, if it is given.' },
    { text: 'Name one hard part of the job.' },
    { text: 'Keep inside abbreviations out of the text.' },
    { text: 'Say how success in the role is measured.' },
    { text: 'Order the duties by the time they take.' },
    {
      text: 'Name the systems the person owns.',
      when: splitTerms('engineer, developer, data, software, devops, analyst, it, security'),
    },
    {
      text: 'State the level of independence expected.',
      when: splitTerms('senior, lead, principal, junior, intern, graduate, head of'),
    },
    {
      text: 'Say how large the team and the budget are, if known.',
      when: splitTerms('manager, head of, director, lead, supervisor, executive'),
    },
    {
      text: 'Describe a normal shift.',
      when: splitTerms(`
          nurse, cashier, driver, warehouse, waiter, cook, retail, shop, store, cleaner, security guard,
          barista
        `),
    },
    {
      text: 'Name licences and checks only where they are given.',
      when: splitTerms('nurse, driver, teacher, doctor, pilot, electrician, security guard, childcare'),
    },
    {
      text: 'Say what the person will have learned by the end.',
      when: splitTerms('intern, internship, trainee, apprentice, graduate, junior'),
    },
    {
      text: 'Give the territory, the target and the support behind it.',
      when: splitTerms('sales, account executive, business development, representative'),
    },
    {
      text: 'Show two pieces of work the person would make.',
      when: splitTerms('designer, writer, marketing, content, creative, editor'),
    },
    { text: 'Put the three most important duties in bold.' },
    { text: 'Use you for the reader and we for the team.' },
    { text: 'Keep sentences under twenty words.' },
    { text: 'Leave out adjectives about personality that nobody could check.' },
    { text: 'State what training or help is given, if any.' },
    { text: 'Describe the customers or users the work is for.' },
    { text: 'Say which tools can be learned on the job.' },
    { text: 'Make the first sentence say where and what.' },
  ],
  shapes: [
    'Purpose of the role, duties, requirements and what is offered, each under a short heading.',
    'Two sentences on the role, then bullets for duties and requirements, then how to apply.',
    'The text ready to publish, with duties before requirements.',
    'Titled sections of at most six bullets each.',
    'A short opening paragraph, then lists, then a closing line on the next step.',
  ],
  lengths: [
    '300–450 words.',
    'One page at most.',
    'At most six bullets a section.',
    'Under 500 words.',
    'Five to seven duties and as many requirements.',
  ],
  missing: [
    {
      item: 'place, contract and pay',
      unless: splitTerms(`
          remote, salary, full-time, part-time, hybrid, location, usd, eur, country, hourly, onsite, contract,
          city
        `),
    },
    {
      item: 'team and reporting line',
      unless: splitTerms('team, reports to, manager of, department, startup, company, supervisor, head of'),
    },
  ],
  avoid: splitTerms(`
    requirement wish lists, rock-star clichés, gendered wording, internal abbreviations, perks before duties,
    years as proxy for skill, degree demands by habit, family metaphors, undefined reporting lines,
    salaries called competitive, age-coded wording, catch-all duties, three roles in one, tools as identity,
    unpaid tests, hidden travel, praise of long hours, slogans about passion, benefits that are the law,
    silence about pay
  `),
}
