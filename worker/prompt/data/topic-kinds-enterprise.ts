import { splitTerms } from '../split-terms.ts'
import type { TopicFamily, TopicKind } from '../topic-kind.ts'
import { splitLines } from '../topic-lines.ts'
import { enterpriseFamily } from './topic-families-work.ts'

const productFamily: TopicFamily = {
  ...enterpriseFamily,
  id: 'products',
  newcomers: [
    'somebody who is about to buy one for the first time',
    'a person who has to choose between three of them',
    'the owner of an old one that begins to fail',
    'somebody who is looking for a present',
    'a tenant with little room and a small budget',
    'a person who was disappointed by the last one',
  ],
  practitioners: [
    'a buyer for a shop',
    'a product designer',
    'a tester for a consumer magazine',
    'a repairer',
    'a category manager',
  ],
}

/** What is sold, how firms work, and money. */
export const enterpriseKinds: readonly TopicKind[] = [
  {
    id: 'product',
    family: productFamily,
    group: 'marketing',
    isDepictable: true,
    strong: splitTerms(`
      iphone, apple vision pro, electric guitar, ipad, macbook, smartwatch, apple watch, airpods,
      wireless headphones, noise cancelling headphones, running shoes, sneakers, electric toothbrush,
      coffee machine, espresso machine, air fryer, robot vacuum, electric bike, e-bike, electric scooter,
      gaming console, playstation, xbox, gaming laptop, mechanical keyboard, standing desk, office chair,
      water bottle, backpack, skincare, perfume, lipstick, shampoo, protein powder, energy drink, craft beer,
      baby monitor, smart speaker, smart thermostat, e-reader, kindle, meal kit, subscription box, mattress,
      sunglasses, handbag, candle, scented candle, phone case, dash cam, action camera, mirrorless camera,
      fitness tracker, tesla model, sneaker,
      saree, sarees, handloom, handloom sarees, kurta, handicrafts, jewellery, jewelry, scented candles,
      organic honey, tiffin service, meal subscription, electric scooters, water purifier
    `),
    weak: splitTerms(`
      product, gadget, brand, device, accessory, appliance, packaging, collection, line, model, kit, app,
      subscription, service, wearable, cosmetics, furniture, toy, jewelry, jewellery, apparel
    `),
    facets: {
      basic: splitLines(`
        What job is it bought to do, in the buyer's own words? [mb]
        Who uses it, when and where, on an ordinary day? [mc]
        Which three features are noticed first, and which are used after a month? [m]
        What does one have to buy, learn or clean besides? [m]
        How can a good one be told from a poor one in a shop? [m]
      `),
      common: splitLines(`
        What did people use instead, and what annoyed them about that? [mbc]
        Which promise decides the purchase, and how can it be proved? [mb]
        For whom is it the wrong choice? [mb]
        What does it cost over its whole life, including what runs out or breaks? [mb]
        Which objection is raised most, and what is the honest reply? [m]
        How does it feel in use: weight, sound, time, effort? [mc]
        Which rival is it really compared with, and on which two points? [mb]
        What happens when it fails, is returned or is thrown away? [mb]
        Which detail shows that somebody cared about it? [mc]
      `),
      deep: splitLines(`
        Which design trade-off defines it, and which customers were given up for it? [mb]
        What do reviews after a year say that first reviews miss? [mb]
        Which part of the margin comes from something other than the thing itself? [b]
        How does the category convention limit what can be said about {topic}? [m]
        Which claim would a regulator or a lab question first? [mb]
        What does the supply chain make fragile? [b]
        Which segment is growing, and what does it want that others do not? [mb]
        How would a copy at half the price be answered? [mb]
      `),
    },
  },
  {
    id: 'business',
    family: enterpriseFamily,
    group: 'business',
    isDepictable: false,
    strong: splitTerms(`
      business model, crowdfunding, amazon fba, remote team, monopoly, antitrust economics, business plan,
      negotiate a salary, salary negotiation, career change, personal branding, startup, start-up,
      entrepreneurship, supply chain, supply chain management, project management, change management,
      product management, human resources, employee retention, employee engagement, onboarding, remote work,
      hybrid work, four-day week, performance review, leadership, team building, customer retention,
      customer success, customer churn, customer journey, digital marketing, content marketing, email marketing,
      influencer marketing, seo, branding, brand strategy, go-to-market, go to market, market entry,
      market research, market segmentation, pricing strategy, freemium, saas pricing, subscription model,
      franchise, franchising, mergers and acquisitions, due diligence, corporate governance,
      digital transformation, lean manufacturing, six sigma, agile, scrum, okr, okrs, kpi, balanced scorecard,
      swot, negotiation, sales funnel, b2b sales, cold calling, crm, e-commerce, dropshipping, logistics,
      procurement, outsourcing, business continuity, circular economy, esg, gig economy,
      cold email, cold emails, churn prediction, lead generation, customer onboarding, agency pricing, d2c brand,
      freelancing
    `),
    weak: splitTerms(`
      business, company, strategy, market, marketing, sales, customer, employee, management, manager, team,
      revenue, profit, growth, brand, competitor, industry, enterprise, hiring, recruitment, workplace,
      corporate, operation, retail, b2b
    `),
    facets: {
      basic: splitLines(`
        What does it look like in a firm of ten people? [b]
        Which words does everybody use here, and what do they mean in plain terms?
        Which first step costs little and shows whether it is worth going on? [bm]
        Who has to agree before anything happens? [b]
        Which mistake do first-timers pay for? [bc]
      `),
      common: splitLines(`
        Which problem of which customer or employee does it start from? [bm]
        How does money, time or trust flow through it? [b]
        What has to be true for it to work, and how can each condition be checked? [b]
        Which figures show success early, and which only afterwards? [b]
        What does it cost those who carry it out? [bc]
        Who resists, with which good reasons? [bmc]
        How does it differ between a young firm, a family firm and a large group? [bm]
        What do firms do that claim it and practise something else? [bmc]
        When is it wiser to leave it alone? [b]
      `),
      deep: splitLines(`
        Which incentive makes sensible people undermine it? [bc]
        What evidence exists beyond success stories, and how strong is it? [b]
        How does it behave in a downturn, under a takeover or with a change at the top? [b]
        Which second-order effects appear after two or three years? [b]
        Where do good examples of {topic} owe more to circumstance than to method? [b]
        Which measure gets gamed first, and what replaces it? [b]
        What does it displace, and was that worth keeping? [bc]
        How would a competitor exploit a firm that does it by the book? [bm]
      `),
    },
  },
  {
    id: 'finance',
    family: enterpriseFamily,
    group: 'business',
    isDepictable: false,
    strong: splitTerms(`
      personal finance, housing market, property market, rental market, labour market, labor market, job market, chargeback, chargebacks, payroll, remittance, credit card fees, factoring, tokenomics, investing, stock market, index fund, etf, mutual fund, bond, government bond,
      dividend, compound interest, interest rate, inflation, deflation, recession, monetary policy,
      fiscal policy, quantitative easing, gdp, exchange rate, cryptocurrency, bitcoin, ethereum, defi,
      stablecoin, nft, mortgage, credit score, student loan, budgeting, retirement planning, pension, 401k,
      insurance, life insurance, tax, income tax, vat, capital gains, cash flow, balance sheet, income statement,
      financial statement, valuation, discounted cash flow, options trading, derivative market, hedge fund,
      private equity, venture capital, ipo, short selling, portfolio diversification, risk management,
      asset allocation, real estate investing, microfinance, accounting, bookkeeping, audit, supply and demand,
      microeconomics, macroeconomics, behavioral economics, behavioural economics, trade deficit, tariff,
      minimum wage, universal basic income,
      home loan, home loans, personal loan, education loan, gold loan, emi, loan prepayment, prepayment, sip,
      systematic investment plan, fixed deposit, fixed deposits, ppf, provident fund, gst, input tax credit,
      tax saving, health insurance, term insurance, gold etf, mutual funds, index funds
    `),
    weak: splitTerms(`
      finance, financial, money, bank, banking, loan, debt, credit, invest, investment, stock, share, currency,
      economy, economic, economics, saving, price, wage, capital, trading, fund, budget, payment, fee
    `),
    facets: {
      basic: splitLines(`
        What happens to one hundred units of money, month by month? [b]
        Which three terms have to be clear before anything is signed?
        Who earns on it, and at which point? [b]
        Which costs are easy to overlook? [bm]
        How long must the money stay, and what if it is needed sooner? [bm]
      `),
      common: splitLines(`
        Where does the return or the benefit come from, and who pays it? [b]
        Which risks does one carry, and which are carried by others? [b]
        How is it calculated, with formula, units and period stated? [bk]
        Which assumption moves the result most? [bk]
        How do rules and taxes differ from country to country, and what must be checked locally? [b]
        What did it look like in the last good period and in the last bad one? [b]
        Which habits of mind lead people astray here? [bmc]
        How does it compare with doing nothing? [bm]
        Who is it unsuitable for? [bm]
      `),
      deep: splitLines(`
        What breaks in the tail: liquidity, correlation, counterparties? [bk]
        Which model is in common use, and which of its assumptions is known to be wrong? [bk]
        How do incentives of issuers, advisers and raters shape what is offered? [b]
        Which effect survives costs, taxes and realistic timing? [bk]
        What does the empirical record on {topic} show once failed cases are included? [b]
        How does policy feed back into behaviour here? [b]
        Which accounting choice changes the picture without changing the facts? [b]
        How would the position be stress-tested, and with which scenarios? [bk]
      `),
    },
  },
]
