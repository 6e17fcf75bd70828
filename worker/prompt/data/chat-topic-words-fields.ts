import { splitTerms } from '../split-terms.ts'

/** Words of the fields that tasks come from; single words prove little, their sum and place tell the group. */
export const fieldTopicWords: Readonly<Record<string, readonly string[]>> = {
  software_engineering: splitTerms(`
    python, javascript, typescript, java, kotlin, swift, golang, rust, c++, c#, php, ruby, perl, scala, haskell,
    matlab, bash, powershell, html, css, sass, sql, mysql, postgres, postgresql, sqlite, mongodb, redis, kafka,
    graphql, rest api, api, endpoint, sdk, framework, react, angular, vue, svelte, next.js, node, nodejs, express,
    django, flask, fastapi, laravel, spring boot, rails, flutter, android, ios app, xcode, unity, unreal, docker,
    kubernetes, terraform, ansible, aws, azure, gcp, lambda, nginx, apache, linux, ubuntu, windows server, git, github,
    gitlab, ci cd, pipeline, jenkins, unit test, pytest, jest, selenium, webpack, npm, pip, compiler, interpreter,
    debugger, stack trace, exception, null pointer, segfault, memory leak, thread, mutex, async, callback, promise,
    recursion, algorithm, data structure, linked list, binary tree, hash map, array, string, integer, boolean,
    function, method, class, object, interface, struct, enum, variable, loop, regex, json, xml, yaml, csv parser,
    script, code, codebase, program, programming, programmer, developer, software, backend, frontend, full stack, web
    app, website, web page, mobile app, chrome extension, plugin, bot, discord bot, scraper, crawler, server, client,
    socket, http, https, tcp, dns, oauth, jwt, login page, authentication, encryption, vulnerability, cve, malware,
    firewall, penetration test, cybersecurity, microservice, architecture diagram, database schema, query, table,
    index, migration, orm, arduino, raspberry pi, esp32, firmware, verilog, assembly, cuda, pytorch, tensorflow, neural
    network, llm, machine learning model, fine tuning, embedding, transformer, latex code, svg, excel vba, macro,
    terminal, command line, cli, shell, cron, deploy, refactor, bug, debug, leetcode, input format, output format, time
    limit, test cases, constraints, adaptive card, figma to code, ui component, button, css class, div, dom, canvas,
    opencv, leaflet, pull request, commit message, readme, repository, log file, sigma rule, system design, ssl,
    certificate, b-tree, rate limiter, uml, plantuml, scrollbar, webhook, cherry-pick, rewrite this function, test
    data, technical document, dark mode, system architecture, load balancer, caching, message broker, websocket, crud,
    mvc, design pattern, singleton, dependency injection, big o, time complexity, dynamic programming, greedy
    algorithm, bfs, dfs, garbage collection, virtual machine, subnet, vpn, ssh, ftp, smtp, wordpress, shopify, magento,
    drupal, woocommerce, bootstrap, tailwind, jquery, ajax, responsive, login form, sign up form, dropdown, modal,
    navbar, pagination, autocomplete, payment gateway, firebase, supabase, heroku, vercel, langchain, vector database,
    telegram bot, web scraping, beautifulsoup, automation script, vba, apps script, sql server, oracle, stored
    procedure, nosql, elasticsearch, spark, hadoop, airflow, dbt, snowflake, simulink, fortran, cobol, lua, roblox,
    godot, pygame, opengl, shader, microcontroller, esp8266, plc, ros, merge two branches, merge conflicts, branch,
    branches, rebase, stash, var let const, docker image, sortable table, hash table, hash tables, collisions, macro
    that, 502, 404, bad gateway, convert this xml, observer pattern, factory pattern, store passwords, hashing, salt
    and hash, binary search, menu overlaps, on mobile, tkinter, ini file, com exception, add-in, undo the last commit,
    last commit, stdout, stdin, stderr, environment variable, path variable, compile, linker, build error, build fails,
    dependency, dependencies, package manager, version conflict, upgrade, deprecated, syntax error, indentation,
    typeerror, valueerror, keyerror, nullpointerexception, undefined is not, cannot read, not defined, cors, csrf, xss,
    sql injection, hack, hardening, patch, kernel, driver, bios, router config, wifi not working, printer driver,
    windows 11, macos, iphone app, android studio, gradle, maven, makefile, cmake, ide, vscode, vim, emacs, jupyter,
    colab, notebook code
  `),
  data_analysis: splitTerms(`
    dataset, data set, dataframe, pandas, numpy, excel, spreadsheet, google sheets, pivot table, vlookup, formula in
    excel, csv, csv file, column, rows, chart, plot, histogram, scatter plot, box plot, bar chart, line chart, heatmap,
    dashboard, kpi, metric, tableau, power bi, dax, regression, correlation, anova, t test, chi square, p value,
    confidence interval, standard deviation, outlier, missing values, time series, forecast, clustering, segmentation,
    cohort, retention, a/b test, significance, statistical, statistics, survey data, descriptive statistics,
    visualization, visualisation, trend, analyze the data, data analysis, data analyst, stata, spss, r code, ggplot,
    dplyr, matplotlib, seaborn, data cleaning, etl, data pipeline, sales data, sample size, statistical test,
    statistical tests, which test, median, quartile, percentile, skew, normal distribution, bayesian, logistic
    regression, linear regression, survival analysis, factor analysis, pca, principal component, k means, churn rate,
    conversion rate, cohort analysis, funnel analysis, rfm, survey responses, likert, crosstab, conditional formatting,
    sumif, countif, index match, xlookup, power query, excel sheet, excel formula, google sheet, looker, kaggle, year
    over year, month over month, moving average, seasonal, forecasting, anomaly detection, missing data, merge
    dataframes, duplicates in google sheets, latest row, percentage change, residuals, combine two excel, p value of,
    distribution, pivot, blank cells, flags dates, formula that, sheet, highlight duplicate, survey answers, chart for,
    right chart, bar chart of, pie chart, seasonality, sales by, by month, by region, group by, average per, sum per,
    count per, weighted average, growth rate, ratio of, benchmark, metrics for, dashboards, report on the data, data
    shows, data set below
  `),
  math_reasoning: splitTerms(`
    equation, solve for, inequality, polynomial, quadratic, derivative, integral, limit, matrix, determinant,
    eigenvalue, vector, theorem, lemma, proof, prove, disprove, probability, expected value, combinatorics,
    permutation, combination, triangle, circle, rectangle, square root, angle, perimeter, area of, volume of, radius,
    diameter, hypotenuse, logarithm, exponent, fraction, percent, percentage, ratio, remainder, prime, divisible,
    integer solutions, real numbers, natural number, sequence, series, sum of, product of, how many, how much, how old,
    how far, how long, total cost, altogether, in total, each day, per hour, km per hour, miles per hour, twice as
    many, half as many, three times, dollars, cents, profit, interest, average speed, logic puzzle, riddle logic,
    syllogism, if all, true or false statement, group theory, ring, homomorphism, topology, manifold, hilbert space,
    banach, metric space, graph theory, vertices, modulo, congruent, differential equation, fourier, laplace, velocity,
    acceleration, momentum, kinetic energy, resistor, voltage, capacitor, mole, molarity, newton, joule, coefficient of
    friction, hamiltonian, quantum state, wave function, calculate, compute, evaluate the expression, simplify the
    expression, find the value, show that, sudoku, chessboard, coin, dice, marbles, apples, estimate the number, each
    for, earn, how many days, heavier, ladder, simplify, finite group, ohm, in series, in parallel, valid argument,
    argument is valid, conclude, premise, bags of, boxes of, costs, spent, saved, left over, remaining, shared equally,
    divided among, per week, per day, minutes, hours, older than, younger than, age of, years ago, percent of, miles,
    kilometers, meters, liters, litres, gallons, pounds of, kilograms, dozen, half of, third of, quarter of, quotient,
    consecutive, digits, multiple of, factors of, gcd, lcm, function f, domain of, slope, intercept, tangent, parabola,
    ellipse, hyperbola, asymptote, convergence, taylor, binomial, geometric series, arithmetic, induction, bijection,
    injective, surjective, isomorphic, subgroup, lebesgue, markov, random variable, variance of, conditional
    probability, bayes, convex, lagrange, gradient of, jacobian, eigenvector, orthogonal, linear map, rank of, kernel,
    prism, pythagoras, trigonometry, sine, cosine, polygon, hexagon, circumference, coordinate, midpoint, complex
    number, roots of, cubic, rational, irrational, divisible by, 15% of, dominoes, to a fraction, as a fraction,
    inverse of, positive integer, divisors, route, stickers, start with, how long do, how long does it take, if it
    takes, what is the probability, what is the area, what is the sum, how high, how fast, at what time
  `),
  business: splitTerms(`
    business, business plan, company, startup, founder, investor, pitch deck, revenue, profit margin, pricing, cash
    flow, balance sheet, income statement, accounting, invoice, budget, financial, finance, investment, stock, stocks,
    bond, portfolio, options trading, crypto, roi, valuation, ebitda, tax, payroll, loan, mortgage, economy, economics,
    inflation, gdp, monetary policy, fiscal policy, supply and demand, elasticity, market share, market entry,
    competitor, swot, strategy, go to market, okr, kpi, stakeholder, meeting, agenda, action items, project plan,
    project manager, milestone, gantt, risk register, supplier, procurement, supply chain, logistics, inventory,
    warehouse, operations, sop, hr, human resources, hiring, recruiter, job description, interview questions,
    onboarding, performance review, employee, manager, team lead, leadership, customer service, customer support,
    refund, complaint handling, crm, sales pitch, sales team, b2b, saas, franchise, retail store, e-commerce, real
    estate, consulting, product manager, product management, prd, roadmap, user story, backlog, sprint, scrum,
    quarterly, forecast revenue, merger, acquisition, partnership, vendor, rfp, proposal, executive, ceo, cfo, board,
    bookings, equity, sole trader, bookkeeper, accrual, quantitative easing, mutual fund, fixed deposit, index fund,
    working capital, msme, gst, churn, price change, delegation, talking points, negotiate, staffing plan, job ad,
    competency matrix, steering committee, sales script, sales review, stakeholder map, wholesaler, distributor,
    retailer, margin, break even, cost structure, capital, dividend, interest rate, central bank, exchange rate,
    currency, recession, unemployment, trade deficit, tariffs, monopoly, oligopoly, audit, expense report, quarterly
    report, shareholder, ipo, venture capital, angel investor, cap table, unit economics, upsell, key account, call
    center, shift schedule, workforce, layoffs, bonus, compensation, offer letter, exit interview, team building,
    company culture, change management, process improvement, six sigma, kaizen, quality control, erp, sap, import
    export, customs, shipping, freight, fleet, small business, side business, my shop, my company, our company, our
    team, our customers, clients, freelancer, convertible note, salesperson, purchase order, factoring, business case,
    depreciation, government bonds, operations manager, ltd, llp, wholesale, wholesale buyers, weekly schedule for a
    team, cost breakdown, pop up, profit and loss, p l, gross margin, net profit, overhead, fixed costs, variable
    costs, liquidity, solvency, credit line, lender, interest, collateral, hedge, derivatives, etf, shares, brokerage,
    commission, retainer, day rate, quotation, tender, bid, contractor, subcontractor, deliverables, scope of work,
    kickoff, retrospective, standup, okrs, kpis, org chart, job title, job offer, salary, raise, promotion at work, my
    boss, co worker, colleague problem, hr policy, staff, staffing, workshop agenda, board meeting, annual report,
    investor update, market size, tam, sam, som, target market, segment, pricing model, subscription model, freemium,
    marketplace, dropshipping, agency, coaching business, bakery prices, shop opening, restaurant business, cafe
    business, salon, gym business, farm business, export business
  `),
  legal: splitTerms(`
    legal, law, lawyer, attorney, court, judge, jury, plaintiff, defendant, lawsuit, sue, statute, regulation, act,
    section, clause, contract, agreement, nda, non-compete, confidentiality, liability, indemnity, warranty, breach,
    damages, negligence, tort, crime, criminal, guilty, burglary, hearsay, testimony, evidence in court, jurisdiction,
    diversity jurisdiction, constitutional, amendment, supreme court, precedent, holding, dissent, appeal, statute of
    limitations, patent, trademark, copyright, licence, license agreement, gdpr, privacy policy, terms of service,
    terms and conditions, compliance, will and testament, power of attorney, divorce, custody, tenant, landlord, lease,
    rent agreement, deposit, eviction, employment law, labour law, unfair dismissal, visa, immigration, affidavit,
    legal notice, cease and desist, deed, bylaws, llc, corporation, ucc, merger agreement, party, licensee, licensor,
    receiving party, consumer rights, arbitration, legislation, bill, policy proposal, lawful, illegal, clause type,
    restrict assignment, domiciled, citizenship, insurance policy, covered by, disclosure, definition sentence, unfair
    term, cause of action, remedies for breach, seller, buyer, ordinance, zoning, parole, felony, misdemeanor,
    probation, bail, subpoena, deposition, injunction, tribunal, notary, probate, estate, inheritance, alimony, prenup,
    bankruptcy, foreclosure, easement, title deed, escrow, fiduciary, shareholder agreement, articles of association,
    force majeure, severability, governing law, non-disclosure, whistleblower, harassment at work, human rights,
    asylum, naturalization, tax law, antitrust, competition law, insider trading, legal advice, legally, rights as a,
    is it legal, can i sue, generic mark, my rights, rights if, liable, liable for, joint and several, data protection,
    termination letter, murder, manslaughter, fired for, overtime, salary not paid, unpaid salary, licence do i need,
    permit, sell food, handwritten will, valid will, minor sign, inherit, copyright cover, section 138, rti, fir,
    amendment protect, legal age, trademark class, joint account, neighbour, noise complaint, property line, fence
    dispute, parking fine, speeding ticket, fine, police stop, search warrant, arrest, lawfully, prohibited, allowed by
    law, is it illegal, is it against the law, against the law, obligation, obliged, entitled, entitlement,
    compensation for, claim damages, small claims, mediator, conciliation, plea, verdict, sentence for theft, theft,
    fraud, assault, defamation, libel, slander, trespass, nuisance, consent form, waiver, disclaimer, late payment,
    freelance contract, contract for, employer, employees rights, maternity leave law, redundancy, severance,
    statutory, eu directive, court case, case law, legal basis, legal document, legal letter
  `),
  health: splitTerms(`
    symptom, symptoms, diagnosis, diagnosed, treatment, treatments, medicine, medication, drug, dose, dosage, side
    effects, tablet, antibiotic, ibuprofen, paracetamol, aspirin, metformin, insulin, vaccine, doctor, physician,
    nurse, hospital, surgery, patient, disease, syndrome, disorder, cancer, tumor, leukemia, lymphoma, diabetes,
    hypertension, blood pressure, cholesterol, heart attack, stroke, asthma, allergy, infection, virus, flu, covid,
    fever, cough, headache, migraine, pain, back pain, knee pain, arthritis, osteoporosis, anemia, thyroid, kidney,
    liver, lung, skin rash, eczema, psoriasis, acne, pregnancy, pregnant, menopause, pcos, autism, adhd, dementia,
    alzheimer, parkinson, epilepsy, seizure, depression, anxiety, panic attack, stress, insomnia, sleep, mental health,
    therapy, therapist, nutrition, diet, dietitian, calories, protein intake, vitamin, supplement, weight loss, lose
    weight, muscle, workout, exercise, gym, fitness, training plan, stretching, yoga, running plan, marathon, swimming
    workout, physiotherapy, rehabilitation, genetic, inherited, gene, mutation, prognosis, outlook for, complications
    of, risk factors, prevent, screening, stages of, hereditary, deficiency, congenital, dental, dentist, tooth, eye
    exam, hearing loss, cure, remedy, remedies, carer, caregiver, gout, tinnitus, lupus, shingles, lyme, cystic
    fibrosis, sleep apnea, hot flushes, hysterectomy, ovary, uterus, prostate, bladder, bowel, stomach, belly fat, hip
    pain, antihistamine, stenosis, blood test, clinic, icu, wound, sugar level, hormone, immune, antibody, mri, x ray,
    ct scan, ultrasound, biopsy, chemotherapy, pill, contraception, period pain, cramps, nausea, vomiting, diarrhea,
    constipation, fatigue, dizzy, swelling, numbness, tingling, itching, rash, breathing, bleeding, fracture, sprain,
    injury, concussion, sore throat, sinus, gallstones, hernia, ulcer, reflux, heartburn, bmi, keto, fasting, cardio,
    push ups, squats, plank, palliative, autoimmune, hepatitis, malaria, dengue, tuberculosis, hiv, aids, measles, quit
    smoking, addiction, counselling, grief, burnout, my doctor, my son has, my daughter has, i have been diagnosed, i
    suffer from, is it safe to take, ankle, wrist, knee, knees, hip replacement, elbow, shoulder, neck, spine, lower
    back, my back, chest, rib, ribs, heart rate, heart disease, pulse, vein, artery, blood, bone, bones, joint, joints,
    muscles, tendon, ligament, hamstring, nerve, sciatica, ear, ears, eyelid, eyelids, my eyes, eye, nose, throat,
    tongue, gums, teeth, jaw, scalp, toenail, toe, leg cramps, my leg, my foot, my arm, my hand, my head, my stomach,
    spleen, pancreas, gallbladder, colon, colonoscopy, endoscopy, neurologist, cardiologist, dermatologist,
    gynecologist, pediatrician, psychiatrist, gp, sepsis, pneumonia, bronchitis, tonsillitis, appendicitis, meningitis,
    chickenpox, monkeypox, mumps, scabies, lice, worms, herpes, hpv, uti, std, anxious, depressed, panic, trauma, ptsd,
    ocd, bipolar, schizophrenia, eating disorder, white blood cell, platelet, tsh, thyroid panel, test results,
    contagious, serious, recover, recovery from, heal, heals, hurts, hurt, ache, aches, aching, sore, stiff, swollen,
    swells, itchy, sweating, chills, dehydration, dehydrated, sunburn, blister, bruise, bite, sting, allergic,
    intolerant, gluten, lactose, iron, zinc, magnesium, omega 3, creatine, whey, probiotics, fiber, fat loss, weight
    gain, body fat, rest day, push pull legs, deadlift, bench press, reps, sets, warm up exercise, cool down,
    breastfeeding, newborn, toddler fever, infant, teething, miscarriage, fertility, ivf, ovulation, sperm, erectile,
    libido, testosterone, estrogen, cold showers, posture, screen time eyes, life expectancy with, warning signs, early
    signs, signs of, is it normal to feel, should i see a doctor, should she see, my mother has, my father has, my mum,
    my wife has, my husband has
  `),
  general_knowledge: splitTerms(`
    who, when, where, why, why do, why is, what is, what are, what was, who was, who invented, who wrote, capital of,
    largest, tallest, longest, oldest, population, history of, history, war, world war, empire, ancient, roman,
    medieval, revolution, president, country, continent, ocean, planet, moon, star, galaxy, universe, black hole,
    gravity, evolution, dinosaur, animal, species, climate, weather, earthquake, volcano, energy, nuclear,
    photosynthesis, cell, dna, atom, chemistry, physics, biology, religion, philosophy, society, culture, tradition,
    language origin, meaning of, definition, define, difference between, differences between, compare, vs, versus,
    explain, explain how, explain why, how does, how do, how is, how are, how can, how did, what if, what would happen,
    pros and cons, advantages and disadvantages, impact of, effects of, causes of, role of, importance of, examples of,
    facts about, tell me about, is it true, do you think, opinion, debate, technology, internet, artificial
    intelligence, automation, government, politics, election, economy of, art history, music history, olympic, world
    cup, invention, discovery, how to, consciousness, ac and dc, what language, structure of, made from, is made,
    boiling point, melting point, speed of light, human body, invention of, origin of, who discovered, when did, where
    is, which country, in which year, how many countries, flag of, biggest, smallest, fastest, deepest, first person,
    first man, first woman, famous, myth of, greek gods, egypt, greece, british empire, soviet union, industrial
    revolution, renaissance, enlightenment, civil rights, colonialism, united nations, european union, climate change,
    global warming, greenhouse effect, ozone, solar power, space exploration, mars, big bang, relativity, quantum,
    string theory, dark matter, periodic table, plate tectonics, fossils, ice age, ecosystem, food chain
  `),
  lifestyle: splitTerms(`
    travel, trip, vacation, holiday, itinerary, hotel, flight, sightseeing, tourist, visit, road trip, backpacking,
    camping, hiking, packing list, recipe, cook, cooking, bake, baking, ingredients, dish, dinner, lunch ideas, meal,
    snack, cocktail, restaurant, vegan, vegetarian recipe, gift, present for, birthday party, wedding plan,
    anniversary, decorate, decoration, home decor, cleaning, laundry, garden, gardening, houseplant, pet, dog training,
    puppy, cat care, hobby, knitting, crochet, diy, craft, board game, video game, movie recommendation, recommend a
    movie, tv show, series, book recommendation, recommend books, novel like, playlist, music recommendation, fashion,
    outfit, wear, makeup, skincare, hair style, dating, relationship, friend, parenting, baby name, neighbourhood, move
    to, apartment, moving, budget trip, weekend, festival, party, car repair, car maintenance, bike, fishing,
    photography tips, sport rules, football team, chess opening, tattoo idea, horoscope, feng shui, organize,
    declutter, souvenirs, shopping, coffee brewing, sourdough, meal prep, tent, second hand, hobbies, fun things to do,
    stain, bbq, grill, pickle, soup recipe, bread recipe, curry recipe, leftovers, lunchbox, housewarming, baby shower,
    proposal ideas, valentine, christmas gift, halloween costume, rangoli, mehndi, saree, haircut, aquarium, dog breed,
    cat name, lawn, compost, balcony, airbnb, hostel, train trip, cruise, safari, trek, beach holiday, honeymoon, solo
    travel, jet lag, city break, day trip, theme park, escape room, karaoke, lego set, sewing, woodworking, guitar
    chords, stargazing, birdwatching, running shoes, bike route, songs like, shows like, games like, what should i
    wear, what can i cook, how do i clean, get rid of, for my wife, for my husband, for my mum, for my dad, with kids,
    with friends, cook for, side dish, grilled, roasted, roast, fry, boil, simmer, stir fry, poach, steam, marinade,
    sauce, dressing recipe, spice, herbs, lentils, chickpeas, potatoes, rice and, eggs and, noodles with, my sourdough,
    dough, yeast, oven, frying pan, slow cooker, air fryer, pressure cooker, stay in, where to stay, sailing, museum
    visit, walking tour, without a car, guided tour, cabin, prune, fertiliser, seedlings, flower bed, sofa, curtains,
    paint colour, rug, shelf, fold, iron a, silk, wool, shoes, sneakers, dress code, wear to, my cat, my dog, stop
    barking, litter box, leash, breakup, dating app, wedding guest, best man, in laws, roommate, family game, car ride,
    rainy day, birthday, magic tricks, detective series, novels, series to watch, films for, album, concert, chess with
    kids, jigsaw, bread machine, coffee machine, kitchen smell, mould, drain, tap leaks, lamp change, bike chain, flat
    tyre, engine light
  `),
}
