import { expect, test } from 'vitest'
import type { WordedQuestion } from '#ports/ai/interview.ts'
import { provenance } from '../../../../tests/support/fixtures/conversation-events.ts'
import type { PlannedQuestion } from '../turn-state.ts'
import { aheadFor, draftFor } from './drafts.ts'

const probe: PlannedQuestion = {
  ...{ kind: 'ask', purpose: 'probe', objectiveId: 'a', about: null, probe: 'clarifying' },
  ...{ trigger: null, kinds: ['open'] },
}
const text = 'I may have misunderstood: do the two go together?'
const worded: WordedQuestion = { text, kind: 'open', options: [], quote: null, provenance }
const draft = { ask: probe, worded, language: 'en' as const }
const ask = { ...probe, reconciles: { earlier: 'I live alone' } }

test('a contradiction is asked about as it was worded with the reading that found it', () => {
  expect(draftFor({ ask, language: 'en', drafts: [draft] })).toBe(draft)
  const ahead = { ...draft, number: 2 }
  expect(aheadFor({ ask, language: 'en', ahead }, 2)).toBeUndefined()
})
