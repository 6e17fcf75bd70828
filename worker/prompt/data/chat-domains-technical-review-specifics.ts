import type { Decision } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

/** Decisions that answer to what the task is about. */
export const codeReviewSpecifics: readonly Decision[] = [
  {
    text: 'Give time and memory cost before and after each change.',
    when: splitTerms('optimize, optimise, performance, efficient, faster, speed, memory, slow, optimization'),
  },
  {
    text: 'Name the hot path, and leave the rest readable.',
    when: splitTerms('performance, optimize, optimise, faster, slow, latency, speed'),
  },
  {
    text: 'Give each new function a name that says what it returns or does.',
    when: splitTerms('refactor, clean up, extract, long function, readable, readability, maintainable'),
  },
  {
    text: 'List the refactoring steps in an order in which the code works after each.',
    when: splitTerms('refactor, refactoring, restructure, legacy, migrate, modernize'),
  },
  {
    text: 'Walk through the code in execution order, block by block.',
    when: splitTerms('explain, what does, walk me through, understand, how does'),
  },
  {
    text: 'Say what goes in, what comes out and what is changed on the way.',
    when: splitTerms('explain, what does, understand, describe'),
  },
  {
    text: 'Comment on why, and let the code say what.',
    when: splitTerms('comment, comments, docstring, document, documentation'),
  },
  {
    text: 'Trace every value that comes from outside to where it is used.',
    when: splitTerms(`
      security, vulnerability, vulnerable, injection, sanitize, solidity, password, authentication, audit
    `),
  },
  {
    text: 'Check the locks, the shared state and the order of writes.',
    when: splitTerms('thread, async, concurrent, concurrency, race, parallel, mutex, await'),
  },
  {
    text: 'Separate what the diff changes from what it merely touches.',
    when: splitTerms('pull request, pr, diff, commit, merge, merge request'),
  },
  {
    text: 'Say what the change means for data already stored.',
    when: splitTerms('database, migration, schema, sql, model, orm, query'),
  },
  {
    text: 'Check the rendered output for needless updates and lost focus.',
    when: splitTerms('react, component, vue, angular, css, html, frontend, hook'),
  },
  {
    text: 'Judge the tests by the faults they would let through.',
    when: splitTerms('test, tests, unit test, coverage, pytest, jest'),
  },
  {
    text: 'Weigh code size and timing against readability.',
    when: splitTerms('arduino, esp32, embedded, microcontroller, assembly, firmware'),
  },
  {
    text: 'Point out code that can never run, and how that is known.',
    when: splitTerms('dead code, unused, remove, cleanup, clean up'),
  },
  {
    text: 'Say which idioms of the language would shorten the code.',
    when: splitTerms('python, rust, javascript, typescript, java, go, kotlin, ruby, pythonic, idiomatic'),
  },
  {
    text: 'List each construct that has no direct counterpart in the new language.',
    when: splitTerms('convert, port, translate, rewrite in, equivalent'),
  },
  {
    text: 'Say what each parameter may be, and what happens outside that range.',
    when: splitTerms('function, def, method, static, procedure, procedures, sum, public, parameter'),
  },
  {
    text: 'Name the responsibilities that are mixed, and where each should go.',
    when: splitTerms(`
      function, class, controller, controllers, module, component, smaller, line, large, long, service, package
    `),
  },
  {
    text: 'Put the change behind tests before touching the structure.',
    when: splitTerms('refactor, legacy, clean up, cleanup, smaller, restructure, rewrite, migrate, reusable'),
  },
  {
    text: 'Give the shortest form that is still easy to read.',
    when: splitTerms('simplify, if else, nested, chain, readable, one-liner, short, shorter, clean, callback'),
  },
  {
    text: 'Say for each rename what the new name makes clear.',
    when: splitTerms('naming, names, variable, readable, readability, style, style guide, convention'),
  },
  {
    text: 'Say how access is checked on every path.',
    when: splitTerms('login, endpoint, route, api, payment, auth, express, controller, security, session'),
  },
  {
    text: 'Check the contract: status codes, field names and what may change later.',
    when: splitTerms('api, endpoint, rest, schema, interface, graphql'),
  },
  {
    text: 'Tighten each type to the values that can occur.',
    when: splitTerms('types, type, typescript, any, generics, typed, java, rust'),
  },
  {
    text: 'Say what runs more often than it needs to.',
    when: splitTerms(`
      performance, slow, seconds, rows, loop, react, memory, render, optimize, optimise, faster, efficient
    `),
  },
  {
    text: 'Name the input that each missing test should use.',
    when: splitTerms('test, tests, coverage, miss, edge case, unit test'),
  },
  {
    text: 'Say whether the diff can be merged, and on which condition.',
    when: splitTerms('diff, pull request, pr, merge, merged, commit, branch'),
  },
  {
    text: 'Explain what each command in the line contributes.',
    when: splitTerms('bash, shell, one-liner, command, pipe, regex, script'),
  },
  {
    text: 'List the functions that depend on outside state.',
    when: splitTerms('pure, global, side effect, dependency injection, singleton, static, state, thread safe'),
  },
]
