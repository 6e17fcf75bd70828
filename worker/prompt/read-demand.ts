import type { Word } from './read-words.ts'

/** Headings, bullets, tags and labels are layout, whatever their words; a question wants an answer. */
const layout = /^[#<>*•|-]|[:：]/u
const question = /[?？]\s*$/u
/** Questions that want none. */
const rhetorical =
  /^(?:(?:hello|hi|hey|so|well|oh|and|anyway|good (?:morning|afternoon|evening)),? )*(?:how(?: are (?:you|things)|['’]s (?:it|life|everything|your)| is (?:it going|everything|life|your)| (?:was|has) your)|what['’]?s up|(?:are you )?ready|(?:you )?know what|who knows|(?:can|could|would) you (?:believe|imagine|tell)|who (?:doesn|wouldn)['’]t|(?:is|isn|wasn|aren|don|doesn|wouldn)['’]t (?:it|that|this|you|we|life)|(?:do|does) (?:that|this|it|you) (?:make sense|know what i mean|see what i mean|follow)|makes sense|right|okay|ok|deal|got it|(?:can|could|would|will|may) (?:you|i) (?:please |maybe |possibly |perhaps |kindly )?(?:help|assist|do (?:that|this|it)|ask|bother|be so kind|lend|give me a hand|handle (?:that|this|it))|where (?:do|should|shall) (?:i|we) (?:begin|start)|what do you (?:think|say)|what would i do|what could go wrong|shall we|why not|is (?:that|this) (?:ok|okay|alright|all right|fine|clear)|have you ever (?:thought|wondered))\b/iu

/** True for headings, bullets, tags, labels and questions that want an answer. */
export function isLayout(text: string): boolean {
  return layout.test(text) || (question.test(text) && !rhetorical.test(text))
}

/** True for a question that wants no answer. */
export function isRhetorical(text: string): boolean {
  return question.test(text) && rhetorical.test(text)
}

/** Such openings ask for a form, even when only common words follow. */
const instructing =
  /^(?:please )?(?:only|show (?!me what you)|say|mention|wish|use(?! your)|keep(?! in mind| up| going| it up| pushing)|(?:start|begin|end|finish|open|close|conclude) (?:with|by|on)|(?:provide|give|add|include|insert|offer)(?: me| us)? (?:an?|one|two|three|four|five|some|only|each|more|at least|a few|several)\b(?! (?:best|great|good|really|perfect|high|chance|shot|try|hand|go|moment|second|wonderful|excellent|helpful|quality|top))|you (?:also |then |must |should )+(?!be|know|see|understand|trust|have)|i want you to (?!do|try|be|know|give|take|make|focus|answer|feel|understand|think|help|use your|really))\b/iu

/** True for what asks for a form in common words: "Keep it in one piece". */
export function isInstructing(text: string): boolean {
  return instructing.test(text)
}

/** "No people." asks for something, whatever its words. */
export const denial = /\b(?:no|not|without|never|avoid|nothing|none|cannot)\b|n['’]t\b/iu
/** Denials that are manners of speaking; any other beside them still counts. */
const harmlessDenials =
  /\b(?:no (?:pressure|rush|hurry|worries|problem|need|doubt|idea|clue|such|better|matter|one else|time like|longer a|less than)|(?:do not|don['’]t|please don['’]t|need not|needn['’]t|must not|never) (?:you )?(?:ever )?(?:worry|hesitate|mind|rush|hold back|be (?:shy|afraid|lazy|sorry|nervous|discouraged)|give up|settle|let (?:me|us|anyone|anything)|mess|look back|stop|forget|overthink|take (?:this|it) lightly|disappoint|fail|tell anyone|go away|feel bad|stress|cut corners|get me wrong|quit|sweat|lose hope|doubt)|never mind|(?:not|isn['’]t|wasn['’]t|['’]m not|am not) (?:so |very |too |really |quite |entirely |completely |fully |totally |exactly |even |at all |yet )*(?:sure|certain|that|bad|least|everything|only|alone|the only|perfect|kidding|joking|lying|new|always|often|easy|simple|hard|clear|good at|an expert|a (?:big|huge) (?:deal|problem)|too late|everyone|long ago|to (?:mention|be|say|brag|sound|worry)|one (?:to|for)|surprising(?:ly)?|going to lie|gonna lie)|(?:i|we) (?:can['’]t|cannot|can not|could ?n['’]t|could not) (?:\w+ )?(?:wait|thank|say|stress|believe|emphasi[sz]e|complain|imagine|overstate|lie|deny|tell you|put (?:it|my)|ask for|agree|help)|^can['’]t (?:wait|complain|thank|believe|stress)|(?:do not|don['’]t|didn['’]t|did not|doesn['’]t|does not) (?:\w+ )?(?:know|think|believe|suppose|recall|remember|make (?:any |much )?sense|matter|hurt|come along|happen|get (?:it|me|any better)|have (?:a clue|any idea|much to)|grow on|expect|see why|care|seem|take long)|never (?:thought|knew|know|fails?|failed|disappoints?|disappointed|ceases?|ends?|too late|too early|say never|seen|been better|hurts?|easy|a dull|imagined|heard|let (?:me|us)|stops?|stays?|mind|sleeps on)|nothing (?:less|but|is|was|lasts|stays|ventured|beats|more|compares|worth|short of|to (?:worry|lose|fear)|ever|can stop|wrong|better|else matters|great)|(?:nobody|no one|none) (?:is|does|likes|knows|wants|can|else|could|has|of us|other than)|without (?:further|fail|saying|a doubt|doubt|you|question|exception|your|any doubt)|(?:may|might|can|could) or (?:may|might|can|could) not|(?:could|can|would|should|will|must|may|might) ?(?:not|n['’]t)(?: possibly| ever)? (?:be (?:more|better|easier|happier|prouder|overstated|understated|denied|underestimated|ignored|higher|clearer|possible|too|where|here|the case)|go wrong|agree more|ask for|have (?:asked|done|said|come|made) (?:\w+ )?(?:for|it|this|better|at)|hurt|matter|please|judge|go unnoticed|exist)|cannot be (?:over|under)\w+|not (?:just|only|merely) \w+|if not|or not|why not|whether or not|more often than not|believe it or not|not to mention|not too \w+|not that|not at all|isn['’]t (?:it|that|life|technology)|(?:doesn|wouldn|don)['’]t (?:it|you|we))\b/giu
/** What the speaker wants, or what must be, may be denied in earnest. */
const demand =
  /\b(?:should|must|shall|may|can|could|would|want|wants|need|needs|have to|has to|prefer|(?<!people )like|rather|better)\b/iu
const aside = /^(?:i|i'm|i've|we|it|it's|this|that|that's|some|people|things|you)$/u

/** True for what must not be, or is not: a wish or a fact, unless it is a manner of speaking. */
export function isDenied(text: string, words: readonly Word[]): boolean {
  if (!denial.test(text)) return false
  const earnest = text.replaceAll(harmlessDenials, ' ')
  if (!denial.test(earnest)) return false
  return !aside.test(words[0]?.lower ?? '') || demand.test(earnest)
}

const obliging = /\b(?:should|must|shall|has to|have to)\b/iu
const wanted = /\b(?:want|wants|need|needs|prefer|would like)\b/iu

/** True where something must be, or, given that the sentence names something of its own, where it is wanted. */
export function isObliging(text: string, namesSomething: boolean): boolean {
  return obliging.test(text) || (namesSomething && wanted.test(text))
}

/** Who is to read it is worth knowing. */
const reader =
  /\bfor (?:my|our|his|her|their|people|those|kids|an?(?! (?:while|moment|bit|reason|second|minute|change|lot|long|start|living|sec|few|little|little while|day|walk|very|great|good)\b))/iu
/** Whoever speaks so says what something means to him, not who is to read it. */
const meaning =
  /^(?:we|our|i|i['’]m|i['’]ve|thanks?|there|any|a lot|so much|every|success|it(?:['’]s| is| was| would be| means?) (?!for))/iu

/** True for a sentence that says for whom the work is. */
export function isForReader(text: string): boolean {
  return (
    reader.test(text) && !(meaning.test(text) && !/\b(?:is|are|be|it|this|need|want|write|writing) for\b/iu.test(text))
  )
}
