import { splitTerms } from '../split-terms.ts'

/** Small texts whose name alone asks for one: "haiku wifi outage", "slogan oat milk baristas". */
export const bareForms: ReadonlySet<string> = new Set(
  splitTerms(`
    slogan, tagline, jingle, haiku, tanka, limerick, motto, riddle, acrostic, mnemonic, pun, poem, sonnet, couplet, shayari,
    clue, obituary, eulogy, caption, headline, lullaby, joke, rhyme, clerihew, epitaph, hashtag, one-liner, tongue-twister, twister, vow, wishe, wish
  `),
)

/** What is then asked is about such texts. */
export const formTheory =
  /\b(?:meaning|definition|history|structure|rules?|examples?|formats?|origins?|generators?|types?|kinds?|differences?|analysis|theory|basics|contest|competition|scheme|techniques?|vs|versus|writing|writers?|poets?|translation|api|tools?|apps?|software|is|are|was|law|case)\b/iu

/** A text that names one of them is to be written, whatever trouble it is about. */
export const handedOver =
  /\b(?:listings?|agenda|minutes of|titles?|headlines?|captions?|slogans?|taglines?|jingles?|haikus?|limericks?|mottos?|poems?|stor(?:y|ies)|barks|letters?|subject lines?|reviews?|advert|ad copy|announcements?|press release|scripts?|dialogues?|scenes?|checklists?|templates?|incident reports?|status (?:page|update)|riddles?|jokes?|puns?|verse|lyrics|speech|names for|ads? for|repl(?:y|ies) (?:when|to|for|if)|messages? (?:when|for|if)|post[- ]?mortem|claim text|entry|vows|wishes|ideas for|questions for|options for|lesson|worksheet|quiz|agenda|memo|faq|sop|comparison|summary|for parts|for sale)\b|\b(?:max(?:imum)?|under|at most) \d|\b\d+[ -]words?\b|\b(?:each|per) \p{L}+\b/iu

/** "20 barks" are counted things; "2 year old" is an age. */
export const countedOpening = /^\W*\d+ (?!(?:years?|yrs?|months?|mos?|weeks?|days?|yo|y\/o|hours?|hrs?)\b)\p{L}/iu
