interface OpenPoint {
  item: string
  unless: readonly string[]
}

const months = 'january february march april june july august september october november december'.split(' ')

/** What a prompt on such a topic leaves to its author, by the kind of topic. */
export const topicMissing: Readonly<Record<string, OpenPoint>> = {
  technology: { item: 'the setting it is to be judged for: country, scale, budget', unless: ['in', 'for'] },
  'software-tool': { item: 'version and environment in use', unless: ['version', 'cloud', 'docker', 'linux'] },
  'programming-concept': {
    item: 'language, version and the code base it concerns',
    unless: ['python', 'rust', 'java', 'javascript', 'typescript', 'go', 'c++', 'kotlin', 'swift', 'php', 'ruby'],
  },
  science: { item: 'the syllabus, exhibition or question that sets the depth', unless: ['class', 'grade', 'exam'] },
  mathematics: { item: 'which results may be taken for granted', unless: ['proof', 'class', 'grade'] },
  history: { item: 'the years, region and sources to be covered', unless: ['timeline', 'sources'] },
  person: { item: 'which part of the life and which works matter', unless: ['childhood', 'death', 'early life'] },
  place: {
    item: 'season, length of stay and who travels',
    unless: ['winter', 'summer', 'monsoon', 'spring', 'autumn', 'days', 'family', 'for', ...months],
  },
  organisation: { item: 'the relation to it: customer, applicant, partner, critic', unless: ['for', 'jobs'] },
  product: { item: 'price range, country and use that decide the choice', unless: ['under', 'for', 'budget'] },
  business: { item: 'size, sector and country of the business', unless: ['in', 'for', 'startup', 'small'] },
  finance: { item: 'country, tax year and the sums involved', unless: ['india', 'uk', 'us', 'germany', 'freelancers'] },
  law: {
    item: 'the jurisdiction, the side taken and the date of the law',
    unless: ['india', 'uk', 'us', 'eu', 'california'],
  },
  health: {
    item: 'age group, conditions and where it will be read',
    unless: ['children', 'adults', 'toddlers', 'women', 'men'],
  },
  psychology: {
    item: 'whether it is for those concerned, relatives or professionals',
    unless: ['for', 'parents', 'adults'],
  },
  arts: { item: 'which works, makers or performances have to be named', unless: ['by', 'album', 'painting'] },
  film: { item: 'which titles may be discussed, and whether the ending may be told', unless: ['spoiler'] },
  language: { item: 'first language and level of the learners', unless: ['a1', 'a2', 'b1', 'b2', 'c1', 'for'] },
  method: { item: 'the team and the work it is to be used for', unless: ['for', 'in'] },
  skill: { item: 'tools, space and time at hand', unless: ['for', 'without', 'small'] },
  food: { item: 'number of people, diet and equipment', unless: ['vegan', 'for', 'gluten-free', 'vegetarian'] },
  sport: { item: 'age, level and rules of the game in question', unless: ['for', 'under', 'beginners'] },
  nature: { item: 'the region and season meant', unless: ['in', 'of', 'monsoon', 'winter'] },
  everyday: { item: 'which make or use is meant', unless: ['for', 'in'] },
  society: { item: 'country, period and the position of those who ask', unless: ['in', 'india', 'europe', 'us'] },
  philosophy: {
    item: 'which thinkers or texts have to be covered',
    unless: ['kant', 'plato', 'aristotle', 'nietzsche'],
  },
  idea: { item: 'the occasion and whose experience it speaks of', unless: ['for', 'in'] },
  tradition: { item: 'region, community and the reader’s part in it', unless: ['in', 'kerala', 'punjab', 'mumbai'] },
  hazard: { item: 'country, the office to report to, and what has already happened', unless: ['in', 'india', 'uk'] },
}
