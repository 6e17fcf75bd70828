import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'
import { spreadsheetsSpecifics } from './chat-domains-data-spreadsheets-specifics.ts'

export const spreadsheets: ChatDomain = {
  id: 'spreadsheets',
  group: 'data_analysis',
  framework: 'RTF',
  personas: [
    'a spreadsheet builder who makes sheets that survive other users',
    'an analyst who keeps inputs apart from formulas',
    'a controller who reconciles every total',
    'an office trainer who names each cell and menu',
    'a modeller who tests a formula on three rows first',
  ],
  strong: splitTerms(`
      excel, excel formula, spreadsheet, google sheets, google sheet, vlookup, xlookup, pivot table, sumif, countif,
      conditional formatting, vba macro, power query, libreoffice calc, worksheet function, index match, excel sheet,
      excel file, cell a1
    `),
  weak: splitTerms('formula, workbook, worksheet, macro, sumifs, pivot, drop-down'),
  decisions: [
    {
      text: 'Give the formula for the first row, and say how to copy it down.',
      unless: splitTerms('macro, vba, pivot table, template, tracker, chart, function name'),
    },
    { text: 'Cover empty cells and text in number columns.' },
    { text: 'Say which references are fixed and which move when copied.', unless: ['macro', 'vba', 'power query'] },
    { text: 'Name the sheet and the cell range that each step refers to.' },
    { text: 'Show a small example: three rows of input and the result beside them.' },
    { text: 'State the program and version that the answer needs.' },
    { text: 'Say what to change when the data grow by a row or a column.' },
    { text: 'Prefer a table with named columns to fixed ranges.' },
    { text: 'Keep inputs, calculations and results on separate areas.' },
    { text: 'Say what the list separator is where the locale differs.' },
    {
      text: 'Use a helper column wherever it makes a formula readable.',
      unless: splitTerms('macro, vba, apps script, pivot table, power query'),
    },
    { text: 'Show what an error value means here, and how to catch it.' },
    { text: 'Give one check total that shows the result is right.' },
    {
      text: 'Explain the formula from the inside out, one function at a time.',
      unless: splitTerms('macro, vba, apps script, pivot table, power query, template, tracker'),
    },
    { text: 'Leave the original data unchanged.' },
    { text: 'Say which cells a user may edit and which are computed.' },
    { text: 'Give each step the shortcut or menu path that starts it.' },
    { text: 'Name the likeliest mistake in typing the formula.' },
    { text: 'Say how the result behaves when rows are sorted or filtered.' },
    { text: 'Offer the route through the menu as well as the formula, where there is one.' },
    { text: 'Give the formula in the form for an English-language version.' },
    { text: 'Say how many rows the solution is fit for.' },
    { text: 'Give the same result for one row computed by hand.' },
    { text: 'Name the function that older versions lack, and its replacement.' },
    ...spreadsheetsSpecifics,
  ],
  shapes: [
    'The formula in a code block, then where to put it, then a worked example.',
    'Numbered steps with the exact cell or menu for each, then the expected result.',
    'The finished formula or macro first, an explanation in three lines, and one example row.',
    'A small table of the layout, then the formulas for each column.',
    'The solution, how it works in three or four lines, and what to adapt.',
    'Layout, formula, example and likely errors, in that order.',
  ],
  lengths: [
    'Under 150 words besides formulas.',
    'At most eight steps.',
    'Three to six sentences and the formula.',
    'One or two sentences per formula.',
    'Up to 120 words of explanation.',
  ],
  missing: [
    {
      item: 'program and version',
      unless: splitTerms('excel, google sheets, libreoffice, 365, numbers, google sheet'),
    },
    { item: 'layout of the cells', unless: splitTerms('column, cell, a1, b2, range, row, table') },
  ],
  avoid: splitTerms(`
    hard-coded values inside formulas, merged cells that break sorting, wrong argument separators,
    functions from newer versions, volatile functions in bulk, inputs mixed with results,
    whole-column array formulas, ranges that shift when copied, numbers stored as text, circular references,
    hidden helper sheets, deeply nested conditions, colours that carry meaning, formulas copied with gaps,
    totals typed by hand, references to other files, dates typed as text, rows hidden from sums, unprotected inputs,
    one sheet for everything
  `),
}
