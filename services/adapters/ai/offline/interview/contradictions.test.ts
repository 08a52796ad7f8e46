import { describe, expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { QuestionKind } from '#contract/survey.ts'
import { questionBrief } from '../../../../../tests/support/fixtures/question-brief.ts'
import { findContradiction } from './contradictions.ts'
import { renderQuestion } from './question-rendering.ts'

type Case = [
  language: SurveyLanguage,
  question: string,
  earlier: string,
  next: string,
  answer: string,
  kinds?: [QuestionKind, QuestionKind],
]

function found([language, question, earlier, next, answer, kinds = ['open', 'open']]: Case) {
  const [kind, nextKind] = kinds
  const result = findContradiction(
    {
      ...{ question: next, answer, kind: nextKind, objectives: [], objectiveId: null, language },
      earlier: [{ question, answer: earlier, kind, objectiveId: null }],
    },
    language,
  )
  return result && [result.earlier, answer.slice(result.now.start, result.now.end)]
}

describe('is found', () => {
  test.each<Case>([
    [
      'en',
      'How do you get to work?',
      'I take the bus every day.',
      'And on weekends?',
      'I never take the bus.',
    ],
    ['en', 'How often do you cook?', 'Every day.', 'What do you cook at home?', 'I never cook.'],
    [
      'en',
      'What do you think of us?',
      'The staff are wonderful. It is clean.',
      'What else?',
      'The staff are awful.',
    ],
    [
      'en',
      'Who lives with you?',
      'I have two children.',
      'How do you travel?',
      'I have five children.',
    ],
    [
      'en',
      'How likely are you to recommend us?',
      '9',
      'Why?',
      'I would never recommend it.',
      ['nps', 'open'],
    ],
    [
      'en',
      'What do you tell friends?',
      'I would never recommend this gym.',
      'How likely are you to recommend it?',
      '10',
      ['open', 'nps'],
    ],
    [
      'pt-br',
      'Como você vai para a aula?',
      'Uso a bicicleta todos os dias.',
      'E na chuva?',
      'Nunca uso a bicicleta.',
    ],
    [
      'pt-br',
      'O que você acha da escola?',
      'O atendimento é excelente.',
      'O que falta?',
      'O atendimento é péssimo.',
    ],
    [
      'pt-br',
      'De 0 a 10, você recomendaria?',
      '9',
      'Por quê?',
      'Não recomendaria para ninguém.',
      ['nps', 'open'],
    ],
    [
      'pt-br',
      'Quanto custa?',
      'Pago 50 reais por mês.',
      'E hoje em dia?',
      'Pago 120 reais por mês.',
    ],
    [
      'ar',
      'كيف تذهب إلى العمل؟',
      'أركب الحافلة كل يوم.',
      'وماذا عن العطلة؟',
      'لا أركب الحافلة أبدا.',
    ],
    ['ar', 'ما رأيك في المطعم؟', 'الخدمة ممتازة.', 'ماذا أيضًا؟', 'الخدمة فظيعة.'],
    ['ar', 'من 0 إلى 10، هل توصي بنا؟', '10', 'لماذا؟', 'لن أوصي به أحدا.', ['nps', 'open']],
    [
      'es',
      '¿Cómo vas al trabajo?',
      'Tomo el metro todos los días.',
      '¿Y después?',
      'Nunca tomo el metro.',
    ],
    ['es', '¿Qué te parece?', 'La comida es excelente.', '¿Algo más?', 'La comida es horrible.'],
  ])('in %s: “%s” %s, then “%s” %s', (...each) => expect(found(each)).toBeDefined())

  test('with the words of both', () =>
    expect(
      found([
        'en',
        'How often do you cook?',
        'Well, I cook every day.',
        'And lunch?',
        'Honestly, I never cook.',
      ]),
    ).toEqual(['I cook every day', 'I never cook']))
})

describe('is not seen in', () => {
  test.each<Case>([
    ['en', 'How often do you eat here?', 'Every day.', 'Would you eat here again?', 'Never.'],
    [
      'en',
      'How often do you use the app?',
      'Every day',
      'Do you use the chat of the app?',
      'Never',
    ],
    ['en', 'What do you like?', 'I love it.', 'What do you dislike?', 'I hate it.'],
    [
      'en',
      'How do you get to work?',
      'I take the bus every day.',
      'And the train?',
      'I never take the train.',
    ],
    [
      'en',
      'How do you get to work?',
      'I take the bus every day.',
      'And now?',
      'Now I never take the bus.',
    ],
    [
      'en',
      'How do you get to work?',
      'I used to take the bus every day.',
      'And now?',
      'I never take the bus.',
    ],
    [
      'en',
      'How do you get to work?',
      'My wife takes the bus every day.',
      'And you?',
      'I never take the bus.',
    ],
    ['en', 'How often do you cook?', 'Every day.', 'Do you cook for guests?', 'Never for guests.'],
    ['en', 'What do you think?', 'The staff are wonderful.', 'What else?', 'The food is awful.'],
    [
      'en',
      'What do you think?',
      'The staff are wonderful.',
      'What else?',
      'The staff are awful when it is full.',
    ],
    [
      'en',
      'What do you think?',
      'I love the gym.',
      'And the showers?',
      'I hate the showers in the gym.',
    ],
    ['en', 'Who lives with you?', 'I have two children.', 'And pets?', 'I have five cats.'],
    [
      'en',
      'What did it cost?',
      'I pay 20 pounds a week.',
      'And the class?',
      'I pay 80 pounds a month.',
    ],
    [
      'en',
      'How likely are you to recommend us?',
      '9',
      'Why?',
      'I would never recommend it to beginners but to anyone else.',
      ['nps', 'open'],
    ],
    [
      'en',
      'How likely are you to recommend us?',
      '9',
      'Why?',
      'The coaches never shout.',
      ['nps', 'open'],
    ],
    [
      'en',
      'How likely are you to recommend us?',
      '6',
      'Why?',
      'I would never recommend it.',
      ['nps', 'open'],
    ],
    [
      'en',
      'How often is it late?',
      'It is late every day.',
      'Do they say sorry?',
      'They never say sorry.',
    ],
    [
      'en',
      'Where do you eat?',
      'I eat at home every day',
      'Is there a canteen?',
      'I never eat in the canteen.',
    ],
    ['pt-br', 'Como vai?', 'Vou de ônibus todos os dias.', 'E de carro?', 'Nunca vou de carro.'],
    ['pt-br', 'O que acha?', 'Adoro a academia.', 'E o vestiário?', 'Detesto o vestiário.'],
    [
      'pt-br',
      'O ônibus atrasa?',
      'O ônibus atrasa todos os dias.',
      'Alguém avisa?',
      'Nunca avisam.',
    ],
    ['pt-br', 'Como vai?', 'Antes eu corria todos os dias.', 'E agora?', 'Nunca corro.'],
    ['pt-br', 'Quanto paga?', 'Pago 50 reais de luz.', 'E a água?', 'Pago 120 reais de água.'],
    [
      'pt-br',
      'Recomendaria?',
      '9',
      'Por quê?',
      'Nunca tive problema e recomendo.',
      ['nps', 'open'],
    ],
    ['ar', 'كيف تذهب؟', 'أركب الحافلة كل يوم.', 'والقطار؟', 'لا أركب القطار أبدا.'],
    ['ar', 'ما رأيك؟', 'الخدمة ممتازة.', 'والطعام؟', 'الطعام فظيع.'],
    ['ar', 'كيف تذهب؟', 'كنت أركب الحافلة كل يوم.', 'والآن؟', 'لا أركب الحافلة أبدا.'],
    ['es', '¿Cómo vas?', 'Tomo el metro todos los días.', '¿Y el taxi?', 'Nunca tomo taxi.'],
    ['es', '¿Qué te parece?', 'La comida es excelente.', '¿Y el baño?', 'El baño es horrible.'],
  ])('in %s: “%s” %s, then “%s” %s', (...each) => expect(found(each)).toBeUndefined())
})

test.each<[SurveyLanguage, earlier: string, now: string]>([
  ['en', 'I cook every day', 'I never cook'],
  ['pt-br', 'Uso a bicicleta todos os dias', 'Nunca uso a bicicleta'],
  ['ar', 'أركب الحافلة كل يوم', 'لا أركب الحافلة أبدا'],
  ['es', 'Tomo el metro todos los días', 'Nunca tomo el metro'],
])('%s: one neutral question quotes both', async (language, earlier, now) => {
  const wordings = await Promise.all(
    [2, 3].map((number) =>
      renderQuestion(
        questionBrief({
          ...{ language, number, purpose: 'probe', probe: 'clarifying', after: 'answer' },
          about: { text: now },
          contradiction: { earlier, now },
          transcript: [{ question: '…', objectiveId: null, answer: `${now}.` }],
        }),
      ),
    ),
  )
  expect(new Set(wordings.map(({ text }) => text)).size).toBe(2)
  for (const { text, quote, kind } of wordings) {
    expect(kind).toBe('open')
    expect(text).toContain(earlier)
    expect(text.slice(quote?.start, quote?.end)).toBe(now)
    expect(text.match(/[?؟]/g)).toHaveLength(1)
  }
})
