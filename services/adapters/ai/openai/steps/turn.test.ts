// One call codes an answer and words what may follow, while the model is fast.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TurnToTake } from '#ports/ai/interview.ts'
import { offlineModel } from '../../../../../tests/support/servers/openai/offline-model.ts'
import {
  answerToCode,
  openTestEngine,
  sampleBrief,
} from '../../../../../tests/support/servers/openai/engine-fixture.ts'
import { openRecentLatency } from '../limits/recent-latency.ts'

let opened: Awaited<ReturnType<typeof openTestEngine>>
beforeAll(async () => {
  opened = await openTestEngine()
})
afterAll(() => opened[Symbol.asyncDispose]())
beforeEach(() => opened.server.useModel(offlineModel))

const closing = { ...sampleBrief, purpose: 'closing' as const, objective: null }
const turn: TurnToTake = { answer: answerToCode, candidates: [sampleBrief, closing] }

test('the first turn of all is two calls, and those that follow are one', async () => {
  await using fresh = await openTestEngine()
  expect(fresh.ai.turn!(turn)).toBeUndefined()
  await fresh.ai.word(sampleBrief)
  expect(fresh.ai.turn!(turn)).toBeUndefined()
  await fresh.ai.code(answerToCode)
  const { coded, worded } = (await fresh.ai.turn!(turn))!
  expect(coded).toMatchObject({ intent: 'answer', provenance: { promptVersion: 'turn-17' } })
  expect(coded.provenance.tokensIn).toBeGreaterThan(0)
  expect(worded).toHaveLength(2)
  for (const each of worded)
    expect(each?.provenance).toMatchObject({ tokensIn: 0, tokensOut: 0, shared: true })
  const { data } = JSON.parse(fresh.server.requests.at(-1)!.user) as { data: object }
  expect(data).toMatchObject({
    ...{ answer: answerToCode.answer, asked_about: 'o1', title: sampleBrief.title },
    candidates: [
      { ref: 'c1', purpose: 'objective', objective: 'Main reasons for leaving' },
      { ref: 'c2', purpose: 'closing', objective: null },
    ],
  })
})

test('what respondents read about the survey is sent to both steps that word a question', async () => {
  const described = { ...sampleBrief, description: 'We are a bakery in Leeds.' }
  await opened.ai.word(described)
  const { description } = described
  expect(JSON.parse(opened.server.requests.at(-1)!.user)).toMatchObject({ data: { description } })
  await opened.ai.code(answerToCode)
  await opened.ai.turn!({ answer: answerToCode, candidates: [described, closing] })
  expect(JSON.parse(opened.server.requests.at(-1)!.user)).toMatchObject({ data: { description } })
})

test('what was asked and what the interview comes back to are sent along', async () => {
  await opened.ai.word(sampleBrief)
  await opened.ai.code(answerToCode)
  const unanswered = ['It was dear. Who reads this?']
  const returning = {
    ...sampleBrief,
    unanswered,
    about: { text: 'It was dear' },
    returns: true,
  } as const
  await opened.ai.turn!({ answer: answerToCode, candidates: [returning, closing] })
  const { data } = JSON.parse(opened.server.requests.at(-1)!.user) as { data: object }
  expect(data).toMatchObject({
    unanswered,
    candidates: [{ returning: 'It was dear' }, { returning: null }],
  })
})

test('a candidate without a usable wording has none', async () => {
  await opened.ai.word(sampleBrief)
  await opened.ai.code(answerToCode)
  opened.server.useModel(async (step, data) =>
    step === 'word'
      ? { untold: '', text: '  ', kind: 'open', options: [] }
      : offlineModel(step, data),
  )
  expect((await opened.ai.turn!(turn))!.worded).toEqual([null, null])
})

test('what comes first stands before each question, once', async () => {
  await opened.ai.word(sampleBrief)
  await opened.ai.code(answerToCode)
  const first = 'I cannot say that here.'
  const texts: Readonly<Record<string, string>> = {
    c1: 'What did you do then?',
    c2: `${first} What is missing?`,
  }
  opened.server.useModel(async (step, data) => {
    if (step === 'word')
      return {
        untold: 'what followed',
        text: texts[String(data['ref'])],
        kind: 'open',
        options: [],
      }
    return { ...((await offlineModel(step, data)) as object), first }
  })
  const { worded } = (await opened.ai.turn!(turn))!
  expect(worded.map((each) => each?.text)).toEqual([
    `${first} What did you do then?`,
    `${first} What is missing?`,
  ])
})

