import { describe, expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { QuotedFinding, ResponseToDigest } from '#ports/ai/reports.ts'
import { digestResponses } from './digest-responses.ts'
import { writeReport } from './report.ts'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const objectives = [
  { id: 'p0', text: 'The first weeks' },
  { id: 'p1', text: 'Deliveries' },
]
const about = { goal: 'Learn how customers fare', objectives, language: 'en' as const }

type Given = string | Partial<ResponseToDigest>

/** Each answer is of another person unless it says otherwise. */
const asked = (answers: readonly Given[]): ResponseToDigest[] =>
  answers.map((given, n) => {
    const own = typeof given === 'string' ? { answer: given } : given
    const answer = own.answer ?? ''
    return {
      ...{ responseId: id(n), person: `p${n}`, question: 'How is it?', objectiveId: 'p1', answer },
      ...{ isClosing: false, readableLength: answer.length, sentiment: null },
      ...own,
    }
  })

function report(answers: readonly Given[], language: SurveyLanguage = 'en') {
  const responses = asked(answers)
  const given = { responseCount: responses.length, sentiments: {}, responses, findings: [] }
  return writeReport({ ...about, language, ...given })
}

const late = [
  'The courier came two hours late again.',
  'I waited all morning, the courier was late.',
  'The courier is late every single time.',
]
/** Where nothing is sure: some answers, without a count. */
const inTheirWords = expect.stringMatching(/^On “Deliveries”, in their words: “.+”; “.+”\.$/)
const others = ['The boxes are pretty.', 'I ordered some tea.', 'Paying was quick.']

describe('a finding', () => {
  test('says how many people share it, in the words of one of them', async () => {
    const { findings } = await report([...late, ...others])
    expect(findings[0]).toMatchObject({
      kind: 'finding',
      sentiment: 'negative',
      objectiveId: 'p1',
      text: expect.stringMatching(/^3 people say that it comes late or not at all: “.+”; “.+”\.$/),
      responseIds: [id(0), id(1), id(2)],
    })
    expect(findings[0]!.text).toContain(findings[0]!.sources[0]!.quote)
  })

  test('does not count what a later question leads to', async () => {
    const asides = ['I was so annoyed that I missed work.', 'It ruined a terrible week.']
    const later = asides.map((answer, n) => ({ answer, person: `p${n + 3}` }))
    const { findings } = await report([...late, ...others, ...later])
    const counted = findings.filter(({ sentiment }) => sentiment === 'negative')
    expect(counted.length).toBeGreaterThan(0)
    for (const { text, responseIds } of counted) {
      expect(text).toMatch(/^3 people/)
      expect(responseIds).toEqual([id(0), id(1), id(2)])
    }
  })

  test('has a source of each of the people whom it counts, without names', async () => {
    const named = 'The courier Winifred was two hours late again, as on every Monday.'
    const { findings } = await report([...late, named, ...others])
    const { sources, responseIds } = findings[0]!
    expect(new Set(sources.map(({ responseId }) => responseId))).toEqual(new Set(responseIds))
    expect(responseIds).toContain(id(3))
    expect(JSON.stringify(findings)).not.toContain('Winifred')
  })

  test('says what others say to the contrary, who are not counted with it', async () => {
    const contrary = ['The courier is lovely, always on time.', 'I never had a late delivery.']
    const { findings } = await report([...late, ...contrary, ...others])
    expect(findings.slice(0, 2)).toMatchObject([
      { text: expect.stringMatching(/^3 people say/), responseIds: [id(0), id(1), id(2)] },
      {
        kind: 'contrast',
        sentiment: 'positive',
        text: expect.stringMatching(
          /^2 people, on the other hand, say that it comes on time: “.+”; “.+”\.$/,
        ),
        responseIds: [id(3), id(4)],
      },
    ])
  })

  test('counts a person once, whatever number of answers they gave', async () => {
    const same = late.map((answer) => ({ answer, person: 'p1' }))
    const { findings } = await report([...same, late[0]!, ...others])
    expect(findings[0]!.text).toMatch(/^2 people/)
    for (const { text } of (await report(same)).findings) expect(text).toMatch(/^One person/)
  })

  test('is worded after an answer that the owner may read', async () => {
    const locked = late.map((answer, n) => ({ answer, readableLength: n === 2 ? 99 : 5 }))
    const [finding] = (await report([...locked, ...others])).findings
    expect(finding).toMatchObject({ text: expect.stringContaining(late[2]!.slice(0, -1)) })
  })

  test('has a general form without what only one answer says', async () => {
    const [finding] = (await report([...late, ...others])).findings
    expect(finding!.general).toMatch(/^3 people say that it comes late or not at all\./)
    for (const word of ['two hours', 'morning', 'single'])
      expect(finding!.general).not.toContain(word)
  })

  test('says where people disagree about a thing', async () => {
    const { findings } = await report([
      ...['I love the balcony, it is wonderful.', 'The balcony is beautiful, I love it.'],
      ...['I hate the balcony, it is awful.', 'The balcony is horrible and useless.'],
      ...others,
    ])
    expect(findings.find(({ kind }) => kind === 'contrast')?.text).toMatch(
      /^Opinions differ on the balcony: 2 people are content .+, 2 are not/,
    )
  })

  test.each([
    [
      'pt-br',
      'O entregador chegou muito atrasado de novo.',
      /^3 pessoas dizem que chega atrasado ou não vem/,
    ],
    [
      'es',
      'El repartidor llegó muy tarde otra vez, fue terrible.',
      /^3 personas critican los retrasos/,
    ],
    ['ar', 'المندوب يتأخر دائما وهذا سيئ جدا.', /^يقول 3 أشخاص إن ما يُنتظر يصل متأخرًا أو لا يصل/],
  ] as const)('is worded in %s', async (language, answer, text) => {
    const variants = [answer, `${answer} `, ` ${answer}`]
    expect((await report(variants, language)).findings[0]!.text).toMatch(text)
  })
})

describe('other words for the same', () => {
  test.each([
    [
      'en',
      [
        'You can never get through on the phone.',
        'Nobody picks up the phone before ten.',
        'I called three times and gave up.',
      ],
      /^3 people say that nobody answers the phone/,
    ],
    [
      'pt-br',
      [
        'Depois das seis fica lotado.',
        'É gente demais no fim da tarde, mal dá para andar.',
        'Está sempre cheia, um horror.',
      ],
      /^3 pessoas dizem que é lotado ou apertado demais/,
    ],
    [
      'ar',
      ['الحافلة مزدحمة جدا وهذا سيئ', 'زحمة شديدة كل يوم', 'المكان مكتظ ومزعج'],
      /^يشكو 3 أشخاص من الازدحام/,
    ],
  ] as const)('are one finding in %s', async (language, answers, text) => {
    const { findings } = await report(answers, language)
    expect(findings[0]!.text).toMatch(text)
    expect(findings[0]!.responseIds).toEqual([id(0), id(1), id(2)])
  })

  test('are two findings where people say the opposite', async () => {
    const answers = [
      ...['The rooms are filthy, it is disgusting.', 'There was dirt in the bath, horrible.'],
      ...['Spotless and lovely, wonderful cleaners.', 'Everything is clean, I love it.'],
    ]
    const question = 'How clean are the rooms?'
    const { findings } = await report(answers.map((answer) => ({ answer, question })))
    expect(findings.map(({ text }) => text.split(':')[0])).toEqual([
      '2 people say that it is dirty or smells',
      '2 people, on the other hand, say that it is clean',
    ])
  })

  test('a statement counts in one finding only', async () => {
    const { findings } = await report([
      ...['The bill was too high and wrong.', 'I hate the bill, it is wrong.'],
      'The invoice is awful.',
      ...others,
    ])
    const cited = findings.flatMap(({ responseIds }) => responseIds)
    expect(new Set(cited).size).toBe(cited!.length)
  })
})

describe('what is left out', () => {
  test('a question that was repeated is no topic', async () => {
    const again = ['You already asked me that question.', 'Why do you ask the same question again?']
    const { findings, topics } = await report([...again, ...again, ...others])
    expect(findings.map(({ text }) => text)).toEqual([inTheirWords])
    expect(topics.map(({ name }) => name).join()).not.toMatch(/question|ask/)
  })

  test('but not automatic answers that people complain of', async () => {
    const bots = ['Only a bot that repeats the same thing, useless.', 'The robot is awful.']
    const { findings } = await report([...bots, ...others])
    expect(findings[0]!.text).toMatch(/^2 people complain about “Deliveries”/)
  })

  test.each([
    ['a capital', 'My neighbour Grace says that the courier is late.', 'Grace'],
    ['a frequent name', 'The courier is late, and john agrees.', 'john'],
  ])('a name by %s', async (_, answer, name) => {
    const made = await report([answer, ...late, ...others])
    expect(JSON.stringify(made)).not.toContain(name)
    expect(made.findings[0]!.text).toMatch(/^[34] people/)
  })

  test('closing answers that say nothing, and questions back', async () => {
    const closing = { answer: 'No, that is all, thank you.', isClosing: true, objectiveId: null }
    const asks = 'Who reads this courier survey?'
    const { findings } = await report([closing, closing, asks, asks, ...others])
    expect(findings.map(({ text }) => text)).toEqual([inTheirWords])
  })
})

describe('of one person', () => {
  const answers = ['The courier came two hours late again.', 'The boxes are lovely, I like them.']
  const same = answers.map((answer, n) => ({ answer, person: 'p1', objectiveId: `p${n}` }))

  test('a report quotes a statement about each objective, and advises nothing', async () => {
    const { findings, recommendations } = await report(same)
    expect(findings.map(({ text, objectiveId }) => [text, objectiveId])).toEqual([
      ['One person reports a problem: “The courier came two hours late again”.', 'p0'],
      ['One person praises something: “The boxes are lovely, I like them”.', 'p1'],
    ])
    expect(recommendations).toEqual([])
  })

  test('the general form of a locked answer has none of its words', async () => {
    const [finding] = (await report(same.map((each) => ({ ...each, readableLength: 3 })))).findings
    expect(finding!.general).toBe('One person reports a problem.')
  })
})

test('a statement has wordings for fewer people, and for one none', async () => {
  const { findings } = await report([...late, late[0]!, ...others])
  expect(findings[0]!.fewer).toEqual([
    {
      text: expect.stringMatching(/^3 people say that it comes late or not at all: “.+”; “.+”\.$/),
      general: '3 people say that it comes late or not at all.',
    },
    expect.objectContaining({ general: '2 people say that it comes late or not at all.' }),
  ])
})

describe('of an objective', () => {
  const asked = { question: 'How do the deliveries work out?' }
  const complaints = [
    'It just did not turn up and I had to go myself.',
    'I gave up, nobody answers when I ask where it is.',
    'Everything came broken and they ignored me.',
  ]

  test('says how many people complain for sure, whatever they complain of', async () => {
    const answers = [
      'Fine.',
      'No problem at all.',
      'My sister says it is terrible.',
      'It was there.',
    ]
    const { findings } = await report(
      [...complaints, ...answers].map((answer) => ({ ...asked, answer })),
    )
    expect(findings[0]).toMatchObject({
      text: expect.stringMatching(/^3 people complain about “Deliveries”: “.+”; “.+”; “.+”\.$/),
      responseIds: [id(0), id(1), id(2)],
    })
  })

  test('what a group of another objective counts is not counted again', async () => {
    const asWell = { objectiveId: 'p0', question: 'How were the first weeks?' }
    const { findings } = await report([
      ...late,
      { ...asWell, answer: late[0]! },
      { ...asWell, answer: late[1]! },
      ...others,
    ])
    const again = findings.filter(({ text }) => text.includes('about “The first weeks”'))
    expect(again).toEqual([])
    const lateness = findings.find(({ text }) => text.startsWith('5 people say that it comes late'))
    expect(lateness?.responseIds).toHaveLength(5)
  })

  test('what nobody says, denies or only others say is counted nowhere', async () => {
    const denials = ['I paid nothing.', 'The price was no problem.', 'Never had to pay extra.']
    const { findings, recommendations } = await report(denials)
    expect(findings.map(({ text }) => text)).toEqual([inTheirWords])
    expect(recommendations).toEqual([])
  })

  test('where nothing is sure, some of their answers are quoted', async () => {
    const { findings } = await report(['I order on most days.', 'We share an account.', 'On foot.'])
    expect(findings.map(({ text }) => text)).toEqual([inTheirWords])
  })
})

describe('next steps', () => {
  test('of two wishes, one of which names the thing of the other as a time, are not joined', async () => {
    const question = 'What would you change?'
    const answers = [
      'A mock exam at the school, please.',
      'Please, a ride on the motorway before the exam.',
    ]
    const { recommendations } = await report([
      ...others,
      ...answers.map((answer) => ({ answer, question })),
    ])
    expect(recommendations.filter(({ action }) => action.startsWith('2 people'))).toEqual([])
  })

  test('quote what several people ask for', async () => {
    const question = 'What should we change first?'
    const wishes = ['Open on Saturday evenings.', 'Longer hours at the weekend.', 'Cheaper tea.']
    const { recommendations } = await report(wishes.map((answer) => ({ answer, question })))
    expect(recommendations.map(({ action }) => action)).toEqual([
      '2 people ask for something about evenings and weekends: “Longer hours at the weekend”; “Open on Saturday evenings”.',
    ])
  })

  test('name what to do about a problem of several people, with their number and a question to them', async () => {
    const { recommendations } = await report([...late, ...others])
    expect(recommendations).toMatchObject([
      {
        action:
          'Promise times that can be kept, and send word when one cannot. 3 people say that it comes late or not at all. Ask them next: “What did the delay cost you on that day?” Start from what one of them says: “The courier came two hours late again”.',
        general:
          'Promise times that can be kept, and send word when one cannot. 3 people say that it comes late or not at all. Ask them next: “What did the delay cost you on that day?”',
        priority: 'high',
        rationale: 'It comes up under “Deliveries”.',
        responseIds: [id(0), id(1), id(2)],
      },
    ])
  })

  test('weigh what people ask for', async () => {
    const wish = 'I wish the courier would call me before.'
    const { recommendations } = await report([...late, wish, ...others])
    expect(recommendations.map(({ action }) => action).join()).toContain(
      `One wish, in their own words: “I wish the courier would call me before”`,
    )
  })
})

test('with fewer than three people there is no pattern, and the report says so', async () => {
  const made = await report(late.slice(0, 2))
  expect(made.patterns).toEqual([])
  expect(made.overview).toContain('2 people answered.')
  expect(made.overview).toContain('It is early')
})

test('the statements of an answer are digested verbatim', async () => {
  const responses = asked(['The courier is late. The soup is cold.'])
  const { findings } = await digestResponses({ ...about, responses })
  const quotes = findings.flatMap(({ sources }: QuotedFinding) => sources.map(({ quote }) => quote))
  expect(quotes).toEqual(['The courier is late', 'The soup is cold'])
})
