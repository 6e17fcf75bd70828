import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

export const dataDomains: readonly ChatDomain[] = [
  {
    id: 'sql-query',
    group: 'software_engineering',
    framework: 'TIDD-EC',
    persona: 'a database engineer who writes queries that others can check',
    strong: splitTerms(`
      sql, sql query, query that, postgres, mysql, left join, dbt, bigquery, stored procedure, sqlite, select
      statement
    `),
    weak: splitTerms(`
      query, table, join, database, schema, column, index
    `),
    decisions: [
      { text: 'State the grain of the result: what one row stands for.' },
      { text: 'Name every output column and list them explicitly.' },
      { text: 'Say how nulls, duplicates and ties are treated.', unless: ['null'] },
      {
        text: 'Say which time zone and which end of a date range apply.',
        when: ['date', 'day', 'month', 'year', 'week', 'time'],
      },
      { text: 'Mention the index that would help if the tables are large.' },
    ],
    shapes: [
      'One query in a code block, then a one-line explanation of each step.',
      'The query in one block with readable aliases, then a short note on its assumptions.',
    ],
    lengths: ['Under 100 words besides the query.'],
    missing: [
      {
        item: 'database and version',
        unless: ['postgres', 'postgresql', 'mysql', 'sqlite', 'bigquery', 'snowflake', 'oracle', 'sql server'],
      },
      { item: 'table and column definitions', unless: ['column', 'schema', 'create table'] },
    ],
    avoid: ['SELECT *', 'invented columns'],
  },
  {
    id: 'data-analysis',
    group: 'data_analysis',
    framework: 'RACE + SCQA',
    persona: 'a data analyst who states the comparison behind every number',
    strong: splitTerms(`
      analyze the data, analyse the data, dataset, data analysis, correlation, regression, dashboard, kpi,
      pandas, visualize, visualization, plot, a/b test, statistical, excel, excel formula, spreadsheet, google
      sheets, formula, pivot table, time series, sales data, survey data, power bi, chart
    `),
    weak: splitTerms(`
      data, trend, metric, statistics, average, csv, column, row, graph, forecast, datos, données, daten, dados
    `),
    decisions: [
      {
        text: 'Give the formula for the first row, and say how to copy it down.',
        when: ['formula', 'excel', 'google sheet'],
      },
      {
        text: 'Cover empty cells, text in number columns and unmatched lookups.',
        when: ['formula', 'excel', 'google sheet', 'spreadsheet'],
      },
      {
        text: 'Name the decision the analysis should support, and rank the findings by their weight for it.',
        unless: ['formula', 'decide', 'decision'],
      },
      { text: 'Report each figure with its unit, its period and what it is compared with.', unless: ['formula'] },
      { text: 'Separate association from cause, and state what the data cannot show.', unless: ['formula'] },
      {
        text: 'Say how missing values, duplicates and outliers were treated.',
        unless: ['outlier', 'missing value', 'formula'],
      },
      { text: 'Choose one chart per finding and say why that type fits.', unless: ['chart', 'plot', 'formula'] },
    ],
    shapes: [
      'Findings first, ranked, each with its figure and comparison; then the method, the caveats and the next checks.',
      'A summary of two sentences, a table of findings with their figures, then caveats and next checks.',
    ],
    lengths: ['At most five findings.', 'Three to five findings, two sentences each.'],
    missing: [
      { item: 'the data, its grain and its period', unless: ['column', 'csv', 'row', 'table'] },
      { item: 'the decision it serves', unless: ['decide', 'decision', 'so that', 'goal'] },
    ],
    avoid: ['causal claims from correlation', 'numbers without a unit'],
  },
  {
    id: 'ml-engineering',
    group: 'software_engineering',
    framework: 'RISEN',
    persona: 'a machine-learning engineer who measures against a baseline',
    strong: splitTerms(`
      train a model, fine-tune, fine tune, neural network, machine learning, deep learning, pytorch,
      tensorflow, embedding, llm, rag, classifier, transformer model
    `),
    weak: splitTerms(`
      model, training, gpu, inference, dataset, loss
    `),
    decisions: [
      { text: 'Name the metric that decides success and the baseline to beat.' },
      { text: 'Describe the split of the data and how leakage is prevented.' },
      { text: 'State cost and latency of each option beside its expected quality.' },
      { text: 'Give the order of experiments, cheapest first, and when to stop.' },
    ],
    shapes: [
      'A recommendation first, then the experiment plan as a table (step, reason, measure, stop rule), then code where it helps.',
      'The plan in numbered steps, each with its measure, followed by complete code for the first step.',
    ],
    lengths: ['Under 600 words besides code.'],
    missing: [
      { item: 'size and kind of the data', unless: ['row', 'sample', 'image', 'gb', 'example'] },
      { item: 'hardware and latency limits', unless: ['gpu', 'latency', 'cpu'] },
    ],
    avoid: ['vague advice to improve accuracy', 'results that were not measured'],
  },
  {
    id: 'math',
    group: 'math_reasoning',
    framework: 'RTF',
    persona: 'a mathematician who justifies every step',
    strong: splitTerms(`
      solve, prove, integral, derivative, equation, calculate, probability, how many, how much, theorem,
      matrix, eigenvalue, puzzle, riddle, logic puzzle, find the value, triangle, polynomial, proof, how far,
      how old, in total, what is the total, combinatorics, geometry
    `),
    weak: splitTerms(`
      number, sum, percent, angle, ratio, cost, mile, dollar, each, total, twice, half, algebra, math,
      remaining, left, per
    `),
    decisions: [
      { text: 'List what is given and what is sought before computing.' },
      {
        text: 'Show the working, with a reason for each step that is not routine.',
        unless: ['show your work', 'show work'],
      },
      { text: 'Carry units through, and check the result against the statement.' },
      { text: 'Where the wording allows two readings, say which one is used.' },
    ],
    shapes: [
      'Given and sought, then the steps, then the answer alone on the last line.',
      'Numbered steps, then one final line with the answer and its unit.',
    ],
    lengths: ['As short as a complete argument allows.'],
    missing: [],
    avoid: ['skipped justification', 'an answer without a check'],
  },
]
