// The end of shared reports: revoked, with their surveys, long after they expired; and of what they hold of erased people.
import { dayMs } from '#contract/durations.ts'
import { limits } from '#contract/limits.ts'
import type { ScheduledJob } from '#kernel/jobs/scheduled-jobs.ts'
import type { Db } from '#kernel/postgres/db.ts'
import type { Keys } from '#kernel/privacy/keys.ts'
import type { Eraser } from '#kernel/privacy/repeat-erasures.ts'
import type { Reactor } from '#kernel/reactors/reactor.ts'
import type { ReadHistory } from '#kernel/read/active-streams.ts'
import { filterStatements } from '#projections/insights/shared-insights.ts'
import { sharesToRevoke } from '#projections/reports/shared-reports.projection.ts'
import { takeOutErased } from './erase-from-pins.ts'
import { forgetMentions } from './pinned-aspects.ts'
import type { PinnedTexts } from './pin-report.ts'
import { changePinnedTexts, deletePin, deletePinnedSurvey, pinsOf, pinsWith } from './pins.ts'
import { sharedReport } from './shared-report.decider.ts'

const batchSize = 100

type Deps = { db: Db; keys: Pick<Keys, 'destroy'> }
type CleanerDeps = { db: Db; keys: Pick<Keys, 'destroy' | 'load'>; history: ReadHistory }

/** Revokes links whose surveys are all erased, or whose account, and those that expired long ago. */
export const revokeSharesJob: ScheduledJob = {
  name: 'revoke-shared-reports',
  due: async (db, now) => {
    const expiredBefore = new Date(now.getTime() - limits.sharedReports.removedAfterDays * dayMs)
    const due = await sharesToRevoke(db, expiredBefore, batchSize)
    return due.map(({ shareId, reason }) => ({
      id: shareId,
      execute: (execute) => execute(sharedReport, shareId, { type: 'RevokeShare', reason }),
    }))
  },
}

/** Revokes a link again that a restored backup has brought back: its key is destroyed. */
export const shareEraser: Eraser = {
  category: sharedReport.category,
  erase: (id, _, execute) => execute(sharedReport, id, { type: 'RevokeShare', reason: 'surveys' }),
}

/** Idempotent. */
export async function endPin({ db, keys }: Deps, shareId: string): Promise<void> {
  await keys.destroy(shareId)
  await deletePin(db, shareId)
}

/** Deletes what pinned reports hold of revoked links, erased surveys and erased people. Each deletion may be repeated. */
export const pinCleaner = (deps: CleanerDeps): Reactor => ({
  name: 'report-pin-cleaner',
  erases: true,
  startsAt: 'now',
  on: {
    ShareRevoked: ({ id }) => endPin(deps, id),
    SurveyErased: ({ id }) => deletePinnedSurvey(deps.db, id),
    SessionErased: async ({ id, data, meta }) => {
      if (!meta.surveyId) return
      await dropStatements(deps, meta.surveyId, new Set(data.responseIds))
      if (data.figures)
        await takeOutErased(
          deps,
          await pinsWith(deps.db, { conversationId: id, surveyId: meta.surveyId }),
        )
      await forgetMentions(deps.db, id)
    },
  },
})

/** From pinned reports of a survey: those that rest on one of these responses, and moments. */
async function dropStatements(
  { db, keys }: Pick<CleanerDeps, 'db' | 'keys'>,
  surveyId: string,
  responseIds: ReadonlySet<string>,
): Promise<void> {
  const shareIds = await pinsOf(db, surveyId)
  const found = await keys.load(shareIds)
  for (const [shareId, key] of found)
    await changePinnedTexts<PinnedTexts>(db, { shareId, key }, (texts) => {
      const { statements, erased } = filterStatements(
        texts.statements,
        (each) => !each.responseIds.some((id) => responseIds.has(id)),
      )
      const moments = texts.moments?.filter(({ responseId }) => !responseIds.has(responseId))
      if (erased === 0 && moments?.length === texts.moments?.length) return undefined
      return {
        ...{ ...texts, statements, ...(moments && { moments }) },
        erasedStatements: texts.erasedStatements + erased,
      }
    })
}
