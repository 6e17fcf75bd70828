import type { Decision } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

/** Decisions that answer to what the task is about. */
export const sqlQuerySpecifics: readonly Decision[] = [
  {
    text: 'Say which time zone and which end of a date range apply.',
    when: splitTerms('date, day, month, year, week, daily, monthly, timestamp, last 30 days, yesterday'),
  },
  {
    text: 'Join on keys that are unique on one side, and say which side that is.',
    unless: ['migration', 'schema', 'create table'],
    when: splitTerms('join, joins, left join, inner join, customers, orders, two tables'),
  },
  {
    text: 'Name every column of the grouping, and aggregate each remaining one.',
    when: splitTerms('group by, count, sum, average, total, per, top, most'),
  },
  {
    text: 'Use a window function for ranks within groups, and say how ties rank.',
    when: splitTerms(`
      rank, top, latest, first, second highest, row number, running total, nth, highest, window, partition
    `),
  },
  {
    text: 'Say whether an absent match should count as zero or be left out.',
    when: splitTerms('left join, without, missing, never, no orders, zero, not in'),
  },
  {
    text: 'Run it as a select first, then as a change inside a transaction.',
    when: splitTerms('update, delete, insert, merge, upsert, remove'),
  },
  {
    text: 'Compare before and after by the query plan rather than by one timing.',
    when: splitTerms('slow, optimize, optimise, performance, faster, index, explain, tune'),
  },
  {
    text: 'Remove what makes an index unusable, such as a function around its column.',
    when: splitTerms('slow, optimize, optimise, performance, index, faster'),
  },
  {
    text: 'Give types, keys and constraints for every column.',
    when: splitTerms('schema, create table, design, database design, ddl, model, normalise, normalize'),
  },
  {
    text: 'Normalise first, and justify each copy of data kept on purpose.',
    when: splitTerms('schema, database design, design, erd, normalise, normalize, database structure'),
  },
  {
    text: 'State parameters with types, and what happens on error.',
    when: splitTerms('stored procedure, procedure, trigger, function'),
  },
  {
    text: 'Say how the recursion starts and what ends it.',
    when: splitTerms('recursive, hierarchy, tree, manager, parent, cte'),
  },
  {
    text: 'List every pivoted value, and where new ones will appear.',
    when: splitTerms('pivot, unpivot, crosstab, transpose'),
  },
  {
    text: 'Map each construct to its counterpart, and name those without one.',
    when: splitTerms('convert, translate, migrate, postgres to, mysql to, datalog, mongodb, pandas'),
  },
  {
    text: 'Partition and cluster by the columns used in the filters.',
    when: splitTerms('bigquery, snowflake, redshift, databricks, spark, dbt'),
  },
  { text: 'Name each model, its upstream sources and its tests.', when: splitTerms('dbt, model, lineage, etl') },
  {
    text: 'Give each group its own row even when its count is zero.',
    when: splitTerms(`
      count, per, by, each, group, month, department, departments, average, region, category, quarter, users
    `),
  },
  {
    text: 'Compare like with like: the same period, filters and currency.',
    when: splitTerms(`
      compare, compares, this year, last year, growth, revenue, sales, average, kpi, trend, quarter
    `),
  },
  {
    text: 'Break ties by a second column that is unique.',
    when: splitTerms('top, highest, lowest, latest, newest, first, last, second, rank, best, longest, earn, most'),
  },
  {
    text: 'Say when the first period of a cohort or window starts.',
    when: splitTerms(`
      cohort, retention, weekly, daily, active, last 7, last 30, last 90, rolling, running, window, this year
    `),
  },
  {
    text: 'Count distinct entities wherever a join may repeat them.',
    when: splitTerms('count, users, customers, customer, both, unique, distinct, how many, active'),
  },
  {
    text: 'Show the set of keys that will change before anything is changed.',
    when: splitTerms('delete, update, remove, insert, archive, archives, prices, trigger, cleanup, duplicate'),
  },
  {
    text: 'Name the step with the highest cost in the plan.',
    when: splitTerms('execution plan, explain, slow, seconds, speed, million, optimize, performance, index, tune'),
  },
  {
    text: 'Give the path to each field, and what happens when it is absent.',
    when: splitTerms('json, jsonb, array, arrays, nested, flatten, xml, unnest'),
  },
  {
    text: 'Use half-open ranges for times.',
    when: splitTerms('between, hour, date, dates, month, year, days, week, today, time, login, booking'),
  },
  {
    text: 'Say why the anti-join is written the way it is.',
    when: splitTerms('no orders, without, not in, missing, gaps, never, absent, not exists, neither'),
  },
  {
    text: 'Define each table by the one thing a row stands for.',
    when: splitTerms('schema, database design, create table, erd, booking system, data model'),
  },
  {
    text: 'Say which function differs between the two systems.',
    when: splitTerms('convert, migrate, bigquery, snowflake, mysql to, translate, dialect, sqlite, oracle, median'),
  },
]