test('a question that asks for nothing new is not asked; a closing asks for nothing', async () => {
  await opened.ai.word(sampleBrief)
  await opened.ai.code(answerToCode)
  const texts: Readonly<Record<string, string>> = { c1: 'Why did you leave?', c2: 'Anything else?' }
  opened.server.useModel(async (step, data) =>
    step === 'word'
      ? { untold: '', text: texts[String(data['ref'])], kind: 'open', options: [] }
      : offlineModel(step, data),
  )
  const { worded } = (await opened.ai.turn!(turn))!
  expect(worded.map((each) => each?.text)).toEqual([undefined, 'Anything else?'])
})

const parking = { id: 'parking', text: 'Parking by the gate' }

test.each([
  ['notable', 'c1', 'needless', sampleBrief.objective],
  ['notable', ' c2 ', 'wanted', 'follow-up'],
  ['slight', 'c2', 'wanted', 'follow-up'],
  ['grave', 'c1', 'urgent', sampleBrief.objective],
  ['notable', 'o2', 'needless', parking],
  ['notable', 'c3', 'needless', undefined],
  ['notable', undefined, 'wanted', undefined],
  ['slight', 'c9', 'optional', undefined],
])(
  'a clause that is %s is worth a follow-up by the question chosen: %s',
  async (weight, ask, need, preferred) => {
    await opened.ai.word(sampleBrief)
    await opened.ai.code(answerToCode)
    opened.server.useModel(async (step, data) => ({
      ...((await offlineModel(step, data)) as object),
      ...(step === 'code' && { follow_up: 'support took three days to reply', weight, ask }),
    }))
    const probe = { ...sampleBrief, purpose: 'probe' as const }
    const candidates = [sampleBrief, probe, closing]
    const answer = { ...answerToCode, objectives: [...answerToCode.objectives, parking] }
    const { coded } = (await opened.ai.turn!({ answer, candidates }))!
    expect(coded.followUp).toBe(need)
    const id = typeof preferred === 'object' ? preferred?.id : undefined
    expect(coded.prefers).toEqual(id ? { objectiveId: id } : preferred)
  },
)

test('what is missing by words that the respondent wrote is not missing', async () => {
  const say = (missing: string) =>
    opened.server.useModel(async (step, data) => ({
      ...((await offlineModel(step, data)) as object),
      ...(step === 'code' && {
        evidence: [{ objective: 'o1', quote: 'support took three days to reply' }],
        coverage: [{ objective: 'o1', missing, status: 'partial' }],
      }),
    }))
  say('the days of the support')
  expect((await opened.ai.code(answerToCode)).coverage).toEqual([
    { objectiveId: 'p1', status: 'partial' },
  ])
  say('what it cost them')
  expect((await opened.ai.code(answerToCode)).coverage).toMatchObject([
    { missing: 'what it cost them' },
  ])
})

test('a refusal names what is left alone, by itself or beside an answer', async () => {
  const say = (over: object) =>
    opened.server.useModel(async (step, data) => ({
      ...((await offlineModel(step, data)) as object),
      ...(step === 'code' && over),
    }))
  const evidence = [{ objective: 'o1', quote: 'support took three days to reply' }]
  say({ intent: 'refuse', evidence })
  expect(await opened.ai.code(answerToCode)).toMatchObject({ intent: 'refuse', named: ['p1'] })
  say({ also: ['refuses'], evidence, leave_alone: ['o1', 'o99'] })
  expect(await opened.ai.code(answerToCode)).toMatchObject({ intent: 'answer', named: ['p1'] })
  say({ danger: 'distress', evidence: [], leave_alone: ['o1'] })
  expect(await opened.ai.code(answerToCode)).toMatchObject({ intent: 'distress', named: ['p1'] })
  say({ evidence })
  expect((await opened.ai.code(answerToCode)).named).toBeUndefined()
})

test('a slow model takes two calls, until two are fast again', () => {
  const latency = openRecentLatency({ usualMs: 6_000, longestMs: 6_000 })
  expect(latency.prefersOneCall()).toBe(false)
  latency.record('code', 2_000)
  latency.record('word', 1_000)
  expect(latency.prefersOneCall()).toBe(true)
  latency.record('turn', 6_000)
  expect(latency.prefersOneCall()).toBe(false)
  // Its samples are forgotten.
  for (let at = 0; at < 6; at++) {
    latency.record('code', 1_000)
    latency.record('word', 1_000)
  }
  expect(latency.prefersOneCall()).toBe(true)
  latency.record('word', 30_000)
  expect(latency.prefersOneCall()).toBe(false)
})

test('a model so slow that only one call fits takes one', () => {
  const latency = openRecentLatency({ usualMs: 6_000, longestMs: 20_000 })
  latency.record('code', 7_000)
  latency.record('word', 4_000)
  expect(latency.prefersOneCall()).toBe(false)
  latency.record('word', 16_000)
  expect(latency.prefersOneCall()).toBe(true)
  latency.record('turn', 17_000)
  expect(latency.prefersOneCall()).toBe(false)
})

