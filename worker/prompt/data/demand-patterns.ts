/**
 * Turns of phrase by which a sentence asks for something or not, as patterns without anchors: read-demand.ts joins each
 * list. None may repeat without a bound.
 */

/** Openings of questions that want no answer. */
export const rhetoricalOpenings: readonly string[] = [
  "how(?: are (?:you|things)|['’]s (?:it|life|everything|your)| is (?:it going|everything|life|your)| (?:was|has) your)",
  "what['’]?s up",
  '(?:are you )?ready',
  '(?:you )?know what',
  'who knows',
  '(?:can|could|would) you (?:believe|imagine|tell)',
  "who (?:doesn|wouldn)['’]t",
  "(?:is|isn|wasn|aren|don|doesn|wouldn)['’]t (?:it|that|this|you|we|life)",
  '(?:do|does) (?:that|this|it|you) (?:make sense|know what i mean|see what i mean|follow)',
  'makes sense',
  'right',
  'okay',
  'ok',
  'deal',
  'got it',
  '(?:can|could|would|will|may) (?:you|i) (?:please |maybe |possibly |perhaps |kindly )?(?:help|assist|do (?:that|this|it)|ask|bother|be so kind|lend|give me a hand|handle (?:that|this|it))',
  'where (?:do|should|shall) (?:i|we) (?:begin|start)',
  'what do you (?:think|say)',
  'what would i do',
  'what could go wrong',
  'shall we',
  'why not',
  'is (?:that|this) (?:ok|okay|alright|all right|fine|clear)',
  'have you ever (?:thought|wondered)',
]

/** Openings that ask for a form, even when only common words follow. */
export const formOpenings: readonly string[] = [
  'only',
  'show (?!me what you)',
  'say',
  'mention',
  'wish',
  'use(?! your)',
  'keep(?! in mind| up| going| it up| pushing)',
  '(?:start|begin|end|finish|open|close|conclude) (?:with|by|on)',
  String.raw`(?:provide|give|add|include|insert|offer)(?: me| us)? (?:an?|one|two|three|four|five|some|only|each|more|at least|a few|several)\b(?! (?:best|great|good|really|perfect|high|chance|shot|try|hand|go|moment|second|wonderful|excellent|helpful|quality|top))`,
  'you (?:also |then |must |should )+(?!be|know|see|understand|trust|have)',
  'i want you to (?!do|try|be|know|give|take|make|focus|answer|feel|understand|think|help|use your|really)',
]

/** Denials that are manners of speaking; any other beside them still counts. */
export const harmlessDenials: readonly string[] = [
  'no (?:pressure|rush|hurry|worries|problem|need|doubt|idea|clue|such|better|matter|one else|time like|longer a|less than)',
  "(?:do not|don['’]t|please don['’]t|need not|needn['’]t|must not|never) (?:you )?(?:ever )?(?:worry|hesitate|mind|rush|hold back|be (?:shy|afraid|lazy|sorry|nervous|discouraged)|give up|settle|let (?:me|us|anyone|anything)|mess|look back|stop|forget|overthink|take (?:this|it) lightly|disappoint|fail|tell anyone|go away|feel bad|stress|cut corners|get me wrong|quit|sweat|lose hope|doubt)",
  'never mind',
  "(?:not|isn['’]t|wasn['’]t|['’]m not|am not) (?:so |very |too |really |quite |entirely |completely |fully |totally |exactly |even |at all |yet )*(?:sure|certain|that|bad|least|everything|only|alone|the only|perfect|kidding|joking|lying|new|always|often|easy|simple|hard|clear|good at|an expert|a (?:big|huge) (?:deal|problem)|too late|everyone|long ago|to (?:mention|be|say|brag|sound|worry)|one (?:to|for)|surprising(?:ly)?|going to lie|gonna lie)",
  String.raw`(?:i|we) (?:can['’]t|cannot|can not|could ?n['’]t|could not) (?:\w+ )?(?:wait|thank|say|stress|believe|emphasi[sz]e|complain|imagine|overstate|lie|deny|tell you|put (?:it|my)|ask for|agree|help)`,
  "^can['’]t (?:wait|complain|thank|believe|stress)",
  String.raw`(?:do not|don['’]t|didn['’]t|did not|doesn['’]t|does not) (?:\w+ )?(?:know|think|believe|suppose|recall|remember|make (?:any |much )?sense|matter|hurt|come along|happen|get (?:it|me|any better)|have (?:a clue|any idea|much to)|grow on|expect|see why|care|seem|take long)`,
  'never (?:thought|knew|know|fails?|failed|disappoints?|disappointed|ceases?|ends?|too late|too early|say never|seen|been better|hurts?|easy|a dull|imagined|heard|let (?:me|us)|stops?|stays?|mind|sleeps on)',
  'nothing (?:less|but|is|was|lasts|stays|ventured|beats|more|compares|worth|short of|to (?:worry|lose|fear)|ever|can stop|wrong|better|else matters|great)',
  '(?:nobody|no one|none) (?:is|does|likes|knows|wants|can|else|could|has|of us|other than)',
  'without (?:further|fail|saying|a doubt|doubt|you|question|exception|your|any doubt)',
  '(?:may|might|can|could) or (?:may|might|can|could) not',
  String.raw`(?:could|can|would|should|will|must|may|might) ?(?:not|n['’]t)(?: possibly| ever)? (?:be (?:more|better|easier|happier|prouder|overstated|understated|denied|underestimated|ignored|higher|clearer|possible|too|where|here|the case)|go wrong|agree more|ask for|have (?:asked|done|said|come|made) (?:\w+ )?(?:for|it|this|better|at)|hurt|matter|please|judge|go unnoticed|exist)`,
  String.raw`cannot be (?:over|under)\w+`,
  String.raw`not (?:just|only|merely) \w+`,
  'if not',
  'or not',
  'why not',
  'whether or not',
  'more often than not',
  'believe it or not',
  'not to mention',
  String.raw`not too \w+`,
  'not that',
  'not at all',
  "isn['’]t (?:it|that|life|technology)",
  "(?:doesn|wouldn|don)['’]t (?:it|you|we)",
]

/** Openings of a sentence that says what something means to its speaker, not who is to read it. */
export const meaningOpenings: readonly string[] = [
  'we',
  'our',
  'i',
  "i['’]m",
  "i['’]ve",
  'thanks?',
  'there',
  'any',
  'a lot',
  'so much',
  'every',
  'success',
  "it(?:['’]s| is| was| would be| means?) (?!for)",
]
