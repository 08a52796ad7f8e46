import { expect, test } from 'vitest'
import { timeZoneLabel, timeZones } from './time-zones.ts'

const at = new Date('2026-11-23T12:00:00Z')

test.each([
  ['America/Sao_Paulo', 'America / Sao Paulo (GMT-3)'],
  ['Asia/Kolkata', 'Asia / Kolkata (GMT+5:30)'],
  ['UTC', 'UTC'],
  ['Mars/Olympus', 'Mars / Olympus'],
])('%s is shown as %s', (name, label) => expect(timeZoneLabel(name, at)).toBe(label))

test('the account’s and the browser’s are listed once, also where the browser lists neither', () =>
  expect(timeZones(['Asia/Calcutta', 'Europe/Rome', 'UTC'], ['Europe/Rome'])).toEqual([
    'Asia/Calcutta',
    'Europe/Rome',
    'UTC',
  ]))