test('a question for an objective that is no candidate is named by the objective', async () => {
  await opened.ai.word(sampleBrief)
  await opened.ai.code(answerToCode)
  const text = 'You switched in March. What tipped it?'
  const refOf: Readonly<Record<string, string>> = { c1: 'o1', c2: 'o2', c3: 'o9' }
  opened.server.useModel(async (step, data) =>
    step === 'word'
      ? { ref: refOf[String(data['ref'])], untold: 'the reason', text, kind: 'open', options: [] }
      : offlineModel(step, data),
  )
  const [first] = answerToCode.objectives
  const objectives = [first!, { id: 'other', text: 'Price' }]
  const candidates = [{ ...sampleBrief, objective: first! }, closing, closing]
  const taken = await opened.ai.turn!({ answer: { ...answerToCode, objectives }, candidates })
  expect(taken!.worded).toEqual([null, null, null])
  expect(taken!.others).toMatchObject([{ objectiveId: 'other', worded: { text } }])
})

test('a call for help is sent as what to avoid, and an empty text says that there is no question', async () => {
  const avoid = [{ text: 'I cannot bear the nights any more.', tier: 'distress' as const }]
  await opened.ai.word(sampleBrief)
  await opened.ai.code(answerToCode)
  await opened.ai.turn!({ answer: answerToCode, candidates: [{ ...sampleBrief, avoid }] })
  const sent = JSON.parse(opened.server.requests.at(-1)!.user) as { data: object }
  expect(sent.data).toMatchObject({ avoid })
  opened.server.useModel(() => ({ untold: '', text: ' ', kind: 'open', options: [] }))
  expect(await opened.ai.word({ ...sampleBrief, avoid })).toMatchObject({
    ...{ text: '', isAvoided: true },
  })
  for (const purpose of ['probe', 'other-angle', 'clarify'] as const)
    expect(await opened.ai.word({ ...sampleBrief, purpose, avoid })).toMatchObject({
      isAvoided: true,
    })
  const closingAfter = { ...closing, avoid }
  await expect(opened.ai.word(closingAfter)).rejects.toThrow('empty')
  await expect(opened.ai.word(sampleBrief)).rejects.toThrow('empty')
})

test('a call for help names objectives, and has no evidence', async () => {
  opened.server.useModel(async (step, data) => ({
    ...((await offlineModel(step, data)) as object),
    ...(step === 'code' && {
      danger: 'distress',
      evidence: [{ objective: 'o1', quote: 'support took three days to reply' }],
    }),
  }))
  expect(await opened.ai.code(answerToCode)).toMatchObject({
    ...{ intent: 'distress', named: ['p1'], evidence: [] },
  })
})

test('the choices that a stored question names are offered where a model forgot the options', async () => {
  const question = 'Which plan do you prefer: the basic, the plus or the family plan?'
  const brief = {
    ...sampleBrief,
    ...({ purpose: 'objective', kinds: ['open', 'multiple'], surveyLanguage: 'en' } as const),
    objective: { id: 'o1', text: 'Which plan they prefer', question },
  }
  const say = (text: string) =>
    opened.server.useModel(() => ({ untold: '', text, kind: 'open', options: [] }))
  say(`And now to the plans. ${question}`)
  expect(await opened.ai.word(brief)).toMatchObject({
    ...{ kind: 'multiple', options: ['Basic', 'Plus', 'Family plan', 'Something else'] },
  })
  say('Which plan do you prefer?')
  expect(await opened.ai.word(brief)).toMatchObject({ kind: 'open', options: [] })
  say(question)
  expect(await opened.ai.word({ ...brief, kinds: ['open'] })).toMatchObject({ kind: 'open' })
  const reason = question.replace('?', ', and why?')
  say(reason)
  const withReason = { ...brief.objective, question: reason }
  expect(await opened.ai.word({ ...brief, objective: withReason })).toMatchObject({ kind: 'open' })
})

test('the score from 0 to 10 of a stored question is one where a model forgot its kind', async () => {
  const question = 'From 0 to 10, how likely are you to recommend the club?'
  const brief = {
    ...sampleBrief,
    ...({ purpose: 'objective', kinds: ['open', 'nps'], surveyLanguage: 'en' } as const),
    objective: { id: 'o1', text: 'Whether they would recommend it', question },
  }
  const say = (text: string) =>
    opened.server.useModel(() => ({ untold: '', text, kind: 'open', options: [] }))
  say(`Last one before the end. ${question}`)
  expect(await opened.ai.word(brief)).toMatchObject({ kind: 'nps', options: [] })
  say('Would you recommend the club, and to whom?')
  expect(await opened.ai.word(brief)).toMatchObject({ kind: 'open' })
})
