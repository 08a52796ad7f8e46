// The archive of everything in an account. Memory is what the process has above what it had before, at its highest.
import { randomUUID } from 'node:crypto'
import { openDecoder } from '#kernel/commands/decode-events.ts'
import { openExecutor } from '#kernel/commands/execute.ts'
import { openDb } from '#kernel/postgres/db.ts'
import { openKeys } from '#kernel/privacy/keys.ts'
import { createSecurityTables } from '#kernel/security/events/security-events-table.ts'
import { projections } from '#projections/all.ts'
import { responses } from '#projections/conversations/responses.projection.ts'
import { sessions } from '#projections/conversations/sessions.projection.ts'
import { rebuildProjection } from '#projections/engine/rebuild/rebuild.ts'
import { surveys } from '#projections/surveys/surveys.projection.ts'
import { content } from '../../../tests/support/fixtures/survey-events.ts'
import { openPostgresEventStore } from '../../../services/adapters/event-store/postgres/store.ts'
import { writeArchive } from '../../../services/reports/account-download/write-archive.ts'
import { survey } from '../../../services/surveys/survey.decider.ts'
import { appendConversations } from './conversations.ts'
import { answersPerConversation, insertSessions, memoryFigure, timed } from './exports.ts'
import type { Figure } from './figures.ts'
import { openRandomKeyRing } from './random-key-ring.ts'

/** `rows`: the answers of the owner, all of one survey. */
export async function benchAccountDownload(url: string, rows: number): Promise<Figure[]> {
  const db = openDb(url, 6)
  await using store = await openPostgresEventStore(url)
  try {
    const keys = await openKeys(db, await openRandomKeyRing(db))
    await createSecurityTables(db)
    const decodeEvents = openDecoder(keys)
    const announcements = { from: 'bench', publish: () => {} }
    const rebuild = async (names: typeof projections) => {
      for (const projection of names)
        await rebuildProjection({ store, decodeEvents, db, projection, announcements })
    }
    // The tables, most of which stay empty.
    await rebuild(projections)
    const [ownerId, surveyId] = [randomUUID(), randomUUID()]
    const envelope = { commandId: surveyId, correlationId: surveyId, actor: 'bench' }
    await openExecutor({ store, keys, decodeEvents })(envelope)(survey, surveyId, {
      ...{ type: 'DraftSurvey', ownerId, publicId: surveyId.slice(0, 12), ...content },
    })
    const count = Math.ceil(rows / answersPerConversation)
    await appendConversations(store, keys, { count, qualified: 2, ownerId, surveyId })
    await rebuild([surveys, sessions, responses])
    await insertSessions(db)
    await db.query('vacuum analyze')
    let bytes = 0
    const archive = await timed(async () => {
      let written = 0
      const onPage = async (pageRows: number) => void (written += pageRows)
      const file = writeArchive(db, { ownerId, language: 'en', onPage })
      for await (const chunk of file) bytes += chunk.length
      return written
    })
    const withoutAim = { target: '', met: true }
    return [
      { name: 'download of everything', value: archive.rate, unit: 'rows/s', ...withoutAim },
      { name: 'download of everything, file', value: bytes / 1e6, unit: 'MB', ...withoutAim },
      memoryFigure('download of everything', archive.memoryMb),
    ]
  } finally {
    await db.end()
  }
}
