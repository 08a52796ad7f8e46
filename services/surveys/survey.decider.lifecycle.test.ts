import { describe, expect, test } from 'vitest'
import type { SurveyEvent } from '#contract/events/surveys.ts'
import { defaultSentiment, SurveyConfig, type SurveyQuestion } from '#contract/survey.ts'
import {
  changeSurvey,
  surveyClosed,
  content,
  surveyDrafted,
  surveyPaused,
  surveyPublished,
  surveyRetitled,
} from '../../tests/support/fixtures/survey-events.ts'
import { given } from '../../tests/support/kernel/decider-specification.ts'
import { survey, type SurveyCommand } from './survey.decider.ts'

describe('the questions of a form', () => {
  const form = SurveyConfig.parse({ advanced_mode: false })
  const question: SurveyQuestion = {
    id: 'q1',
    text: 'Why?',
    type: 'open',
    is_required: true,
    options: [],
  }
  const choice: SurveyQuestion = { ...question, id: 'q2', type: 'multiple' }
  const asForm = (questions: SurveyQuestion[]): SurveyEvent => ({
    type: 'SurveyDrafted',
    data: { ownerId: 'ana', publicId: 'abc123', version: 1, ...content, config: form, questions },
  })
  const publish = changeSurvey({ status: 'published' })

  test('are part of a version', () =>
    given(survey, asForm([question]))
      .when(changeSurvey({ changes: { questions: [question, choice] } }))
      .yields({
        type: 'SurveyRevised',
        data: { version: 2, ...content, config: form, questions: [question, choice] },
      }))
  test('are enough for publishing', () =>
    given(survey, asForm([question]))
      .when(publish)
      .yields(surveyPublished))
  test('with a repeated option are not published again', () =>
    given(survey, asForm([{ ...choice, options: ['a', 'b'] }]), surveyPublished)
      .when(changeSurvey({ changes: { questions: [{ ...choice, options: ['a', 'b', 'A'] }] } }))
      .isRejectedWith('surveys/incomplete'))
  test('may have options that differ only in accents', () =>
    given(survey, asForm([{ ...choice, options: ['sí', 'si'] }]))
      .when(publish)
      .yields(surveyPublished))
  test.each([
    ['there are none', [], 'questions'],
    ['a choice has no options', [choice], 'options'],
    [
      'a choice has one distinct option',
      [{ ...choice, options: ['a', 'A '] }],
      'options',
      'repeated_options',
    ],
    ['a ranking has no options', [{ ...choice, type: 'ranking' as const }], 'options'],
    [
      'options differ only in case and whitespace',
      [{ ...choice, options: ['Price', 'The time', 'the  TIME', 'price '] }],
      'repeated_options',
    ],
  ])('are not published when %s', (_, questions, ...missing) => {
    const act = () => survey.decide(publish, survey.evolve(survey.initial(), asForm(questions)))
    expect(act).toThrow(
      expect.objectContaining({ code: 'surveys/incomplete', detail: { missing } }),
    )
  })
})

describe('an earlier version', () => {
  const restore = (over: { version?: number; expectedVersion?: number } = {}): SurveyCommand => ({
    type: 'RestoreVersion',
    ownerId: 'ana',
    version: 1,
    ...over,
  })
  const restored: SurveyEvent = {
    type: 'SurveyRevised',
    data: { version: 3, ...content, restoredFrom: 1 },
  }
  test('is restored as a new version', () =>
    given(survey, surveyDrafted, surveyRetitled).when(restore()).yields(restored))
  test('of a published survey is published at once', () =>
    given(survey, surveyDrafted, surveyRetitled, surveyPublished)
      .when(restore())
      .yields(restored, { type: 'SurveyPublished', data: { version: 3 } }))
  test('that is the latest changes nothing', () =>
    given(survey, surveyDrafted, surveyRetitled)
      .when(restore({ version: 2 }))
      .yieldsNothing())
  test('that does not exist is refused', () =>
    given(survey, surveyDrafted)
      .when(restore({ version: 9 }))
      .isRejectedWith('surveys/unknown-version'))
  test('is not restored over a newer version than expected', () =>
    given(survey, surveyDrafted, surveyRetitled)
      .when(restore({ expectedVersion: 1 }))
      .isRejectedWith('surveys/stale-version'))
})

