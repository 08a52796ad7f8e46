import { expect, test } from 'vitest'
import type { Ai } from '#ports/ai.ts'
import type { AnswerToCode, CodedAnswer } from '#ports/ai/interview.ts'
import { provenance } from '../../../tests/support/fixtures/conversation-events.ts'
import { questionBrief } from '../../../tests/support/fixtures/question-brief.ts'
import { offlineAi } from '../../adapters/ai/offline/offline.ts'
import { codeAnswer } from './code-answer.ts'
import { openLateReadings } from './late-readings.ts'
import type { PlannedQuestion } from './turn-state.ts'

const input: AnswerToCode = {
  ...{ question: 'How was your visit?', answer: 'As I said, we waited for two hours.' },
  ...{ kind: 'open', objectives: [], objectiveId: null, language: 'en' },
}
const plain: CodedAnswer = {
  ...{ intent: 'answer', language: 'en', evidence: [], coverage: [], provenance },
  sentiment: { score: 0, class: 'neutral', confidence: 1 },
}
const signal = new AbortController().signal
const reading = (over: Partial<CodedAnswer>) => async () => ({ ...plain, ...over })

const codeWith = (ofRules: Partial<CodedAnswer>, ofModel: Ai['code']) =>
  codeAnswer(
    {
      ai: { ...offlineAi, engine: 'model', code: ofModel },
      fallback: { ...offlineAi, code: reading(ofRules) },
      idleTimeoutMs: 20,
      lateReadings: openLateReadings({ maxCalls: 1, totalMs: 60_000 }),
    },
    input,
    { signal },
  )

test('a complaint, a goodbye, a wish to continue later and a question that is not about the conversation are for the model to find', async () => {
  const flags: CodedAnswer['flags'] = ['repeats', 'later', 'leaving', 'refuses', 'asks']
  const { coded } = await codeWith({ flags }, reading({}))
  expect(coded.flags).toEqual([])
  const asking = { flags, asksAboutConversation: true } as const
  expect((await codeWith(asking, reading({}))).coded.flags).toEqual(['asks'])
  const complaint = await codeWith({}, reading({ flags: ['repeats'] }))
  expect(complaint.coded.flags).toEqual(['repeats'])
})
test('a call for help that the rules guess is read by the model, and is none where it finds none', async () => {
  const guess = { intent: 'distress', unsure: true } as const
  const { coded } = await codeWith(guess, reading({}))
  expect(coded).toMatchObject({ intent: 'answer', flags: [] })
  expect((await codeWith(guess, reading({ intent: 'concern' }))).coded.flags).toEqual([])
})
test('what the rules find possible is no worry where a model has read the answer', async () => {
  const { coded } = await codeWith({ flags: ['uneasy'] }, reading({}))
  expect(coded.flags).toEqual([])
  const late = await codeWith({ flags: ['uneasy'] }, () => new Promise(() => {}))
  expect(late.coded.flags).toEqual(['uneasy'])
})
test('a call for help in so many words has the words of a model that finds less', async () => {
  const care = 'That is a lot.'
  const { coded } = await codeWith({ intent: 'distress' }, reading({ intent: 'concern', care }))
  expect(coded).toMatchObject({ intent: 'distress', care })
})
test.each<[string, Ai['code']]>([
  ['fails', () => Promise.reject(new Error('down'))],
  ['is late', () => new Promise(() => {})],
  ['finds none', reading({ care: 'That is a lot.' })],
])(
  'a call for help in so many words is the one of the rules where the model %s',
  async (_, model) => {
    const result = await codeWith({ intent: 'distress' }, model)
    expect(result).toMatchObject({ coded: { intent: 'distress' }, failure: null })
    expect(result).not.toHaveProperty('late')
    expect(result.coded.care).toBeUndefined()
  },
)
test('a call for help in so many words gets the words of a model that finds it too', async () => {
  const care = 'Two years of that, and nobody beside you.'
  const { coded } = await codeWith({ intent: 'distress' }, reading({ intent: 'distress', care }))
  expect(coded).toMatchObject({ intent: 'distress', care })
})
test('no loss lowers a call for help', async () => {
  const condolence = { text: 'I am very sorry for your loss.', isAnimal: false }
  const concern = reading({ intent: 'concern' })
  const rules = [
    { condolence },
    { condolence: { ...condolence, isAnimal: true } },
    { condolence, intent: 'concern' },
    { condolence, intent: 'distress', unsure: true },
  ] as const
  for (const ofRules of rules)
    expect((await codeWith(ofRules, concern)).coded.intent).toBe('concern')
  expect((await codeWith({ condolence }, reading({ intent: 'distress' }))).coded.intent).toBe(
    'distress',
  )
  const answer = reading({ intent: 'answer' })
  expect((await codeWith({ condolence }, answer)).coded).toMatchObject({ condolence })
})
test('nothing is followed up on while the reading of a model is on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<CodedAnswer>()
  const { coded, late, failure } = await codeWith({ followUp: 'wanted' }, () => promise)
  expect(coded.followUp).toBe('needless')
  expect(failure).toBe('timeout')
  resolve({ ...plain, followUp: 'wanted' })
  expect((await late)?.followUp).toBe('wanted')
})

test('a model’s words to a concern count, also where the rules guess distress', async () => {
  const care = 'That is a lot to carry. Is somebody with you?'
  const worry = reading({ intent: 'concern', care })
  const careBeside = async (byRules: Partial<CodedAnswer>) =>
    (await codeWith(byRules, worry)).coded.care
  expect(await careBeside({})).toBe(care)
  expect(await careBeside({ intent: 'concern', unsure: true })).toBe(care)
  expect(await careBeside({ intent: 'distress', unsure: true })).toBe(care)
  const distress = reading({ intent: 'distress', care })
  expect((await codeWith({ intent: 'distress', unsure: true }, distress)).coded).toMatchObject({
    care,
  })
})

test('a question for what deserves a follow-up is a draft of its objective', async () => {
  const ask: PlannedQuestion = {
    ...{ kind: 'ask' as const, purpose: 'probe', objectiveId: 'a', about: { start: 0, end: 3 } },
    ...{ probe: 'descriptive', trigger: null, kinds: ['open'] },
  }
  const worded = await offlineAi.word(questionBrief())
  const { drafts } = await codeAnswer(
    {
      ai: {
        ...{ ...offlineAi, engine: 'model' },
        turn: async () => ({
          ...{ coded: plain, worded: [null] },
          others: [{ objectiveId: 'b', worded }],
        }),
      },
      fallback: offlineAi,
    },
    input,
    { signal, candidatesFor: () => [{ ask, brief: questionBrief() }] },
  )
  expect(drafts).toMatchObject([
    { ask: { purpose: 'objective', objectiveId: 'b', probe: null }, worded, language: 'en' },
  ])
})
