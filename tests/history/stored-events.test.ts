// One stored example of every version of every event ever written: all of them must stay readable.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DomainEvent } from '#contract/events/catalogue.ts'
import { upcast } from '#contract/events/upcasters.ts'
import { eventTypes } from '#kernel/commands/event-types.ts'

type Stored = { type: string; version: number; data: object }

const stored = readFileSync(new URL('events.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Stored)

test.each(stored)('$type v$version is readable', ({ type, version, data }) => {
  const event = { type, data: upcast(type, version, data) }
  expect(DomainEvent.parse(event)).toEqual(event)
})

test('every version of every event of the catalogue has its example', () => {
  expect(eventTypes.size).toBeGreaterThan(30)
  const written = [...eventTypes].flatMap(([type, { version }]) =>
    Array.from({ length: version }, (_, index) => `${type} v${index + 1}`),
  )
  expect(new Set(stored.map(({ type, version }) => `${type} v${version}`))).toEqual(
    new Set(written),
  )
})
