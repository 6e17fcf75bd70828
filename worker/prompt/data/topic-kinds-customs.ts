import { splitTerms } from '../split-terms.ts'
import type { TopicKind } from '../topic-kind.ts'
import { splitLines } from '../topic-lines.ts'
import { customFamily, hazardFamily } from './topic-families-customs.ts'

/** What people keep together year by year, and what threatens them. */
export const customKinds: readonly TopicKind[] = [
  {
    id: 'tradition',
    family: customFamily,
    group: 'general_knowledge',
    isDepictable: true,
    strong: splitTerms(`
      diwali, deepavali, holi, onam, pongal, bihu, lohri, baisakhi, navratri, garba, durga puja, ganesh chaturthi,
      janmashtami, raksha bandhan, karva chauth, chhath puja, makar sankranti, ugadi, gudi padwa, dussehra, kumbh mela,
      rath yatra, thrissur pooram, eid, eid al-fitr, ramadan, muharram, guru purab, mahashivratri, christmas, easter,
      halloween, thanksgiving, hanukkah, passover, yom kippur, chinese new year, lunar new year, mid-autumn festival,
      day of the dead, oktoberfest, carnival, rio carnival, mardi gras, songkran, loy krathong, holy week, nowruz, vesak,
      new year's eve, midsummer, hogmanay, harvest festival, wedding customs, wedding traditions, mehndi, haldi ceremony,
      tea ceremony, japanese tea ceremony, naming ceremony, thread ceremony, funeral rites, wedding, funeral, birthday party,
      quinceañera, bar mitzvah, pilgrimage, hajj, char dham, kanwar yatra, chinese zodiac
    `),
    weak: splitTerms(`
      festival, ritual, ceremony, tradition, custom, celebration, procession, puja, fair, mela, rite, feast, holiday,
      folklore, wedding, jatra, utsav
    `),
    facets: {
      basic: splitLines(`
        When is it kept, by whom, and what is the day like from morning to night? [mc]
        Which story is told to children to explain it? [mc]
        What do people wear, cook, give and say? [mc]
        What may a guest join in, and what is left to the family or the faithful? [m]
        Which preparations begin weeks before? [mc]
      `),
      common: splitLines(`
        How does it differ from region to region, and from family to family? [m]
        What does it ask for in time and money, and who bears it? [bm]
        Which gesture or moment carries the meaning? [mc]
        What has changed within two generations, and who minds? [b]
        What do believers, neighbours and traders each take it for? [bm]
        Which mistakes do outsiders make when they describe it? [m]
        How does it mark the season, the harvest or a stage of life? [c]
        Which song, smell or light belongs to it? [=mc]
        What does it do to streets, water, animals and noise, and what is done about it? [b]
      `),
      deep: splitLines(`
        Which layers (older rites, scripture, court, market) can be told apart in it?
        Who has the right to lead it, and how is that contested?
        Which sources speak of it early, and what do they leave out?
        How have migration and film altered it abroad? [mc]
        Where do law, safety and custom collide over {topic}? [b]
        Which part is recent and passes for ancient? [c]
        Whom does it include, whom does it exclude, and how is that justified?
        What would have to stay for it still to be itself? [c]
      `),
    },
  },
  {
    id: 'hazard',
    family: hazardFamily,
    group: 'general_knowledge',
    isDepictable: false,
    strong: splitTerms(`
      fraud, upi fraud, online fraud, insurance fraud, loan app fraud, scam, romance scam, job scam, digital arrest scam,
      phishing, phishing email, smishing, vishing, sim swap, identity theft, card skimming, credit card skimming, deepfake,
      deepfakes, ransomware, malware, spyware, data breach, prompt injection, jailbreaking, sql injection, cyberbullying,
      cyberstalking, doxxing, ponzi scheme, pyramid scheme, insider trading, bribery, corruption, tax evasion, extortion,
      blackmail, counterfeit, counterfeit goods, human trafficking, domestic violence, child abuse, hate speech, stalking,
      road safety, road accident, drunk driving, fire safety, electrical safety, gas leak, earthquake preparedness,
      flood preparedness, cyclone preparedness, disaster preparedness, disaster management, landslide, heat wave, heat waves,
      stampede, drowning, workplace safety, workplace accident, food adulteration, air pollution, water pollution, smog,
      plastic waste, microplastics, oil spill, nuclear accident, wildfire, pandemic preparedness, drug abuse, child labour
    `),
    weak: splitTerms(`
      fraud, scam, theft, attack, hack, hacking, threat, risk, safety, danger, hazard, accident, violence, abuse, crime,
      harassment, preparedness, pollution, disaster, spam, injection, trafficking, waste, forgery, cloning, extortion, outbreak, leakage, burglary, evacuation, cheating, plagiarism
    `),
    facets: {
      basic: splitLines(`
        How does it usually begin, told as one ordinary case? [mc]
        Which first sign can be noticed by anybody? [mc]
        What is to be done in the first hour, and in which order? [m]
        Whom does one tell, and what should be kept as proof? [b]
        Which habit makes it much less likely? [m]
      `),
      common: splitLines(`
        Who is hit most often, and why those? [bm]
        Which weakness does it use: hurry, trust, ignorance, a gap in a system? [kmc]
        What does it cost, in money and otherwise, and who ends up paying? [b]
        Which protections work, and which only reassure? [kbm]
        How has it changed as people learnt to recognise it? [c]
        What may be recovered or repaired afterwards, and within which time? [b]
        Who is answerable: the culprit, the carrier, the authority, the victim? [b]
        Which figures on {topic} can be trusted, and what goes unreported? [b]
        What does blaming the victim hide? [mc]
      `),
      deep: splitLines(`
        Which incentive keeps it alive, and who gains from looking away? [b]
        At which point of the chain is it cheapest to stop? [kb]
        How is it detected, and what do false alarms cost? [kb]
        Where do prevention and liberty or convenience pull apart? [b]
        How do those behind it adapt to each new defence? [kc]
        What does an honest measurement of {topic} require? [k]
        Where do jurisdictions or departments leave a gap? [b]
        Which well-meant measure has made it worse?
      `),
    },
  },
]
