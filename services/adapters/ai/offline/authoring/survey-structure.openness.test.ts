// Surveys for goals as owners write them: with prefaces, doubts, slips and questions of yes or no.
import { describe, expect, test } from 'vitest'
import type { Locale } from '#contract/languages.ts'
import { draftSurvey, proposeStructure } from './survey-structure.ts'

const surveyFor = async (goal: string, language: Locale) => {
  const { title, validation_points: points } = await proposeStructure(goal, language)
  return { title, questions: points.map(({ spoken_question: asked }) => asked?.text) }
}

/** All wordings among which the questions are chosen. */
const offered = (goal: string, language: Locale) =>
  draftSurvey(goal, language).things.flatMap(({ candidates }) => candidates.map(({ text }) => text))

describe('questions of yes or no are opened', () => {
  test.each<[Locale, string, string]>([
    [
      'en',
      'Ask patients whether the doctor listened to them',
      'How well did the doctor listen to you?',
    ],
    [
      'en',
      'Ask patients whether the treatment was explained clearly',
      'How clearly was the treatment explained to you?',
    ],
    [
      'en',
      'Ask members whether the monthly fee feels fair',
      'How fair does the monthly fee feel to you?',
    ],
    [
      'en',
      'Ask new hires whether they ever thought about leaving and what made them think so',
      'If you ever thought about leaving, what was behind it?',
    ],
    ['pt-br', 'Saber se os alunos gostaram da peça', 'O que você achou da peça?'],
    [
      'pt-br',
      'Saber das pacientes se entenderam as orientações',
      'Até que ponto você entendeu as orientações?',
    ],
    [
      'pt-br',
      'Saber das clientes se a espera aumentou',
      'O que mudou em relação à espera, se é que algo mudou?',
    ],
    ['ar', 'أريد أن أعرف هل السعر كان واضح من الأول ولا لأ', 'إلى أي مدى كان السعر واضحًا من البداية؟'],
  ])('%s: %s', (language, goal, question) => expect(offered(goal, language)).toContain(question))
})

describe('what owners tell of themselves is no point; what they doubt is', () => {
  test.each<[Locale, string, string, string[]]>([
    [
      'en',
      'ok so basically our choir is loosing people and i dont know if its the new conductor (i like him tbh) or the tuesday nights?? also want to know what songs they love to sing',
      'Your experience in our choir',
      [
        'What do you think of the new conductor?',
        'How do you find the Tuesday nights?',
        'What songs do you love to sing?',
      ],
    ],
    [
      'pt-br',
      'oi, tenho um salao de beleza e as cliente ta sumindo, eu acho que ficou lindo mas sei la. queria saber oq acharam do espaço novo e se o preço ta ok',
      'A sua experiência no nosso salão de beleza',
      ['Como você avalia o espaço novo?', 'O que você acha do preço?'],
    ],
    [
      'ar',
      'بص يا سيدي عندي محل موبايلات وبصراحة الناس بتشتري وترجع تشتكي ومش عارف الغلط فين والله، عايز اعرف رأيهم في الضمان والصيانة وأسلوب البياعين معاهم',
      'تجربتك مع محلنا',
      ['ما رأيك في الضمان؟', 'كيف تجد الصيانة؟', 'كيف تصف أسلوب البياعين معك؟'],
    ],
  ])('%s: %s', async (language, goal, title, questions) => {
    expect(await surveyFor(goal, language)).toMatchObject({ title })
    expect(offered(goal, language)).toEqual(expect.arrayContaining(questions))
  })
})

test('what stands before the asked fragments describes the situation', async () => {
  expect(
    await surveyFor('Horta comunitária. Mutirões vazios. Horário? Ferramentas? Lanche?', 'pt-br'),
  ).toEqual({
    title: 'A sua experiência com a horta comunitária',
    questions: [
      'O que você acha do horário?',
      'Qual é a sua opinião sobre as ferramentas?',
      'O que você achou do lanche?',
    ],
  })
})

test('items that semicolons part keep their commas, and alternatives stay together', async () => {
  const { questions } = await surveyFor(
    'Topics: getting their scanner, locker and logins; boarding with a wheelchair or pram; the coffee.',
    'en',
  )
  expect(questions).toEqual([
    'What was getting your scanner, locker and logins like for you?',
    'What is boarding with a wheelchair or pram like for you?',
    'What do you think of the coffee?',
  ])
})

test('a label of a numbered item belongs to its questions', async () => {
  const { title, questions } = await surveyFor(
    'Survey for tenants of our housing co-op\n1. Repairs: how long they wait\n2. The shared laundry\n3. Noise at night',
    'en',
  )
  expect(title).toBe('Your experience in our housing co-op')
  expect(questions[0]).toBe('When it comes to repairs, how long do you wait?')
})

test('money and leaving come after what is easy, and wishes last', async () => {
  const { questions } = await surveyFor(
    'Find out why members leave our gym, what would bring them back, how much they pay and how they train',
    'en',
  )
  expect(questions[0]).toBe('How do you train?')
  expect(questions.at(-1)).toBe('What would bring you back to our gym?')
})

test('aspects of what the owner runs are in no title', async () => {
  const { title } = await surveyFor(
    'Couples never call back. want to know what they were hoping for, if my prices scared them off, who they booked instead',
    'en',
  )
  expect(title).not.toMatch(/price|scare/iu)
})
