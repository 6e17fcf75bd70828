import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

export const technicalDomains: readonly ChatDomain[] = [
  {
    id: 'code-generate',
    group: 'software_engineering',
    framework: 'RTF + I/O contract',
    persona: 'a software engineer who writes code that others maintain',
    strong: splitTerms(`
      ocaml, powershell, perl, scala, haskell, lua, matlab, vba, fortran, cuda, opengl, keras, numpy, unity,
      bash, shell script, java code, plugin, browser extension, cron, java stream, esp32, arduino, microcontroller,
      write a function, function that, python function, write a script, script that, write code, implement,
      write a program, create a class, build an app, rest api, react component, html page, regex, unit test,
      algorithm, web app, chrome extension, bash script, python script, code for, code in, a bot, write a
      class, api endpoint, in python, in javascript, in java, in c, in rust, in go, in typescript, in react
    `),
    weak: splitTerms(`
      linux, shell, command, gui, socket, backend, frontend, ubuntu, windows, android, ios, webpack, npm,
      http, tcp, database, input component, button, compile, syntax, variable, string, loop, method, interface,
      code, function, python, javascript, typescript, java, rust, golang, html, css, react, api, endpoint,
      class, program, programming, developer, library, compiler, django, flask, nodejs, node, vue, php, swift,
      kotlin, latex, git, array, json, csv, server, software, app, framework, thread, código, función,
      fonction, funktion, programa
    `),
    decisions: [
      {
        text: 'State the signature with types, and exactly what is returned.',
        when: ['function', 'method', 'fonction', 'funktion', 'función'],
      },
      {
        text: 'State what goes in, what comes out, and the types of both.',
        unless: [
          'test',
          'form',
          'component',
          'app',
          'plugin',
          'function',
          'method',
          'input',
          'website',
          'page',
          'html',
          'css',
        ],
      },
      {
        text: 'Read the input as a stream, so that memory use does not grow with its size.',
        when: ['gb', '2gb', '1gb', '5gb', '10gb', 'large file', 'huge file', 'million'],
      },
      {
        text: 'Handle empty input, a missing column, a value of the wrong type, and equal results; say what happens in each case.',
        when: ['csv', 'column', 'spreadsheet', 'dataframe'],
      },
      {
        text: 'Handle empty, missing, malformed and very large input; say what happens in each case.',
        unless: ['csv', 'edge case', 'website', 'page', 'html', 'css'],
      },
      {
        text: 'Make it work from a narrow phone screen to a wide desktop, by keyboard as well as by pointer.',
        when: ['website', 'page', 'html', 'css', 'component', 'landing'],
        unless: ['responsive'],
      },
      {
        text: 'Use the standard library unless a dependency clearly earns its place; name each one used.',
        unless: ['library', 'using', 'framework', 'react', 'django', 'flask', 'html', 'css', 'package'],
      },
      {
        text: 'Use clear names, and comment only where the reason is not obvious from the code.',
        unless: ['comment', 'clean code'],
      },
      {
        text: 'State the time and memory cost of the chosen approach.',
        when: ['algorithm', 'sort', 'fast', 'efficient', 'optimize', 'performance'],
      },
    ],
    shapes: [
      'One complete, runnable code block, then a short usage example, then the edge cases as tests.',
      'The full code in one block, a usage example with its expected result, and tests for the edge cases.',
      'Complete code that runs as it stands, followed by one worked example and short tests of the edge cases.',
    ],
    lengths: ['Explain the design in at most five sentences.', 'Keep the explanation around the code under 120 words.'],
    missing: [
      {
        item: 'language and version',
        unless: [
          'python',
          'javascript',
          'typescript',
          'java',
          'rust',
          'golang',
          'c',
          'html',
          'php',
          'swift',
          'kotlin',
          'bash',
          'sql',
          'react',
          'css',
          'latex',
        ],
      },
      { item: 'runtime version and where it will run', unless: ['version', 'runs on', 'node 20', 'python 3'] },
    ],
    avoid: ['pseudo-code', 'invented APIs', 'unexplained dependencies', 'omitted parts marked as "rest of the code"'],
  },
  {
    id: 'debugging',
    group: 'software_engineering',
    framework: 'CARE + evidence',
    persona: 'a software engineer who finds root causes before changing code',
    strong: splitTerms(`
      error, stack trace, exception, debug, fix this code, fix my code, why does this, does not work, doesn't
      work, not working, fix the bug, bug, throw, crash, segfault, undefined, fails with, traceback, fix my
    `),
    weak: splitTerms(`
      fail, broken, issue, wrong, duplicate
    `),
    decisions: [
      {
        text: 'Name the root cause first and point to the line or expression that produces it.',
        unless: ['root cause'],
      },
      {
        text: 'Then give the smallest change that removes the cause, keeping unrelated code as it is.',
        unless: ['minimal'],
      },
      { text: 'Show how to confirm the fix: what to run and what should be seen.', unless: ['verify', 'confirm'] },
      { text: 'If the evidence supports more than one cause, rank them and say which check tells them apart.' },
      { text: 'State which missing detail would change the diagnosis.' },
    ],
    shapes: ['Three parts: cause, fix as a diff, check.', 'Cause, then the fix as a diff, then how to confirm it.'],
    lengths: ['Two or three sentences per part, besides the code.', 'Under 200 words besides the code.'],
    missing: [
      { item: 'the code that fails', unless: ['code', 'def', 'const', 'function', 'select', 'import', 'return'] },
      { item: 'the exact error message', unless: ['error', 'exception', 'throw', 'traceback'] },
      { item: 'versions and environment', unless: ['version', 'node', 'python 3', 'windows', 'linux'] },
    ],
    avoid: ['rewriting the whole file', 'swallowed exceptions', 'guesses without evidence'],
  },
  {
    id: 'code-review',
    group: 'software_engineering',
    framework: 'RISEN',
    persona: 'a software engineer who reviews changes for correctness first',
    strong: splitTerms(`
      review this code, code review, refactor, clean up this code, review my code, optimize this code, review
      the code, pull request, refactor this, explain this code, review my pr
    `),
    weak: splitTerms(`
      readability, maintainable, codebase
    `),
    decisions: [
      { text: 'Keep the observable behaviour the same; say so wherever a change would alter it.' },
      { text: 'Order findings by severity: correctness, security, performance, then readability.' },
      { text: 'Give each finding a location, why it matters, and a concrete replacement.' },
      { text: 'Separate what must change from what is a matter of taste.' },
    ],
    shapes: [
      'A table of findings (severity, location, problem, fix), then the revised code in one block.',
      'Findings as a list by severity, each with its location and fix, then the revised code.',
    ],
    lengths: ['One to three sentences per finding.'],
    missing: [
      { item: 'the code to review', unless: ['def', 'const', 'function', 'class', 'import', 'return'] },
      { item: 'conventions of the codebase', unless: ['style guide', 'convention', 'pep', 'eslint'] },
    ],
    avoid: ['style remarks that drown real faults', 'changes of behaviour that are not announced'],
  },
  {
    id: 'devops',
    group: 'software_engineering',
    framework: 'RISEN',
    persona: 'a platform engineer who plans every change with its way back',
    strong: splitTerms(`
      deploy, docker, dockerfile, kubernetes, terraform, ci cd, github action, nginx, aws, azure, helm,
      ansible, docker compose, penetration test, pentest, hardening, firewall, vulnerability, security audit
    `),
    weak: splitTerms(`
      pipeline, cloud, server, cluster, linux, vm, container, monitoring, infrastructure, ssh, network
    `),
    decisions: [
      { text: 'Start from the present state and name the state to reach; mark every assumption about either.' },
      {
        text: 'Give the steps in order, each with the command, the expected output and how to undo it.',
        unless: ['rollback'],
      },
      { text: 'Point out each step that interrupts service or removes data, before it is run.' },
      { text: 'Keep secrets out of files and commands; show where they are read from.' },
      { text: 'End with the checks that show the change holds.' },
    ],
    shapes: [
      'Numbered steps with commands in code blocks, then verification, then rollback.',
      'The complete configuration in code blocks, numbered steps to apply it, and how to roll back.',
    ],
    lengths: ['One or two sentences per step.'],
    missing: [
      { item: 'present setup and versions', unless: ['version', 'currently', 'we run', 'ubuntu'] },
      { item: 'allowed downtime', unless: ['downtime'] },
    ],
    avoid: ['destructive commands without a check', 'secrets in plain text'],
  },
]
