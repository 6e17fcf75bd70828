import { useEffect, useState } from 'preact/hooks'

export interface Route {
  /** The parts of the path, such as `['jobs', '<id>']`. */
  parts: string[]
  values: URLSearchParams
}

function readRoute(): Route {
  const [path = '', values = ''] = location.hash.replace(/^#\/?/, '').split('?')
  return { parts: path.split('/').filter(Boolean), values: new URLSearchParams(values) }
}

/** The route in the fragment of the address, so that the application works below any path. */
export function useRoute(): Route {
  const [route, setRoute] = useState(readRoute)
  useEffect(() => {
    const update = (): void => setRoute(readRoute())
    addEventListener('hashchange', update)
    return () => removeEventListener('hashchange', update)
  }, [])
  return route
}

export function go(path: string): void {
  location.hash = `#/${path}`
}
