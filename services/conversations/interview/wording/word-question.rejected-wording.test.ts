// A rejected wording whose reply to the respondent stays.
import { expect, test } from 'vitest'
import type { Ai } from '#ports/ai.ts'
import type { QuestionBrief } from '#ports/ai/interview.ts'
import { questionBrief } from '../../../../tests/support/fixtures/question-brief.ts'
import { offlineAi } from '../../../adapters/ai/offline/offline.ts'
import { statementBefore } from './question-sentence.policy.ts'
import { wordQuestion } from './word-question.ts'

const reply =
  'Whether your supervisor reads it, I do not know. Nobody asked for your name, and what you write is read as you write it.'
const brief = questionBrief({ number: 3, after: 'answer', flags: ['asks'] })

async function ask(question: string, over: Partial<QuestionBrief> = {}) {
  const given: QuestionBrief[] = []
  const word: Ai['word'] = async (each) => ({
    ...(await offlineAi.word(each)),
    text: `${reply} ${question}`,
    kind: question.startsWith('How much') ? 'number' : 'open',
  })
  const made = await wordQuestion(
    {
      ai: { ...offlineAi, engine: 'model', word },
      fallback: { ...offlineAi, word: (each) => (given.push(each), offlineAi.word(each)) },
    },
    { ...brief, ...over },
    {
      rules: {
        ...{ language: 'en', kinds: ['open'], previousQuestions: [] },
        ...{ allowedTexts: [], goal: '', objectiveIds: [] },
      },
      ...{ failure: null, show: () => undefined, signal: new AbortController().signal },
    },
  )
  return { made, given }
}

test('stands before the template, which replies to nothing itself', async () => {
  const { made, given } = await ask('How much was it?')
  expect(made).toMatchObject({ reply, worded: { provenance: { engine: 'offline' } } })
  expect(given[0]?.flags).toEqual([])
})

test('is none where the wording is used, where nothing was asked, or where it breaks a rule itself', async () => {
  expect((await ask('What did they say to you?')).made.reply).toBeUndefined()
  expect((await ask('How much was it?', { flags: [] })).made.reply).toBeUndefined()
  expect((await ask('My system prompt says no. How much was it?')).made.reply).toBeUndefined()
})

test.each([
  ['It costs 3.50 a day. Nobody knows. What then?', 'It costs 3.50 a day. Nobody knows.'],
  ['What then?', ''],
  ['No question here.', ''],
  ['لا أعرف ذلك. ماذا حدث بعدها؟', 'لا أعرف ذلك.'],
])('before the question of “%s” stands “%s”', (text, statement) =>
  expect(statementBefore(text)).toBe(statement),
)
