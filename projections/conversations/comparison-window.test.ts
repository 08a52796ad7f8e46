import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ComparedChange, createComparisonWindow } from './comparison-window.ts'

const maxRows = 12
const limit = 6
const at = (time: number) => new Date(Date.UTC(2026, 0, 1) + time * 1_000).toISOString()
const positionOf = (number: number) => String(number).padStart(20, '0')

const change = (id: number, position: number, isCompared = true): ComparedChange => ({
  responseId: `r${id}`,
  conversationId: 'c',
  answeredAt: isCompared ? at(id) : null,
  position: positionOf(position),
  isCompared,
})

/** A table of which snapshots are read, as the query reads it. */
function openTable() {
  const rows = new Map<string, ComparedChange>()
  let position = 0
  return {
    write(id: number, isCompared: boolean) {
      const row = change(id, ++position, isCompared)
      rows.set(row.responseId, row)
    },
    snapshot: (since: string) => {
      const changed = [...rows.values()]
        .filter((row) => row.position > since && (since !== '' || row.isCompared))
        .toSorted((one, other) => (one.position < other.position ? 1 : -1))
      return { changes: since === '' ? changed.slice(0, maxRows) : changed, since }
    },
    before: (id: number) =>
      [...rows.values()]
        .filter(({ isCompared, answeredAt }) => isCompared && answeredAt! < at(id))
        .toSorted((one, other) => (one.position < other.position ? 1 : -1))
        .slice(0, limit)
        .map(({ responseId }) => responseId),
  }
}

const written = fc.array(
  fc.record({ id: fc.integer({ min: 0, max: 30 }), isCompared: fc.boolean() }),
  { maxLength: 8 },
)

test('holds what a reading of the whole table finds, or says that it does not', () => {
  fc.assert(
    fc.property(fc.array(written, { maxLength: 20 }), (rounds) => {
      const [table, window] = [openTable(), createComparisonWindow(maxRows)]
      for (const writes of rounds) {
        for (const { id, isCompared } of writes) table.write(id, isCompared)
        const { changes, since } = table.snapshot(window.position())
        window.take(changes, since, since === '' && changes.length >= maxRows)
        for (const id of [5, 20, 31]) {
          const held = window.before({ responseId: `r${id}`, answeredAt: at(id) }, limit)
          const ids = held?.map(({ responseId }) => responseId) ?? table.before(id)
          expect(ids).toEqual(table.before(id))
        }
      }
    }),
  )
})

test('an earlier snapshot that arrives late changes nothing', () => {
  const [table, window] = [openTable(), createComparisonWindow(maxRows)]
  table.write(1, true)
  const first = table.snapshot('')
  const alsoFirst = table.snapshot('')
  window.take(first.changes, first.since, false)
  table.write(2, true)
  const late = table.snapshot(window.position())
  table.write(2, false)
  const later = table.snapshot(window.position())
  window.take(later.changes, later.since, false)
  window.take(late.changes, late.since, false)
  window.take(alsoFirst.changes, alsoFirst.since, false)
  const held = window.before({ responseId: 'r9', answeredAt: at(9) }, limit)
  expect(held?.map(({ responseId }) => responseId)).toEqual(['r1'])
})

test('answers that are not in the read model yet come after all others, of two at a time the lesser id comes first', () => {
  const window = createComparisonWindow(maxRows)
  window.take([change(1, 1), change(2, 2)], '', false)
  const idsBefore = (responseId: string, answeredAt: string | null) =>
    window.before({ responseId, answeredAt }, limit)?.map((row) => row.responseId)
  expect(idsBefore('r9', null)).toEqual(['r2', 'r1'])
  expect(idsBefore('r2', null)).toEqual(['r1'])
  expect(idsBefore('r1a', at(1))).toEqual(['r1'])
  expect(idsBefore('r0', at(1))).toEqual([])
})