describe('scheduled closing', () => {
  const [before, due, after] = ['2026-01-01', '2026-02-01', '2026-03-01'].map(
    (day) => `${day}T00:00:00.000Z`,
  ) as [string, string, string]
  const schedule = (closesAt: string | null, now = before): SurveyCommand => ({
    type: 'ScheduleClosing',
    ownerId: 'ana',
    closesAt,
    now,
  })
  const scheduled = (closesAt: string | null = due): SurveyEvent => ({
    type: 'SurveyClosingScheduled',
    data: { closesAt },
  })
  const tick = (now: string): SurveyCommand => ({ type: 'CloseWhenDue', now })

  test('is scheduled, changed and cancelled', () => {
    given(survey, surveyDrafted).when(schedule(due)).yields(scheduled())
    given(survey, surveyDrafted, scheduled()).when(schedule(due)).yieldsNothing()
    given(survey, surveyDrafted, scheduled()).when(schedule(after)).yields(scheduled(after))
    given(survey, surveyDrafted, scheduled()).when(schedule(null)).yields(scheduled(null))
    given(survey, surveyDrafted).when(schedule(null)).yieldsNothing()
  })
  test('is never in the past', () => {
    given(survey, surveyDrafted)
      .when(schedule(due, after))
      .isRejectedWith('surveys/closing-in-the-past')
    given(survey, surveyDrafted)
      .when(schedule(due, due))
      .isRejectedWith('surveys/closing-in-the-past')
  })
  test('of a closed survey is refused', () =>
    given(survey, surveyDrafted, surveyPublished, surveyClosed)
      .when(schedule(due))
      .isRejectedWith('surveys/wrong-status'))
  test.each([
    ['published', [surveyPublished]],
    ['paused', [surveyPublished, surveyPaused]],
  ])('closes a %s survey once, when due', (_, events) => {
    given(survey, surveyDrafted, ...events, scheduled())
      .when(tick(before))
      .yieldsNothing()
    given(survey, surveyDrafted, ...events, scheduled())
      .when(tick(due))
      .yields(surveyClosed)
    given(survey, surveyDrafted, ...events, scheduled(), surveyClosed)
      .when(tick(after))
      .yieldsNothing()
  })
  test('of a draft is cleared when due', () =>
    given(survey, surveyDrafted, scheduled()).when(tick(after)).yields(scheduled(null)))
  test('does not happen while a survey is deleted', () =>
    given(survey, surveyDrafted, surveyPublished, scheduled(), {
      type: 'SurveyDeleted',
      data: { restorableUntil: after },
    })
      .when(tick(due))
      .yieldsNothing())
  test('of an unknown survey does nothing', () => given(survey).when(tick(due)).yieldsNothing())
})

