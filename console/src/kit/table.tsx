import type { ComponentChildren } from 'preact'
import type { LoadedList } from './load.ts'
import { Empty, FaultBox, Loading } from './ui.tsx'

export interface Column<Item> {
  title: string
  /** Hides the title from view, not from screen readers. */
  isTitleHidden?: boolean
  isNumber?: boolean
  show(item: Item): ComponentChildren
}

/** What a table shows of each item. */
export interface TableShape<Item> {
  label: string
  columns: Column<Item>[]
  keyOf(item: Item): string
}

interface TableProps<Item> extends TableShape<Item> {
  items: readonly Item[]
}

export function Table<Item>({ label, items, columns, keyOf }: TableProps<Item>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section class="scroll" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(({ title, isNumber, isTitleHidden }) => (
              <th key={title} scope="col" class={isNumber ? 'number' : ''}>
                {isTitleHidden ? <span class="unseen">{title}</span> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={keyOf(item)}>
              {columns.map(({ title, isNumber, isTitleHidden, show }) => (
                <td key={title} class={isNumber ? 'number' : ''} data-title={isTitleHidden ? undefined : title}>
                  {show(item)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface ListProps<Item> extends TableShape<Item> {
  list: LoadedList<Item>
  empty: ComponentChildren
}

/** A list with its states: loading, failed, empty, more to load. */
export function List<Item>({ list, empty, ...table }: ListProps<Item>) {
  const { items, fault, isLoading, hasMore, loadMore } = list
  return (
    <>
      <FaultBox fault={fault} />
      {!items && isLoading && <Loading />}
      {items?.length === 0 && (typeof empty === 'string' ? <Empty title={empty} /> : empty)}
      {items && items.length > 0 && <Table {...table} items={items} />}
      {hasMore && (
        <button type="button" class="button more" onClick={loadMore}>
          Show more
        </button>
      )}
    </>
  )
}
