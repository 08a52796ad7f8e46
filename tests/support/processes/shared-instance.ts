import { inject } from 'vitest'
import '../browser/global-browser.ts'

/** The run's own Prosa, for tests that sign in as owners of their own and change nothing of the server. */
export const sharedInstance = () => inject('sharedInstance')

export type SharedInstance = ReturnType<typeof sharedInstance>
