import type { Decision } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

/** Decisions that answer to the form of the request: a function, a program, an example, a question. */
export const codeGenerateRequests: readonly Decision[] = [
  {
    text: 'Say for each technique what it costs and when it pays.',
    when: splitTerms(`
      describe, optimizations, optimisations, techniques, approaches, methods, most common, best practices, strategies
    `),
  },
  {
    text: 'Show the idea in the smallest piece of code that makes it visible.',
    when: splitTerms('describe, concept, difference, how does, what is, elucidate'),
  },
  {
    text: 'Name the version or standard in which it applies.',
    when: splitTerms('describe, explain, standard, protocol, specification, support, supported, compatible'),
  },
  {
    text: 'Say what goes wrong without it.',
    when: splitTerms('concept, design pattern, best practices, prevent, handle issues'),
  },
  {
    text: 'Order the points by how often they matter in practice.',
    when: splitTerms('describe, most common, best practices, list of, outline, guide, optimizations'),
  },
  {
    text: 'Give each entry its purpose, its price model and one limit.',
    when: splitTerms('themes, plugins, tools, libraries, list of, top, recommend, recommendations, alternatives'),
  },
  {
    text: 'Number each requirement and make it testable.',
    when: splitTerms(`
      requirement, requirements, technical requirements, specification, user story, user stories, acceptance criteria
    `),
  },
  {
    text: 'Name the condition under which each choice would be different.',
    when: splitTerms('compare, difference, architecture, stack, design, versus, vs, better, choose'),
  },
  {
    text: 'Name each component, what it owns and what it calls.',
    when: splitTerms('architecture, design, system, framework, structure, microservices, engine, platform'),
  },
  {
    text: 'Say what the caller has to check before using the result.',
    when: splitTerms('function, parse, extract, extracts, subroutine'),
  },
  {
    text: 'Name the parameters after their meaning rather than their type.',
    when: splitTerms('function, script, class, def'),
  },
  {
    text: 'Keep the function free of printing and other side effects.',
    when: splitTerms('function that, python function, javascript function, compute, calculate'),
  },
  {
    text: 'Say what the program prints while it runs, and what when it fails.',
    when: splitTerms('program, script, bash, cli, tool, download, process'),
  },
  {
    text: 'Put the steps in a main routine that reads like a summary.',
    when: splitTerms('program, script, tool, simulation, pipeline, game'),
  },
  {
    text: 'Show the same call with the second-best option, in one line.',
    when: splitTerms('how can i, how do i, how to, best way, is there a way, is it possible, how can you'),
  },
  {
    text: 'Name the official term for the feature, so that it can be looked up.',
    when: splitTerms(`
      how can i, how do i, how to, what is, is it possible, how can you, is there a way, example of
    `),
  },
  {
    text: 'Give the output of the example as it appears on screen.',
    when: splitTerms('example, show me, sample, demonstrate, print, output, prints'),
  },
  {
    text: 'State how many items or bytes it is built for.',
    when: splitTerms('records, large, very long, sequence, rows, million, thousands, big'),
  },
  {
    text: 'Say how the model, the view and the data are kept apart.',
    when: splitTerms('django, laravel, rails, mvc, spring, flask, asp, symfony, odoo, web app'),
  },
  {
    text: 'Say which thread or queue touches the screen.',
    when: splitTerms(`
      gui, swiftui, android, ios, qt, pyside6, tkinter, javafx, wpf, flutter, jetpack compose, unity
    `),
  },
  {
    text: 'Give array shapes and types beside each step.',
    when: splitTerms(`
      numpy, pytorch, tensorflow, keras, tensor, opencv, image, images, sklearn, matlab, dot product, gan
    `),
  },
]
