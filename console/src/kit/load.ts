import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import { call, query, RequestError } from './api.ts'
import type { Page } from './wire.ts'

export interface Loaded<Data> {
  data: Data | null
  fault: RequestError | null
  isLoading: boolean
  reload(): void
}

export function toFault(error: unknown): RequestError {
  if (error instanceof RequestError) return error
  return new RequestError(0, { code: 'console_error', message: error instanceof Error ? error.message : String(error) })
}

/** Loads when `path` changes; null loads nothing. The former data stays until the new data has loaded. */
export function useLoad<Data>(path: string | null): Loaded<Data> {
  const [state, setState] = useState<Omit<Loaded<Data>, 'reload'>>({ data: null, fault: null, isLoading: true })
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (path === null) return
    const stop = new AbortController()
    setState((former) => ({ ...former, isLoading: true }))
    call<Data>(path, { signal: stop.signal }).then(
      (data) => setState({ data, fault: null, isLoading: false }),
      (error: unknown) => {
        if (!stop.signal.aborted) setState((former) => ({ ...former, fault: toFault(error), isLoading: false }))
      },
    )
    return () => stop.abort()
  }, [path, turn])
  return { ...state, reload: useCallback(() => setTurn((last) => last + 1), []) }
}

export interface LoadedList<Item> {
  items: Item[] | null
  fault: RequestError | null
  isLoading: boolean
  hasMore: boolean
  loadMore(): void
  reload(): void
}

/** A list of the API, page by page. `values` are its filters. */
export function useList<Item>(path: string, values: Record<string, string> = {}): LoadedList<Item> {
  const first = `${path}${query({ limit: 20, ...values })}`
  const { data, fault, isLoading, reload } = useLoad<Page<Item>>(first)
  const [later, setLater] = useState<Page<Item> | null>(null)
  const [laterFault, setLaterFault] = useState<RequestError | null>(null)
  const shown = useRef(first)
  // A fresh first page makes the later ones stale
  useEffect(() => {
    shown.current = first
    setLater(null)
    setLaterFault(null)
  }, [data, first])
  const cursor = later ? later.next_cursor : (data?.next_cursor ?? null)
  const loadMore = (): void => {
    call<Page<Item>>(`${path}${query({ limit: 20, ...values, cursor })}`).then(
      (page) => {
        if (shown.current !== first) return
        setLater((former) => ({ items: [...(former?.items ?? []), ...page.items], next_cursor: page.next_cursor }))
      },
      (error: unknown) => setLaterFault(toFault(error)),
    )
  }
  const items = data && [...data.items, ...(later?.items ?? [])]
  return { items, fault: fault ?? laterFault, isLoading, hasMore: cursor !== null, loadMore, reload }
}

/** A list that comes whole in one answer. */
export function useItems<Item>(path: string): LoadedList<Item> {
  const { data, ...loaded } = useLoad<{ items: Item[] }>(path)
  return { ...loaded, items: data?.items ?? null, hasMore: false, loadMore: () => {} }
}

export interface Action {
  isRunning: boolean
  fault: RequestError | null
  run(work: () => Promise<void>): void
}

/** Runs one change at a time and keeps its fault. */
export function useAction(): Action {
  const [state, setState] = useState<Omit<Action, 'run'>>({ isRunning: false, fault: null })
  const running = useRef(false)
  return {
    ...state,
    run(work) {
      if (running.current) return
      running.current = true
      setState({ isRunning: true, fault: null })
      work()
        .then(
          () => setState({ isRunning: false, fault: null }),
          (error: unknown) => setState({ isRunning: false, fault: toFault(error) }),
        )
        .finally(() => {
          running.current = false
        })
    },
  }
}
