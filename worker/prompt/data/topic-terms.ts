import { splitTerms } from '../split-terms.ts'

interface KindTerms {
  strong: readonly string[]
  weak: readonly string[]
}

/** Further words for kinds of topic, most of them of daily life in India and of trades; by the kind. */
export const topicTerms: Readonly<Record<string, KindTerms>> = {
  place: {
    strong: splitTerms(`
      varanasi, hampi, jaipur, udaipur, jodhpur, jaisalmer, agra, amritsar, chandigarh, shimla, manali, rishikesh, haridwar,
      lucknow, bhopal, indore, ahmedabad, surat, pune, nashik, nagpur, goa, hyderabad, bengaluru, bangalore, mysuru, mysore,
      chennai, madurai, pondicherry, puducherry, kochi, munnar, kerala, kerala backwaters, tamil nadu, karnataka, maharashtra,
      gujarat, rajasthan, punjab, bihar, odisha, konark, assam, meghalaya, sikkim, nagaland, ladakh, leh, spiti, kashmir,
      srinagar, uttarakhand, himachal, darjeeling, sundarbans, andaman islands, lakshadweep, western ghats, sahyadris,
      eastern ghats, thar desert, rann of kutch, ajanta caves, ellora caves, khajuraho, sanchi, ganges, brahmaputra, yamuna,
      nepal, kathmandu, bhutan, sri lanka, maldives, bangladesh, dhaka, pakistan, lahore, bali, angkor wat, dubai, oaxaca,
      seville, granada, porto, naples, sicily, santorini, edinburgh, galway, krakow, tallinn, reykjavik, hokkaido, osaka,
      seoul, jeju, taipei, chengdu, samarkand, zanzibar, cusco, cartagena, quebec, new orleans, hawaii
    `),
    weak: splitTerms(
      'trek, pass, lagoon, plateau, archipelago, borough, suburb, peninsula, oasis, backwater, ghat, ghats, hill station, stepwell, fort, bazaar, old town, promenade, trail, road trip',
    ),
  },
  person: {
    strong: splitTerms(`
      kabir, tagore, rabindranath tagore, gandhi, mahatma gandhi, nehru, ambedkar, b. r. ambedkar, subhas chandra bose,
      bhagat singh, apj abdul kalam, a. p. j. abdul kalam, shivaji, akbar, ashoka, chanakya, mirabai, tulsidas, kalidasa,
      aryabhata, c. v. raman, homi bhabha, vikram sarabhai, satyajit ray, lata mangeshkar, m. s. subbulakshmi, ravi shankar,
      mother teresa, tipu sultan, rani lakshmibai, savitribai phule, cleopatra, socrates, confucius, genghis khan, rumi,
      frida kahlo, ada lovelace, nikola tesla, marie curie, alan turing, nelson mandela, malala yousafzai
    `),
    weak: splitTerms('poet, painter, inventor, saint, emperor, queen, freedom fighter, biography'),
  },
  arts: {
    strong: splitTerms(`
      kintsugi, bandhani, batik, ikat, block printing, ajrakh, kalamkari, phulkari, chikankari, zardozi, kanjeevaram, banarasi,
      chola bronzes, madhubani, warli, pattachitra, gond art, tanjore painting, mughal miniature, kathakali, bharatanatyam,
      odissi, kathak, kuchipudi, chhau, yakshagana, tabla, sitar, veena, carnatic music, hindustani music, raga, qawwali,
      ghazal, bhangra, jazz improvisation, blues, flamenco, tango, ballet, opera, haiku, sonnet, ukiyo-e, origami art,
      ceramics, mosaic, fresco, stained glass, woodcut, art deco, art nouveau, bauhaus, brutalism, graffiti, calligraphy,
      toda embroidery, blue pottery, bidriware, dhokra, terracotta horses
    `),
    weak: splitTerms(
      'song, album, poem, novel, choir, puppet, puppetry, mask, costume, lacquer, dance, bronze, textile, weaving, craft, weave, embroidery, sculpture, theatre, improvisation, motif, raga',
    ),
  },
  nature: {
    strong: splitTerms(`
      tardigrade, tardigrades, banyan, neem, mango tree, monsoon, pangolin, gharial, snow leopard, nilgiri tahr, one-horned
      rhino, hornbill, sarus crane, king cobra, street dogs, stray dogs, street cats, earthworm, earthworms, kelp forest,
      tide pool, bioluminescence, cicada, cicadas, bats, vulture, vultures, lichen, peat bog, cloud forest, mangroves
    `),
    weak: splitTerms(
      'turtle, flowering, blossom, butterfly, spider, primate, fungus, monsoon, species, creature, forest floor, wild',
    ),
  },
  health: {
    strong: splitTerms(`
      perimenopause, pcos, pcod, endometriosis, thyroid disorder, hypothyroidism, iron deficiency, anaemia, dengue,
      chikungunya, typhoid, jaundice, uti, gerd, acid reflux, gastritis, piles, hernia, vertigo, sciatica, plantar fasciitis,
      frozen shoulder, knee replacement, hip replacement, cataract, glaucoma, root canal, wisdom teeth, speech therapy,
      occupational therapy, physiotherapy, dialysis, ivf, c-section, gestational diabetes, postpartum depression, colic,
      teething, potty training, newborn care, vaccination schedule, menstrual cups, period pain, hair loss, dandruff, psoriasis,
      vitamin b12, ayurveda, homeopathy, palliative care, hearing loss, stammering, long covid, sleep hygiene
    `),
    weak: splitTerms(
      'gallstone, flash, screening, fracture, ulcer, cyst, tumour, tumor, gland, hygiene, menstruation, injury, dosage, deficiency, replacement surgery, vitamin, hormone, clinic, dose, cramps, ache, posture, toddler',
    ),
  },
  technology: {
    strong: splitTerms(`
      quantum error correction, quantum key distribution, qubit, qubits, electric bus, electric buses, electric scooter, solar
      pump, solar pumps, solar cooker, rooftop solar, rainwater harvesting, compost toilet, compost toilets, wastewater
      treatment, water purifier technology, reverse osmosis, desalination, green hydrogen, battery swapping, smart meter, smart
      meters, drones in farming, precision agriculture, hydroponics, vertical farming, biogas plant, metro rail, high-speed
      rail, bullet train, suspension bridge, chip design, semiconductors, satellite internet, upi, digital rupee, ondc, digilocker,
      e-ink, lithium battery, sodium-ion battery, speech synthesis, text-to-image models
    `),
    weak: splitTerms(
      'power plant, cell, radio, circuit, router, printer, telescope, microscope, solar, electric, correction, treatment plant, quantum, rail',
    ),
  },
  'software-tool': {
    strong: splitTerms(`
      kafka consumer, terraform, ansible, grafana, prometheus, airflow, dbt, snowflake, bigquery, excel macros, power bi, tableau,
      figma components, notion, jira, selenium, playwright, next.js, fastapi, spring boot, supabase, firebase
    `),
    weak: splitTerms('replication, plugin, deployment'),
  },
  'programming-concept': {
    strong: splitTerms(`
      borrow checker, rust borrow checker, websocket, websockets, webhook, webhooks, oauth, oauth 2.0, jwt, graphql, rate limiting,
      idempotency, event sourcing, eventual consistency, dependency injection, memory leak, memory leaks, race condition, css grid,
      flexbox, async await, generics, monads, type inference, unit testing, feature flags
    `),
    weak: splitTerms('compiler error, runtime, callback, thread'),
  },
  business: {
    strong: splitTerms(`
      cold chain, cold chain logistics, exit interview, exit interviews, last-mile delivery, quick commerce, dark stores, d2c,
      dairy cooperative, self-help group, microfinance model, vendor management, brand positioning, cash conversion cycle,
      kirana, kirana stores, warehouse layout, procurement, tender process, franchise model
    `),
    weak: splitTerms(
      'integration, partnership, outsourcing, invoice, stakeholder, churn, onboarding, retail, startup, workflow, logistics, warehouse, supplier, interview, retailer, wholesale',
    ),
  },
  finance: {
    strong: splitTerms(`
      bond yield, bond yields, goods and services tax, gst, tds, income tax slabs, repo rate, sip, mutual fund, fixed deposit, ppf,
      nps, provident fund, gratuity, gold loan, home loan, emi, credit score, cibil score, term insurance, health insurance,
      crop insurance, msme loan, mudra loan, demat account, ipo, sovereign gold bonds, chit fund, demonetisation, currency
      devaluation, remittances, stock split, stock splits, venture debt
    `),
    weak: splitTerms(
      'pension, salary, budget, gold, equity, dividend, yield, tax, gst, premium, deposit, rupee, instalment',
    ),
  },
  law: {
    strong: splitTerms(`
      freelance contract, freelance contracts, tenancy agreement, rent agreement, will and probate, probate, succession
      certificate, right to information, rti, posh act, rera, consumer court, consumer forum, cheque bounce, fir, bail, anticipatory
      bail, adoption law, maintenance law, live-in relationships law, trademark registration, copyright registration, domicile,
      service agreement, legal notice, stamp duty, employment bond, notice period, gig worker rights
    `),
    weak: splitTerms('agreement, notice, deed, affidavit, tribunal, petition, custody'),
  },
  society: {
    strong: splitTerms(`
      caste, dowry, joint family, gig economy, reservation, urbanisation, water scarcity, housing crisis, community radio,
      anganwadi, midday meal, school lunch, manual scavenging, farm suicides, brain drain, digital divide
    `),
    weak: splitTerms(
      'union, strike, protest, poverty, ageing, gender, feminism, refugee, slum, census, inequality, migration, welfare',
    ),
  },
  history: {
    strong: splitTerms(`
      mughal empire, maratha empire, chola dynasty, gupta empire, vijayanagara, delhi sultanate, indus valley civilisation,
      indus valley civilization, partition of india, quit india movement, salt march, jallianwala bagh, emergency of 1975, green
      revolution, white revolution, kargil war, chipko movement, silk road, spice trade, british raj
    `),
    weak: splitTerms(
      'rationing, colonial, conquest, independence, rebellion, doctrine, armistice, kingdom, treaty of, siege, civilisation, civilization',
    ),
  },
  skill: {
    strong: splitTerms(`
      rooftop farming, rooftop garden, terrace garden, kitchen garden, balcony garden, composting, organic farming, beekeeping,
      mushroom farming, sari draping, trekking, monsoon trekking, high-altitude trekking, zero-waste kitchen, zero-waste living,
      zero waste, capsule wardrobe, kitchen renovation, home renovation, bike touring, solo travel, exam preparation, upsc
      preparation, note-taking, speed reading, negotiation, public speaking, spoken english, saree draping, rangoli, henna design
    `),
    weak: splitTerms(
      'gardening, knitting, hiking, decluttering, journaling, haggling, packing, mending, ironing, trekking, farming, renovation, draping, preparation, draught-proofing, upcycling',
    ),
  },
  product: {
    strong: splitTerms(`
      electric kettle, kettle, refrigerator, fridge, microwave, microwave oven, dishwasher, washing machine, vacuum cleaner,
      mixer grinder, pressure cooker, induction cooktop, rice cooker, water purifier, air purifier, air conditioner, ceiling fan,
      geyser, inverter, power bank, smartwatch, e-reader, running shoes, office chair, mattress, backpack, trolley bag, helmet,
      dash cam, toaster, blender, iron box, hair dryer, trimmer, electric toothbrush, baby stroller, yoga mat
    `),
    weak: splitTerms(
      'maker, stapler, bottle, lamp, gear, sofa, desk, luggage, camera, perfume, cosmetics, appliance, cookware, charger, earbuds, cooker, gadget',
    ),
  },
  science: {
    strong: splitTerms('continental drift, dark energy, greenhouse effect, ozone layer, catalysis, superconductors'),
    weak: splitTerms(
      'drift, orbit, isotope, particle, molecule, atom, reaction, evolution, gene, fossil, climate, magnetism',
    ),
  },
  mathematics: {
    strong: splitTerms('pythagorean triples, incompleteness theorem, zero-knowledge proofs, prime gaps, knot theory'),
    weak: splitTerms('triple, incompleteness, integral, matrix, fraction, probability, polynomial, geometry'),
  },
  language: {
    strong: [],
    weak: splitTerms(
      'subtitle, subtitling, translation, accent, dialect, spelling, punctuation, alphabet, letters, script',
    ),
  },
  sport: {
    strong: splitTerms(
      'kabaddi, kho kho, hockey, offside trap, badminton, squash, carrom, wrestling, kushti, mallakhamb, gully cricket',
    ),
    weak: splitTerms('offside, wicket, tournament, league match'),
  },
  organisation: {
    strong: splitTerms(`
      isro, amul, reserve bank of india, rbi, sebi, lic, indian railways, drdo, aiims, niti aayog, election commission of india,
      tata group, reliance industries, infosys, zomato, flipkart, lijjat papad, sewa, pratham, msf, doctors without borders
    `),
    weak: splitTerms('parliament, senate, embassy, orchestra, commission, trust, federation'),
  },
  psychology: {
    strong: splitTerms(
      'exam stress, stage fright, homesickness, impulse buying, people pleasing, nostalgia, sibling rivalry, panic attacks',
    ),
    weak: splitTerms(
      'fallacy, phenomenon, tantrum, phobia, heuristic, obsession, envy, guilt, shame, denial, crying, coping, worry',
    ),
  },
}
