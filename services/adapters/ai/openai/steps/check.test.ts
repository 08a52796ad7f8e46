import { expect, test } from 'vitest'
import { openTestEngine } from '../../../../../tests/support/servers/openai/engine-fixture.ts'

type Reply = Record<string, unknown>

/** A report on three people who each gave one answer, by a model that writes this report and these verdicts. */
async function reportOnThree(
  report: Reply,
  check: Reply | ((data: Reply) => Reply) = {},
  answers: readonly string[] = days,
) {
  await using opened = await openTestEngine()
  const responses = answers.map((answer, at) => ({
    responseId: `00000000-0000-4000-8000-00000000000${at + 1}`,
    ...{ question: 'Why?', objectiveId: null, answer, person: `p${at + 1}` },
    ...{ isClosing: false, readableLength: answer.length, sentiment: null },
  }))
  const noteOf = (sentiment: 'negative' | 'positive', ...people: number[]) => ({
    ...{ kind: 'finding' as const, text: 'Support is slow.', general: 'Support.' },
    ...{ sentiment, objectiveId: null },
    responseIds: people.map((at) => responses[at]!.responseId),
    sources: people.map((at) => ({
      responseId: responses[at]!.responseId,
      quote: answers[at]!.slice(0, 5),
    })),
  })
  const checked: Reply[] = []
  opened.server.useModel((name, data) => {
    if (name === 'check') checked.push(data as Reply)
    return name === 'check'
      ? { faults: [], quotes: [], ...(typeof check === 'function' ? check(data as Reply) : check) }
      : {
          ...{ overview: [], findings: [], topics: [], patterns: [] },
          recommendations: [],
          ...report,
        }
  })
  const made = await opened.ai.report({
    ...{ goal: 'g', objectives: [], language: 'en', responseCount: 3, sentiments: {} },
    ...{
      responses,
      findings: [
        noteOf('negative', 0, 1, 2),
        noteOf('negative', 0),
        noteOf('positive', 1),
        noteOf('negative', 0, 1),
      ],
    },
  })
  return { made, checked, ids: responses.map(({ responseId }) => responseId) }
}

const days = ['day 1 of waiting', 'day 2 of waiting', 'day 3 of waiting']
const waiting = {
  ...{ kind: 'finding', sentiment: 'negative', objective: null, sides: [], sources: [] },
  ...{ text: '{people} people wait because of the fee.', general: '{people} about support.' },
  ...{ for_one: 'One person waits because of the fee.', based_on: ['n1'] },
}
const fault = { ref: 'findings.0', not_shown_by: [] as string[], unsupported: '', text: '' }

test('a check reads each statement beside the answers of all people', async () => {
  const { made, checked } = await reportOnThree({ findings: [waiting] })
  expect(made.findings).toMatchObject([{ text: '3 people wait because of the fee.' }])
  expect(made.provenance.tokensIn).toBe(2 * 900)
  const people = ['p1', 'p2', 'p3']
  const quotes = people.map((person, at) => ({ person, quote: `day ${at + 1}` }))
  const answers = people.map((person, at) => ({
    ...{ ref: `a${at + 1}`, person, question: 'Why?', answer: days[at] },
  }))
  expect(checked).toEqual([
    {
      language: 'en',
      statements: [{ ref: 'findings.0', text: waiting.text, people, quotes }],
      answers,
    },
  ])
})

test('what the answers do not say is left out, and who does not say it is not counted', async () => {
  const one = { ...fault, not_shown_by: ['p3'], unsupported: 'because of the fee' }
  const { made, ids } = await reportOnThree(
    { findings: [waiting] },
    { faults: [{ ...one, text: '{people} people wait.' }] },
  )
  expect(made.findings).toMatchObject([{ text: '2 people wait.', responseIds: ids.slice(0, 2) }])
  expect(made.findings[0]!.sources).toHaveLength(2)
  const dropped = [
    { ...fault, not_shown_by: ['p1', 'p2', 'p3'] },
    { ...fault, unsupported: 'wait' },
  ]
  for (const each of dropped) {
    const { findings } = (await reportOnThree({ findings: [waiting] }, { faults: [each] })).made
    expect(findings).toEqual([])
  }
})

test('a statement of which one person is left has its wording for one, or a number that stands alone', async () => {
  const faults = [{ ...fault, not_shown_by: ['p1', 'p2'] }]
  const textsOf = async (finding: object) =>
    (await reportOnThree({ findings: [finding] }, { faults })).made.findings.map(({ text }) => text)
  expect(await textsOf(waiting)).toEqual(['One person waits because of the fee.'])
  expect(await textsOf({ ...waiting, text: 'Support is slow ({people}).' })).toEqual([
    'Support is slow (1).',
  ])
  expect(await textsOf({ ...waiting, for_one: '' })).toEqual([])
})

test('a person with a better quote stays, and one whom the notes left out is counted', async () => {
  const quotes = [
    { ref: 'findings.0', side: null, answer: 'a1', quote: '1 of waiting' },
    { ref: 'findings.0', side: null, answer: 'a3', quote: 'of waiting' },
    { ref: 'findings.0', side: null, answer: 'a2', quote: 'not said' },
  ]
  const { made, ids } = await reportOnThree(
    { findings: [{ ...waiting, based_on: ['n4'] }] },
    { faults: [{ ...fault, not_shown_by: ['p1', 'p2'] }], quotes },
  )
  expect(made.findings).toMatchObject([
    {
      text: '2 people wait because of the fee.',
      responseIds: [ids[0], ids[2]],
      sources: [
        { responseId: ids[0], quote: '1 of waiting' },
        { responseId: ids[2], quote: 'of waiting' },
      ],
    },
  ])
})

