import { describe, test } from 'vitest'
import type { ExportEvent } from '#contract/events/exports.ts'
import { given } from '../../../../tests/support/kernel/decider-specification.ts'
import { exportJob } from './export-job.decider.ts'

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const data: Extract<ExportEvent, { type: 'ExportRequested' }>['data'] = {
  ownerId: id(1),
  surveyId: id(2),
  what: 'responses',
  format: 'csv',
  bom: false,
  language: 'en',
  filter: null,
  filtered: false,
}
const requested: ExportEvent = { type: 'ExportRequested', data }
const started = (run = 1): ExportEvent => ({ type: 'ExportStarted', data: { run } })
const outdated: ExportEvent = { type: 'ExportOutdated', data: { run: 1 } }
const file = (run = 1) => ({ run, rows: 3, bytes: 90, asOf: '2026-11-23T06:30:00.000Z' })
const finished = (run = 1): ExportEvent => ({ type: 'ExportFinished', data: file(run) })
const removed: ExportEvent = { type: 'ExportExpired', data: { reason: 'respondent' } }
const cancelled: ExportEvent = { type: 'ExportCancelled', data: {} }

const start = { type: 'Start' } as const
const finish = (run = 1) => ({ type: 'Finish', file: file(run) }) as const
const progress = (percent: number, run = 1) =>
  ({ type: 'RecordProgress', progress: { run, percent } }) as const
const invalidate = { type: 'Invalidate' } as const
const cancel = { type: 'Cancel' } as const
const expire = { type: 'Expire', reason: 'age' } as const

describe('a run', () => {
  test('begins, and again after its process ended', () => {
    given(exportJob, requested).when(start).yields(started())
    given(exportJob, requested, started()).when(start).yields(started(2))
  })
  test('that another one replaced records nothing', () => {
    const replaced = given(exportJob, requested, started(), started(2))
    replaced.when(finish(1)).yieldsNothing()
    replaced.when(progress(50, 1)).yieldsNothing()
    replaced.when({ type: 'Fail', failure: { run: 1, reason: 'failed' } }).yieldsNothing()
    replaced.when(finish(2)).yields(finished(2))
  })
  test('does not go back', () => {
    const events = [
      requested,
      started(),
      { type: 'ExportProgressed', data: { run: 1, percent: 40 } } as const,
    ]
    given(exportJob, ...events)
      .when(progress(40))
      .yieldsNothing()
    given(exportJob, ...events)
      .when(progress(45))
      .yields({ type: 'ExportProgressed', data: { run: 1, percent: 45 } })
  })
  test('does not begin without an export, nor after its end', () => {
    given(exportJob).when(start).yieldsNothing()
    given(exportJob, requested, cancelled).when(start).yieldsNothing()
    given(exportJob, requested, started(), finished()).when(start).yieldsNothing()
  })
})

describe('an erasure of answers', () => {
  test('drops what a run reads, and a run begins after it', () => {
    given(exportJob, requested, started()).when(invalidate).yields(outdated)
    given(exportJob, requested, started(), outdated).when(finish()).yieldsNothing()
    given(exportJob, requested, started(), outdated).when(start).yields(started(2))
  })
  test('before the first run changes nothing', () =>
    given(exportJob, requested).when(invalidate).yieldsNothing())
  test('removes a file once', () => {
    given(exportJob, requested, started(), finished()).when(invalidate).yields(removed)
    given(exportJob, requested, started(), finished(), removed).when(invalidate).yieldsNothing()
  })
})

test('an export ends once, with its entry', () => {
  given(exportJob, requested, started(), finished()).when(cancel).yields(cancelled)
  given(exportJob, requested, cancelled).when(cancel).yieldsNothing()
  given(exportJob, requested, cancelled).when(expire).yieldsNothing()
  given(exportJob, requested, started(), finished(), removed)
    .when(expire)
    .yields({ type: 'ExportExpired', data: { reason: 'age' } })
})

test('is requested once', () =>
  given(exportJob, requested).when({ type: 'Request', request: data }).yieldsNothing())
