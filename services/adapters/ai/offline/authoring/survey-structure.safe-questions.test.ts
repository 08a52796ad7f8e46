// Goals whose words cannot be asked as they stand.
import { describe, expect, test } from 'vitest'
import type { Locale } from '#contract/languages.ts'
import { draftSurvey, proposeStructure } from './survey-structure.ts'

const asked = async (goal: string, language: Locale) =>
  (await proposeStructure(goal, language)).validation_points.map(
    ({ spoken_question: question }) => question?.text,
  )

/** All wordings among which the questions are chosen. */
const offered = (goal: string, language: Locale) =>
  draftSurvey(goal, language).things.flatMap(({ candidates }) => candidates.map(({ text }) => text))

describe('whom to ask is no point, and in no question', () => {
  test.each<[Locale, string, string[]]>([
    [
      'en',
      'Find out how people who moved their father into our care home last year made the decision, how staff keep them informed and how warm their rooms are.',
      [
        'How did you make the decision?',
        'How do staff keep you informed?',
        'How warm are your rooms?',
      ],
    ],
    [
      'pt-br',
      'Levantar, junto a mulheres que tiveram parto no Recife no último ano, como foi a chegada, se puderam ter acompanhante e como lidaram com a dor, para subsidiar a revisão do protocolo.',
      [
        'Como foi a chegada para você?',
        'Se você pôde ter acompanhante, como foi isso?',
        'Como você lidou com a dor?',
      ],
    ],
    [
      'ar',
      'نريد أن نعرف من المزارعين الذين تقل حيازاتهم عن 20 دونماً كيف يختارون المعصرة، وما المساعدة التي احتاجوها، وذلك لتطوير البرنامج.',
      ['كيف تختار المعصرة؟', 'ما المساعدة التي احتجتها؟'],
    ],
  ])('in %s', (language, goal, questions) =>
    expect(offered(goal, language)).toEqual(expect.arrayContaining(questions)),
  )
})

describe('a goal of reasons for leaving is asked without reproach, and followed by what belongs to leaving', () => {
  test.each<[Locale, string, string]>([
    [
      'en',
      'why do volunteers at our rescue centre stop coming after a few months',
      'What made you stop, or think about stopping, coming after a few months?',
    ],
    [
      'pt-br',
      'Por que alunos do EJA noturno desistem no meio do semestre?',
      'O que fez você desistir, ou pensar em desistir, no meio do semestre?',
    ],
    [
      'ar',
      'لماذا يترك عمال المخبز العمل قبل إتمام ستة أشهر؟',
      'ما الذي دفعك أو قد يدفعك إلى ترك العمل قبل إتمام ستة أشهر؟',
    ],
  ])('in %s', async (language, goal, question) => {
    const [first, ...others] = await asked(goal, language)
    expect(first).toBe(question)
    expect(others).toHaveLength(3)
  })
})

test.each<[Locale, string, string]>([
  ['en', 'what residents mind most, at what hours', 'What can you tell me about the hours?'],
  ['pt-br', 'o que incomoda os moradores, em que horario', 'O que incomoda você?'],
  [
    'en',
    'position of the stand, moments in which they considered leaving',
    'What can you tell me about the moments in which you considered leaving?',
  ],
  ['ar', 'نريد أن نعرف: وضوح التكاليف، المراسم', 'كيف كانت تجربتك مع المراسم؟'],
])('%s: what is no whole question is asked plainly: “%s”', (language, goal, question) =>
  expect(
    offered(
      `${language === 'ar' ? '' : language === 'en' ? 'We want to know: ' : 'Queremos saber: '}${goal}`,
      language,
    ),
  ).toContain(question),
)

test.each<[Locale, string, string]>([
  [
    'en',
    'Ask retired teachers what would help them and what they miss',
    'A few questions for retired teachers',
  ],
  [
    'en',
    'The firm wants to fire two drivers. Find out how often people ride and what they pay',
    'We would like to hear about your experience',
  ],
  [
    'ar',
    'نريد أن نعرف من سائقي الحافلات كم ساعة يعملون وأين يرتاحون',
    'بضعة أسئلة إلى سائقي الحافلات',
  ],
])(
  '%s: a title names the respondents where the subject is not certain: “%s”',
  async (language, goal, title) =>
    expect((await proposeStructure(goal, language)).title).toBe(title),
)

test('fields are required only where the owner asks for them', async () => {
  const { pre_survey_config: fields } = await proposeStructure(
    'Find out from shop owners how the team of the council helped and what their city should do',
    'en',
  )
  expect(fields).toEqual({ enabled: false, required_fields: [] })
})
