import { useState } from 'preact/hooks'

const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]
const storedAs = 'poa-theme'

function storedTheme(): Theme {
  const stored = localStorage.getItem(storedAs)
  return themes.find((theme) => theme === stored) ?? 'system'
}

/** The style sheet reads the attribute; without it the system decides. */
export function applyTheme(theme: Theme = storedTheme()): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

export function useTheme(): [Theme, () => void] {
  const [theme, setTheme] = useState(storedTheme)
  const next = (): void => {
    const following = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system'
    localStorage.setItem(storedAs, following)
    applyTheme(following)
    setTheme(following)
  }
  return [theme, next]
}
