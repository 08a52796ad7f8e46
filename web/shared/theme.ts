import { create } from 'zustand'

export type ThemeChoice = 'system' | 'light' | 'dark'

const key = 'theme'
const dark = window.matchMedia('(prefers-color-scheme: dark)')
const stored = localStorage.getItem(key)

export const useTheme = create<{ choice: ThemeChoice }>()(() => ({
  choice: stored === 'light' || stored === 'dark' ? stored : 'system',
}))

/** Shows the chosen theme from now on, and follows the system where the choice is left to it. */
export function startTheme(): void {
  show()
  dark.addEventListener('change', show)
  useTheme.subscribe(show)
}

export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') localStorage.removeItem(key)
  else localStorage.setItem(key, choice)
  useTheme.setState({ choice })
}

function show(): void {
  const { choice } = useTheme.getState()
  document.documentElement.dataset['theme'] =
    choice === 'system' ? (dark.matches ? 'dark' : 'light') : choice
}
