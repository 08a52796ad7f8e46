import { describe, expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { QuestionKind } from '#contract/survey.ts'
import { questionBrief } from '../../../../../tests/support/fixtures/question-brief.ts'
import { proposeStructure } from '../authoring/survey-structure.ts'
import { renderQuestion } from './question-rendering.ts'

/** How the interview asks each point of the survey that a goal leads to, where every kind is allowed. */
async function askedFor(goal: string, kinds: readonly QuestionKind[] = QuestionKind.options) {
  const { language, validation_points: points } = await proposeStructure(goal, 'en')
  return Promise.all(
    points.map(({ id, text, spoken_question: spoken }) =>
      renderQuestion(
        questionBrief({
          ...{ goal, language, surveyLanguage: language, kinds },
          objective: { id, text, question: spoken!.text },
        }),
      ),
    ),
  )
}

describe('a goal that names the Net Promoter Score', () => {
  test.each<[SurveyLanguage, string, RegExp]>([
    ['en', 'We want our NPS for the dental clinic and why patients give that score.', /0 to 10/],
    ['pt-br', 'Medir o NPS da escola de inglês e entender o porquê da nota.', /0 a 10/],
    ['ar', 'نريد قياس صافي نقاط الترويج للمتجر ولماذا يعطي العملاء هذه الدرجة.', /0 إلى 10/],
    ['es', 'Medir el NPS de la biblioteca y por qué dan esa nota.', /0 al 10/],
  ])('in %s keeps the score, after an open question', async (_, goal, wording) => {
    const asked = await askedFor(goal)
    expect(asked.map(({ kind }) => kind).indexOf('nps')).toBe(1)
    expect(asked.filter(({ kind }) => kind === 'nps')).toHaveLength(1)
    expect(asked[1]?.text).toMatch(wording)
  })
})

test.each<[goal: string, kind: QuestionKind, wording: RegExp]>([
  [
    'Find out how likely tenants are to recommend our building and why, what annoys them and where they park.',
    'nps',
    /how likely are you to recommend our building\?$/i,
  ],
  [
    'Learn how safe residents feel at night in the park, what they avoid and where they walk.',
    'scale',
    /how safe do you feel at night in the park, from 1 \(not at all\) to 10 \(completely\)\?$/i,
  ],
  [
    'Find out how confident new nurses feel on night shifts and why some ask to move.',
    'scale',
    /how confident do you feel on night shifts, from 1/i,
  ],
  [
    'Saber o quanto os alunos confiam nos tutores, o que falta nas aulas e quando estudam.',
    'scale',
    /o quanto você confia nos tutores, de 1 \(o mínimo\) a 10 \(o máximo\)\?$/i,
  ],
  [
    'نريد أن نعرف مدى رضا المرضى عن المواعيد، ولماذا تأخر بعضهم، وكيف يحجزون.',
    'scale',
    /ما مدى رضاك عن المواعيد، من 1 \(أدنى درجة\) إلى 10/,
  ],
])('“%s” begins with a question of the kind %s', async (goal, kind, wording) => {
  const [first] = await askedFor(goal)
  expect(first).toMatchObject({ kind, text: expect.stringMatching(wording) })
})

test.each<[goal: string, options: string[]]>([
  [
    'Learn which of the pool, the gym or the roof terrace they use most, when they come and what is missing.',
    ['Pool', 'Gym', 'Roof terrace', 'Something else'],
  ],
  [
    'Entender qual plano (básico, plus ou família) as famílias preferem, o que falta e como pagam.',
    ['Básico', 'Plus', 'Família', 'Outra coisa'],
  ],
  [
    'نريد أن نعرف أي العيادات يفضلون: الأسنان أو العيون أو الجلدية، وكيف يحجزون.',
    ['الأسنان', 'العيون', 'الجلدية', 'شيء آخر'],
  ],
])('“%s” asks with the options that it names', async (goal, options) => {
  const [first] = await askedFor(goal)
  expect(first).toMatchObject({ kind: 'multiple', options })
})

test('where only open questions are allowed, it asks openly', async () => {
  for (const goal of [
    'Learn which of the pool, the gym or the roof terrace they use most, when they come and what is missing.',
    'Learn how safe residents feel at night in the park, what they avoid and where they walk.',
  ])
    for (const { kind, options } of await askedFor(goal, ['open']))
      expect({ kind, options }).toEqual({ kind: 'open', options: [] })
})