describe('deleting', () => {
  const until = '2026-02-01T00:00:00.000Z'
  const remove: SurveyCommand = { type: 'DeleteSurvey', ownerId: 'ana', restorableUntil: until }
  const deleted: SurveyEvent = { type: 'SurveyDeleted', data: { restorableUntil: until } }
  const restore = (now: string): SurveyCommand => ({ type: 'RestoreSurvey', ownerId: 'ana', now })

  test.each([
    ['a draft', []],
    ['a published one', [surveyPublished]],
    ['a closed one', [surveyPublished, surveyClosed]],
  ])('deletes %s', (_, events) =>
    given(survey, surveyDrafted, ...events)
      .when(remove)
      .yields(deleted),
  )
  test('again changes nothing', () =>
    given(survey, surveyDrafted, deleted).when(remove).yieldsNothing())
  test('can be undone until the restore period ends', () => {
    given(survey, surveyDrafted, deleted)
      .when(restore('2026-01-31T23:59:59.999Z'))
      .yields({ type: 'SurveyRestored', data: {} })
    given(survey, surveyDrafted, deleted).when(restore(until)).isRejectedWith('surveys/not-found')
    given(survey, surveyDrafted).when(restore(until)).yieldsNothing()
  })
  test('erases once, after the restore period', () => {
    const erase = (now: string): SurveyCommand => ({ type: 'EraseWhenDue', now })
    const erased: SurveyEvent = { type: 'SurveyErased', data: {} }
    const restored: SurveyEvent = { type: 'SurveyRestored', data: {} }
    given(survey, surveyDrafted, surveyPublished, deleted).when(erase(until)).yields(erased)
    given(survey, surveyDrafted, deleted).when(erase('2026-01-31T23:59:59.999Z')).yieldsNothing()
    given(survey, surveyDrafted, deleted, restored).when(erase(until)).yieldsNothing()
    given(survey, surveyDrafted).when(erase(until)).yieldsNothing()
    given(survey).when(erase(until)).yieldsNothing()
    given(survey, surveyDrafted, deleted, erased).when(erase(until)).yieldsNothing()
    for (const command of [remove, restore('2026-01-01T00:00:00.000Z')])
      given(survey, surveyDrafted, deleted, erased)
        .when(command)
        .isRejectedWith('surveys/not-found')
  })
  test('refuses every other command', () => {
    const [now, ownerId] = ['2026-01-01T00:00:00.000Z', 'ana']
    const commands: SurveyCommand[] = [
      changeSurvey({ changes: { title: 'Why not?' } }),
      { type: 'RestoreVersion', ownerId, version: 1 },
      { type: 'ScheduleClosing', ownerId, closesAt: until, now },
      { type: 'IssueInvitations', ownerId, batchId: 'b', count: 1 },
      { type: 'ConfigureSentiment', ownerId, config: defaultSentiment },
    ]
    for (const command of commands)
      given(survey, surveyDrafted, deleted).when(command).isRejectedWith('surveys/not-found')
  })
  test('keeps the status for a restore', () =>
    given(survey, surveyDrafted, surveyPublished, deleted, { type: 'SurveyRestored', data: {} })
      .when(changeSurvey({ status: 'paused' }))
      .yields(surveyPaused))
})

describe('personal links', () => {
  const issue: SurveyCommand = {
    type: 'IssueInvitations',
    ownerId: 'ana',
    batchId: 'b1',
    count: 20,
  }
  const issued: SurveyEvent = { type: 'InvitationsIssued', data: { batchId: 'b1', count: 20 } }
  test('are issued in batches, each once', () => {
    given(survey, surveyDrafted).when(issue).yields(issued)
    given(survey, surveyDrafted, issued).when(issue).yieldsNothing()
    given(survey, surveyDrafted, issued)
      .when({ ...issue, batchId: 'b2' })
      .yields({ ...issued, data: { batchId: 'b2', count: 20 } })
  })
})

test('every command on another owner’s survey is refused', () => {
  const [ownerId, now] = ['rui', '2026-01-01T00:00:00.000Z']
  const commands: SurveyCommand[] = [
    { type: 'RestoreVersion', ownerId, version: 1 },
    { type: 'ScheduleClosing', ownerId, closesAt: null, now },
    { type: 'DeleteSurvey', ownerId, restorableUntil: now },
    { type: 'RestoreSurvey', ownerId, now },
    { type: 'IssueInvitations', ownerId, batchId: 'b', count: 1 },
  ]
  for (const command of commands) {
    given(survey, surveyDrafted).when(command).isRejectedWith('surveys/not-found')
    given(survey).when(command).isRejectedWith('surveys/not-found')
  }
})
