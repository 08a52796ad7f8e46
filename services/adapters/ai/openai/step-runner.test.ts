// Requests, streamed replies, usage and cost, and servers of another dialect.
import { expect, test } from 'vitest'
import { type PartialProposal, SurveyStructure } from '#contract/api/surveys.ts'
import { UnclearGoal } from '#ports/ai/failure.ts'
import * as faults from '../../../../tests/support/servers/openai/stub-responses.ts'
import {
  sampleBrief,
  openTestEngine,
  answerToCode,
  answerToJudge,
} from '../../../../tests/support/servers/openai/engine-fixture.ts'
import { offlineModel } from '../../../../tests/support/servers/openai/offline-model.ts'

test('the wording streams from its beginning, and the last part equals the result', async () => {
  await using opened = await openTestEngine()
  const text = 'You said “three days” — 🙂 what \n happened then?'
  opened.server.useModel(() => ({ untold: '', text, kind: 'open', options: [] }))
  const parts: string[] = []
  const worded = await opened.ai.word(sampleBrief, { onDelta: (soFar) => parts.push(soFar) })
  expect(worded.text).toBe('You said “three days” — 🙂 what happened then?')
  expect(parts.length).toBeGreaterThan(5)
  for (const [at, soFar] of parts.entries()) {
    expect(worded.text.startsWith(soFar)).toBe(true)
    expect(soFar.length).toBeGreaterThanOrEqual(parts[at - 1]?.length ?? 0)
  }
  expect(parts.at(-1)).toBe(worded.text)
  expect(opened.server.requests[0]!.body).toMatchObject({
    stream: true,
    stream_options: { include_usage: true },
  })
})

test('without a listener the reply is not streamed', async () => {
  await using opened = await openTestEngine()
  await opened.ai.word(sampleBrief)
  expect(opened.server.requests[0]!.body).not.toHaveProperty('stream')
})

test('the quoted words of a question have a span', async () => {
  await using opened = await openTestEngine()
  const text = 'You said support took three days: what was that like?'
  opened.server.useModel(() => ({ untold: '', text, kind: 'open', options: [] }))
  const about = { text: 'because support took three days to reply' }
  const { quote } = await opened.ai.word({ ...sampleBrief, purpose: 'probe', about })
  expect(text.slice(quote!.start, quote!.end)).toBe('support took three days')
  const { quote: none } = await opened.ai.word({ ...sampleBrief, about: { text: 'the price' } })
  expect(none).toBeNull()
})

test('only a choice has options', async () => {
  await using opened = await openTestEngine()
  const asked = (kind: string, options: string[]) => {
    opened.server.useModel(() => ({ untold: '', text: 'Which?', kind, options }))
    return opened.ai.word(sampleBrief)
  }
  expect(await asked('multiple', ['a', ' a ', 'b', ''])).toMatchObject({ options: ['a', 'b'] })
  expect(await asked('multiple', ['a'])).toMatchObject({ kind: 'open', options: [] })
  expect(await asked('scale', ['1', '10'])).toMatchObject({ kind: 'scale', options: [] })
})

test('usage and cost are reported, the cost where a price is configured', async () => {
  await using opened = await openTestEngine()
  const { provenance } = await opened.ai.code(answerToCode)
  expect(provenance).toMatchObject({
    engine: 'openai',
    model: 'small',
    promptVersion: 'code-15',
    tokensIn: 900,
    tokensOut: 80,
    costUsd: (900 * 0.5 + 80 * 2) / 1e6,
  })
  expect((await opened.ai.judge(answerToJudge)).provenance).not.toHaveProperty('costUsd')
})

test('usage is estimated where the server does not report it', async () => {
  await using opened = await openTestEngine()
  opened.server.respondNextWith(
    faults.completeWith(
      { untold: '', text: 'What happened?', kind: 'open', options: [] },
      { usage: null },
    ),
  )
  const { provenance } = await opened.ai.word(sampleBrief, { onDelta: () => {} })
  expect(provenance.tokensIn).toBeGreaterThan(1_000)
  expect(provenance.tokensOut).toBeGreaterThan(5)
})

