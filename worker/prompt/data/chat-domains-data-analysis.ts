import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'
import { moreForMatters } from './chat-decisions-more-matters.ts'

export const dataAnalysis: ChatDomain = {
  id: 'data-analysis',
  group: 'data_analysis',
  framework: 'RACE + SCQA',
  personas: [
    'a data analyst who states the comparison behind every number',
    'a statistician who reports uncertainty with each estimate',
    'a business analyst who starts from the decision to be made',
    'a data journalist who finds the one chart that tells it',
    'a quantitative researcher who names what the data cannot show',
  ],
  strong: splitTerms(`
      analyze the data, analyse the data, dataset, data analysis, correlation, regression, dashboard, kpi, pandas,
      visualize, visualization, plot, a/b test, statistical, time series, sales data, survey data, power bi, chart
    `),
  weak: splitTerms(`
      data, trend, metric, statistics, average, csv, column, row, graph, forecast, datos, données, daten, dados
    `),
  decisions: [
    {
      text: 'Rank the findings by their weight for the decision they serve.',
      unless: splitTerms(`
      plot, chart, code, python, pandas, script, how can i, r, matplotlib, dataframe, calculate, function
    `),
    },
    {
      text: 'Report each figure with its unit, its period and what it is compared with.',
      unless: splitTerms(`
      code, python, pandas, plot, script, matplotlib, seaborn, r, dataframe, chart, function, ggplot, map, numpy
    `),
    },
    {
      text: 'Separate association from cause.',
      unless: splitTerms(`
      code, python, pandas, plot, script, matplotlib, seaborn, r, dataframe, chart, function, ggplot, map, numpy
    `),
    },
    {
      text: 'State what the data cannot show.',
      unless: splitTerms(`
      code, python, pandas, plot, script, matplotlib, seaborn, r, dataframe, chart, function, ggplot, map, numpy
    `),
    },
    {
      text: 'Say how missing values, duplicates and outliers are treated.',
      unless: splitTerms('outlier, missing value, missing values, outliers'),
    },
    {
      text: 'Choose one chart per finding, and say why that type fits.',
      unless: splitTerms('chart, plot, graph, heatmap, barplot'),
    },
    {
      text: 'Give the number of cases behind every percentage.',
      unless: splitTerms(`
      code, python, pandas, plot, script, matplotlib, seaborn, r, dataframe, chart, function, ggplot, map, numpy
    `),
    },
    { text: 'State what one row of the data stands for.' },
    {
      text: 'Say how a result would look if there were no effect.',
      unless: splitTerms(`
      code, python, pandas, plot, script, matplotlib, seaborn, r, dataframe, chart, function, ggplot, map, numpy
    `),
    },
    { text: 'Name the simplest method that answers the question, and why more is or is not needed.' },
    { text: 'Show the check that would reveal a mistake in the numbers.' },
    { text: 'Keep rounding to what the measurement supports.' },
    { text: 'Say which result would change if one assumption were wrong.' },
    { text: 'Put an explanation of one line beside each transformation.' },
    { text: 'Name the column types that the steps rely on.' },
    {
      text: 'Show how the result looks on a small invented sample, marked as such.',
      unless: ['sample data', 'sample'],
    },
    { text: 'Say what happens with a group that has a single case.' },
    { text: 'Give the reason for the method chosen in one sentence.' },
    { text: 'Name the step that depends most on a judgement.' },
    { text: 'Say how the result changes when more data arrive.' },
    {
      text: 'Include the imports and the code that reads the data.',
      when: splitTerms('code, python, pandas, r, script, matplotlib, seaborn, ggplot, dataframe, numpy, plot'),
    },
    {
      text: 'Print the shape and the first rows after each transformation.',
      when: splitTerms('pandas, dataframe, python, r, csv, dplyr, polars'),
    },
    {
      text: 'Split by the one group that is most likely to hide a difference.',
      unless: splitTerms(`
      code, python, pandas, plot, script, matplotlib, seaborn, r, dataframe, chart, function, ggplot, map, numpy
    `),
    },
    { text: 'Put the answer before the method.' },
    {
      text: 'Name the next question that the data could settle.',
      unless: splitTerms(`
      code, python, pandas, plot, script, matplotlib, seaborn, r, dataframe, chart, function, ggplot, map, numpy
    `),
    },
    { text: 'Make each step repeatable from the raw data.' },
    {
      text: 'Say which columns are used and which are left aside.',
      when: splitTerms('csv, columns, column, csv file'),
    },
    {
      text: 'Label both axes with units, and start a bar axis at zero.',
      when: splitTerms(`
      chart, plot, graph, barplot, bar chart, visualize, visualization, matplotlib, seaborn, ggplot, histogram
    `),
    },
    {
      text: 'Choose colours that stay distinct in greyscale.',
      when: splitTerms(`
      chart, plot, heatmap, map, choropleth, visualize, visualization, dashboard, matplotlib, ggplot, seaborn
    `),
    },
    {
      text: 'Give the groupby keys and the shape of the result after each step.',
      when: splitTerms('pandas, dataframe, groupby, dplyr, polars, tidyverse'),
    },
    {
      text: 'Prefer vectorised operations to loops over rows.',
      when: splitTerms('pandas, numpy, dataframe, r code, tidyverse'),
    },
    {
      text: 'Check trend, season and calendar effects apart from each other.',
      when: splitTerms('time series, forecast, trend, seasonal, monthly, weekly, daily, sales'),
    },
    {
      text: 'Hold back the last period, and compare the forecast with a naive one.',
      when: splitTerms('forecast, forecasting, predict, prediction, gluonts, prophet, arima'),
    },
    {
      text: 'State the hypothesis, the test and its conditions before the result.',
      when: splitTerms(`
      hypothesis, t-test, significance, significant, p-value, anova, statistical, chi-square, a b test
    `),
    },
    {
      text: 'Give the effect size with its interval beside any p-value.',
      when: splitTerms(`
      significance, p-value, a b test, experiment, confidence interval, t-test, statistical, correlation
    `),
    },
    {
      text: 'Fix sample size and stopping rule before looking at results.',
      when: splitTerms('a b test, experiment, ab test, split test, multiple testing, early stop'),
    },
    {
      text: 'Check residuals and influential points.',
      when: splitTerms('regression, linear model, correlation, logistic, fit'),
    },
    {
      text: 'Report response rate and wording beside each answer.',
      when: splitTerms('survey, questionnaire, likert, respondents, feedback, nps'),
    },
    {
      text: 'Define each metric by its numerator, its denominator and its period.',
      when: splitTerms('kpi, metric, metrics, dashboard, retention, churn, conversion'),
    },
    { text: 'Put at most six measures on the first screen.', when: splitTerms('dashboard, power bi, tableau, looker') },
    {
      text: 'Standardise the variables, and say how the number of groups was chosen.',
      when: splitTerms('cluster, clustering, segment, segmentation, k-means, pca'),
    },
    {
      text: 'List each cleaning rule with the number of rows it affects.',
      when: splitTerms('clean, cleaning, duplicates, missing, messy, quality, preprocess'),
    },
    {
      text: 'Set the seed, so that the sample can be drawn again.',
      when: splitTerms('random, sample, simulate, simulation, bootstrap, bandit, shuffle'),
    },
    {
      text: 'Name the projection and the join key for regions.',
      when: splitTerms('map, choropleth, geospatial, spatial, latitude, region, gis'),
    },
    ...moreForMatters.dataAnalysis,
  ],
  shapes: [
    'The result first, with the figures that support it; then method and caveats.',
    'The answer in two sentences, then the working or code that yields it, then caveats.',
    'The result, the steps that lead to it, and the checks that support it.',
    'The answer in two sentences, a table or chart specification where numbers are compared, and the limits.',
    'The steps in order, each with its code or formula and its result.',
    'What was done, what it shows and what it does not, in that order.',
  ],
  lengths: [
    'Under 250 words besides tables and code.',
    'Six to twelve sentences besides tables and code.',
    'At most ten sentences outside tables and code.',
    'One paragraph for each question asked.',
    '150–300 words of prose.',
  ],
  missing: [
    {
      item: 'the data, its grain and its period',
      unless: splitTerms('column, columns, csv, row, rows, table, dataframe, dataset'),
    },
    {
      item: 'the decision it serves',
      unless: splitTerms('decide, decision, so that, goal, code, plot, chart, script'),
    },
  ],
  avoid: splitTerms(`
    causal claims from correlation, numbers missing a unit, averages that hide spread, truncated axes,
    outliers dropped silently, percentages of unstated bases, tests chosen after the results,
    conclusions from tiny samples, tables recited in prose, needless decimal places, totals across unequal periods,
    findings detached from decisions, charts without a question, averages of averages, colour as the only key,
    patterns in noise, groups of unequal size, silent filters, seasonal effects ignored, findings nobody can repeat
  `),
}
