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
    ...{ kind: 'finding', sentiment: 'negative', objective: 'o1' },
  }
  const topic = { name: 'Support', sentiment: 'negative', description: 'Slow.' }
  opened.server.useModel(() => ({
    ...{ overview: 'Support is slow.', patterns: [], recommendations: [] },
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
      ...{ text: '2 wait, 1 do not.', general: '2 people have problems.' },
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
  const finding = { text: '{people} people wait.', kind: 'finding', sides: [], ...cited }
  const named = { ...finding, sentiment: 'negative', objective: null }
  const step = { ...{ action: 'Reply sooner.', priority: 'high', check: 'Ask again.' } }
  const proposal = { ...step, objective: null, general: 'Look at support.' }
  opened.server.useModel((name) =>
    name === 'check'
      ? { faults: [] }
      : {
          ...{ overview: 'Support is slow.', topics: [] },
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
      ...{ action: 'Reply sooner.', rationale: '3 people wait.', expectedOutcome: 'Ask again.' },
      responseIds: idsOf(0, 1, 2),
    },
  ])
})

test('what the quotes of a statement do not show is left out, and who does not say it is not counted', async () => {
  await using opened = await openTestEngine()
  const responses = ['p1', 'p2', 'p3'].map((person, at) => ({
    responseId: `00000000-0000-4000-8000-00000000000${at + 1}`,
    ...{ question: 'Why?', objectiveId: null, answer: sampleAnswer, person },
    ...{ isClosing: false, readableLength: sampleAnswer.length, sentiment: null },
  }))
  const ids = responses.map(({ responseId }) => responseId)
  const note = {
    ...{ kind: 'finding' as const, text: 'Support is slow.', general: 'Support.' },
    ...{ sentiment: 'negative' as const, objectiveId: null, responseIds: ids },
    sources: ids.map((responseId, at) => ({ responseId, quote: `day ${at}` })),
  }
  const finding = {
    ...{ kind: 'finding', sentiment: 'negative', objective: null, sides: [], sources: [] },
    ...{ text: '{people} people wait because of the fee.', general: '{people} about support.' },
    based_on: ['n1'],
  }
  const checked: unknown[] = []
  const reportWith = (faults: object[]) => {
    opened.server.useModel((name, data) => {
      if (name === 'check') checked.push(data['statements'])
      return name === 'check'
        ? { faults }
        : {
            ...{ overview: 'Support is slow.', topics: [], patterns: [], recommendations: [] },
            findings: [finding],
          }
    })
    return opened.ai.report({
      ...{ goal: 'g', objectives: [], language: 'en', responseCount: 3, sentiments: {} },
      ...{ responses, findings: [note] },
    })
  }
  const fault = { ref: 'findings.0', not_shown_by: [], unsupported: '', text: '' }
  const { findings: all, provenance } = await reportWith([])
  expect(all).toMatchObject([{ text: '3 people wait because of the fee.' }])
  expect(provenance.tokensIn).toBe(2 * 900)
  const quotes = ids.map((_, at) => ({
    ...{ person: `p${at + 1}`, question: 'Why?', quote: `day ${at}` },
  }))
  expect(checked).toEqual([[{ ref: 'findings.0', text: finding.text, quotes }]])

  const { findings } = await reportWith([
    {
      ...{ ...fault, not_shown_by: ['p3'], unsupported: 'because of the fee' },
      text: '{people} people wait.',
    },
  ])
  expect(findings).toMatchObject([{ text: '2 people wait.', responseIds: ids.slice(0, 2) }])
  expect(findings[0]!.sources).toHaveLength(2)

  const nobody = await reportWith([{ ...fault, not_shown_by: ['p1', 'p2', 'p3'] }])
  expect(nobody.findings).toEqual([])
  const emptied = await reportWith([{ ...fault, unsupported: 'wait' }])
  expect(emptied.findings).toEqual([])
  const one = await reportWith([{ ...fault, not_shown_by: ['p1', 'p2'] }])
  expect(one.findings).toEqual([])
})
