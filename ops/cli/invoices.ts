import { writeFile } from 'node:fs/promises'
import { type Command, InvalidArgumentError } from 'commander'
import { findInvoiceByNumber, type Invoice, listInvoices } from '#shared/billing/invoices/invoice.ts'
import { formatMinor, sumTaxMinor } from '#shared/billing/money.ts'
import type { Database } from '#shared/db/connect.ts'
import { presentInvoice } from '../../api/resources/invoices/present.ts'
import { AdminError } from './admin-error.ts'
import { getAccount, listCommand, type Output, runCommand, subcommand, table } from './run-command.ts'

function presentAdminInvoice(invoice: Invoice): object {
  const { pdf_url: _ofTheApi, ...facts } = presentInvoice(invoice, '')
  return { account_id: invoice.accountId, ...facts }
}

/** @throws AdminError if there is none of this number. */
async function getInvoice(database: Database, number: string): Promise<Invoice> {
  const invoice = await findInvoiceByNumber(database.kysely, number)
  if (!invoice) throw new AdminError(`No invoice or credit note ${number}; run "invoices list"`)
  return invoice
}

function describeInvoices(invoices: Invoice[]): Output {
  return {
    json: { invoices: invoices.map(presentAdminInvoice) },
    lines: table([
      ['number', 'date', 'kind', 'account', 'order', 'total', 'buyer'],
      ...invoices.map((invoice) => [
        invoice.number,
        invoice.issuedOn,
        invoice.kind,
        invoice.accountId,
        invoice.orderId,
        `${invoice.currency} ${formatMinor(invoice.amounts.totalMinor)}`,
        invoice.document.buyer.legalName,
      ]),
    ]),
  }
}

function describeInvoice(invoice: Invoice): Output {
  const { amounts, currency, document } = invoice
  const money = (amountMinor: number) => `${currency} ${formatMinor(amountMinor)}`
  return {
    json: { invoice: presentAdminInvoice(invoice) },
    lines: table([
      [invoice.kind === 'invoice' ? 'invoice' : 'credit note', invoice.number],
      ['date', invoice.issuedOn],
      ...(document.creditedInvoice ? [['credits', document.creditedInvoice.number]] : []),
      ['account', invoice.accountId],
      ['order', invoice.orderId],
      ['buyer', document.buyer.legalName],
      ['GSTIN', document.buyer.gstin ?? '-'],
      ['place of supply', document.placeOfSupply.name],
      ['for', document.line.description],
      ['amount', money(amounts.taxableMinor)],
      ...document.taxes.map((tax) => [tax.name, money(tax.amountMinor)]),
      ['tax', money(sumTaxMinor(amounts))],
      ['total', money(amounts.totalMinor)],
    ]),
  }
}

function parseFileName(text: string): string {
  if (text === '') throw new InvalidArgumentError('Specify a file name.')
  return text
}

export function addInvoiceCommands(program: Command): void {
  const invoices = program.command('invoices').description('list, show and export invoices and credit notes')

  listCommand(invoices, 'list invoices and credit notes, newest first')
    .option('--account <id>', 'filter by account')
    .action((options) =>
      runCommand(options, async ({ database }) => {
        const account = options.account === undefined ? null : await getAccount(database, options.account)
        const page = { cursor: null, limit: options.limit }
        return describeInvoices(await listInvoices(database.kysely, account?.id ?? null, page))
      }),
    )

  subcommand(invoices, 'show <number>', 'show an invoice or credit note').action((number: string, options) =>
    runCommand(options, async ({ database }) => describeInvoice(await getInvoice(database, number))),
  )

  subcommand(invoices, 'pdf <number>', 'write an invoice or credit note to a PDF file')
    .requiredOption('--out <file>', 'output file; existing files are not overwritten', parseFileName)
    .action((number: string, options) =>
      runCommand(options, async ({ database }) => {
        const invoice = await getInvoice(database, number)
        const { renderInvoicePdf } = await import('#shared/billing/pdf/invoice-pdf.ts')
        const page = await renderInvoicePdf(invoice)
        await writeNewFile(options.out, page)
        return {
          json: { number, file: options.out, bytes: page.length },
          lines: [`Wrote ${number} to ${options.out}.`],
        }
      }),
    )
}

async function writeNewFile(file: string, content: Buffer): Promise<void> {
  try {
    await writeFile(file, content, { flag: 'wx' })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    throw new AdminError(`${file} cannot be written (${code})`)
  }
}
