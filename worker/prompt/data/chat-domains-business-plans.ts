import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'
import { moreForMatters } from './chat-decisions-more-matters.ts'

export const projectPlan: ChatDomain = {
  id: 'project-plan',
  group: 'business',
  framework: 'RISEN',
  personas: [
    'a project lead who plans backwards from the outcome',
    'a delivery manager who gives every task one owner',
    'a programme planner who watches dependencies first',
    'an operations lead who plans for the likely delay',
    'a scrum lead who cuts work into checkable pieces',
  ],
  strong: splitTerms(`
    project plan, timeline, milestone, action plan, checklist, standard operating procedure, sop, event plan,
    onboarding, training program, schedule for, policy, scope of work, statement of work, project risks, risk
    register, gantt, work breakdown, status report, status update, to-do list, daily schedule, implementation plan,
    rollout, migration plan, staffing plan, event planning, runbook, emergency plan, raci, weekly report, timesheet
  `),
  weak: splitTerms(`
    plan, organize, deadline, task, schedule, team, process, event, employee, workplace, minutes, retrospective
  `),
  decisions: [
    {
      text: 'State the outcome, and how anyone can tell that it was reached.',
      unless: splitTerms('minutes, timesheet, agenda, inbox, emails'),
    },
    { text: 'Give every item an owner, or mark the owner as open.', unless: ['timesheet', 'workout'] },
    { text: 'Show what each item depends on.', unless: ['minutes', 'timesheet', 'inbox'] },
    {
      text: 'Name the step that decides the end date.',
      unless: splitTerms('minutes, agenda, policy, timesheet, inbox'),
    },
    {
      text: 'Leave time in reserve before each fixed date.',
      unless: splitTerms('minutes, policy, timesheet, inbox, agenda'),
    },
    {
      text: 'Break the work into pieces that take a week at most.',
      unless: splitTerms('meeting, minutes, agenda, policy, timesheet, day, checklist'),
    },
    { text: 'Say what is left out on purpose.' },
    { text: 'Begin every item with a verb.', unless: ['timesheet', 'policy'] },
    {
      text: 'Make the first item something that can be done tomorrow.',
      unless: splitTerms('minutes, timesheet, policy, agenda, scope of work'),
    },
    {
      text: 'Mark the points at which the plan can still be changed.',
      unless: splitTerms('minutes, timesheet, agenda, inbox'),
    },
    { text: 'Give each item a sign that shows it is done.', unless: ['minutes', 'timesheet'] },
    { text: 'Flag whatever needs approval or a purchase.', unless: ['timesheet'] },
    { text: 'Use dates where they are given, and week numbers otherwise.', unless: ['policy', 'checklist', 'minutes'] },
    { text: 'Keep the wording plain enough for someone who joins later.' },
    {
      text: 'Name the risks most likely to delay it, with an early sign for each.',
      when: splitTerms('timeline, milestone, rollout, migration, launch, project plan'),
    },
    {
      text: 'Order the items so that nothing waits on a later one.',
      when: splitTerms('checklist, procedure, sop, onboarding, schedule, runbook, process'),
    },
    {
      text: 'Say what to do when a step fails.',
      when: splitTerms('procedure, sop, runbook, emergency, incident, deployment, migration, process'),
    },
    {
      text: 'Plan the first day, the first week and the first month.',
      when: splitTerms('onboarding, new hire, new employee, training program'),
    },
    {
      text: 'Let people practise each skill within a day of learning it.',
      when: splitTerms('training, training program, workshop, onboarding, course'),
    },
    {
      text: 'Rate each risk for likelihood and effect, then name its response.',
      when: ['risk', 'risk register', 'mitigation'],
    },
    {
      text: 'Count back from the date of the event.',
      when: splitTerms('event, wedding, conference, party, launch, festival, fundraiser'),
    },
    {
      text: 'Put booking, guests, supplies and the day itself in separate blocks.',
      when: splitTerms('event, wedding, conference, party, festival, birthday'),
    },
    {
      text: 'Give the demanding tasks the best hours of the day.',
      when: splitTerms('daily, daily schedule, routine, morning, my day, to-do list, time management'),
    },
    {
      text: 'State what is delivered, what is excluded and how it is accepted.',
      when: splitTerms('scope of work, statement of work, sow, contract, tender'),
    },
    {
      text: 'Say to whom the policy applies and from when.',
      when: splitTerms('policy, policies, rules, guideline, code of conduct'),
    },
    {
      text: 'Report against the plan: done, late, next.',
      when: splitTerms('status, report, weekly, update, sprint, progress'),
    },
    {
      text: 'Put what blocks other people first.',
      when: splitTerms('inbox, priorities, prioritize, prioritized, task list'),
    },
    { text: 'Group related items under one result.', unless: ['timesheet'] },
    { text: 'Say who has to be told, and when.', unless: ['timesheet'] },
    {
      text: 'Name the first sign that the plan is slipping.',
      unless: splitTerms('minutes, timesheet, policy, agenda, inbox, email, checklist, onboarding'),
    },
    {
      text: 'Schedule the uncertain work first.',
      unless: splitTerms('minutes, timesheet, policy, agenda, inbox, email, meeting'),
    },
    {
      text: 'Mark which items can run side by side.',
      unless: splitTerms('minutes, timesheet, policy, agenda, inbox, meeting'),
    },
    { text: 'Keep each item to one line.' },
    { text: "State what is assumed about people's time.", unless: splitTerms('minutes, timesheet, policy, inbox') },
    { text: 'Give estimates as ranges.', unless: splitTerms('minutes, timesheet, policy, agenda, inbox, meeting') },
    { text: 'Separate what is fixed from what is proposed.' },
    { text: 'Leave an item open rather than guess its owner or date.' },
    { text: 'List what the client provides.', when: ['scope of work', 'statement of work', 'sow'] },
    {
      text: 'Name the standard that each task has to meet, as far as it is given.',
      when: splitTerms('scope of work, statement of work, sow, tender'),
    },
    { text: 'Describe how changes are agreed.', when: splitTerms('scope of work, statement of work, sow, policy') },
    {
      text: 'Say how the work is measured and reported.',
      when: splitTerms('scope of work, statement of work, sow, service'),
    },
    ...moreForMatters.projectPlan,
  ],
  shapes: [
    'A table with one row per item: step, owner, date, what it depends on, when it is done.',
    'Numbered phases with dates and results, then a short list of open points.',
    'A checklist in working order, each item with its owner and its date.',
    'A summary in two sentences, the items in order, then open questions.',
    'Short titled blocks in time order, each with its items as bullets.',
  ],
  lengths: [
    'One page.',
    'At most fifteen rows or items.',
    'Under 500 words.',
    'At most five phases, six items each.',
    'Two pages at most, one line per item.',
  ],
  missing: [
    {
      item: 'deadline',
      unless: splitTerms('deadline, week, month, day, date, minute, today, tomorrow, year, quarter, hour'),
    },
    {
      item: 'people and resources',
      unless: splitTerms(`
          team, people, budget, employee, staff, participants, guests, attendees, students, volunteers
        `),
    },
  ],
  avoid: splitTerms(`
    unowned tasks, milestones that measure effort, late dependencies, schedules filled to capacity,
    one person on every task, unanswered risks, scope that grows quietly, status by percentage alone,
    forgotten approval times, steps too large to track, testing squeezed to the end, invented deadlines,
    tasks without a result, meetings as milestones, holidays forgotten, buffers hidden in tasks, approvals assumed,
    plans only one person reads, parallel work on one desk, ends without a handover
  `),
}
