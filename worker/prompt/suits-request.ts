import type { DraftFacts } from './draft-facts.ts'
import { readsAsMachine } from './machine-text.ts'

/** Texts made for somebody to read: who asks a question of fact about them wants none written. */
const writtenDomains: ReadonlySet<string> = new Set(
  'email sales social-media marketing-copy speech article creative-writing slogan presentation audio-video'.split(' '),
)
/** Work on code, a trace or a configuration. */
const technicalDomains: ReadonlySet<string> = new Set(
  'debugging code-generate code-review devops sql-query cybersecurity data-analysis spreadsheets ml-engineering agent knowledge comparison editing extraction summarization classification translation teaching product-management seo'.split(
    ' ',
  ),
)
/** What breaks, hurts or wilts. */
const troubleGenres: ReadonlySet<string> = new Set(
  'home-trouble plant-trouble animal-trouble vehicle-trouble device-trouble pet-symptom symptom-question cooking-trouble'.split(
    ' ',
  ),
)
const reach = 160
const greeting = String.raw`^\W*(?:(?:hi|hey|hello|so|ok|okay|quick question|question)[,:]? ){0,2}`
const yesOrNo = new RegExp(
  String.raw`${greeting}(?:can|may|must|should|shall|do|does|did|is|are|am|was|were|will|has|have|why|when|who|whose|where|how (?:long|many|much|often|far|old))(?! you\b)\b`,
  'u',
)
const asksWhat = new RegExp(String.raw`${greeting}(?:what(?:['’]s)?|which)\b`, 'u')
const wantsWording =
  /\b(?:write|say|reply|respond|word|phrase|put (?:it|this|that)|caption|draft|tell (?:him|her|them|my|the)|text (?:him|her|them|my|back)|ask (?:him|her|them|my)|wish|greet|thank)\b/u
const wordedThing =
  /\b(?:captions?|subject lines?|titles?|headlines?|lines?|taglines?|slogans?|names?|scripts?|examples?|samples?|templates?|wordings?|hooks?|jokes?|puns?|ideas?|toasts?|wish(?:es)?|lyrics|poems?|stor(?:y|ies)|speech|letters?|e-?mails?|message|bios?|pitch|quotes?|response|reply|phrases?|posts?|tweets?|gifts?)\b/u
/** A text or a list by its name at the head, before what it is about. */
const namesText =
  /^\W*(?:(?:please|pls|write|draft|make|create|give me|need|i need|i want|a|an|the|short|funny|\d+|my|our|for) ){0,5}(?:[\p{L}'’-]+ ){0,3}(?:names?|quiz|captions?|scripts?|poems?|stor(?:y|ies)|slogans?|taglines?|essays?|agendas?|check ?lists?|polic(?:y|ies)|e-?mails?|letters?|notices?|worksheets?|lessons?|speech|listings?|titles?|reviews?|contracts?|articles?|blogs?|posts?|haikus?|songs?|lyrics|invoices?|quotations?|reports?|jingles?|jokes?|newsletters?|headlines?|dialogues?|scenes?|limericks?|tweets?|slides|sops?|faqs?|toasts?|leaflets?|posters?|crosswords?|riddles?|questionnaires?|surveys?|flash ?cards?|questions(?= (?:about|on|for)))\b(?! (?:is|are|was|were|won['’]t|not|keeps?|has|have|gets?|looks?|smells?|leaks?)\b)/u

/** True of a question of fact, whose answer is no text of the kind that it speaks of. */
export function asksAbout(opening: string, domain: string): boolean {
  if (!writtenDomains.has(domain)) return false
  const start = opening.slice(0, reach)
  if (yesOrNo.test(start)) return !wantsWording.test(start)
  return asksWhat.test(start) && !wantsWording.test(start) && !wordedThing.test(start)
}

/** True where the genre is not what is asked, though its words occur. */
export function misfitsRequest(
  { id, domain }: { id: string; domain: string },
  opening: string,
  { material }: DraftFacts,
): boolean {
  if (asksAbout(opening, domain)) return true
  if (troubleGenres.has(id) && namesText.test(opening.slice(0, reach))) return true
  return material?.kind === 'text' && !technicalDomains.has(domain) && readsAsMachine(material.text)
}
