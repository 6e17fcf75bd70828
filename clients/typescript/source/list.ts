import type { CallOptions, Transport } from './transport.ts'

export interface Page<Item> {
  items: Item[]
  next_cursor: string | null
  has_more: boolean
}

/** A list of the account, newest first. Nothing is requested before it is read. */
export interface List<Item, Extra = unknown> extends AsyncIterable<Item> {
  /** The page at the `cursor` of the query, or the first one. */
  page(): Promise<Page<Item> & Extra>
  pages(): AsyncGenerator<Page<Item> & Extra>
}

export function createList<Item, Extra = unknown>(
  transport: Transport,
  path: string,
  query: object = {},
  options: CallOptions = {},
): List<Item, Extra> {
  const read = async (cursor?: string): Promise<Page<Item> & Extra> => {
    const asked = { ...query, ...(cursor === undefined ? {} : { cursor }) }
    const request = { method: 'GET', path, query: asked, ...options } as const
    return (await transport.call<{ data: Page<Item> & Extra }>(request)).data
  }
  const pages = async function* () {
    let page = await read()
    yield page
    while (page.next_cursor !== null) {
      page = await read(page.next_cursor)
      yield page
    }
  }
  return {
    page: () => read(),
    pages,
    async *[Symbol.asyncIterator]() {
      for await (const page of pages()) yield* page.items
    },
  }
}