test('a statement of one person keeps its quote beside the ones that the check adds', async () => {
  const { made } = await reportOnThree(
    { findings: [{ ...waiting, text: 'One person waits.', based_on: ['n2'] }] },
    { quotes: [{ ref: 'findings.0', side: null, answer: 'a1', quote: 'of waiting' }] },
  )
  expect(made.findings[0]!.sources.map(({ quote }) => quote)).toEqual(['of waiting', 'day 1'])
})

test('topics and patterns count a person whom the check adds to their note', async () => {
  const pattern = { pattern: '{people} say both.', general: '', impact: 'low', sources: [] }
  const topic = { name: 'Waiting', sentiment: 'negative', description: 'The wait.' }
  const { made, ids } = await reportOnThree(
    {
      findings: [{ ...waiting, based_on: ['n4'] }],
      patterns: [{ ...pattern, based_on: ['n1', 'n4'] }],
      topics: [{ ...topic, based_on: ['n4'] }],
    },
    { quotes: [{ ref: 'findings.0', side: null, answer: 'a3', quote: 'of waiting' }] },
  )
  expect(made.patterns).toMatchObject([{ pattern: '3 say both.', responseIds: ids }])
  expect(made.topics).toMatchObject([{ frequency: 3 }])
})

test('in a contrast a chosen quote is of one side, and its person is on no other', async () => {
  const contrast = {
    ...{ ...waiting, kind: 'contrast', for_one: '', based_on: [] },
    text: 'The old wait ({side_1}), the new do not ({side_2}).',
    sides: [{ based_on: ['n4'] }, { based_on: ['n3'] }],
  }
  const quoteOf = (answer: string, side: number | null) => ({
    ...{ ref: 'findings.0', answer, side, quote: 'of waiting' },
  })
  const { made, ids } = await reportOnThree(
    { findings: [contrast] },
    { quotes: [quoteOf('a2', 2), quoteOf('a3', 1), quoteOf('a3', null), quoteOf('a3', 3)] },
  )
  expect(made.findings).toMatchObject([
    { text: 'The old wait (2), the new do not (1).', responseIds: ids },
  ])
})

test('the overview has the numbers and the sources of its findings', async () => {
  const sentence = { general: 'Support ({finding_1}).', findings: [1] }
  const { made, ids } = await reportOnThree(
    {
      findings: [waiting, { ...waiting, based_on: ['n9'] }],
      overview: [
        { ...sentence, text: 'People leave because they wait ({finding_1}).' },
        { ...sentence, text: 'They wait ({finding_1}) and pay ({finding_2}).', findings: [1, 2] },
        { ...sentence, text: 'They wait ({finding_2}).' },
        { ...sentence, text: 'All is well.', findings: [] },
      ],
    },
    { faults: [{ ...fault, not_shown_by: ['p2'] }] },
  )
  expect(made.overview).toBe('')
  expect(made.summary).toMatchObject([
    {
      ...{ text: 'People leave because they wait (2).', general: 'Support (2).' },
      responseIds: [ids[0], ids[2]],
      sources: [{ responseId: ids[0] }, { responseId: ids[2] }],
    },
  ])
})

test('many answers are checked in parts: words go where no part bears them out', async () => {
  const many = Array.from({ length: 16 }, (_, at) => `day ${at} ${'of waiting '.repeat(180)}`)
  const wrong = {
    ...fault,
    not_shown_by: ['p1', 'p16'],
    unsupported: 'wait',
    text: '{people} sit.',
  }
  const checkWith = async (isBorneOut: boolean) =>
    reportOnThree(
      { findings: [{ ...waiting, text: '{people} people wait.' }] },
      ({ answers }) => {
        const isFirst = (answers as { person: string }[]).some(({ person }) => person === 'p1')
        return { faults: isBorneOut && !isFirst ? [] : [wrong], quotes: [] }
      },
      many,
    )
  const { made, checked } = await checkWith(true)
  expect(checked).toHaveLength(2)
  expect(made.findings).toMatchObject([{ text: '2 people wait.' }])
  expect((await checkWith(false)).made.findings).toMatchObject([{ text: '2 sit.' }])
})

test('a next step that follows from a contrast is about those who are not content', async () => {
  const contrast = {
    ...{ ...waiting, kind: 'contrast', for_one: '', based_on: [] },
    text: 'The old wait ({side_1}), the new do not ({side_2}).',
    sides: [{ based_on: ['n2'] }, { based_on: ['n3'] }],
  }
  const step = {
    action: 'Reply sooner.',
    priority: 'high',
    outcome: '',
    general: '',
    objective: null,
  }
  const { made, ids } = await reportOnThree({
    findings: [contrast, waiting],
    recommendations: [
      { ...step, findings: [1] },
      { ...step, findings: [2] },
    ],
  })
  expect(made.recommendations).toMatchObject([
    { rationale: 'The old wait (1), the new do not (1).', people: 1, responseIds: ids.slice(0, 2) },
    { responseIds: ids, fewer: [{}] },
  ])
  expect(made.recommendations[0]!.fewer).toBeUndefined()
  expect(made.recommendations[1]!.people).toBeUndefined()
})
