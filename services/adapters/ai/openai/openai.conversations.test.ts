// Whole conversations with misbehaving models: the respondent sees only valid wordings.
import { describe, expect, test } from 'vitest'
import { createRespondent } from '../../../../scripts/lib/simulated-respondents/respondent.ts'
import {
  openInterviewSimulation,
  createSession,
} from '../../../../tests/support/simulations/interview-simulation.ts'
import {
  offlineModel,
  type ModelStub,
} from '../../../../tests/support/servers/openai/offline-model.ts'
import { openTestEngine } from '../../../../tests/support/servers/openai/engine-fixture.ts'
import { prompts } from './prompts.ts'

const session = createSession('en')
const question = (text: string): ModelStub => {
  return (step, data) =>
    step === 'word' ? { untold: '', text, kind: 'open', options: [] } : offlineModel(step, data)
}

/** Codes everything as an answer that covers all objectives, with invented quotes. */
const flattered: ModelStub = (step, data) =>
  step === 'code'
    ? {
        ...{
          danger: 'none',
          medical: false,
          by_person: false,
          leaving: false,
          also: [],
          instructions: [],
          ...{ follow_up: null, weight: 'notable', contradiction: null },
        },
        ...{ intent: 'answer', language: 'ar' },
        sentiment: { score: 9, class: 'positive', confidence: -3 },
        evidence: ['o1', 'o2', 'o3', 'o4', 'o5'].map((objective) => ({ objective, quote: 'Yes!' })),
        coverage: ['o1', 'o2', 'o3', 'o4'].map((objective) => ({
          objective,
          missing: '',
          status: 'covered',
        })),
      }
    : offlineModel(step, data)

/** Says goodbye in its second answer, besides answering. */
function leavingModel(): ModelStub {
  let coded = 0
  return async (step, data) => {
    const output = (await offlineModel(step, data)) as object
    return step === 'code' ? { ...output, intent: 'answer', leaving: ++coded === 2 } : output
  }
}

type Asked = { text: string; purpose: string; provenance: { engine: string } }

async function held(mind: ModelStub, kind: 'talkative' | 'injecting') {
  await using opened = await openTestEngine()
  opened.server.useModel(mind)
  const { runConversation, read } = openInterviewSimulation(opened.ai, 3_000)
  const events = await read(await runConversation(createRespondent(kind, 'en', 7), session))
  const of = (type: string) => events.flatMap((event) => (event.type === type ? [event.data] : []))
  const questions = of('QuestionAsked') as Asked[]
  return { of, asked: questions.filter(({ purpose }) => purpose !== 'support') }
}

test('an answer with a goodbye counts, and ends the interview', async () => {
  const { of } = await held(leavingModel(), 'talkative')
  expect(of('AnswerCoded').map((coded) => (coded as { intent: string }).intent)).toEqual([
    'answer',
    'answer',
  ])
  expect(of('SessionCompleted')).toMatchObject([{ reason: 'stopped' }])
})

describe.each(['talkative', 'injecting'] as const)('with a respondent who is %s', (kind) => {
  test('a well-behaved model words the whole conversation', async () => {
    const { asked, of } = await held(offlineModel, kind)
    expect(asked.length).toBeGreaterThanOrEqual(4)
    expect(asked.length).toBeLessThanOrEqual(session.maxQuestions)
    expect(new Set(asked.map(({ provenance }) => provenance.engine))).toEqual(new Set(['openai']))
    expect(of('FallbackUsed')).toEqual([])
  })

  test('a fast model reads and words in one call, except for the first answer and the last', async () => {
    const { of } = await held(offlineModel, kind)
    const versions = of('AnswerCoded').map(
      (coded) => (coded as { provenance: { promptVersion: string } }).provenance.promptVersion,
    )
    expect(versions[0]).toMatch(/^code-/)
    // After the last answer nothing is worded.
    expect(versions.length).toBeGreaterThan(3)
    for (const version of versions.slice(1, -1)) expect(version).toMatch(/^turn-/)
  })

  test('a model that repeats its instructions is rejected', async () => {
    const { asked, of } = await held(question(prompts.word.text.slice(0, 400)), kind)
    for (const { text, provenance } of asked) {
      expect(provenance.engine).toBe('offline')
      expect(text).not.toContain('research interview')
    }
    expect(of('FallbackUsed')).toHaveLength(asked.length)
    expect(of('FallbackUsed')[0]).toMatchObject({ step: 'word', reason: 'invalid' })
  })

  test.each([
    ['the goal', `We want ${session.goal}. Why did you leave?`, 'leaks-instructions'],
    ['two questions', 'Why did you leave? And what did it cost?', 'several-questions'],
    ['the answer', 'Don’t you agree that support is terrible?', 'leading'],
    [
      'it in another language',
      'Por que você deixou o serviço e o que faltou para você?',
      'wrong-language',
    ],
  ])('a model that asks %s is rejected', async (_, text, guard) => {
    const { asked, of } = await held(question(text), kind)
    for (const each of asked) expect(each.text).not.toBe(text)
    const tripped = of('GuardTripped')
    expect(tripped.length).toBeGreaterThanOrEqual(asked.length)
    expect(tripped[0]).toMatchObject({ guard, attempt: 1 })
    expect(of('FallbackUsed')[0]).toMatchObject({ step: 'word', reason: 'guard' })
  })

  test('a model that invents quotes changes neither the budget nor the language, and adds no evidence', async () => {
    const { asked, of } = await held(flattered, kind)
    expect(asked.length).toBeLessThanOrEqual(session.maxQuestions)
    for (const { text } of asked) expect(text).not.toMatch(/\p{Script=Arabic}/u)
    for (const coded of of('AnswerCoded')) expect(coded).toMatchObject({ evidence: [] })
    expect(of('ObjectiveStatusChanged')).not.toContainEqual(
      expect.objectContaining({ status: 'covered' }),
    )
  })
})
