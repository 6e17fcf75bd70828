import type { DraftFacts } from './draft-facts.ts'

const reach = 300
/** Longer drafts say what they want in more than signs. */
const wordsMax = 60
const promptReach = 160
const pictured =
  /\b(?:draw|paint|sketch|photos?|photographs?|pictures?|images?|illustrations?|portraits?|logos?|posters?|wallpapers?|renders?|icons?|stickers?|watercolou?r|meme)\b/iu
/** What a machine says of itself; no caption does. */
const machineTalk =
  /\bERR_[A-Z_]{3,}|\b[A-Z][A-Za-z]{2,30}(?:Error|Exception)\b|\bE(?:ACCES|NOENT|CONNREFUSED|RESOLVE|ADDRINUSE|PERM)\b|\bexit(?:ed with)? code \d|\bstack ?trace\b|\btraceback\b|\bsegfault|\bsegmentation fault|\bHTTP [45]\d\d\b|\bundefined (?:is not|method|reference)|\bnull pointer\b|\bnode_modules\b|\btsconfig\b|\bpackage\.json\b|["'`][@~]\/[\w./-]+["'`]|\bTS\d{4}\b|\bORA-\d+|\bcan(?:['’]?t|not) (?:resolve|import) (?:module|the module|package)/u
const stay =
  /\b(?:\d{1,2}|two|three|four|five|ten)[ -](?:days?|nights?|weeks?)\b|\ba week (?:in|around)\b|\blong weekend\b/iu
const party =
  /\b\d{1,2} ?(?:ppl|people|persons|pax|adults?|kids|of us|travell?ers?)\b|\bw(?:ith|\/) (?:an? |my |our |two )?(?:toddler|baby|kids?|dog|parents|grandparents|wife|husband|partner)\b/iu
const journey =
  /\b(?:itinerary|budget|flights?|rental car|hire car|hostels?|hotels?|airbnb|per day|a day|road ?trip|train pass|rail pass|easy (?:hikes?|walks?)|day trips?|day hikes?|public transport|visa)\b|[€$£₹] ?\d/giu
const several = 2

/** Work at a page, a sound or a text, told like work at a picture. */
const otherWork =
  /^\W{0,8}(?:please |can you |could you )?(?:change|replace|remove|swap|turn|convert|resize|delete) [^.?!\n]{0,60}\b(?:website|web ?page|css|html|slides?|carousel|component|noise|audio|poem|short story|recipe|button|div|spreadsheet|database|postgres|song)\b/iu

/** True of a fault report or a trip in a few words, which read like a caption: "kyoto 4 days november 2 ppl + dog, temples". */
export function asksInPlainSigns({ instruction, instructionWords, language }: DraftFacts): boolean {
  if (instructionWords.length > wordsMax || (language !== 'en' && language !== 'und')) return false
  const text = instruction.slice(0, reach)
  if (otherWork.test(text)) return true
  if (machineTalk.test(text)) return !pictured.test(text)
  if (!stay.test(text)) return false
  const kinds = new Set(Array.from(text.matchAll(journey), ([sign]) => sign.toLowerCase()))
  return Number(party.test(text)) + kinds.size >= several && !pictured.test(text)
}

const tool =
  '(?:midjourney|dall-?e(?: ?[23])?|flux|stable ?diffusion|sdxl|ideogram|firefly|leonardo|nano ?banana|imagen|recraft|ai (?:image|art|photo|video)|image|art|picture|photo|text-to-image|image[- ]generat\\w+|video|sora|veo|runway|kling)'
/** Several prompts, or one that is to be written: the answer is text. One that is only called by its tool is that picture. */
const promptsWanted = new RegExp(
  `\\b${tool}(?: \\p{L}+)? prompts\\b|\\bprompts for ${tool}\\b|\\b(?:write|give me|make|create|generate|draft|need|want|suggest|come up with|help me (?:write|with)) (?:me |us )?(?:\\p{L}+ ){0,3}?${tool} prompt\\b|\\b(?:write|give me|make|create|draft|improve|fix|rewrite) (?:me |us )?(?:an?|my|this|the) prompt for ${tool}\\b`,
  'iu',
)

/** "6 midjourney prompts for a hotel": prompts for a picture model are asked for, and no picture. */
export function asksForPicturePrompts(text: string): boolean {
  const opening = text.slice(0, promptReach)
  return /prompt/iu.test(opening) && promptsWanted.test(opening)
}
