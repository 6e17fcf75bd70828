import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'
import { moreForMatters } from './chat-decisions-more-matters.ts'
import { codeGenerateRequests } from './chat-domains-technical-code-requests.ts'
import { codeGenerateSpecifics } from './chat-domains-technical-code-specifics.ts'

export const codeGenerate: ChatDomain = {
  id: 'code-generate',
  group: 'software_engineering',
  framework: 'RTF + I/O contract',
  personas: [
    'a software engineer who writes code that others maintain',
    'a backend developer who handles bad input first',
    'a programmer who keeps functions small and named well',
    'a library author who thinks about the caller',
    'a pragmatic developer who prefers the plain solution',
  ],
  strong: splitTerms(`
      ocaml, powershell, perl, scala, haskell, lua, matlab, vba, fortran, cuda, opengl, keras, numpy, unity, bash,
      shell script, java code, plugin, browser extension, cron, java stream, esp32, arduino, microcontroller, write a
      function, function that, python function, write a script, script that, write code, implement, write a program,
      create a class, build an app, rest api, react component, html page, regex, unit test, algorithm, web app, chrome
      extension, bash script, python script, code for, code in, a bot, write a class, api endpoint, in python, in
      javascript, in java, in c, in rust, in go, in typescript, in react, jetpack compose, composable, swiftui,
      flutter, pyside6, tkinter, middleware, webpage, web server, css
    `),
  weak: splitTerms(`
      linux, shell, command, gui, socket, backend, frontend, ubuntu, windows, android, ios, webpack, npm, http, tcp,
      database, input component, button, compile, syntax, variable, string, loop, method, interface, code, function,
      python, javascript, typescript, java, rust, golang, html, react, api, endpoint, class, program, programming,
      developer, library, compiler, django, flask, nodejs, node, vue, php, swift, kotlin, latex, git, array, json,
      csv, server, software, app, framework, thread, código, función, fonction, funktion, programa
    `),
  decisions: [
    {
      text: 'Include every import and definition that the code needs to run.',
      unless: splitTerms(`
      regex, regular expression, cron, css, flowchart, pseudocode, describe, requirement, requirements, specification,
      technical requirements, themes, outline, guide, compare, difference, list of, architecture, user story
    `),
    },
    {
      text: 'Name the language and runtime versions the code was written for.',
      unless: splitTerms(`
      version, latex, html, css, regex, pseudocode, flowchart, describe, requirement, requirements, specification,
      technical requirements, themes, outline, guide, compare, difference, list of, architecture, user story
    `),
    },
    {
      text: 'Follow the naming and layout conventions of the language.',
      unless: splitTerms(`
      obfuscate, regex, regular expression, cron, golf, latex, describe, requirement, requirements, specification,
      technical requirements, themes, outline, guide, compare, difference, list of, architecture, user story
    `),
    },
    {
      text: 'Comment only where the reason is not obvious from the code.',
      unless: splitTerms(`
      comment, comments, commented, well-commented, documentation, document, explain, obfuscate, regex, regular
      expression, cron, describe, requirement, requirements, specification, technical requirements, themes, outline,
      guide, compare, difference, list of, architecture, user story
    `),
    },
    {
      text: 'Use the standard library unless a dependency clearly earns its place.',
      unless: splitTerms(`
      library, using, framework, react, django, flask, html, css, package, regex, latex, pytorch, odoo, pandas, vue,
      angular, spring, laravel, describe, requirement, requirements, specification, technical requirements, themes,
      outline, guide, compare, difference, list of, architecture, user story
    `),
    },
    {
      text: 'Give each function one job, so that it can be tested alone.',
      unless: splitTerms(`
      html, css, regex, regular expression, latex, cron, flowchart, diagram, one-liner, describe, requirement,
      requirements, specification, technical requirements, themes, outline, guide, compare, difference, list of,
      architecture, user story
    `),
    },
    { text: 'State in one line each assumption made about the input or the environment.', unless: ['assume'] },
    {
      text: 'Put the values that a user may want to change in one place, under clear names.',
      unless: splitTerms(`
      regex, regular expression, cron, flowchart, prove, describe, requirement, requirements, specification, technical
      requirements, themes, outline, guide, compare, difference, list of, architecture, user story
    `),
    },
    {
      text: 'Use the current way of doing this in the language, rather than a deprecated one.',
      unless: splitTerms(`
      describe, requirement, requirements, specification, technical requirements, themes, outline, guide, compare,
      difference, list of, architecture, user story
    `),
    },
    {
      text: 'Point out the line that most needs care when the code is adapted.',
      unless: splitTerms(`
      describe, requirement, requirements, specification, technical requirements, themes, outline, guide, compare,
      difference, list of, architecture, user story
    `),
    },
    {
      text: 'Choose the simplest approach that meets the request, and name the case that would call for another.',
      unless: ['optimize', 'fastest'],
    },
    {
      text: 'Cover the empty, the smallest and the largest case that can occur.',
      unless: splitTerms(`
      html, css, latex, cron, plot, flowchart, diagram, page, website, describe, requirement, requirements,
      specification, technical requirements, themes, outline, guide, compare, difference, list of, architecture, user
      story
    `),
    },
    {
      text: 'Name the most likely mistake in using this code, and how it would show.',
      unless: splitTerms(`
      describe, requirement, requirements, specification, technical requirements, themes, outline, guide, compare,
      difference, list of, architecture, user story
    `),
    },
    {
      text: 'Say which parts are left out on purpose, such as logging or configuration.',
      unless: splitTerms('regex, regular expression, cron, function, latex'),
    },
    {
      text: 'Say what the code leaves unchanged: its inputs, files and global state.',
      unless: splitTerms(`
      html, css, regex, regular expression, latex, cron, flowchart, page, website, game, plot, map, describe,
      requirement, requirements, specification, technical requirements, themes, outline, guide, compare, difference,
      list of, architecture, user story
    `),
    },
    {
      text: 'Take names for variables and functions from the terms used in the request.',
      unless: splitTerms(`
      obfuscate, regex, regular expression, cron, css, latex, describe, requirement, requirements, specification,
      technical requirements, themes, outline, guide, compare, difference, list of, architecture, user story
    `),
    },
    { text: 'Name what has to be installed or switched on beforehand, if anything.' },
    {
      text: 'Say how the result can be tried out within a minute.',
      unless: splitTerms(`
      describe, requirement, requirements, specification, technical requirements, themes, outline, guide, compare,
      difference, list of, architecture, user story
    `),
    },
    {
      text: 'Expose only what the request needs, and keep helpers private.',
      unless: splitTerms(`
      html, css, regex, regular expression, latex, cron, flowchart, diagram, plot, map, describe, requirement,
      requirements, specification, technical requirements, themes, outline, guide, compare, difference, list of,
      architecture, user story
    `),
    },
    {
      text: 'Explain the reason behind the least obvious line.',
      unless: splitTerms(`
      comment, comments, obfuscate, describe, requirement, requirements, specification, technical requirements,
      themes, outline, guide, compare, difference, list of, architecture, user story
    `),
    },
    {
      text: 'Prefer the data structure that fits the main operation, and name it.',
      unless: splitTerms(`
      html, css, regex, regular expression, latex, cron, flowchart, diagram, plot, layout, button, describe,
      requirement, requirements, specification, technical requirements, themes, outline, guide, compare, difference,
      list of, architecture, user story
    `),
    },
    ...codeGenerateSpecifics,
    ...codeGenerateRequests,
    ...moreForMatters.codeGenerate,
  ],
  shapes: [
    'Any code complete and ready to run, then a usage example and the edge cases.',
    'Any code in one block, followed by one example with its expected result.',
    'The solution first, with code that runs as it stands, then one worked example.',
    'What was asked for first, whole and ready to paste; below it, how to use it and what to expect.',
    'One sentence on the approach, then the solution in full, then an example of it in use.',
    'A block per file or part, each introduced by one line, and a final example of use.',
    'Any code in fenced blocks, then notes on the choices that are not obvious.',
  ],
  lengths: [
    'Keep the prose beside any code under 120 words.',
    'At most two paragraphs beside any code.',
    'Five sentences or fewer around each piece of code.',
    'Up to six one-line bullets beside any code.',
    'Three to eight sentences outside any code.',
    'Under 100 words of explanation for each block of code.',
  ],
  missing: [
    {
      item: 'language and version',
      unless: splitTerms(`
      python, javascript, typescript, java, rust, golang, go, c, c89, html, php, swift, kotlin, bash, sql, react, css,
      latex, perl, powershell, js, ruby, matlab, r, ocaml, haskell, scala, scheme, lua, django, laravel, arduino,
      regex, cron, vba, dart, flutter, pytorch, node, julia, solidity, shell, mermaid, graphviz, fortran, assembly,
      swiftui, angular, vue, cpp, csharp, tensorflow, keras
    `),
    },
    {
      item: 'runtime version and where it will run',
      unless: splitTerms(`
      version, runs on, node 20, python 3, docker, browser, chrome, arduino, esp32, linux, windows, aws, regex, latex,
      html, android, ios, server
    `),
    },
  ],
  avoid: splitTerms(`
    invented library calls, stubbed functions, unexplained dependencies, fragments passed off as complete,
    hard-coded paths, magic numbers, dead code, comments that repeat the code, unvalidated input,
    functions with hidden side effects, deprecated interfaces, abstractions used only once,
    errors swallowed in silence, clever one-liners, hidden network calls, copied licence headers,
    half-finished branches, blocking calls in loops, unreachable code, names of one letter,
    nested conditions in rows, copied blocks, global switches, comments as apology, silent defaults,
    needless classes, output mixed with logic
  `),
}
