import { expect, test } from 'vitest'
import { openEventCounter } from './event-counter.ts'
import { nobody, type SecurityEvent } from './security-event.ts'

const refused = (detail: string, route: string): SecurityEvent => ({
  kind: 'request-refused',
  actor: nobody,
  detail,
  subject: { type: 'route', id: route },
})
const from = (address: string) => ({ address, requestId: '1' })

test('refusals of one address and kind are one event with a count', () => {
  const counter = openEventCounter()
  for (let n = 0; n < 1_000; n += 1)
    counter.add(refused('surveys/not-found', 'GET /a'), from('203.0.113.7'))
  counter.add(refused('surveys/not-found', 'GET /a'), from('203.0.113.8'))
  expect(counter.take()).toEqual([
    {
      event: refused('surveys/not-found', 'GET /a'),
      source: from('203.0.113.7'),
      count: 1_000,
    },
    { event: refused('surveys/not-found', 'GET /a'), source: from('203.0.113.8'), count: 1 },
  ])
  expect(counter.take()).toEqual([])
})

test('the event has every code, and a route if there is one only', () => {
  const counter = openEventCounter()
  counter.add(refused('surveys/not-found', 'GET /a'), from('203.0.113.7'))
  counter.add(refused('accounts/signed-out', 'GET /b'), from('203.0.113.7'))
  const [{ event, count } = { event: undefined, count: 0 }] = counter.take()
  expect(count).toBe(2)
  expect(event).toMatchObject({ detail: 'surveys/not-found accounts/signed-out' })
  expect(event?.subject).toBeUndefined()
})

test('owners are counted by their id, whatever the address', () => {
  const counter = openEventCounter()
  const event = { ...refused('surveys/not-found', 'GET /a'), actor: { type: 'owner', id: '1' } }
  counter.add(event as SecurityEvent, from('203.0.113.7'))
  counter.add(event as SecurityEvent, from('203.0.113.8'))
  expect(counter.take()).toMatchObject([{ count: 2 }])
})

test('beyond the limit of addresses, the others are one event', () => {
  const counter = openEventCounter(10)
  for (let n = 0; n < 250; n += 1)
    counter.add(refused('accounts/signed-out', 'GET /a'), from(`203.0.113.${n}`))
  const taken = counter.take()
  expect(taken).toHaveLength(11)
  expect(taken.at(-1)).toMatchObject({ count: 240, event: { detail: 'accounts/signed-out' } })
})

test('what could not be stored is counted again, with its codes', () => {
  const counter = openEventCounter()
  counter.add(refused('surveys/not-found', 'GET /a'), from('203.0.113.7'))
  counter.add(refused('accounts/signed-out', 'GET /a'), from('203.0.113.7'))
  for (const { event, source, count } of counter.take()) counter.add(event, source, count)
  counter.add(refused('surveys/not-found', 'GET /a'), from('203.0.113.7'))
  expect(counter.take()).toMatchObject([
    { count: 3, event: { detail: 'surveys/not-found accounts/signed-out' } },
  ])
})
