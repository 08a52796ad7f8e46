import { expect, test } from 'vitest'
import {
  answerToCode,
  openTestEngine,
  sampleAnswer,
} from '../../../../../tests/support/servers/openai/engine-fixture.ts'

test('notes keep the quotes that exist, and reports the notes that exist', async () => {
  await using opened = await openTestEngine()
  const finding = {
    ...{ kind: 'finding', text: 'Support is slow.', sentiment: 'negative' },
    general: 'Problems with support.',
  }
  const noted = { ...finding, objective: 'o1', responses: ['r1', 'r2', 'r9'] }
  const source = (response: string, quote: string) => ({ response, quote })
  opened.server.useModel(() => ({
    findings: [
      {
        ...noted,
        sources: [source('r1', 'three days'), source('r1', 'never'), source('r9', 'I')],
      },
      { ...noted, sources: [source('r1', 'not said')] },
    ],
  }))
  const objectives = answerToCode.objectives
  const about = { goal: 'To understand', objectives, language: 'en' } as const
  const responseId = '00000000-0000-4000-8000-000000000001'
  const response = {
    responseId,
    question: 'Why?',
    objectiveId: null,
    answer: sampleAnswer,
    ...{ person: 'p1', isClosing: false, readableLength: sampleAnswer.length, sentiment: null },
  }
  const other = { ...response, responseId: '00000000-0000-4000-8000-000000000002', person: 'p2' }
  const responses = [response, other]
  const { findings } = await opened.ai.digest({ ...about, responses })
  const sources = [{ responseId, quote: 'three days' }]
  const responseIds = [responseId, other.responseId]
  const objectiveId = objectives[0]!.id
  expect(findings).toEqual([{ ...finding, sources, responseIds, objectiveId }])

  const stated = {
    ...{ text: '{people} people wait.', general: '{people} people have problems.' },
    ...{ kind: 'finding', sentiment: 'negative', objective: 'o1', for_one: '' },
  }
  const topic = { name: 'Support', sentiment: 'negative', description: 'Slow.' }
  opened.server.useModel(() => ({
    ...{ overview: [], patterns: [], recommendations: [] },
    findings: [
      { ...stated, sides: [], based_on: ['n1'], sources: ['q1', 'q7'] },
      { ...stated, sides: [], based_on: ['n7'], sources: ['q1'] },
      {
        ...stated,
        ...{ kind: 'contrast', text: '{side_1} wait, {side_2} do not.', sources: ['q1'] },
        ...{ based_on: [], sides: [{ based_on: ['n1'] }, { based_on: ['n2'] }] },
      },
      {
        ...{ ...stated, kind: 'contrast', sources: ['q1'], based_on: ['n1'] },
        sides: [{ based_on: ['n1'] }, { based_on: ['n7'] }],
      },
    ],
    topics: [
      { ...topic, based_on: ['n1', 'n1', 'n7'] },
      { ...topic, based_on: ['n7'] },
    ],
  }))
  const report = await opened.ai.report({
    ...about,
    responseCount: 2,
    sentiments: {},
    responses,
    // The second note is of one person.
    findings: [...findings, { ...findings[0]!, sources: [...sources], responseIds: [responseId] }],
  })
  expect(report.topics).toEqual([
    { ...topic, frequency: 2, general: 'Support', sources, responseIds, fewer: [] },
  ])
  expect(report.findings).toEqual([
    {
      ...{ text: '2 people wait.', general: '2 people have problems.' },
      ...{ kind: 'finding', sentiment: 'negative', objectiveId, sources, responseIds },
      fewer: [],
    },
    {
      ...{ text: 'Support is slow (2). Support is slow (1).', general: '2 people have problems.' },
      ...{ kind: 'contrast', sentiment: 'negative', objectiveId, sources, responseIds },
    },
  ])
})

test('a pattern is of the people who say all of it, and what people are content with calls for no step', async () => {
  await using opened = await openTestEngine()
  const responses = ['p1', 'p2', 'p3'].map((person, at) => ({
    responseId: `00000000-0000-4000-8000-00000000000${at + 1}`,
    ...{ question: 'Why?', objectiveId: null, answer: sampleAnswer, person },
    ...{ isClosing: false, readableLength: sampleAnswer.length, sentiment: null },
  }))
  const idsOf = (...people: number[]) => people.map((at) => responses[at]!.responseId)
  const note = (sentiment: 'positive' | 'negative', ids: string[]) => ({
    ...{ kind: 'finding' as const, text: 'Support is slow.', general: 'Support.', sentiment },
    ...{ objectiveId: null, responseIds: ids },
    sources: ids.map((responseId) => ({ responseId, quote: 'three days' })),
  })
  const cited = { sources: [], general: 'Support.' }
  const pattern = { pattern: '{people} say both.', impact: 'low', ...cited }
  const finding = {
    text: '{people} people wait.',
    kind: 'finding',
    sides: [],
    for_one: '',
    ...cited,
  }
  const named = { ...finding, sentiment: 'negative', objective: null }
  const step = { ...{ action: 'Reply sooner.', priority: 'high', outcome: 'People get a reply.' } }
  const proposal = { ...step, objective: null, general: 'Look at support.' }
  opened.server.useModel((name) =>
    name === 'check'
      ? { faults: [], quotes: [] }
      : {
          ...{ overview: [], topics: [] },
          findings: [
            { ...named, based_on: ['n1'] },
            { ...named, based_on: ['n2'] },
          ],
          patterns: [
            { ...pattern, based_on: ['n1', 'n2'] },
            { ...pattern, based_on: ['n1', 'n3'] },
          ],
          recommendations: [
            { ...proposal, findings: [1, 7] },
            { ...proposal, findings: [2] },
            { ...proposal, findings: [] },
          ],
        },
  )
  const report = await opened.ai.report({
    ...{ goal: 'To understand', objectives: [], language: 'en', responseCount: 3, sentiments: {} },
    responses,
    findings: [
      note('negative', idsOf(0, 1, 2)),
      note('positive', idsOf(0, 1)),
      note('negative', idsOf(2)),
    ],
  })
  expect(report.patterns).toMatchObject([
    { pattern: '2 say both.', responseIds: idsOf(0, 1), sources: [{}, {}] },
  ])
  expect(report.recommendations).toMatchObject([
    {
      ...{
        action: 'Reply sooner.',
        rationale: '3 people wait.',
        expectedOutcome: 'People get a reply.',
      },
      responseIds: idsOf(0, 1, 2),
    },
  ])
})
