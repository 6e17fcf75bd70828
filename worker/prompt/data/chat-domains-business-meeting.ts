import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'
import { moreForMatters } from './chat-decisions-more-matters.ts'

export const meeting: ChatDomain = {
  id: 'meeting',
  group: 'business',
  framework: 'RISEN',
  personas: [
    'a chair who ends every meeting with names and dates',
    'a facilitator who gives each point its time',
    'a minute taker who records decisions before discussion',
    'a chief of staff who keeps side issues aside',
    'a workshop host who plans for a result that can be seen',
  ],
  strong: splitTerms(`
    meeting, agenda, meeting agenda, meeting notes, meeting minutes, minutes of, action items, kickoff, workshop,
    retrospective, stand-up meeting, standup, team meeting, board meeting, one-on-one, facilitation, facilitator,
    follow-up from the meeting, offsite, brainstorming session, meeting invite, town hall
  `),
  weak: splitTerms(`
    minutes, notes, attendees, transcript, discussion, decisions, participants, invite, session
  `),
  decisions: [
    { text: 'State the purpose of the meeting in one sentence.' },
    { text: 'Keep decisions, actions and open points apart.' },
    { text: 'Give every action one owner, or mark it as open.' },
    { text: 'Give every action a date where one is named.' },
    { text: 'Keep names and figures as they are given.' },
    { text: 'Write so that someone who was absent can follow.' },
    {
      text: 'Word each decision in one sentence.',
      unless: splitTerms('agenda, workshop, plan, schedule, kickoff, invite, retrospective'),
    },
    {
      text: 'Leave out small talk and repetition.',
      unless: splitTerms('agenda, workshop, plan, schedule, kickoff, invite, retrospective'),
    },
    { text: 'Mark what needs a decision before the next meeting.' },
    {
      text: 'Name what was left out or put off.',
      unless: splitTerms('agenda, workshop, plan, schedule, kickoff, invite, retrospective'),
    },
    {
      text: 'Name the speaker only where the view matters.',
      unless: splitTerms('agenda, workshop, plan, schedule, kickoff, invite, retrospective'),
    },
    { text: 'Begin each action with a verb.' },
    {
      text: 'Use neutral words for disagreements.',
      unless: splitTerms('agenda, workshop, plan, schedule, kickoff, invite, retrospective'),
    },
    { text: 'Say what changes for people outside the room.' },
    { text: 'Group points that lead to the same decision.' },
    { text: 'Say what each point is meant to lead to.' },
    { text: 'Keep side issues in a list of their own.' },
    {
      text: 'Keep the wording that was agreed, where it is given.',
      unless: splitTerms('agenda, workshop, plan, schedule, kickoff, invite, retrospective'),
    },
    {
      text: 'Give each point a time limit.',
      when: splitTerms('agenda, kickoff, workshop, schedule, plan, team meeting'),
    },
    {
      text: 'Put the decision that matters most in the first half.',
      when: splitTerms('agenda, board meeting, team meeting, plan'),
    },
    {
      text: 'List what each participant should prepare.',
      when: splitTerms('agenda, kickoff, workshop, invite, upcoming'),
    },
    {
      text: 'Leave five minutes for a summary of the actions.',
      when: splitTerms('agenda, one hour, 1 hour, 30 minute, team meeting'),
    },
    { text: 'Mark each point as inform, discuss or decide.', when: ['agenda', 'board meeting', 'team meeting'] },
    {
      text: 'Record who agreed to do what by when.',
      when: splitTerms('minutes, notes, transcript, action items, follow-up, recap, summary'),
    },
    { text: 'Note who attended, as far as it is given.', when: ['minutes', 'meeting minutes', 'attendees'] },
    { text: 'Say which proposals were turned down, and why.', when: ['minutes', 'transcript', 'board meeting'] },
    {
      text: 'Put the actions before the account of the discussion.',
      when: splitTerms('action items, recap, follow-up, transcript'),
    },
    {
      text: 'Start each block from what participants already do.',
      when: splitTerms('workshop, training, facilitation, offsite'),
    },
    {
      text: 'Change the form of work every twenty minutes.',
      when: splitTerms('workshop, training, offsite, brainstorming'),
    },
    { text: 'End each block on a result that can be seen.', when: ['workshop', 'offsite', 'design'] },
    {
      text: 'Keep what happened apart from how it felt.',
      when: splitTerms('retrospective, retro, feedback, lessons learned'),
    },
    { text: 'Choose at most three changes to try.', when: ['retrospective', 'retro', 'lessons learned'] },
    {
      text: 'Settle roles, ways of working and the first milestone.',
      when: splitTerms('kickoff, project, new client, new team'),
    },
    { text: 'Name what the client has to provide.', when: splitTerms('client, customer, kickoff, vendor') },
    {
      text: 'Allow for time zones, and name the one in use.',
      when: splitTerms('schedule, time zone, timezone, remote, invite, calendar'),
    },
    { text: 'Keep each point to one question.' },
    { text: 'Show what is open at the end of each point.' },
    { text: 'Give background in a line, with a pointer to where it is found.' },
    { text: 'Mark which points need everyone and which need two people.' },
    { text: 'Write times and dates in one format.' },
    { text: 'Put what concerns most people first.' },
    ...moreForMatters.meeting,
  ],
  shapes: [
    'A table with one row per point: topic, result wanted or reached, owner, date.',
    'Short headed blocks in the order of the points, each with its actions as bullets.',
    'The purpose in one line, the points in order, then the actions as a list.',
    'The actions as a table, then a short account of each point.',
    'Numbered points, with times or owners beside them.',
  ],
  lengths: [
    'One page.',
    'At most ten points.',
    'Two lines a point.',
    'Under 350 words.',
    'Short enough to be read in two minutes.',
  ],
  missing: [
    {
      item: 'participants and their roles',
      unless: splitTerms(`
          team, client, board, attendees, participants, manager, students, staff, people, members, customer,
          colleagues, employees, transcript, inbox
        `),
    },
    {
      item: 'date and duration',
      unless: splitTerms(`
          hour, minute, date, day, week, tomorrow, monday, friday, january, march, may, september, half-day,
          transcript, notes, today
        `),
    },
  ],
  avoid: splitTerms(`
    actions owned by everyone, decisions mixed with discussion, single-noun agenda items,
    opinions attributed by guess, small talk in the record, updates fit for email, overfull agendas,
    decisions inferred from silence, invented attendees, lost open points, blame in the minutes,
    deadlines such as soon, agendas sent on the day, minutes longer than the meeting, topics without an owner,
    votes without a record, discussion of absent people, summaries of feelings, tasks for nobody,
    items carried over forever
  `),
}
