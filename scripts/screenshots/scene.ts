import type { Page } from '@playwright/test'
import type { Stage } from './stage.ts'

export type Language = 'en' | 'ar' | 'pt-br'

export type Setting = {
  page: Page
  /** The words on the screens, as far as nothing is filled in. */
  words: (key: string) => string
  /** Goes to a page and waits until it has a heading. */
  go: (path: string) => Promise<void>
  isPhone: boolean
}

/** A screen and how to get there. */
export type Scene = { name: string; open: (setting: Setting, stage: Stage) => Promise<void> }

/** A screen that is nothing but its address. */
export const at = (name: string, path: string | ((stage: Stage) => string)): Scene => ({
  name,
  open: ({ go }, stage) => go(typeof path === 'string' ? path : path(stage)),
})
