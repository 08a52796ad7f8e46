import type { OpenWindowCounter } from '#kernel/async/window-counter.ts'
import type { BoundedContext } from '#kernel/bounded-context.ts'
import type { Db } from '#kernel/postgres/db.ts'
import type { Keys } from '#kernel/privacy/keys.ts'
import type { ReadHistory } from '#kernel/read/active-streams.ts'
import type { SignedTokens } from '#kernel/security/signed-tokens.ts'
import { openPasswordTries } from './password-tries.ts'
import { createPinTables } from './pins.ts'
import { publicSharedReportRoutes } from './public-shared-reports.routes.ts'
import { pinCleaner, revokeSharesJob, shareEraser } from './share-endings.ts'
import { openShareLinks } from './share-links.ts'
import { sharedReportRoutes } from './shared-reports.routes.ts'

export type SharingDeps = {
  db: Db
  keys: Pick<Keys, 'getOrCreate' | 'load' | 'destroy'>
  history: ReadHistory
  /** The tokens of links and passes. */
  tokens: SignedTokens
  publicUrl: string
  openCounter: OpenWindowCounter
  now?: () => Date
}

/** Read-only links to reports. */
export async function openSharedReports({
  db,
  keys,
  history,
  tokens,
  publicUrl,
  openCounter,
  now = () => new Date(),
}: SharingDeps): Promise<BoundedContext> {
  await createPinTables(db)
  const deps = { links: openShareLinks(tokens, publicUrl), keys, now }
  const limitTries = openPasswordTries(openCounter)
  return {
    routes: [
      ...sharedReportRoutes(deps),
      ...publicSharedReportRoutes({ ...deps, history, limitTries }),
    ],
    reactors: [pinCleaner({ db, keys, history })],
    jobs: [revokeSharesJob],
    erasers: [shareEraser],
  }
}
