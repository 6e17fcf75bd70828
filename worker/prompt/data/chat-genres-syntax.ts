import { genre } from '../chat-genre.ts'

/** A command or a construct that is looked up rather than built. */
export const syntaxGenres = [
  genre(
    'syntax',
    'code-generate',
    /\bsyntax\b|\bcheat ?sheet\b|^\W*(?:\S+ ){1,3}commands? (?:to|for|that)\b|^\W*(?:\S+ ){1,3}commands?\W*$|^\W*(?:what is |what's )?(?:the |an? )?commands? (?:to|for|that)\b|^\W*how (?:to|do i|do you|can i) (?:write|declare|define|use|create|make|add|exit|undo|revert|rename|delete|center|centre|align|loop|iterate|check|list|find|kill|install|sort|reverse|append|concatenate|join|merge|split)\b.{1,50}\b(?:in|with|using|inside) (?:python|java|javascript|js|typescript|bash|shell|linux|unix|sql|mysql|postgres\w*|css|html|react|vim|git|go|golang|rust|c|c\+\+|c#|php|ruby|swift|kotlin|r|pandas|numpy|excel vba|powershell|docker|node|mongodb)\W*$|^\W*(?:css|html|python|javascript|js|sql|bash|git|linux|regex) (?:\S+ ){0,3}(?:center|centre|loop|array|list|dictionary|string|date|join|undo|merge|branch|reset|sort|reverse|grid|flexbox)\b(?: \S+){0,2}\W*$/iu,
    {
      unless:
        /\b(?:syntax ?error|error|traceback|highlight\w*|fix|bug|not working|my (?:code|app|project|repo)|following|below|this code|parser|compiler|lexer|sentence|linguistics|grammar|essay|discord|slash|build|project|syntax tree|printable|pdf|poster|\d{2,} (?:rows|files|lines))\b/iu,
      groups: 'software_engineering, data_analysis',
      isWithinGroups: true,
      needsNoMaterial: true,
      personas: `
      a developer who answers with the line to type
      a trainer who shows the general form before the example
      a maintainer of a reference page who prints what comes out
    `,
      decisions: `
      Give the general form first, with its optional parts marked, then the shortest example that runs. || Show the pattern with its placeholders, and below it one small example to paste. || Begin with the line to type, then the general form behind it.
      Show beside each example what it prints or changes. || Put the result of each example in a comment next to it. || Give for every example the output that should be seen. | unless: css, html, flexbox, grid, div
      Say beside each property what changes on the screen. | when: css, html, flexbox, grid, div
      Show the markup together with the style it needs, and name the parent each rule belongs on. | when: css, html, flexbox, grid, div
      Explain each part or flag in one line. || Say in a few words what every part is for. || List the parts in the order in which they stand, with one line for each.
      Warn before any form that deletes, overwrites or rewrites history, and give the safe one first. | when: undo, delete, remove, reset, drop, revert, kill, rename, merge, clean, force, update
      Name the mistake made most often with it, and the message or result that shows it.
      Say from which version it works, and what to write in an older one.
      Set it beside the near relative that is mixed up with it, and say when to use which.
      Add the case that surprises: empty input, spaces in names, or nothing found. | unless: css, html, flexbox, grid, div
      Say how to look it up without the web, by its help or manual. | unless: css, html, flexbox, grid, div
      Give the shorter idiom that experienced people write instead, if there is one.
    `,
      shapes: `
      The general form in a code block, two short examples with their output, then pitfalls.
      One line to type, what it prints, its parts explained, and one variant.
      A table: form, what it does, example; below it the common mistake.
    `,
      lengths: `
      Under 150 words besides code.
      At most ten lines of explanation.
      Three short blocks of code and 100 words.
    `,
      missing: `
      version in use | unless: version, python 3, es6, latest, mysql 8, postgres, bash, git
    `,
    },
  ),
]
