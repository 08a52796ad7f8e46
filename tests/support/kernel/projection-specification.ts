import { expect } from 'vitest'
import type { DomainEvent, EventType } from '#contract/events/catalogue.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import type { Projection, Row } from '#projections/engine/projection.ts'

/** A decoded event with defaults for the fields that a test does not set. */
export function decodedEvent<E extends DomainEvent>(
  event: E,
  over: { id?: string; at?: string; meta?: DecodedEvent['meta'] | object; position?: string } = {},
): DecodedEvent<E['type']> {
  return {
    ...event,
    eventId: '00000000-0000-4000-8000-000000000000',
    stream: `test-${over.id ?? 'x'}`,
    id: over.id ?? 'x',
    revision: 0n,
    position: over.position ?? '00000000000000000001',
    at: over.at ?? '2026-01-01T00:00:00.000Z',
    meta: { commandId: 'c', correlationId: 'c', actor: 'test', ...over.meta },
  } as unknown as DecodedEvent<E['type']>
}

/** Folds events through a projection in memory. givenRows(p, ...events).are(...rows) */
export function givenRows<R extends Row, T extends EventType>(
  projection: Projection<R, T>,
  ...events: readonly DecodedEvent[]
) {
  const rows = new Map<string, R>()
  const nameOf = (row: Row) => JSON.stringify(projection.key.map((column) => row[column]))
  for (const event of events) {
    const touch = projection.rowsOf[event.type as T] as
      | ((e: DecodedEvent) => readonly Partial<R>[])
      | undefined
    for (const key of touch?.(event) ?? []) {
      const whole = projection.key.every((column) => column in key)
      const matching = [...rows.values()].filter((row) =>
        Object.entries(key).every(([column, value]) => row[column] === value),
      )
      for (const row of whole && matching.length === 0 ? [undefined] : matching) {
        const next = projection.evolve(row, event as DecodedEvent<T>, row ?? key)
        if (row) rows.delete(nameOf(row))
        if (next) rows.set(nameOf(next), next)
      }
    }
  }
  return {
    rows: () => [...rows.values()],
    areRows: (...expected: readonly Partial<R>[]) =>
      expect([...rows.values()]).toEqual(
        expected.map((row) => expect.objectContaining(row as object)),
      ),
  }
}