test.each([
  ['stream', { param: 'stream', code: 'unsupported_value' }, 400],
  ['reasoning_effort', { message: 'Unknown parameter: reasoning_effort' }, 400],
  ['max_completion_tokens', { param: 'max_completion_tokens' }, 422],
  ['response_format', { message: 'response_format: json_schema is not supported' }, 400],
])(
  'an option %s that a server refuses is omitted from later requests',
  async (option, error, code) => {
    await using opened = await openTestEngine()
    const refuses: faults.StubResponse = (asked, reply) =>
      option in asked.body
        ? faults.errorStatus(code, {}, error)(asked, reply)
        : asked.complete(
            reply,
            JSON.stringify({ untold: '', text: 'How?', kind: 'open', options: [] }),
          )
    opened.server.respondAlwaysWith(refuses)
    for (let turn = 0; turn < 2; turn++)
      expect(await opened.ai.word(sampleBrief, { onDelta: () => {} })).toMatchObject({
        text: 'How?',
      })
    expect(opened.server.requests.map(({ body }) => option in body)).toEqual([true, false, false])
  },
)

test('the request has a strict schema, with the text first', async () => {
  await using opened = await openTestEngine()
  await opened.ai.word(sampleBrief)
  const { response_format: format } = opened.server.requests[0]!.body as {
    response_format: { json_schema: { strict: boolean; schema: { properties: object } } }
  }
  expect(format.json_schema.strict).toBe(true)
  expect(Object.keys(format.json_schema.schema.properties).slice(0, 2)).toEqual(['untold', 'text'])
  expect(format.json_schema.schema).toMatchObject({
    properties: { untold: { type: 'string' } },
    required: ['untold', 'text', 'kind', 'options'],
  })
})

test('a reply of a server without a strict schema that omits `untold` is a question', async () => {
  await using opened = await openTestEngine()
  opened.server.useModel(() => ({ text: 'What happened?', kind: 'open', options: [] }))
  expect(await opened.ai.word(sampleBrief)).toMatchObject({ text: 'What happened?' })
})

test('the score is computed here, and needs quotes that the answer has', async () => {
  await using opened = await openTestEngine()
  const kind = { answers_question: true, kind: 'own-account' }
  const marks = { depth: 1, relevance: 1, insight: 1, engagement: 1 }
  const grades = { commercial_value: 'high', actionability: 'high', uniqueness: 'high' }
  const texts = {
    reason: 'A concrete story.',
    detailed_analysis: 'It says that support took three days to reply. It is concrete.',
    value_justification: 'New.',
  }
  const judged = (evidence: string[], over: object = {}) => {
    opened.server.useModel(() => ({ ...kind, evidence, ...marks, ...grades, ...texts, ...over }))
    return opened.ai.judge(answerToJudge)
  }
  const { qualified, qualification } = await judged(['support took three days'])
  expect(qualified).toBe(true)
  expect(qualification).toMatchObject({ rubricVersion: 'model-3', reason: 'A concrete story.' })
  // The words of the answer are for sale.
  expect(qualification.detailedAnalysis).toBe('It is concrete.')
  expect(await judged(['what nobody said'])).toMatchObject({
    qualified: false,
    qualification: { score: 0 },
  })
  expect(await judged([])).toMatchObject({ qualified: false })
  expect(await judged(['support'], { depth: 0.2, insight: 0.2 })).toMatchObject({
    qualified: false,
    qualification: { score: 0.52 },
  })
})

