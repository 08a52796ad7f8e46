// Which clause a follow-up says back, and what precedes it.
import { describe, expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { QuestionBrief } from '#ports/ai/interview.ts'
import { questionBrief } from '../../../../../tests/support/fixtures/question-brief.ts'
import { languageOf } from '../../languages/languages.ts'
import { codeAnswer } from './answer-coding.ts'
import { losesHarm } from './notable-clause.ts'
import { renderQuestion } from './question-rendering.ts'

const code = (language: SurveyLanguage, answer: string, question = '…?') =>
  codeAnswer({
    ...{ question, answer, language, kind: 'open', objectiveId: 'asked' },
    objectives: [{ id: 'asked', text: question, question }],
  })

const word = async (language: SurveyLanguage, answer: string, over: Partial<QuestionBrief>) => {
  const transcript = [{ question: '…?', objectiveId: 'asked', answer }]
  const of = { language, surveyLanguage: language, after: 'answer', transcript } as const
  return (await renderQuestion(questionBrief({ ...of, ...over }))).text
}

test.each<[SurveyLanguage, string, string]>([
  [
    'en',
    'It was a normal week, and then they broke my late mother’s clock, which I had kept since school.',
    'they broke my late mother’s clock',
  ],
  [
    'pt-br',
    'A gente chegou cedo, o balcão estava vazio, e perderam metade das minhas caixas na mudança.',
    'perderam metade das minhas caixas na mudança',
  ],
])('%s: “%s” is asked about in its own words', async (language, answer, clause) => {
  const { salient, followUp } = await code(language, answer)
  expect(followUp).toBe('wanted')
  const quoted = answer.slice(salient?.start, salient?.end)
  expect(quoted).toBe(clause)
  expect(await word(language, answer, { purpose: 'probe', about: { text: quoted } })).toContain(
    quoted,
  )
})

test.each<[SurveyLanguage, string]>([
  ['en', 'I never stopped coming, the nurse is lovely, and the texts are handy.'],
  ['en', 'I go on the site, I choose a seat, and then I pay.'],
  ['pt-br', 'Entro no site, escolho a poltrona e depois pago com o cartão do banco.'],
  ['ar', 'أدخل إلى الموقع، ثم أختار المقعد، وبعد ذلك أدفع بالبطاقة من البيت.'],
])('%s: nothing stands out in “%s”', async (language, answer) =>
  expect((await code(language, answer)).salient).toBeUndefined(),
)

test('a quote does not end before the harm', () => {
  const whole = 'they found nothing wrong and that night he stopped breathing'
  expect(losesHarm('they found nothing wrong', whole, 'en')).toBe(true)
  expect(losesHarm(whole, whole, 'en')).toBe(false)
})

describe('before the next question', () => {
  const objective = { id: 'q', text: 'Price', question: '…?' }
  const next = (language: SurveyLanguage, answer: string, over: Partial<QuestionBrief> = {}) =>
    word(language, answer, { purpose: 'objective', objective, ...over })
  const begins = (text: string, all: readonly string[]) => all.some((each) => text.startsWith(each))
  test.each<[SurveyLanguage, string]>([
    ['en', 'The bin men come at five and the kids wake up crying every time'],
    ['pt-br', 'O portão bate à noite e a minha neta acorda chorando toda vez'],
    ['ar', 'الباب يغلق بقوة كل ليلة وابنتي الصغيرة تبكي بعد ذلك'],
  ])('%s: what hurts is not only thanked for', async (language, answer) => {
    const { sympathy, trust } = languageOf(language).templates
    expect(begins(await next(language, answer), [...sympathy, ...trust])).toBe(true)
  })
  test('a hint of distress is thanked for', async () => {
    const { trust } = languageOf('en').templates
    const text = await next('en', 'I carry on somehow, one day after the other', {
      flags: ['uneasy'],
    })
    expect(begins(text, trust)).toBe(true)
  })
  test('sympathy is no praise, and joy gets none', async () => {
    const { sympathy } = languageOf('en').templates
    const text = await next('en', 'I cried with joy, it was the best evening of my life')
    expect(begins(text, sympathy)).toBe(false)
  })
})

describe('nothing is asked after', () => {
  test.each<[string, SurveyLanguage, string, string]>([
    ['a wish', 'en', 'What would bring you back?', 'Longer hours on a Friday evening.'],
    ['a wish', 'pt-br', 'O que você gostaria que melhorasse?', 'Mais bancos no pátio da frente.'],
    ['a wish', 'ar', 'ماذا تقترح؟', 'كراسي أكثر في الساحة الأمامية'],
    ['a plain fact', 'en', 'How do you get to the library?', 'On the number nine bus'],
    ['a reason that is denied', 'en', 'What makes you leave early?', "I didn't leave early at all"],
    ['an answer that asks something', 'en', 'How do you pay?', 'By card. Who reads this?'],
  ])('%s (%s)', async (_, language, question, answer) =>
    expect((await code(language, answer, question)).followUp).toBe('needless'),
  )
})
