import type { Decision } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

/** Decisions that answer to what the task is about. */
export const debuggingSpecifics: readonly Decision[] = [
  {
    text: 'Name any effect the fix has on callers or stored data.',
    when: splitTerms('function, method, api, database, class, query, sql, service, endpoint, migration'),
  },
  {
    text: 'Say what the error text states literally, and what it rules out.',
    when: splitTerms('error, exception, traceback, stack trace, error message, throws'),
  },
  {
    text: 'Distinguish the line that reports the error from the line that causes it.',
    when: splitTerms('traceback, stack trace, exception, typeerror, nullpointerexception, undefined, throws'),
  },
  {
    text: 'Trace where the missing value should have come from.',
    when: splitTerms('undefined, null, none, nan, keyerror, nullpointerexception, nonetype, empty'),
  },
  {
    text: 'Say how to obtain the core dump or the faulting address.',
    when: splitTerms('segfault, segmentation fault, crash, crashes, core dump, access violation'),
  },
  {
    text: 'Name the query, loop or call that costs most, and how to measure it.',
    when: splitTerms('slow, timeout, performance, hang, hangs, freeze, memory leak, out of memory, cpu'),
  },
  {
    text: 'Compare the two environments setting by setting.',
    when: splitTerms('production, works locally, locally, localhost, staging, deployed, on my machine, server'),
  },
  {
    text: 'Separate a fault of the test from a fault of the code under test.',
    when: splitTerms('test, tests, flaky, pytest, jest, assertion, unit test'),
  },
  {
    text: 'Name the rule that wins in the cascade, and why.',
    when: splitTerms('css, flexbox, flex, layout, align, centre, center, margin, z-index'),
  },
  {
    text: 'Read the status code and headers before the client code is changed.',
    when: splitTerms('api, request, 401, 403, 404, 500, 502, cors, http, fetch, axios, endpoint'),
  },
  {
    text: 'Show the order of events in which the fault occurs.',
    when: splitTerms(`
      async, await, thread, race condition, deadlock, promise, callback, concurrent, useeffect, coroutine
    `),
  },
  {
    text: 'Give the exact versions that work together, and how to pin them.',
    when: splitTerms(`
      install, pip, npm, version, module, dependency, package, import, modulenotfounderror, upgrade, conda
    `),
  },
  {
    text: 'State the loop variable and the exit condition before and after the fix.',
    when: splitTerms('loop, infinite loop, while loop, index out of range, off by one, for i in, array, recursion'),
  },
  {
    text: 'Show the expected and the actual result for one small input.',
    when: splitTerms('wrong, incorrect, duplicate, duplicates, unexpected, expected, output, result'),
  },
  {
    text: 'Check the join keys for rows that match more than once.',
    when: splitTerms('join, sql, query, duplicate rows, group by, select'),
  },
  {
    text: 'Explain what the compiler or linker looks for at that point.',
    when: splitTerms(`
      compile, compiler, linker, build, makefile, make, cmake, warning, syntax error, syntaxerror, gradle, webpack
    `),
  },
  {
    text: 'Say what changes between two renders, and which dependency is stale.',
    when: splitTerms('usestate, useeffect, hook, hooks, render, rerender, rerenders, re-render'),
  },
  {
    text: 'Name the encoding at each step between source and display.',
    when: splitTerms('encoding, unicode, utf-8, utf8, unicodedecodeerror, characters'),
  },
  {
    text: 'Compare the declared type with the value that arrives at run time.',
    when: splitTerms('typeerror, type error, typescript, cast, type mismatch, attributeerror, valueerror'),
  },
  {
    text: 'Name the pin, the timing or the buffer involved.',
    when: splitTerms('arduino, esp32, mbed, sensor, uart, i2c, serial, digitalout, stm32, raspberry pi'),
  },
  {
    text: 'Show the command that reveals which configuration is really in use.',
    when: splitTerms(`
      config, configuration, docker, nginx, kubernetes, settings, environment variable, env, apache, linux, ssh
    `),
  },
  {
    text: 'Check file paths and permissions as the failing process sees them.',
    when: splitTerms(`
      permission denied, permission, filenotfounderror, no such file, path, access denied, file not found
    `),
  },
  {
    text: 'Show the state before and after each update, and which update starts the next.',
    when: splitTerms('loop, rerender, state, useeffect, recursion, recursive, endless'),
  },
  {
    text: 'Compare the request that fails with one that works.',
    when: splitTerms('post, get, request, api, webhook, cors, login, form, session, redirect, websocket, curl'),
  },
  {
    text: 'Say what to read in the log, and where the log is found.',
    when: splitTerms(`
      docker, container, pod, kubernetes, server, nginx, deploy, linux, service, crash, exits, crashes
    `),
  },
  {
    text: 'Show the contents of the collection at each pass.',
    when: splitTerms('list, array, dictionary, dict, map, loop, delete, remove, iterate, index'),
  },
  {
    text: 'Say who allocates, who frees and what still points to the memory.',
    when: splitTerms('free, malloc, pointer, memory, leak, segfault, segmentation fault, linked list'),
  },
  {
    text: 'Name the environment that the command really uses.',
    when: splitTerms('pip, npm, python, conda, path, install, installed, venv, node'),
  },
  {
    text: 'Say how to repeat the fault on purpose.',
    when: splitTerms(`
      sometimes, intermittent, once in, random, randomly, occasionally, flaky, after about, freezes, every few
    `),
  },
  {
    text: 'State the cost of the slow part as the input grows.',
    when: splitTerms('slow, takes, performance, seconds, minutes, timeout, large, million'),
  },
  {
    text: 'Say which rows match more than once, and what makes the key unique.',
    when: splitTerms('duplicate, duplicates, merge, join, rows, dataframe, group by, sql, query'),
  },
  {
    text: 'Name the default setting that causes the behaviour.',
    when: splitTerms(`
      upgrade, upgrading, update, version, config, settings, after i, since, browser, mobile, java, swift
    `),
  },
  {
    text: 'Show where the value is converted from one type to another.',
    when: splitTerms('float, none, null, date, parse, json, decimal, cast, serialize'),
  },
  {
    text: 'Show the smallest page or component in which the layout goes wrong.',
    when: splitTerms('css, grid, flex, mobile, html, column, button, responsive, overflow, div'),
  },
  {
    text: 'Show which part of the input each piece of the pattern consumes.',
    when: splitTerms('regex, pattern, regular expression, match, matches'),
  },
]
