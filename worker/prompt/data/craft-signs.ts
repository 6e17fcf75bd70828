import { splitTerms } from '../split-terms.ts'

/** Pieces that are drawn for a client: what trade they are for does not matter. */
export const drawnPieces =
  /^\W{0,8}(?:[\p{L}\p{N}'’+-]+ ){0,4}(?:mascot|(?:cover|album|wall|key|box|card|line|pixel|vector|clip|concept|fan|promo|splash) art|character (?:design|concept|art)|(?:house|front|building) elevation|avatar|caricature|emblem|crest|monogram|colou?ring (?:page|sheet)|mural|doodle|rangoli|mehndi|henna design|tattoo (?:sleeve|of|design|concept|flash)|sticker (?:pack|set|sheet)|emoji (?:set|pack)|game asset|game character|concept sheet|(?:t-?shirt|tote|mug|hoodie|tee) (?:graphic|print|design)|(?:birthday|greeting|wedding|christmas|diwali|tarot|game|playing) card (?:illustration|art|design|with)|fantasy map|(?:banner|hero|header|cover|thumbnail|hero) image|(?:clay|3d|interior|exterior|product|room|kitchen|bathroom|living room|bedroom) render|(?:vector|isometric|flat|digital|editorial|children['’]?s book|botanical|fashion|spot) illustration|illustration of|(?:youtube|video) thumbnail|(?:minimal|minimalist|movie|event|concert|travel|vintage|motivational|safety|flat|typographic) poster|poster (?:for|of|about)|logo (?:for|of)|(?:comic|manga|cartoon) (?:strip|panels?|page|of|about)|cartoon (?:lawyer|doctor|teacher|nurse|engineer|chef|\p{L}+) (?:holding|with|in|on)|storyboard frame|(?:saree|sari|textile|fabric|border|blouse|embroidery|necklace|jewell?ery|ring) (?:border |embroidery )?(?:pattern|design)|(?:album|book|magazine|podcast) cover|label for)\b(?! (?:names?|naming|costume|copy|brief|contract|pricing|price|cost|size|license|licence|tips|ideas for|text|wording|rental|file|files|keywords|niche|quiz|exam|class|course|job)\b)|\b\d[- ]panel (?:comic|strip|cartoon)|^[^\n]{0,160},\s*(?:3d |clay |interior |exterior |photorealistic )?render(?:ing)?\W*$/iu

/** What is said, sold, taught or coded about pictures: the last word of a name tells what is wanted. */
export const toldThings: ReadonlySet<string> = new Set(
  splitTerms(`
    rules, estimate, settings, options, performance, eligibility, contract, agreement, brief, comparison, pricing, price, prices, cost, costs, fee, fees, tips, copy, aftercare, syllabus, course, salary, salaries,
    ad, advert, letter, email, mail, plan, quiz, form, conventions, convention, script, error, review, reviews, speech, questions,
    question, equation, law, laws, notes, history, definition, keywords, rental, policy, guide, tutorial, checklist, budget, strategy,
    analysis, summary, formula, negotiation, breakdown, compression, detection, classification, etiquette, 
    copyright, license, licence, resume, cv, internship, jobs, job, freelancer, name, names, naming, comparision, lease, synonym,
    statistics, invoice, quotation, refund, terms, curriculum, lesson, homework, assignment, exam, essay, article, message, complaint
  `),
)

/** Ideas in a word or two that have no look of their own; whoever sends one alone to a chat model wants to read of it. */
export const bareIdeas: ReadonlySet<string> = new Set(
  splitTerms(`
    osmoregulation, federalism, web3, ocean acidification, entropy, gravity, osmosis, blockchain, inflation, photosynthesis, recursion, democracy, stoicism, karma, mitosis, meiosis, relativity, encryption, kubernetes,
    capitalism, diabetes, friction, magnetism, evolution, procrastination, polymorphism, inheritance, supply and demand, black holes,
    quantum entanglement, dark matter, dark energy, machine learning, deep learning, compound interest, mass extinction, greenhouse effect,
    game theory, thermodynamics, cryptocurrency, hypertension, refraction, diffraction, reflection of light, tariffs, oligopoly,
    monopoly, anxiety, depression, feudalism, utilitarianism, inertia, momentum, velocity, acceleration, electricity,
    radioactivity, fermentation, respiration, digestion, evaporation, condensation, sublimation, diffusion, catalysis, oxidation, gravity,
    probability, statistics, calculus, algebra, trigonometry, regression, overfitting, gradient descent, docker, git, rest api, oauth,
    recession, gdp, gst, opportunity cost, elasticity, depreciation, amortization, amortisation, liquidity, arbitrage, hedging,
    socialism, communism, fascism, nationalism, secularism, federalism, colonialism, imperialism, liberalism, anarchism, existentialism,
    nihilism, determinism, empiricism, rationalism, dualism, ethics, epistemology, ontology, metaphysics, dharma, nirvana, mindfulness,
    empathy, leadership, resilience, creativity, time management, emotional intelligence, cognitive dissonance, confirmation bias,
    imposter syndrome, burnout, adhd, autism, asthma, anemia, anaemia, malaria, dengue, tuberculosis, pcos, thyroid, cholesterol,
    immunity, vaccination, antibiotics, natural selection, genetics, dna replication, homeostasis, ecosystem, biodiversity,
    climate change, global warming, ozone layer, plate tectonics, globalization, globalisation, urbanization, urbanisation, migration,
    irony, metaphor, alliteration, satire, onomatopoeia, grammar, punctuation, phishing, malware, ransomware, quantum computing,
    string theory, special relativity, general relativity, cloud computing, edge computing, big data, neural networks, transformers in nlp
  `),
)
