// Goals in which owners tell a story: only what they want to know is asked, and none of their words in quotation marks.
import { describe, expect, test } from 'vitest'
import type { Locale } from '#contract/languages.ts'
import { draftSurvey, proposeStructure } from './survey-structure.ts'

const asked = async (goal: string, locale: Locale) =>
  (await proposeStructure(goal, locale)).validation_points.map(
    ({ spoken_question: question }) => question?.text,
  )

describe('the account before a question is no question', () => {
  test.each<[Locale, string, string[]]>([
    [
      'en',
      'garage in Derby. My dad started it in 84 and he’d say its all about trust. People bring the car for MOT then go elsewhere for the repairs. do they understand our quotes',
      ['Do you understand our quotes?'],
    ],
    [
      'en',
      'I own a dog grooming van and honestly the last 6 months have been rough, she thinks its because I put prices up. I’d like to ask customers how they found booking, did I turn up on time, and if they’d use us again.',
      [
        'How did you find booking?',
        'Did we turn up on time?',
        'How would you feel about using us again?',
      ],
    ],
    [
      'pt-br',
      'temos uma pousada, desde 2009, antigamente o povo ficava 5 noites, hoje fica 2. Eu queria mesmo é saber dos hóspedes como eles escolheram a gente, o que encontraram, o barulho da rua na sexta incomoda?, e por que ficaram só duas noites',
      [
        'Como você escolheu a gente?',
        'Em relação à nossa pousada, o que você encontrou?',
        'O barulho da rua na sexta incomoda?',
        'Por que você ficou só duas noites?',
      ],
    ],
    [
      'ar',
      'عندي مطعم مشاوي من يوم ما دخلنا تطبيقات التوصيل صارت الشكاوي كثيرة، واخوي يقول الحق على المناديب. ابي اسأل الزباين اللي يطلبون توصيل وش اللي صار معهم اخر مرة طلبوا، وهل يجون المحل ولا خلاص',
      ['وش اللي صار معك اخر مرة طلبت؟', 'هل تجي المحل ولا خلاص؟'],
    ],
  ])('%s: %s', async (locale, goal, questions) =>
    expect((await asked(goal, locale)).slice(0, questions.length)).toEqual(questions),
  )
})

describe('nothing is asked in quotation marks', () => {
  test.each<[Locale, string]>([
    ['en', 'dog grooming. have been rough lately, with a van. how was the groom?'],
    ['pt-br', 'creche. em fevereiro não fazem a matrícula! o que pesou?'],
    ['ar', 'حضانة أطفال، هل يحسون ان عيالهم مرتاحين. لا تطولون عليهم'],
  ])('%s: %s', (locale, goal) => {
    const texts = draftSurvey(goal, locale).things.flatMap(({ candidates }) => candidates)
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.filter(({ text }) => /[“”«»]/u.test(text))).toEqual([])
  })
})

describe('one respondent is spoken to, and no other person for them', () => {
  test.each<[Locale, string, string]>([
    [
      'pt-br',
      'quero saber dos moradores o que incomoda mais, se o porteiro tá bom e o que acham da piscina',
      'O porteiro está bom?',
    ],
    [
      'pt-br',
      'barbearia. saber pq o cliente q vinha toda semana agora vem 1x por mes',
      'Por que você agora vem 1x por mês?',
    ],
    [
      'ar',
      'أريد أن أفهم كيف يعيش الممرضون والممرضات نوبات الليل: ما الذي يرهقهم',
      'كيف تعيش نوبات الليل؟',
    ],
    ['ar', 'صالون حريم بجدة، ليش الزبونة تجي مرة وما ترجع', 'ليش تجي مرة وما ترجع؟'],
    [
      'ar',
      'حضانة أطفال، كيف الأهل يشوفون التواصل معنا وهل يحسون ان عيالهم مرتاحين',
      'كيف تشوف التواصل معنا؟',
    ],
  ])('%s: %s', async (locale, goal, question) =>
    expect(await asked(goal, locale)).toContain(question),
  )
})

test('a telegram is asked in its own language', async () => {
  const survey = await proposeStructure('pq aluno some da academia no 2o mes', 'en')
  expect(survey.language).toBe('pt-br')
})
