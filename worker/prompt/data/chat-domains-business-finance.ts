import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'
import { moreForMatters } from './chat-decisions-more-matters.ts'

export const finance: ChatDomain = {
  id: 'finance',
  group: 'business',
  framework: 'RACE',
  personas: [
    'a financial analyst who shows every formula',
    'a management accountant who labels every assumption',
    'a budget owner who thinks in scenarios',
    'an investment analyst who tests each figure against its driver',
    'a finance lead who writes for people outside finance',
  ],
  strong: splitTerms(`
    financial, valuation, roi, cash flow, invest, investment, break-even, balance sheet, stock market, tax,
    mortgage, income statement, loan, retirement, portfolio, accounting, invoice, profit and loss, mutual fund,
    options trading, trading strategy, dollar cost averaging, retirement planning, compound interest, credit card,
    financial model, savings plan, monthly budget, bookkeeping, depreciation, equities, etf, bitcoin, crypto,
    cryptocurrency, financial plan, net present value, irr, dividend, salary budget, trading, hodl, stocks, forex,
    hedge
  `),
  weak: splitTerms(`
    budget, finance, cost, interest, profit, price, fund, stock, saving, debt, forecast, bonds, inflation, earnings
  `),
  decisions: [
    { text: 'List the inputs with their period and currency.', unless: ['explain', 'what is', 'history'] },
    { text: 'Show each formula once, then the figures it yields.', unless: ['opinion', 'history'] },
    { text: 'Name the input that moves the result most.' },
    { text: 'Round to the precision that the inputs support.' },
    { text: 'Flag every assumption where it is used.' },
    { text: 'Include fees and taxes, or say that they are left out.', unless: ['history', 'explain'] },
    { text: 'Say in words what the figures mean.' },
    {
      text: 'Separate what is certain from what depends on the market.',
      unless: ['accounting', 'bookkeeping', 'invoice'],
    },
    { text: 'State the period over which each figure holds.' },
    { text: 'Compare the result with one simple alternative.', unless: ['accounting', 'invoice', 'bookkeeping'] },
    { text: 'Show what the answer would be if the main assumption fails.' },
    { text: 'Use the same units and signs throughout.' },
    { text: 'Explain each technical term in half a sentence.', unless: ['expert', 'analyst', 'accountant'] },
    { text: 'Say which rule or rate has to be looked up for the current year.' },
    {
      text: 'Give a low, a base and a high case.',
      when: splitTerms('forecast, projection, valuation, invest, investment, scenario, revenue, growth, business'),
    },
    {
      text: 'Set return against the loss that could be borne.',
      when: splitTerms('invest, investment, portfolio, stock, fund, crypto, trading, etf, shares, bitcoin'),
    },
    {
      text: 'Name the time horizon each choice needs.',
      when: splitTerms('invest, investment, savings, retirement, fund, property, flat, house, portfolio'),
    },
    {
      text: 'State entry, exit and the most that can be lost.',
      when: splitTerms('trading, trade, options, spread, forex, day trading, futures'),
    },
    {
      text: 'Show profit and loss at expiry for several prices.',
      when: splitTerms('options, spread, strike, expiry, put spread, call option, put option'),
    },
    {
      text: 'Sort spending into fixed, variable and irregular.',
      when: splitTerms('budget, monthly budget, expenses, spending, household'),
    },
    {
      text: 'Put the reserve for emergencies before any other saving.',
      when: splitTerms('budget, savings, retirement, salary, income'),
    },
    {
      text: 'Compare the total cost over the whole term.',
      when: splitTerms('loan, mortgage, lease, credit, debt, financing, emi, rent'),
    },
    {
      text: 'Order debts by interest rate, and show the months to zero.',
      when: splitTerms('debt, credit card, loans, pay off'),
    },
    {
      text: 'Name the tax year and the country on which each rule rests.',
      when: splitTerms('tax, taxes, ira, rmd, deduction, vat, gst, income tax, withdrawal'),
    },
    {
      text: 'Tie each ratio to what it says about the business.',
      when: splitTerms('balance sheet, income statement, financial statement, ratio, annual report'),
    },
    {
      text: 'Follow the cash, month by month.',
      when: splitTerms('cash flow, startup, small business, working capital, runway'),
      unless: ['explain'],
    },
    {
      text: 'State discount rate and terminal value, with the reason for each.',
      when: splitTerms('valuation, dcf, npv, net present value, irr, worth'),
    },
    {
      text: 'Show each entry with its debit and its credit.',
      when: splitTerms('accounting, bookkeeping, journal, ledger, invoice, depreciation'),
    },
    {
      text: 'Keep the comparison to one period and one index for each side.',
      when: splitTerms('history, historical, versus, performance, hedge, inflation, bonds, equities'),
    },
    { text: 'Say what the figure leaves out.' },
    { text: 'Show that the parts add up to the total.', unless: ['explain', 'history', 'opinion'] },
    { text: 'Name the decision that the figures support.' },
    { text: 'Set the figure that most people look for apart from the rest.' },
    { text: 'Say whether inflation is included.', unless: splitTerms('explain, accounting, invoice, trading') },
    { text: 'Relate each result to a share of income or capital.' },
    { text: 'Explain the direction of each effect before its size.' },
    { text: 'Mark which figures come from the question and which were derived.' },
    {
      text: 'Explain the parts in the order in which money flows through them.',
      when: splitTerms('explain, statement, what is, how does, understand'),
    },
    {
      text: 'Work one small example through from start to end.',
      when: splitTerms('explain, what is, how does, understand, calculate, how to'),
    },
    {
      text: 'Leave a line for what comes once a year.',
      when: splitTerms('budget, monthly budget, household, expenses'),
    },
    {
      text: 'Give each share of income as a percentage and an amount.',
      when: splitTerms('budget, monthly budget, salary, income'),
    },
    {
      text: 'Name the three expenses that are easiest to lower.',
      when: splitTerms('budget, monthly budget, household, saving'),
    },
    ...moreForMatters.finance,
  ],
  shapes: [
    'Answer first, then the working, with a table where there are several figures.',
    'The inputs, the working in numbered lines, and a two-sentence reading of the result.',
    'A short answer, the reasoning in order, then what would change it.',
    'The answer in one sentence, then a table or list, then the assumptions.',
    'Titled sections for what is given, the working, the result and its limits.',
  ],
  lengths: [
    'Under 500 words besides tables.',
    'At most one page.',
    '250–400 words besides tables.',
    'At most five short sections.',
    'Up to ten sentences outside tables.',
  ],
  missing: [
    {
      item: 'currency and country',
      unless: splitTerms(`
          usd, eur, dollar, euro, uk, us, usa, india, rupee, germany, canada, australia, lakh, pounds,
          federal, american, ira, nasdaq, qqq
        `),
    },
    {
      item: 'period and starting figures',
      unless: splitTerms('month, year, quarter, annual, income, salary, monthly, weekly'),
    },
  ],
  avoid: splitTerms(`
    false precision, unstated assumptions, guaranteed returns, ignored fees, nominal figures called real,
    past performance as forecast, tax rules from elsewhere, profit confused with cash, mixed currencies,
    single-point forecasts, product tips in disguise, ratios in isolation, interest left unstated,
    totals without a date, tax as an afterthought, rounding that hides a gap, currencies without a rate,
    returns without risk, growth without a base, advice for one country only
  `),
}
