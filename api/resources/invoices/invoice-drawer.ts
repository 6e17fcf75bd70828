import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Invoice } from '#shared/billing/invoices/invoice.ts'
import { withDeadline } from '#shared/concurrency/deadline.ts'
import { createFairSemaphore } from '#shared/concurrency/fair-semaphore.ts'
import { AppError } from '#shared/errors.ts'
import { refuseWithoutSlot } from '../../reports/report-runner.ts'

/** A page takes tens of milliseconds; the first one also loads the fonts. */
const drawDeadlineMs = 10_000
const slotWaitMs = 10_000

export interface InvoiceDrawer {
  /**
   * Renders an invoice as PDF.
   *
   * @throws AppError rate_limit_exceeded, service_unavailable
   */
  draw(accountId: string, invoice: Invoice): Promise<Buffer>
  close(): Promise<void>
}

/**
 * Renders invoices in a thread, one at a time and round robin between accounts: one rendering takes as much processor
 * time as dozens of calls. The thread starts with the first one.
 */
export function openInvoiceDrawer(): InvoiceDrawer {
  const slots = createFairSemaphore({ slotsMax: 1, slotsPerOwnerMax: 1 })
  let thread: Worker | null = null

  const drawNow = async (invoice: Invoice): Promise<Buffer> => {
    thread ??= startThread()
    const drawn = once(thread, 'message') as Promise<[Uint8Array<ArrayBuffer>]>
    thread.postMessage(invoice)
    const [page] = await withDeadline(drawn, drawDeadlineMs, 'drawing an invoice')
    return Buffer.from(page.buffer, page.byteOffset, page.byteLength)
  }
  const end = async (): Promise<void> => {
    const ended = thread
    thread = null
    await ended?.terminate()
  }
  return {
    async draw(accountId, invoice) {
      const release = (await slots.acquire(accountId, slotWaitMs)) ?? refuseWithoutSlot('invoices')
      try {
        return await drawNow(invoice)
      } catch (error) {
        // Its state is unknown; the next rendering starts a new thread.
        await end()
        throw new AppError('service_unavailable', undefined, { cause: error })
      } finally {
        release()
      }
    },
    close: end,
  }
}

function startThread(): Worker {
  const thread = new Worker(new URL('./invoice-thread.ts', import.meta.url))
  thread.unref()
  return thread
}
