import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'
import { moreForMatters } from './chat-decisions-more-matters.ts'
import { sqlQuerySpecifics } from './chat-domains-data-sql-specifics.ts'

export const sqlQuery: ChatDomain = {
  id: 'sql-query',
  group: 'software_engineering',
  framework: 'TIDD-EC',
  personas: [
    'a database engineer who writes queries that others can check',
    'an analytics engineer who fixes the grain before the joins',
    'a data engineer who thinks about nulls and duplicates first',
    'a reporting developer who names every column',
    'a query tuner who reads the plan as well as the result',
  ],
  strong: splitTerms(`
      sql, sql query, query that, postgres, mysql, left join, dbt, bigquery, stored procedure, sqlite, select
      statement
    `),
  weak: splitTerms('query, table, join, database, schema, column, index'),
  decisions: [
    { text: 'State the grain of the result: what one row stands for.' },
    { text: 'Name every output column and list them explicitly.' },
    { text: 'Say how nulls, duplicates and ties are treated.', unless: ['null'] },
    { text: 'Mention the index that would help if the tables are large.' },
    { text: 'Give each table an alias that recalls its name.' },
    { text: 'Break the query into named steps, each checkable alone.' },
    { text: 'Say which parts are specific to the database used.', unless: ['ansi'] },
    {
      text: 'Order the result by a column that makes it repeatable.',
      unless: splitTerms('migration, create table, schema, design, trigger, stored procedure, erd, database structure'),
    },
    {
      text: 'Show two or three sample rows and the result they give.',
      unless: splitTerms('migration, create table, schema, design, trigger, stored procedure, erd, database structure'),
    },
    {
      text: 'Filter as early as possible, and say which filter removes most rows.',
      unless: splitTerms('migration, create table, schema, design, trigger, stored procedure, erd, database structure'),
    },
    {
      text: 'Say what the query returns when nothing matches.',
      unless: splitTerms('migration, create table, schema, design, trigger, stored procedure, erd, database structure'),
    },
    { text: 'State the assumed keys between the tables.' },
    { text: 'Cast types openly wherever two columns of different type meet.' },
    {
      text: 'Give a second, simpler query that checks the count of the first.',
      unless: splitTerms('migration, create table, schema, design, trigger, stored procedure, erd, database structure'),
    },
    { text: 'Keep business rules in one place, with a comment that names each.' },
    { text: 'Write it for reading: one clause per line and keywords in one case.' },
    {
      text: 'Put the condition that defines the set of rows in one visible place.',
      unless: splitTerms('migration, create table, schema, design, trigger, stored procedure, erd, database structure'),
    },
    { text: 'Say how the query behaves when the data double.' },
    { text: 'Choose names for computed columns that state unit and period.' },
    { text: 'Mark each place where the dialect matters.' },
    { text: 'Say which rows are left out by each join or filter.' },
    {
      text: 'Round or format only in the outermost step.',
      unless: splitTerms('migration, create table, schema, design, trigger, stored procedure, erd, database structure'),
    },
    ...sqlQuerySpecifics,
    ...moreForMatters.sqlQuery,
  ],
  shapes: [
    'One query in a code block, then a one-line explanation of each step.',
    'The query in one block with readable aliases, then a note on its assumptions.',
    'The complete statement first, then a small sample result as a table.',
    'The statement in a code block, its assumptions as bullets, and a query that checks it.',
    'Two sentences on the approach, the statement, then notes on nulls and ties.',
    'Runnable SQL in one block, with a comment above each part that is not obvious.',
  ],
  lengths: [
    'Under 100 words besides the query.',
    'At most five notes, one line each.',
    'Three to six sentences outside the code.',
    'One or two paragraphs after the query.',
    'Up to 80 words of explanation.',
  ],
  missing: [
    {
      item: 'database and version',
      unless: splitTerms(`
      postgres, postgresql, mysql, sqlite, bigquery, snowflake, oracle, sql server, t-sql, mariadb, redshift,
      databricks
    `),
    },
    { item: 'table and column definitions', unless: splitTerms('column, columns, schema, create table, fields') },
  ],
  avoid: splitTerms(`
    wildcard column lists, invented columns, accidental cross joins, duplicates hidden by distinct,
    functions on indexed columns, implicit type casts, nulls compared with equals, filters that undo outer joins,
    parameters pasted into strings, syntax from another dialect, unfiltered updates, rows fetched one by one,
    aliases of one letter, unbounded results, dates compared as text, subqueries per row, hints without a reason,
    columns nobody asked for, mixed grains in one result, ordering left to chance
  `),
}
