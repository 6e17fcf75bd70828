import { splitTerms } from '../split-terms.ts'
import type { TopicKind } from '../topic-kind.ts'
import { splitLines } from '../topic-lines.ts'
import { careFamily } from './topic-families-work.ts'

/** Where wrong advice does harm: law, health, the mind. */
export const careKinds: readonly TopicKind[] = [
  {
    id: 'law',
    family: careFamily,
    group: 'legal',
    isDepictable: false,
    strong: splitTerms(`
      contract law, criminal law, civil law, common law, constitutional law, tort, negligence, copyright,
      trademark, patent, intellectual property, fair use, gdpr, hipaa, ccpa, data protection, privacy law,
      employment law, labor law, labour law, tenant rights, eviction, lease agreement, landlord, divorce,
      custody, inheritance, will and testament, power of attorney, immigration law, asylum, visa, human rights,
      international law, law of the sea, war crime, due process, habeas corpus, first amendment,
      second amendment, free speech, freedom of speech, antitrust, competition law, bankruptcy,
      consumer protection, product liability, defamation, libel, non-disclosure agreement, nda, non-compete,
      arbitration, mediation, class action, jury, supreme court ruling, death penalty, euthanasia law, eu ai act,
      ai act, whistleblower protection, money laundering, terms of service, privacy policy, small claims court
    `),
    weak: splitTerms(`
      law, legal, court, judge, lawyer, contract, regulation, compliance, rights, statute, act, liability,
      lawsuit, license, licence, clause, legislation, crime, constitution, treaty, justice, police, prosecution
    `),
    facets: {
      basic: splitLines(`
        Which everyday situation brings an ordinary person into contact with it? [mc]
        What may one do, what must one do, and what is left open?
        Which papers, dates and proofs should be kept? [b]
        When is it time to see a lawyer, and what should be brought along?
        What do people commonly believe about it that is mistaken? [m]
      `),
      common: splitLines(`
        Which jurisdictions are covered, and as of which date? [b]
        Which interest does the rule protect, and against whom?
        Which conditions have to be met, one by one, and who has to prove them? [k]
        Which exceptions matter in practice? [b]
        What happens on a breach: remedy, penalty, time limit, cost? [b]
        How is it enforced, and how often in fact? [b]
        Where does it collide with another right or rule? [c]
        Which borderline case divides opinion, and how do both sides argue? [c]
        How do two legal systems answer the same question differently? [b]
      `),
      deep: splitLines(`
        Which leading authorities should be looked up and verified, and for which proposition each?
        How has the test changed over time, and what drove the change?
        Which term is left undefined, and how have decisions filled it?
        Which drafting choice in a contract or statute shifts the risk? [b]
        What does the strongest opposing argument look like? [c]
        Which reform is under discussion, and whom would it favour? [b]
        How do procedure and cost alter the right as it stands on paper? [b]
        What is uncertain enough about {topic} that advice has to be conditional? [b]
      `),
    },
  },
  {
    id: 'health',
    family: careFamily,
    group: 'health',
    isDepictable: false,
    strong: splitTerms(`
      diabetes, vaping, teen vaping, smoking, alcohol abuse, euthanasia, assisted dying, knee pain, joint pain, pain management, type 2 diabetes, cancer, breast cancer, heart disease,
      heart attack, stroke, hypertension, high blood pressure, cholesterol, asthma, allergy, arthritis,
      osteoporosis, migraine, epilepsy, alzheimer's, dementia, parkinson's, covid-19, covid, influenza, flu,
      malaria, tuberculosis, hiv, hepatitis, vaccine, vaccination, antibiotics, antibiotic resistance,
      immune system, menopause, pregnancy, breastfeeding, fertility, contraception, obesity, weight loss,
      intermittent fasting, ketogenic diet, keto diet, mediterranean diet, vegan diet, nutrition, vitamin d,
      omega-3, protein intake, gut health, sleep, sleep apnea, insomnia, strength training, hiit, yoga,
      back pain, physical therapy, chronic pain, first aid, cpr, public health, epidemiology, surgery,
      organ transplant, chemotherapy, gene therapy, dental care, skin care, acne, eczema, kidney stone, thyroid,
      anemia, celiac disease, ibs, blood donation, palliative care
    `),
    weak: splitTerms(`
      health, medical, medicine, disease, disorder, syndrome, symptom, treatment, therapy, drug, diet, exercise,
      fitness, doctor, nurse, patient, hospital, blood, heart, brain, skin, bone, infection, virus, bacteria,
      diagnosis, wellness
    `),
    facets: {
      basic: splitLines(`
        What happens in the body, told without technical words? [c]
        Which signs can be watched at home, and which need a professional today?
        What can one safely do oneself, starting this week? [m]
        Which questions should be taken to the next appointment?
        Which popular advice is useless or harmful? [m]
      `),
      common: splitLines(`
        Who is affected, how often, and who more than others? [b]
        What causes it, what raises the risk, and what merely goes along with it?
        How is it recognised or measured, and how sure is the result? [k]
        Which options exist, and how do benefit, burden and harm compare? [bm]
        Which red flags call for urgent help?
        How good is the evidence behind the usual recommendation? [m]
        What changes for children, in pregnancy, in old age or with other conditions?
        How does it affect daily life, work and the people around? [mc]
        Which claims in advertising or online go beyond what is known? [m]
      `),
      deep: splitLines(`
        Which trials or cohort studies carry the recommendation, and whom did they leave out?
        What is the absolute effect, as numbers needed to treat and to harm, where known?
        Which mechanism is proposed, and which finding fits it badly?
        How do guidelines differ between countries or societies, and why? [b]
        Which surrogate outcome stands in for the outcome that matters?
        How do overdiagnosis, adherence and cost alter the picture in practice? [b]
        What is contested about {topic} among specialists at present?
        Which subgroup might respond differently, and how firm is that claim?
      `),
    },
  },
  {
    id: 'psychology',
    family: careFamily,
    group: 'health',
    isDepictable: false,
    strong: splitTerms(`
      anxiety, existential dread, love language, love languages, depression, adhd, autism, ptsd, ocd,
      bipolar disorder, burnout, stress management, panic attack, social anxiety, imposter syndrome,
      impostor syndrome, procrastination, motivation, habit formation, habits, willpower, self-esteem,
      self-confidence, mindfulness, meditation, emotional intelligence, empathy, attachment theory,
      attachment style, cognitive bias, cognitive biases, confirmation bias, dunning-kruger effect,
      cognitive dissonance, placebo effect, growth mindset, positive psychology, flow state, memory,
      working memory, attention, decision making, body language, personality types, big five, mbti, introversion,
      extroversion, narcissism, gaslighting, codependency, grief, trauma, resilience, addiction,
      gambling addiction, cognitive behavioral therapy, cbt, psychoanalysis, child development, parenting,
      teenage brain, peer pressure, groupthink, bystander effect, loneliness, happiness, jealousy, perfectionism,
      dreams, sleep deprivation, screen time, maslow, conditioning, nudging
    `),
    weak: splitTerms(`
      psychology, psychological, mental, mind, emotion, emotional, behavior, behaviour, cognitive, brain,
      personality, feeling, relationship, therapy, therapist, fear, anger, stress, bias, learning, self,
      childhood, wellbeing, well-being
    `),
    facets: {
      basic: splitLines(`
        How does it feel from the inside, and how does it look from outside? [c]
        Which everyday scene would most people recognise? [mc]
        What can be tried in five minutes, and how does one notice whether it helps? [m]
        When is it ordinary, and when is it a reason to seek help?
        What should friends say, and what had they better leave unsaid? [c]
      `),
      common: splitLines(`
        What exactly is meant, and what is often called by the same name?
        Which needs or fears keep it going? [mc]
        Which study is always quoted, and what did it really show?
        How much differs between persons, ages and cultures? [m]
        How is it measured, and what does the measure miss? [k]
        What reliably helps, what helps some, and what only sounds good? [bm]
        How does it play out between two people, or in a group? [bc]
        Which popular claim about {topic} overshoots the evidence? [m]
        What does it cost at work, at home and in health? [bm]
      `),
      deep: splitLines(`
        How well have the central findings replicated, and with what effect sizes?
        Which theoretical accounts compete, and which prediction separates them?
        How are cause, consequence and marker kept apart here?
        Which sample (students, patients, volunteers) shaped what is believed?
        How do diagnosis and label change the thing they name? [c]
        Which moderator explains why an intervention works for some and fails for others? [b]
        What do long-term follow-ups show that short trials cannot? [b]
        Which ethical limit applies to using this knowledge on others? [bmc]
      `),
    },
  },
]
