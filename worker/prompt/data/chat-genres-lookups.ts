import { genre } from '../chat-genre.ts'

const unit =
  '(?:kgs?|kilos?|kilograms?|grams?|lbs?|pounds?|ounces?|oz|stones?|feet|foot|ft|inch(?:es)?|[cmk]?ms?|mm|(?:centi|milli|kilo)?met(?:er|re)s?|miles?|yards?|acres?|hectares?|bighas?|gunthas?|gaj|cents?|sq(?:uare)? ?(?:ft|feet|m|met(?:er|re)s?|yards?)|sqft|(?:milli)?lit(?:er|re)s?|ml|gallons?|cups?|tablespoons?|teaspoons?|tbsp|tsp|pints?|lakhs?|crores?|millions?|billions?|celsius|fahrenheit|kelvin|[km]bps|[kmgt]b|megabytes?|gigabytes?|psi|bar|pascals?|watts?|kwh|horsepower|hp|calories|kcal|joules|mph|kmph|knots|usd|inr|eur|gbp|aed|dollars?|rupees?|euros?|ist|est|gmt|utc|pst|cet|hours?|minutes?|seconds?|days?|weeks?|months?|years?|decimal|binary|hex(?:adecimal)?)'
const amount = String.raw`(?:\d[\d.,:]*(?: ?(?:am|pm))?|an?|one|half an?)`
const conversion = new RegExp(
  [
    String.raw`^\W*(?:please |pls |can you |what is |what's )?(?:convert |change |converting )?(?:${amount} ?)?${unit}(?: ${amount}(?: ?${unit})?)? ?(?:=|to|into|in|equals?) (?:an? )?(?:indian |us |british |canadian |australian )?${unit}\b`,
    String.raw`\bhow (?:many|much) ${unit} (?:is|are|makes?|in|equals?)\b.{0,24}\b${unit}\b`,
    String.raw`^\W*\d[\d.]* ?°? ?[cf] (?:to|in) °?[cf]\b`,
    String.raw`\b(?:unit|currency|time ?zone|temperature|metric) conversions?\b`,
  ].join('|'),
  'u',
)

