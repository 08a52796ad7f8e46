import type { Page } from '@playwright/test'
import type { ScreenshotFixtures } from './fixtures.ts'

export type SceneContext = {
  page: Page
  /** The words on the screens, as far as nothing is filled in. */
  message: (key: string) => string
  /** Goes to a page and waits until it has a heading. */
  go: (path: string) => Promise<void>
  isPhone: boolean
}

/** A screen and how to get there. */
export type Scene = {
  name: string
  open: (context: SceneContext, fixtures: ScreenshotFixtures) => Promise<void>
}

/** A screen that is nothing but its address. */
export const pageScene = (
  name: string,
  path: string | ((fixtures: ScreenshotFixtures) => string),
): Scene => ({
  name,
  open: ({ go }, fixtures) => go(typeof path === 'string' ? path : path(fixtures)),
})
