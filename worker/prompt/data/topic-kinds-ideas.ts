import { splitTerms } from '../split-terms.ts'
import type { TopicKind } from '../topic-kind.ts'
import { splitLines } from '../topic-lines.ts'
import { ideasFamily } from './topic-families-ideas.ts'

/** Society, philosophy and religion, ideas; and the set for whatever fits no kind. */
export const ideaKinds: readonly TopicKind[] = [
  {
    id: 'society',
    family: ideasFamily,
    group: 'general_knowledge',
    isDepictable: false,
    strong: splitTerms(`
      democracy, healthcare, retirement, dating, online dating, women in stem, women in tech, women in science, election, electoral college, voting system, proportional representation, populism, nationalism,
      fascism, communism, socialism, capitalism, liberalism, conservatism, anarchism, feminism, gender equality,
      gender pay gap, racism, systemic racism, immigration, refugee crisis, globalization, globalisation,
      urbanization, urbanisation, gentrification, housing crisis, homelessness, poverty, inequality,
      income inequality, social mobility, welfare state, healthcare system, education system, school choice,
      higher education, public transport, urban planning, aging population, ageing population, birth rate,
      population growth, social media, fake news, misinformation, disinformation, echo chamber, cancel culture,
      surveillance, censorship, propaganda, media literacy, digital divide, gun control, drug policy,
      death penalty debate, climate policy, carbon tax, energy transition, food security, water scarcity,
      foreign aid, sanctions, diplomacy, geopolitics, brexit, middle east conflict, separation of powers,
      federalism, corruption, lobbying, civil society, unions,
      caste system,
      reservation policy, panchayati raj, street food culture, arranged marriage, joint family
    `),
    weak: splitTerms(`
      society, social, politics, political, policy, government, state, public, community, culture, cultural,
      citizen, class, gender, race, youth, migration, education, media, welfare, reform, protest, movement,
      debate, party
    `),
    facets: {
      basic: splitLines(`
        How does one meet it in daily life, often without noticing? [mc]
        Which two or three positions exist, each in one fair sentence?
        Which facts does nearly everybody accept?
        Which words are loaded, and what would neutral ones be? [m]
        Who is most affected, and what do they say themselves? [mc]
      `),
      common: splitLines(`
        What is described, what is claimed as a cause, and what is demanded?
        How is it measured, by whom, and what does the measure leave out? [b]
        Who gains and who loses under the present arrangement? [bmc]
        Which institutions keep it as it is? [b]
        How do comparable countries handle it, and is the comparison fair? [b]
        What has been tried, and how did it turn out against what was promised? [b]
        Where do people argue past each other, and about what do they really differ? [mc]
        Which trade-off does each side prefer not to mention? [bm]
        What would change first for an ordinary person if it were reformed? [mc]
      `),
      deep: splitLines(`
        Which causal design supports the main claim, and what threatens it?
        How do short-term and long-term effects diverge? [b]
        Which values cannot all be satisfied at once, and how do serious thinkers rank them?
        How do interests become policy here, step by step? [b]
        Which feedback makes {topic} self-reinforcing, and what has interrupted it elsewhere?
        Which groups vanish in the aggregate figures? [b]
        What would each side have to observe in order to change its mind?
        Which unintended consequence was foreseeable, and who foresaw it? [bc]
      `),
    },
  },
  {
    id: 'philosophy',
    family: ideasFamily,
    group: 'general_knowledge',
    isDepictable: false,
    strong: splitTerms(`
      stoicism, astrology, mercury retrograde, tarot, existentialism, utilitarianism, nihilism, absurdism,
      determinism, free will, consciousness, hard problem of consciousness, trolley problem,
      categorical imperative, social contract, theory of mind, epistemology, metaphysics, ontology, ethics,
      virtue ethics, moral relativism, meaning of life, philosophy of mind, philosophy of science, logic,
      logical fallacies, plato's cave, allegory of the cave, ship of theseus, pascal's wager, occam's razor,
      phenomenology, pragmatism, rationalism, empiricism, skepticism, scepticism, dialectic, postmodernism,
      critical theory, aesthetics, christianity, islam, judaism, hinduism, buddhism, zen buddhism, zen, taoism,
      daoism, sikhism, jainism, confucianism, shinto, atheism, agnosticism, bible, quran, torah, bhagavad gita,
      karma, nirvana, reincarnation, prayer, pilgrimage, hajj, easter, passover, original sin, problem of evil,
      sufism, mysticism, monasticism, paganism, ancestor worship, animal rights, effective altruism,
      just war theory, ai ethics, bioethics, transhumanism
    `),
    weak: splitTerms(`
      philosophy, philosophical, religion, religious, faith, god, soul, moral, morality, ethical, spiritual,
      belief, truth, knowledge, existence, doctrine, theology, ritual, sacred, scripture, church, virtue,
      argument, paradox
    `),
    facets: {
      basic: splitLines(`
        Which everyday situation raises the question by itself? [c]
        What is claimed, in one sentence without technical terms?
        Which objection comes to mind at once, and is it a good one?
        What would change in how one lives on Monday morning? [mc]
        Which story or image has carried the idea to most people? [mc]
      `),
      common: splitLines(`
        What exactly is the question, once its ambiguous words are separated?
        Which argument supports the position, premise by premise? [k]
        What is its strongest rival, stated so that its friends would sign it?
        Which case or thought experiment presses it hardest? [c]
        What do its adherents do, and not only say? [mc]
        Where did it arise, and against which earlier view?
        Which inner disputes divide those to whom it is dear? [c]
        What follows for a practical decision at work, in medicine or in law? [bm]
        Which caricature of it is in circulation, and what does it get wrong? [m]
      `),
      deep: splitLines(`
        Which premise bears the most weight with the least support?
        How do the central texts differ from their later reception?
        Is the disagreement about facts, concepts, values or method?
        Which modern reformulation rescues it, and at what price?
        How does it fare when translated into another tradition's terms?
        What would a consistent defender have to accept that most find hard to bear? [c]
        Which empirical findings bear on it, and how directly?
        What does it presuppose about persons, language or time that can be denied?
      `),
    },
  },
  {
    id: 'idea',
    family: ideasFamily,
    group: 'general_knowledge',
    isDepictable: false,
    strong: splitTerms(`
      love, freedom, justice, beauty, courage, friendship, loyalty, honor, honour, trust, hope, fear of failure,
      success, failure, power, time, change, creativity, innovation, curiosity, wisdom, intelligence, genius,
      luck, fate, chance, risk, uncertainty, complexity, simplicity, elegance, progress, tradition, identity,
      authenticity, privacy, dignity, equality, fairness, responsibility, forgiveness, revenge, gratitude,
      kindness, humor, humour, irony, nostalgia, boredom, silence, solitude, home and belonging, belonging,
      ambition, greed, patience, discipline, balance, quality, value, waste, play, competition, cooperation,
      authority, obedience, rebellion, truth and lies, lying, secrecy, memory and forgetting, sustainability,
      resilience thinking, scarcity, abundance, emergence, causality, randomness, serendipity, the future
    `),
    weak: splitTerms(`
      concept, idea, meaning, notion, sense, quality, feeling, value, spirit, purpose, ideal, essence, nature of
    `),
    facets: {
      basic: splitLines(`
        When does one use the word, and when does it not quite fit? [c]
        Which scene shows it better than a definition could? [c]
        What is its opposite, and is there more than one? [c]
        Through whom or what does one first come to think about it? [c]
        What do children understand by it?
      `),
      common: splitLines(`
        Which senses of the word have to be kept apart?
        What are a clear case, a clear counter-case and a doubtful one? [c]
        What does it ask of us, and what does it give? [mc]
        How do other languages or ages name it, and what shifts? [c]
        With which neighbouring idea is it confused, to what effect? [m]
        How can one have too much of it? [bc]
        How would it be observed or measured, and what would escape? [bk]
        What threatens it in the present, and what nourishes it? [mbc]
        Who uses talk of {topic} to get something else? [mb]
      `),
      deep: splitLines(`
        Is it one thing, a family of things, or a name for a lack?
        Which theory explains it away, and does anything remain? 
        Where do moral and descriptive uses run together?
        How has the idea been made in history, and by which interests?
        Which paradox appears when it is pursued directly? [mc]
        How do institutions produce it or use it up? [b]
        Which discipline has the most to say about it that others have not heard?
        What would a society without it look like in detail? [c]
      `),
    },
  },
]
