import { expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { QuestionKind } from '#contract/survey.ts'
import type { DecodedEvent } from '#kernel/commands/decoded-event.ts'
import type { Ai } from '#ports/ai.ts'
import type { QuestionBrief } from '#ports/ai/interview.ts'
import { buildConversationView } from '#projections/conversations/conversation-view.ts'
import {
  ids,
  provenance,
  sessionStartedData,
} from '../../../../tests/support/fixtures/conversation-events.ts'
import { offlineAi } from '../../../adapters/ai/offline/offline.ts'
import type { PlannedQuestion } from '../turn-state.ts'
import { makeQuestion } from './make-question.ts'

const stored = 'What do you use for it now, and what makes it suit you?'
const listing = 'How do you get here: by bus, by car or on foot, and what makes you choose that?'
const joined = 'On a busy day, what do you use for it, and what makes it suit you?'
const first = 'On a busy day, what do you use for it?'

/** What is asked in the place of a model's wording, and the brief that it was given. */
async function asked(
  text: string,
  {
    question = stored,
    language = 'en',
    ...over
  }: Partial<PlannedQuestion> & { question?: string; language?: SurveyLanguage } = {},
) {
  const briefs: QuestionBrief[] = []
  const word: Ai['word'] = async (brief) => {
    briefs.push(brief)
    return { text, kind: 'open', options: [], quote: null, provenance: { ...provenance, engine } }
  }
  const engine = 'model'
  const data = {
    ...{ ...sessionStartedData, language: 'en' as const, maxQuestions: 8 },
    objectives: [{ id: 'p1', text: 'What they use, and why', question }],
  }
  const started = { id: ids.other, type: 'SessionStarted', data, at: '2026-11-01T00:00:00.000Z' }
  const view = buildConversationView([started as unknown as DecodedEvent])!
  const ask: PlannedQuestion = {
    ...{ kind: 'ask', purpose: 'objective', objectiveId: 'p1', about: null, probe: null },
    ...{ trigger: null, kinds: QuestionKind.options, ...over },
  }
  const { question: made } = await makeQuestion(
    { ai: { ...offlineAi, engine, word }, fallback: offlineAi, idleTimeoutMs: 5_000 },
    view,
    { ...{ id: ids.other, ask, after: null, language }, signal: new AbortController().signal },
  )
  return { text: made?.text, kinds: briefs[0]?.kinds }
}

test('a stored question of two halves is asked openly, with both', async () => {
  expect(await asked(joined)).toEqual({ text: joined, kinds: ['open'] })
  expect((await asked(listing, { question: listing })).kinds).toEqual(['open'])
  expect((await asked(joined, { isResumption: true })).kinds).toEqual(['open'])
  const single = await asked(joined, { question: 'What do you use for it now?' })
  expect(single).toEqual({ text: first, kinds: QuestionKind.options })
})

test('also in another language than that of the survey', async () => {
  const text = 'Em um dia cheio, o que você usa para isso, e o que faz com que sirva para você?'
  expect(await asked(text, { language: 'pt-br' })).toEqual({ text, kinds: ['open'] })
})

test.each(['other-angle', 'probe'] as const)(
  'a question of the purpose %s does not ask it, and has one half',
  async (purpose) => expect((await asked(joined, { purpose, kinds: ['open'] })).text).toBe(first),
)
