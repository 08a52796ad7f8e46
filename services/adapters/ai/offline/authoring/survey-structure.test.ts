import { describe, expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { draftSurvey, proposeStructure } from './survey-structure.ts'

type Language = Exclude<SurveyLanguage, 'es'>
type Point = [text: string, question: string]

const goals: [goal: string, language: Language, title: string, points: Point[]][] = [
  [
    'We run bus 16. Find out why people stopped using the early service, how they travel now, and what would bring them back.',
    'en',
    'Your experience with the early service',
    [
      ['How they travel now', 'How do you travel now?'],
      ['Why people stopped using the early service', 'What made you stop using the early service?'],
      ['What would bring them back', 'What would bring you back?'],
    ],
  ],
  [
    'Our library wants to learn what the men read, whom they ask for books; whether they would pay by phone, and if they feel safe.',
    'en',
    'Your experience at our library',
    [
      ['What the men read', 'What do you read?'],
      ['Whom they ask for books', 'Whom do you ask for books?'],
      ['Whether they feel safe', 'How safe do you feel?'],
      ['Whether they would pay by phone', 'How would you feel about paying by phone?'],
    ],
  ],
  [
    'Coral da cidade: por que os coristas faltam aos ensaios, o que os faria voltar e que músicas gostariam de cantar.',
    'pt-br',
    'A sua experiência com o coral da cidade',
    [
      [
        'Por que os coristas faltam aos ensaios',
        'O que costuma acontecer quando você falta aos ensaios?',
      ],
      ['Que músicas gostariam de cantar', 'Que músicas você gostaria de cantar?'],
      ['O que os faria voltar', 'O que faria você voltar?'],
    ],
  ],
  [
    'نريد أن نعرف لماذا يلغي العملاء اشتراكهم، وكيف يختارون البديل، وهل يثقون بالتطبيق.',
    'ar',
    'تجربتك مع التطبيق',
    [
      ['كيف يختارون البديل', 'كيف تختار البديل؟'],
      ['هل يثقون بالتطبيق', 'هل تثق بالتطبيق، ولماذا؟'],
      ['لماذا يلغي العملاء اشتراكهم', 'ما الذي قد يجعلك تلغي اشتراكك؟'],
    ],
  ],
]

describe.each(goals)('the goal “%s”', (goal, language, title, points) => {
  test('has a point and a spoken question for each thing that it asks', async () => {
    const proposed = await proposeStructure(goal, 'en')
    expect(proposed.language).toBe(language)
    expect(proposed.validation_points.map(({ text }) => text)).toEqual(points.map(([text]) => text))
    const offered = draftSurvey(goal, proposed.language).things.flatMap(({ candidates }) =>
      candidates.map(({ text }) => text),
    )
    expect(offered).toEqual(expect.arrayContaining(points.map(([, question]) => question)))
  })
  test('has a title that does not repeat a question of the owner', async () => {
    const proposed = await proposeStructure(goal, 'en')
    expect(proposed.title).toBe(title)
    expect(proposed.description).toMatch(/^\p{L}[^{}]+\.$/u)
  })
})

test('what the owner wants it for is in no text', async () => {
  const { validation_points: points, ...rest } = await proposeStructure(
    'My boss wants to cut the night bus so that we can fire two drivers. Find out how often people ride it and whether they feel safe at the stops, because the board meets in June.',
    'en',
  )
  expect(points.slice(0, 2).map(({ text }) => text)).toEqual([
    'How often people ride it',
    'Whether they feel safe at the stops',
  ])
  expect(JSON.stringify([points, rest])).not.toMatch(/boss|fire|board|June/)
})

test.each<[string, Language, string]>([
  ['why do people cancel', 'en', 'What made you cancel, or think about canceling?'],
  ['reasons for returning kurtas', 'en', 'What were your main reasons for returning kurtas?'],
  [
    'por que a galera cancela o app',
    'pt-br',
    'O que fez você cancelar, ou pensar em cancelar, o app?',
  ],
  ['ليش الطلبة ما يحضرون', 'ar', 'ما الذي قد يجعلك لا تحضر؟'],
])('“%s” (%s) asks first: %s', async (goal, language, question) => {
  const { validation_points: points } = await proposeStructure(goal, language)
  expect(points[0]?.spoken_question).toEqual({ text: question, language })
  // Others that suit any survey follow.
  expect(points.length).toBeGreaterThanOrEqual(3)
})

test.each<[string, Language]>([
  ['Improve our customer support', 'en'],
  ['Satisfação com o clube de vinhos', 'pt-br'],
  ['قياس رضا الموظفين عن العمل عن بعد', 'ar'],
])('“%s” (%s), which asks nothing, has points of its own subject', async (goal, language) => {
  const { validation_points: points, max_questions } = await proposeStructure(goal, language)
  expect(points.length).toBeGreaterThanOrEqual(3)
  expect(points.length).toBeLessThan(max_questions)
  expect(max_questions).toBeLessThanOrEqual(limits.questions.max)
  for (const { spoken_question: asked } of points) expect(asked?.text).toMatch(/[?؟]$/u)
})

test('the title does not give away how satisfied the respondents may be', async () => {
  const goal =
    'Learn how satisfied residents are with waste collection, how safe they feel at night and why some left.'
  expect((await proposeStructure(goal, 'en')).title).not.toMatch(/satisfied/)
})
