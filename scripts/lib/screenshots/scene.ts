import type { Page } from '@playwright/test'
import type { ScreenshotFixtures } from './fixtures.ts'
import type { Language } from './language.ts'

export type SceneContext = {
  page: Page
  language: Language
  /** A text of the owners' app in the scene's language. */
  message: (key: string) => string
  /** Opens a page and waits for its heading and its requests. */
  go: (path: string) => Promise<void>
  isPhone: boolean
}

/** A screen and the steps that open it. */
export type Scene = {
  name: string
  open: (context: SceneContext, fixtures: ScreenshotFixtures) => Promise<void>
}

/** A scene that only opens a path. */
export const pageScene = (
  name: string,
  path: string | ((fixtures: ScreenshotFixtures) => string),
): Scene => ({
  name,
  open: ({ go }, fixtures) => go(typeof path === 'string' ? path : path(fixtures)),
})
