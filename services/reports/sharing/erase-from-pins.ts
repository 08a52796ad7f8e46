// Takes erased conversations out of pinned reports. What a conversation had added to them is folded from its events up to
// the position of the pin, as the read model had folded them.
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import type { Db } from '#kernel/postgres/db.ts'
import type { ReadHistory } from '#kernel/read/active-streams.ts'
import { sessionFigures } from '#projections/reports/session-figures.projection.ts'
import type { SessionFiguresRow } from '#projections/reports/session-figures-row.ts'
import { measuresOf } from '#projections/reports/session-measures.ts'
import { type PinnedDay, takeOut, type Untaken } from './pins.ts'

/** Idempotent. */
export async function takeOutErased(
  { db, history }: { db: Db; history: ReadHistory },
  untaken: readonly Untaken[],
): Promise<void> {
  for (const { position, ...session } of untaken) {
    const row = figuresAt(await eventsOf(history, session.conversationId), position)
    await takeOut(db, { ...session, part: row && answersOf(row) })
  }
}

/** Events of a conversation and of its responses, in their order in the log. */
async function eventsOf(history: ReadHistory, conversationId: string): Promise<DecodedEvent[]> {
  const own = await history(`conversation-${conversationId}`)
  const responseIds = new Set(
    own.flatMap((event) => (event.type === 'AnswerSubmitted' ? [event.data.responseId] : [])),
  )
  const all = [...own]
  for (const responseId of responseIds) all.push(...(await history(`response-${responseId}`)))
  return all.toSorted((a, b) => (a.position < b.position ? -1 : 1))
}

type Folded = Parameters<typeof sessionFigures.evolve>[1]

function figuresAt(
  events: readonly DecodedEvent[],
  position: string,
): SessionFiguresRow | undefined {
  let row: SessionFiguresRow | undefined
  for (const event of events) {
    if (event.position > position) break
    const rowsOf = sessionFigures.rowsOf[event.type as Folded['type']] as
      | ((event: DecodedEvent) => readonly object[])
      | undefined
    if (rowsOf?.(event).length) row = sessionFigures.evolve(row, event as Folded, {}) ?? undefined
  }
  return row
}

/** What the answers add to the figures: as for the read model, that the conversation took place stays. */
function answersOf(row: SessionFiguresRow): PinnedDay {
  const { surveyId, startedAt } = row
  return { surveyId, day: startedAt.slice(0, 10), ...measuresOf(row), sessions: 0, completed: 0 }
}
