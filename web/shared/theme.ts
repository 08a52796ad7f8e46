import { useSyncExternalStore } from 'react'
import { create } from 'zustand'

export type ThemeChoice = 'system' | 'light' | 'dark'

const storageKey = 'theme'
const darkQuery = window.matchMedia('(prefers-color-scheme: dark)')
const stored = localStorage.getItem(storageKey)

export const useTheme = create<{ choice: ThemeChoice }>()(() => ({
  choice: stored === 'light' || stored === 'dark' ? stored : 'system',
}))

/** Applies the chosen theme, or follows the system's. */
export function startTheme(): void {
  applyTheme()
  darkQuery.addEventListener('change', applyTheme)
  useTheme.subscribe(applyTheme)
}

export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, choice)
  useTheme.setState({ choice })
}

/** The theme that the page has. */
export function useShownTheme(): 'light' | 'dark' {
  const { choice } = useTheme()
  return useSyncExternalStore(followSystem, () => shownTheme(choice))
}

function followSystem(onChange: () => void): () => void {
  darkQuery.addEventListener('change', onChange)
  return () => darkQuery.removeEventListener('change', onChange)
}

const shownTheme = (choice: ThemeChoice) =>
  choice === 'system' ? (darkQuery.matches ? 'dark' : 'light') : choice

function applyTheme(): void {
  document.documentElement.dataset['theme'] = shownTheme(useTheme.getState().choice)
}
