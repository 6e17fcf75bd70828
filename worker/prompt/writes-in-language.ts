import type { DraftFacts } from './draft-facts.ts'

const reach = 220
const language =
  'english|hindi|german|french|spanish|italian|portuguese|russian|arabic|chinese|mandarin|japanese|korean|tamil|telugu|kannada|malayalam|marathi|gujarati|bengali|bangla|punjabi|urdu|hinglish|dutch|turkish|polish|swedish|danish|norwegian|greek|czech|romanian|hungarian|vietnamese|thai|indonesian|ukrainian'
const piece =
  'reply|replies|answer|response|letters?|e-?mails?|mail|text|messages?|sms|notes?|posts?|tweets?|articles?|poems?|captions?|cards?|subject lines?|headlines?|slogans?|taglines?|hashtags|titles?|questions|names|toasts?|feedback|comments|critique|phrases|sentences|story|script|dialogue|conversation|essay|speech|toast|invitation|review|description|bio|notice|sign|leaflet|listing|advert|ad|request|complaint|application|paragraph|summary|quiz|rhyme|song|lullaby|joke|greeting|wish(?:es)?'
const writesNew = new RegExp(
  String.raw`\b(?:${piece})\b[^:"“\n]{0,60} in (?:\p{L}+ )?(?:${language})\b(?!\s*[:"“])|^\W*(?:please )?(?:write|draft|compose|reply|create|respond)(?: me)? in (?:\p{L}+ )?(?:${language}) (?:an?|the|to|my|our|\d+|two|three)\b`,
  'iu',
)
/** What is said about a given text, and not the text itself. */
const onGiven = /\b(?:feedback|comments|critique)\b[^:\n]{0,30} in \p{L}/iu
const rendersGiven =
  /translat|\binto\b|\bsame in\b|\bthe following\b|\b(?:this|that|it|these|below|above) in\b|\bhow (?:do|to|would|can) (?:\p{L}+ )?say\b|\bwhat does\b|["“«]|\bsubtitl|\blocali[sz]/iu

/** True for a new text in a named language, "a reply in German to my landlord": nothing is there to be translated. */
export function writesInLanguage({ instruction, material }: DraftFacts): boolean {
  const opening = instruction.slice(0, reach)
  if (material && !onGiven.test(opening)) return false
  return writesNew.test(opening) && !rendersGiven.test(opening)
}