/** What somebody looks up: a formula, a value in another unit, how a thing works. */
export const lookupGenres = [
  genre('conversion', 'math', conversion, {
    worksOnText: true,
    unless: /\b(?:python|java\w*|function|script|code|excel|sql|app|api|website|cost|price|drive|trip|lose|diet)\b/iu,
    groups: 'math_reasoning, general_knowledge, education, lifestyle',
    personas: `
      a reference librarian who gives the number first
      a laboratory assistant who never drops a unit
      a teacher of measurement who shows the factor
    `,
    decisions: `
      Give the converted value first, with its unit and as many digits as the given one deserves. || Open with the result and its unit, rounded no finer than the given value allows. | unless: conversion, ist, est, gmt, utc, pst, cet
      Give the time asked for on the first line, with its zone and whether it falls on another day. | when: ist, est, gmt, utc, pst, cet
      Give the factor first, then the calculation for any value, with one example. | when: conversion
      State the factor used, and show the calculation in one line. || Show the working in one line, with the factor in it. | unless: ist, est, gmt, utc, pst, cet
      Say whether the factor is exact or rounded. || Tell if the factor is a definition or a rounded measure. | unless: ist, est, gmt, utc, pst, cet
      Where a unit comes in several kinds, such as US and imperial, name the one assumed and what the other would give. | when: cup, cups, gallon, pint, ton, ounce, oz, tablespoon, tbsp, tsp, mile, cent, bigha, gaj
      Add a rule of thumb that is good enough without a calculator. | unless: ist, est, gmt, utc, pst, cet
      Add four neighbouring values in a small table.
      State the difference in hours, and which side is ahead. | when: ist, est, gmt, utc, pst, cet
      Name the city that stands for each zone, since the letters are used for several. | when: ist, est, gmt, utc, pst, cet
      For a rate that changes daily, show the calculation with a labelled blank for the rate, and say where to look it up. | when: usd, inr, eur, gbp, aed, dollar, rupee, euro, currency
      Say how summer time changes the result, and in which weeks. | when: ist, est, gmt, utc, pst, cet, time zone, timezone
    `,
    shapes: `
      The result on the first line, the calculation below it, then one line on what was assumed.
      The value, the factor, and a small table of neighbouring values.
      One line with the answer, one with the working, one rule of thumb.
    `,
    lengths: `
      At most six lines.
      Under 80 words.
      Three lines and a table of four rows.
    `,
    missing: '',
  }),
  genre(
    'formula',
    'math',
    /\b(?:formulas?|formulae) (?:for|of|to)\b|\bformula(?:s|e)?\W*$|\b(?:ohm|newton|hooke|boyle|charles|faraday|kirchhoff|coulomb|pascal|archimedes|bernoulli|pythagoras|bayes|euler|moore|murphy|gauss|snell|hess|le chatelier|henry|raoult|avogadro|kepler|stokes|lenz|wien)['’]?s? (?:(?:first|second|third) )?(?:law|theorem|principle|equation|rule|formula|identity)\b|\bhow (?:to|do i|do you|can i|do we) (?:calculate|compute|work out)\b|\bhow (?:is|are)\b.{1,40}\b(?:calculated|computed|worked out)\b|\bcalculation (?:formula|method)\b/iu,
    {
      unless:
        /\b(?:find (?:an?|the) (?:\S+ )?formula|water|salt|glucose|acid|carbonate|chloride|oxide|ammonia|methane|catchy|derive|prove|proof|deduce|let|such that|array|offset|algorithm|gibbs|excel|sheets?|spreadsheet|cells?|column|python|java\w*|sql|code|function|script|app|baby|infant|milk|formula (?:1|one|e|student)|f1|winning|secret|email|letter|essay|poem|story|chemical formula|molecular|reaction|balance|website|api|marketing|content|hook|headline|copywriting|aida)\b/iu,
      groups: 'math_reasoning, general_knowledge, education, data_analysis',
      personas: `
      a tutor who names every symbol before using it
      a handbook editor who puts the formula on the first line
      an examiner who shows one example in full
    `,
      decisions: `
      State the formula on a line of its own, then each symbol with its meaning and unit. || Give the formula first, and below it a list that names every symbol, its unit and where its value comes from. || Open with the formula alone on its line, each symbol explained underneath with its unit.
      Work through one example with realistic numbers, a line for each step, to a result with its unit. || Show one full example with everyday figures, no step skipped. || Calculate one typical case from the given values to the answer, so that every line can be checked.
      Say when the formula holds, and in which common case it does not. || Name the conditions it rests on, and what to use where they fail. || Tell where it stops being valid, with the usual exception.
      Give it solved for the other quantity that people look for.
      Name the slip that most often gives a wrong result, such as a percentage for a fraction or years for months.
      Where two formulas go by this name, say which is meant and how to tell them apart.
      Say why it has this form, in one sentence that helps to remember it.
      Show how to check the result roughly in the head.
      Write it also as one line for a spreadsheet, with the cells it assumes. | when: calculator, interest, emi, loan, gst, percentage, average, growth, roi, cagr, tax, margin, deviation
      State the rule, rate or year it rests on, and mark it to be checked, since such rates change. | when: gst, tax, gratuity, pf, hra, cibil, salary, pension, tds
    `,
      shapes: `
      The formula on the first line, a table of symbols with units, one worked example, then its limits.
      Formula, symbols, example, common mistake, under short labels.
      The formula and its symbols, an example in numbered lines, and when not to use it.
    `,
      lengths: `
      150–220 words.
      Under 200 words besides the example.
      At most twenty short lines.
    `,
      missing: '',
      avoid:
        'symbols without a meaning, units that change midway, steps left out, made-up rates, a history of the formula, three examples of one kind, rounding in the middle, code that was not asked for',
    },
  ),
  genre(
    'unit',
    'math',
    /\bsi units?\b|\bunits? of (?:pressure|force|energy|power|charge|current|resistance|frequency|work|heat|speed|acceleration|density|capacitance|voltage|measurement)\b/u,
    {
      unless: /\b(?:convert|conversion|organi[sz]ational|business|python|code|essay|lesson|worksheet|quiz|mcq)\b/u,
      groups: 'math_reasoning, general_knowledge, education',
      personas: `
      a teacher of physics who ties each unit to something felt
      a laboratory assistant who never drops a unit
      an editor of tables who gives symbol, name and base units
    `,
      decisions: `
      Give name and symbol of the unit first, then the same in base units. || Open with the unit, its symbol and its base units. || State unit and symbol on one line, and below it how it is built from base units.
      Show from the defining formula how the base units come about. || Derive the base units in one line from the law behind them. || Say which equation defines it, and read the unit off that.
      Name the older units still met, with their factors. || List the units used beside it, and what one of each is worth. || Add the factors to the other units found in books and on instruments.
      Give one everyday amount, so that its size can be felt.
      Say how it is written: capital or small letter, plural, prefix.
      Name the instrument that measures it.
      Set it apart from the quantity it is mixed up with.
      Say after whom or what it is named, in half a line.
    `,
      shapes: `
      Unit and symbol, base units with their derivation, other units in a table.
      One line with the answer, one with the derivation, a small table of factors.
      The unit, an amount from daily life, other units with factors.
    `,
      lengths: `
      Under 100 words.
      At most eight lines.
    `,
      missing: '',
    },
  ),
  genre(
    'definition',
    'knowledge',
    /^\W*(?:please |pls |can you )?(?:define|definition of|what(?:'s| is| are) the (?:meaning|definition|full form) of|what does \S+(?: \S+){0,4} (?:mean|stand for)\b|(?:the )?meaning of|(?:the )?full forms? of|explain the (?:term|word|phrase|meaning of))|^\W*\S+(?: \S+){0,3} (?:meaning|definition|full form)(?: in (?:english|hindi|law|business|finance|maths?|physics|biology|economics))?\W*$|^\W*what(?:'s| is| are) (?:an? |the )?(?!(?:best|difference|capital|time|weather|price|cost|name|population|future|role|impact|point|way|symptoms?|treatments?|causes?|outlook|genetic|steps?)\b)[\p{L}-]+(?: (?!(?:of|between|in|for|with|to|about|is|are|that|like|when|if|should|do|does|best|i|we|you|my|your|wrong|happening)\b)[\p{L}-]+)?\W*$/iu,
    {
      unless:
        /\b(?:code|function|class|variable|css|html|sql|scope|roles|dream|tattoo|life|my|song|poem|lyrics|name)\b/iu,
      groups:
        'general_knowledge, education, business, math_reasoning, research, data_analysis, lifestyle, marketing, creative_writing, professional_writing, extraction, classification, roleplay',
      isWithinGroups: true,
      needsNoMaterial: true,
      personas: `
      a lexicographer who gives the case before the rule
      an editor of a reference work who needs two sentences
      a teacher who sets each term apart from its neighbour
    `,
      decisions: `
      Define it in one sentence that says what kind of thing it is and what sets it apart. || Give first one sentence that names the class it belongs to and its own mark. || Begin with a definition short enough to be remembered, without using the word itself.
      Give one clear case, and one near miss that does not count. || Show an example that fits, then one that only seems to fit. || Illustrate it by one real case, and by one that falls just outside.
      Set it apart from the term with which it is most often confused. || Name its nearest neighbour, and the test that tells the two apart. || Say which term is often used for it by mistake, and why that is wrong.
      Write out each letter of the abbreviation, then say what it means in use. | when: stand for, full form, abbreviation, acronym
      Show it in one natural sentence.
      Say in which fields or countries the word means something else.
      Give its measure or formula in one line, where there is one.
      Say why the distinction matters to somebody who meets the word.
      Mention the origin only where it helps to remember the meaning.
      Say how the word is pronounced and which part of speech it is, where that is not plain. | when: word, phrase, idiom, meaning, mean
    `,
      shapes: `
      The definition in one sentence, an example, a near miss, and one line on its nearest neighbour.
      One sentence that defines, one paragraph that explains, one example.
      Definition, example, and what it is not, each on its own line.
    `,
      lengths: `
      80–150 words.
      Under 120 words.
      Five to eight sentences.
    `,
      missing: `
      the field in which it is used | unless: law, business, finance, math, physics, biology, economics, computing, medicine, marketing, in
    `,
      avoid:
        'a definition that uses its own word, synonyms instead of a definition, lists of ten examples, history nobody asked for, examples that fit a neighbour as well, dictionary abbreviations, praise of the question, hedging',
    },
  ),
  genre(
    'mechanism',
    'knowledge',
    /^\W*(?:please |pls |can you )?(?:(?:explain|describe|tell me) )?how (?:does|do|did) (?:an? |the )?(?!i\b|you\b|we\b|one\b|people\b)[^,;:?]{2,60}? (?:work|function|operate|happen|form|fly|float|move|make|turn|grow|reach|store|see|find|keep|produce|get made)\b|^\W*(?:explain |describe )how (?:an? |the )?(?!i\b|you\b|we\b|to\b)[^,;:?]{2,50} (?:works?|functions?|operates?|flies|fly|forms?)\W*$|\bhow (?:is|are) (?:an? |the )?[^,;:?]{2,40}? (?:recycled|refined|extracted|processed|made|formed|produced|manufactured|generated|measured)\W*$|^\W*(?:explain |describe )?(?:the )?(?:working(?: principle)?|mechanism|functioning|principle) of\b|^\W*\S+(?: \S+){0,2} working principle\b/iu,
    {
      unless:
        /\b(?:code|function|class|script|login|oauth|my|our|your|team|poem|story|essay|speech|simple (?:terms|words)|child|kids?|year[- ]old|drug|tablet|medicine|vaccine|insulin)\b/iu,
      groups:
        'general_knowledge, education, research, lifestyle, business, math_reasoning, marketing, creative_writing, software_engineering',
      isWithinGroups: true,
      needsNoMaterial: true,
      personas: `
      an engineer who follows the energy from part to part
      a museum guide with a cutaway model
      a science writer who names every stage and its cause
    `,
      decisions: `
      Say in one sentence what goes in, what comes out and what drives it. || Open with one sentence on input, output and the force behind it. || Begin with the whole in one sentence: what it turns into what, and by which means.
      Follow one cycle from beginning to end in numbered stages, each with its cause. || Go through one round of the process, and say at each stage why the next one follows. || Trace it once from start to finish, stage by stage, with what makes each happen.
      Name the parts, each with what would fail if it were missing. || Give each part its task, and say how the whole would fail without it.
      Name the principle behind it, and the exact stage at which it acts.
      Give two typical figures with units, so that the size becomes clear.
      Correct the picture that most people have of it.
      Say under which conditions it works badly or stops.
      Describe one labelled sketch that could be drawn from the text.
      Set it beside the simpler thing that does the same job.
      Explain each term of the trade at its first use, by what it does.
      Name the kinds that are in use, and what separates them.
      Answer the question that comes up at the hardest stage.
    `,
      shapes: `
      The idea in one sentence, numbered stages, the parts with their tasks, then its limits.
      One sentence that answers, the stages in order, one figure, one common mistake.
      Short paragraphs from input to output, then a list of the parts.
    `,
      lengths: `
      250–350 words.
      Under 300 words.
      Six to eight numbered stages, two sentences each.
    `,
      missing: `
      how deep it should go | unless: simple, basic, beginner, detail, student, engineer, exam, class, technical, depth
    `,
    },
  ),
]
