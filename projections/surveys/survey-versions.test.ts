import { expect, test } from 'vitest'
import type { SurveyEvent } from '#contract/events/surveys.ts'
import { givenRows, decodedEvent } from '../../tests/support/kernel/projection-specification.ts'
import {
  content,
  surveyDrafted,
  surveyPublished,
  surveyRetitled,
} from '../../tests/support/fixtures/survey-events.ts'
import { normalizeForSearch } from './search-text.ts'
import { invitationBatches } from './invitation-batches.projection.ts'
import { surveyVersions } from './survey-versions.projection.ts'

const at = (event: SurveyEvent) => decodedEvent(event, { id: 's1', at: '2026-01-01T01:00:00.000Z' })

test('each version is stored whole, with whether it was published', () => {
  const back: SurveyEvent = {
    type: 'SurveyRevised',
    data: { version: 3, ...content, restoredFrom: 1 },
  }
  const rows = givenRows(
    surveyVersions,
    ...[surveyDrafted, surveyPublished, surveyRetitled, back].map(at),
  ).rows()
  expect(rows).toMatchObject([
    { surveyId: 's1', version: 1, title: 'Why?', published: true, restoredFrom: null },
    { version: 2, title: 'Why not?', published: false, restoredFrom: null },
    { version: 3, title: 'Why?', published: false, restoredFrom: 1, questions: [] },
  ])
})

test('invitations are stored by batch', () =>
  givenRows(
    invitationBatches,
    at({ type: 'InvitationsIssued', data: { batchId: 'b1', count: 20 } }),
  ).areRows({ surveyId: 's1', batchId: 'b1', count: 20, issuedAt: '2026-01-01T01:00:00.000Z' }))

test.each([
  ['  São  PAULO ', 'sao paulo'],
  ['استبيانٌ أول', 'استبيان اول'],
  ['ΌΧΙ', 'οχι'],
])('a search sees %j as %j', (text, seen) => expect(normalizeForSearch(text)).toBe(seen))
