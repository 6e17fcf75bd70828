import type { Decision } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

/** Decisions that answer to what the task is about. */
export const spreadsheetsSpecifics: readonly Decision[] = [
  {
    text: 'Name the match mode, and what is shown when nothing is found.',
    when: splitTerms('lookup, vlookup, xlookup, match, index match, find, search, matching'),
  },
  {
    text: 'State the criteria with their operators and wildcards.',
    when: splitTerms('sumif, countif, sumifs, countifs, criteria, averageif, condition, conditions'),
  },
  {
    text: 'Treat dates as numbers, and say which cells need a date format.',
    when: splitTerms('date, dates, days, month, year, deadline, age, networkdays, calendar'),
  },
  {
    text: 'Say which field goes to rows, columns and values, and how values are summarised.',
    when: splitTerms('pivot, pivot table, summarise, summarize, report'),
  },
  {
    text: 'Order the rules, and say which one stops the others.',
    when: splitTerms('conditional formatting, highlight, colour, color, format cells'),
  },
  {
    text: 'Declare every variable, and restore the settings that the macro changes.',
    when: splitTerms('vba, macro, macros, button, apps script'),
  },
  {
    text: 'Process whole ranges in memory rather than cell by cell.',
    when: splitTerms('vba, macro, loop, apps script, slow'),
  },
  {
    text: 'List the steps of the query in order, and say how it is refreshed.',
    when: splitTerms('power query, import, merge, combine, consolidate, csv'),
  },
  {
    text: 'Validate entries by a list or a range where people type.',
    when: splitTerms('template, tracker, form, drop-down, dropdown, data validation, budget, inventory'),
  },
  {
    text: 'List each column with its type and its formula.',
    when: splitTerms('template, tracker, budget, sheet for, inventory, schedule, planner, timesheet'),
  },
  {
    text: 'Split on a delimiter that cannot occur within a value.',
    when: splitTerms('split, extract, first name, concatenate, delimiter, trim, text to columns'),
  },
  {
    text: 'Remove duplicates by a stated key, and keep the row that is stated.',
    when: splitTerms('duplicate, duplicates, unique, distinct'),
  },
  {
    text: 'Choose the chart by what is compared, and name the series.',
    when: splitTerms('chart, graph, plot, sparkline, dashboard'),
  },
  {
    text: 'Wrap nested conditions in a function that lists them one after another.',
    when: splitTerms('nested, nested if, ifs, if statement, grade, grades, bonus, commission'),
  },
  {
    text: 'Name the helper cells and what they hold.',
    when: splitTerms('formula, calculate, count, average, ranks, rank, sum, commission, loan, hours, shifts, age'),
  },
  {
    text: 'State what happens to rows that meet no criterion.',
    when: splitTerms('criteria, condition, two criteria, sumifs, sumif, filter, filtered, countif'),
  },
  {
    text: 'Say how ties, blanks and repeated names are treated.',
    when: splitTerms('rank, ranks, unique, duplicate, duplicates, latest, count, top, students, names'),
  },
  {
    text: 'Say what is fixed to the header row, so that columns may move.',
    when: splitTerms('column, columns, combine, merge, csv, files, import, power query, table'),
  },
  {
    text: 'Lock everything but the input cells.',
    when: splitTerms('protect, template, tracker, form, inventory, timesheet, budget, planner, shared'),
  },
  {
    text: 'Give totals by row and by column that agree.',
    when: splitTerms(`
      budget, timesheet, schedule, inventory, expenses, sales, hours, invoice, payroll, loan, dashboard
    `),
  },
  {
    text: 'Explain the cause of the error value before its remedy.',
    when: splitTerms('error, returns, not working, wrong, does not, circular, exists'),
  },
  {
    text: 'Say where the code goes and how it is started.',
    when: splitTerms('macro, vba, apps script, script, button, automation, automatically'),
  },
  {
    text: 'Show how text and numbers that look alike are told apart.',
    when: splitTerms('text, numbers, convert, number, vlookup, lookup, match, csv, import'),
  },
  {
    text: 'Use dynamic ranges, so that new entries are counted.',
    when: splitTerms('growing, new, last, chart, drop-down, dropdown, dashboard, list, pivot, every'),
  },
  {
    text: 'State the period, the rate and the rounding in cells of their own.',
    when: splitTerms('loan, interest, budget, commission, tax, salary, repayment, price, currency, mortgage'),
  },
  {
    text: 'Treat a shift over midnight as one span.',
    when: splitTerms('timesheet, shifts, hours, time, midnight, overtime, clock'),
  },
  {
    text: 'Choose two or three colours, each with one meaning.',
    when: splitTerms('conditional formatting, highlight, dashboard, gantt, chart, heatmap, color, colour, template'),
  },
  {
    text: 'Say which field decides the order of the groups.',
    when: splitTerms('pivot, pivot table, group, per month, per, region, category, summary'),
  },
]
