import type { Decision } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

/** Decisions that answer to what the task is about. */
export const codeGenerateSpecifics: readonly Decision[] = [
  {
    text: 'Let each failure surface with its cause instead of passing it over in silence.',
    when: splitTerms(`
      program, script, tool, server, bot, job, middleware, service, application, download, upload, import, backup,
      library
    `),
  },
  {
    text: 'Keep input and output apart from the logic between them.',
    when: splitTerms('program, script, application, simulator, calculator, converter, console'),
  },
  {
    text: 'Check arguments at the boundary, and name the offending value in the message.',
    when: splitTerms('class, module, constructor, middleware, validate, program'),
  },
  {
    text: 'Say why this way is preferred to the obvious alternative.',
    when: splitTerms(`
      how can i, how do i, how to, best way, is there a way, is it possible, how can you, how could i, how would i,
      how can we, which way
    `),
  },
  {
    text: 'Keep the example small enough to read at once and close to real use.',
    when: splitTerms('example, examples, show me, sample, snippet, demonstrate, demo'),
  },
  {
    text: 'State the signature with types, and exactly what is returned.',
    when: splitTerms('function, def, fonction, funktion, función, subroutine'),
    unless: ['flowchart'],
  },
  {
    text: 'Say what the function returns or raises when its input is invalid.',
    when: ['function', 'subroutine', 'def'],
  },
  {
    text: 'Read the input as a stream, so that memory use does not grow with its size.',
    rank: 0.01,
    when: splitTerms(`
      gb, 1gb, 2gb, 5gb, 10gb, 20gb, 50gb, 100gb, large file, huge file, large csv, big file, million row, million
      rows, million records
    `),
  },
  {
    text: 'Handle a missing column, a value of the wrong type and equal results.',
    when: splitTerms('csv, column, dataframe, tsv'),
  },
  {
    text: 'Make it work from a narrow phone screen to a wide desktop.',
    when: splitTerms('website, html page, landing page, css, web app, dashboard, web design'),
    unless: splitTerms('responsive, mobile, scrape, scrapes, scraper, scraping, crawl, extract'),
  },
  {
    text: 'Make every control usable by keyboard as well as by pointer.',
    when: splitTerms(`
      button, form, component, menu, modal, dropdown, drag, gui, html page, html form, navbar, slider
    `),
    unless: splitTerms('scrape, scraper, scraping, extract, crawl'),
  },
  {
    text: 'Use semantic elements with labels, so that a screen reader can follow the page.',
    when: splitTerms(`
      html page, html css, in html, html form, html code, html template, landing page, html website
    `),
  },
  {
    text: 'Show the loading, the empty and the error state as well as the filled one.',
    when: splitTerms(`
      react, vue, angular, svelte, component, jetpack compose, swiftui, flutter, frontend, react native
    `),
  },
  {
    text: 'Say where the state lives and what triggers a new render.',
    when: splitTerms('react, vue, angular, svelte, hook, redux, pinia, swiftui, jetpack compose, flutter'),
  },
  {
    text: 'State the time and memory cost of the chosen approach.',
    when: splitTerms(`
      algorithm, sort, sorting, efficient, fastest, performance, leetcode, complexity, permutation, optimized,
      shortest path
    `),
  },
  {
    text: 'Set a timeout on every network call, and treat an error status apart from a lost connection.',
    when: splitTerms(`
      api, endpoint, http, url, urls, fetch, request, download, webhook, socket, scrape, scraper, crawler
    `),
  },
  {
    text: 'Give the route, the request body and each status code with its meaning.',
    when: splitTerms('rest api, rest, endpoint, fastapi, express, route, middleware, graphql, controller'),
  },
  {
    text: 'Keep to a polite request rate, and fail clearly when the page layout has changed.',
    when: splitTerms('scrape, scraper, scraping, crawl, crawler, playwright, selenium, beautifulsoup'),
  },
  {
    text: 'List three strings that match and three that do not.',
    when: splitTerms('regex, regular expression, regexp, pcre'),
  },
  {
    text: 'Explain each part of the pattern in a few words.',
    when: splitTerms('regex, regular expression, regexp, pcre'),
  },
  {
    text: 'Quote every variable, and stop at the first command that fails.',
    when: splitTerms('bash, shell script, shellscript, shell, sh, zsh'),
  },
  {
    text: 'Say which data is shared, and how access to it is kept safe.',
    when: splitTerms(`
      thread, threads, threading, async, asynchronous, parallel, concurrent, concurrency, coroutine, coroutines,
      goroutine, mutex, multiprocessing
    `),
  },
  {
    text: 'Pass values to the database as query parameters.',
    when: splitTerms('database, mysql, postgres, postgresql, sqlite, mongodb, sql, orm, db'),
  },
  {
    text: 'Keep credentials outside the code, and show where they are read from.',
    when: splitTerms(`
      password, login, authentication, token, api key, jwt, oauth, credential, secret, mysql, postgres, aws, smtp
    `),
  },
  {
    text: 'Keep the rules of the game apart from drawing and input.',
    when: splitTerms(`
      game, chess, tetris, snake, pygame, tic-tac-toe, connect-4, sudoku, unity, godot, minesweeper
    `),
  },
  {
    text: 'Define how a round ends and what happens on an invalid move.',
    when: splitTerms('game, chess, tic-tac-toe, connect-4, sudoku, hangman, card'),
  },
  {
    text: 'Say what each class owns, and which of its members are public.',
    when: splitTerms('class, classes, oop, object-oriented, inheritance, singleton, polymorphism'),
  },
  {
    text: 'Test one behaviour per case, and name each case after what it promises.',
    when: splitTerms('unit test, unit tests, pytest, jest, junit, test case, test cases, vitest, test suite'),
  },
  {
    text: 'Keep the main loop free of blocking waits, and list the pins used.',
    when: splitTerms('arduino, esp32, esp8266, microcontroller, mbed, stm32, raspberry pi, sensor, embedded, led'),
  },
  {
    text: 'Keep the observable behaviour identical, and list each place where the two languages differ.',
    when: splitTerms('convert, port, translate, migrate, convert it'),
  },
  {
    text: 'Describe every argument in a help text, and exit with a non-zero code on failure.',
    when: splitTerms('command line, command-line, cli, argument, arguments, argparse, cli tool'),
  },
  {
    text: 'Handle the empty structure, a single element and equal elements.',
    when: splitTerms(`
      linked list, binary tree, array, arrays, queue, heap, sorted list, sorted lists, binary search, list of
      integers, duplicates
    `),
  },
  {
    text: 'Handle a missing file, missing permission and an unexpected encoding.',
    when: splitTerms('file, files, folder, directory, pdf, excel file'),
  },
  {
    text: 'Show the file layout first, then each file in full.',
    when: splitTerms(`
      build an app, web app, mobile app, todo app, ios app, android app, simple app, application, project, extension,
      plugin, package, full stack, fullstack, module
    `),
  },
  {
    text: 'Give the exact commands that install and start it.',
    when: splitTerms(`
      build an app, web app, mobile app, todo app, ios app, android app, simple app, application, project, server,
      bot, chatbot, discord, telegram, docker
    `),
  },
  {
    text: 'Give a document that compiles as it stands, with every package it loads.',
    when: ['latex', 'tikz', 'beamer'],
  },
  {
    text: 'Guard each state-changing function against re-entry and unauthorised callers.',
    when: splitTerms('solidity, smart contract, ethereum, blockchain, erc20, nft, erc721'),
  },
  {
    text: 'Take the random seed as a parameter, so that a run can be repeated.',
    when: splitTerms('random, shuffle, simulation, simulate, monte carlo, dice, genetic algorithm'),
  },
  {
    text: 'Say which time zone applies, and what happens when the clocks change.',
    when: splitTerms('cron, time zone, timezone, calendar, scheduler, datetime, booking, reminder, weekdays'),
  },
  {
    text: 'Hold amounts of money in decimals or whole cents.',
    when: splitTerms('price, payment, invoice, currency, checkout, bank account, salary'),
  },
  {
    text: 'State the base case, and the depth at which recursion becomes a risk.',
    when: splitTerms('recursive, recursion, recursively, fibonacci, factorial, backtracking'),
  },
  {
    text: 'Say how letter case, surrounding spaces and accented letters are treated.',
    when: splitTerms('string, strings, text file, parse, parser, tokenize, palindrome, word count, anagram'),
  },
  {
    text: 'Label every arrow that carries a condition, and give each box one action.',
    when: splitTerms('flowchart, diagram, mermaid, graphviz, uml, state machine'),
  },
  {
    text: 'Free every allocation once, and say who owns each pointer.',
    when: splitTerms('malloc, pointer, pointers, cuda, c89, opengl, linked list in c'),
  },
  {
    text: 'Say which permissions are requested and why each is needed.',
    when: splitTerms(`
      chrome extension, browser extension, chrome plugin, manifest, android app, ios app, android, ios
    `),
  },
  {
    text: 'Set retries, their number and the pause between them as named values.',
    when: splitTerms('retry, retries, queue worker, backoff, rate limit, reconnect'),
  },
]