test('a proposed survey is clamped to its limits', async () => {
  await using opened = await openTestEngine()
  opened.server.useModel(() => ({
    ...{ language: 'en', title: 't'.repeat(500), description: '', personality: 'curious' },
    is_clear: true,
    is_sensitive: false,
    points: ['Price', ' price ', 'Support', 'p'.repeat(400), ...'abcdefghijklmnop'].map(
      (text, at) => ({
        ...{ text, things: [] },
        question: at === 0 ? 'q'.repeat(400) : 'How do you find it?',
      }),
    ),
    things: [],
    ...{
      max_questions: 90,
      questions_named: null,
      enable_audio: true,
      enable_whatsapp: false,
      conversation_mode: false,
    },
    pre_survey_fields: ['Role', 'role', ''],
    rewards: [{ title: 'A thank-you note', content: '' }],
  }))
  const structure = SurveyStructure.parse(await opened.ai.structure('Why people leave', 'en'))
  expect(structure).toMatchObject({
    max_questions: 15,
    pre_survey_config: { enabled: true, required_fields: ['Role'] },
    post_survey_rewards: { enabled: false, rewards: [{ title: 'A thank-you note' }] },
  })
  const points = structure.validation_points
  expect(points).toHaveLength(14)
  // A question that is too long is left out.
  expect(points[0]?.spoken_question).toBeUndefined()
  expect(points[1]?.spoken_question).toEqual({ text: 'How do you find it?', language: 'en' })
  opened.server.useModel(() => '{"title":"x"}')
  await expect(opened.ai.structure('Why people leave', 'en')).rejects.toMatchObject({
    reason: 'invalid',
  })
})

test('questions are translated one by one, and only into single questions', async () => {
  await using opened = await openTestEngine()
  const translate = (questions: string[]) => {
    opened.server.useModel(() => ({ questions }))
    return opened.ai.translate!({ questions: ['How was it?', 'And then?'], language: 'pt-br' })
  }
  expect((await translate(['Como foi?', 'E depois'])).questions).toEqual(['Como foi?', null])
  expect((await translate(['Como? Foi?', `${'e '.repeat(200)}?`])).questions).toEqual([null, null])
  await expect(translate(['Como foi?'])).rejects.toMatchObject({ reason: 'invalid' })
})

test('sensitive goals propose two fields at most, by which groups are compared', async () => {
  await using opened = await openTestEngine()
  opened.server.useModel(async (step, data) => ({
    ...((await offlineModel(step, data)) as object),
    ...{ is_sensitive: true, pre_survey_fields: ['Team or ward', 'Shift', 'Role'] },
  }))
  const { pre_survey_config } = await opened.ai.structure('Why people quit our hospital', 'en')
  expect(pre_survey_config).toEqual({ enabled: true, required_fields: ['Team or ward', 'Shift'] })
})

test('a question is worded from what the answer also said, what is known and what is left', async () => {
  await using opened = await openTestEngine()
  await opened.ai.word({
    ...sampleBrief,
    ...{
      flags: ['asks', 'uneasy'],
      known: ['Price'],
      left: ['Support'],
      mentioned: { text: 'slow' },
    },
    facts: { questionsLeft: 4, identifiedBy: 'link' },
  })
  const { data } = JSON.parse(opened.server.requests.at(-1)!.user) as { data: object }
  expect(data).toMatchObject({
    ...{ also: ['asks'], known: ['Price'], left: ['Support'], mentioned: 'slow' },
    facts: { questionsLeft: 4, identifiedBy: 'link' },
  })
})

test('a goal that a model finds unclear is refused', async () => {
  await using opened = await openTestEngine()
  opened.server.useModel(() => ({
    ...{
      is_clear: false,
      is_sensitive: false,
      language: 'en',
      title: '',
      description: '',
      personality: 'curious',
    },
    ...{
      points: [],
      things: [],
      max_questions: 5,
      questions_named: null,
      enable_audio: false,
      enable_whatsapp: false,
    },
    ...{ conversation_mode: false, pre_survey_fields: [], rewards: [] },
  }))
  await expect(opened.ai.structure('purple spoon the when', 'en')).rejects.toThrow(UnclearGoal)
})

test('a survey streams text by text', async () => {
  await using opened = await openTestEngine()
  const parts: PartialProposal[] = []
  const onSoFar = (soFar: PartialProposal) => parts.push(soFar)
  const whole = await opened.ai.structure('Why customers leave', 'en', { onPartial: onSoFar })
  const points = whole.validation_points.map(({ text }) => text)
  const { title, description } = whole
  expect(parts.at(-1)).toEqual({ title, description, points, stage: 'editing' })
  // Every text came once, and complete.
  expect(parts).toHaveLength(new Set(parts.map((each) => JSON.stringify(each))).size)
  expect(parts.length).toBeGreaterThanOrEqual(points.length)
  for (const each of parts) expect(each.points).toEqual(points.slice(0, each.points.length))
})
