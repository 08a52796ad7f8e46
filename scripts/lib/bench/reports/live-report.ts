import { randomUUID } from 'node:crypto'
import { SharedReport } from '#contract/api/shared-reports.ts'
import type { Db } from '#kernel/postgres/db.ts'
import type { Keys } from '#kernel/privacy/keys.ts'
import { readReport } from '../../../../services/reports/sharing/read-shared-report.ts'

/** Reads a live link to all surveys of an owner that shares insights with their quotes, without HTTP. */
export const liveReportReader =
  (db: Db, keys: Pick<Keys, 'load'>) =>
  async ({ ownerId }: { ownerId: string }): Promise<string> => {
    const now = new Date()
    const report = await readReport(
      {
        ...{ shareId: randomUUID(), ownerId, title: 'Bench', surveyIds: null, language: 'en' },
        range: { period: '30d', from: null, to: null },
        parts: { overview: true, sentiment: true, charts: true, insights: 'quotes' },
        ...{ mode: 'live', pinPosition: null, pinnedAt: null, sharedAt: now.toISOString() },
        ...{ expiresAt: null, hasPassword: false, passwordHash: null, revokedAt: null },
      },
      { db, keys, now, history: async () => [] },
    )
    return JSON.stringify(SharedReport.parse(report))
  }
