// Titles, descriptions and questions that respondents understand alone, and that presume nothing.
import { describe, expect, test } from 'vitest'
import type { Locale } from '#contract/languages.ts'
import { proposeStructure } from './survey-structure.ts'

const asked = async (goal: string, language: Locale) =>
  (await proposeStructure(goal, language)).validation_points.map(
    ({ spoken_question: question }) => question?.text,
  )

describe('the title names what the first clause is about, without its reason', () => {
  test.each<[Locale, string, string]>([
    [
      'en',
      'How do small farmers decide when to sell their maize and who advises them',
      'A few questions about your maize',
    ],
    [
      'en',
      'Why do people cancel their gym membership in the first three months?',
      'Your gym membership',
    ],
    [
      'en',
      'What do tenants think about the planned solar panels?',
      'Your view of the planned solar panels',
    ],
    [
      'en',
      'Talk to bus drivers about their shifts: how they plan breaks, what they eat on the road',
      'Your shifts',
    ],
    [
      'en',
      'Understand what would convince commuters to cycle to work and what scares them',
      'Cycling to work',
    ],
    [
      'en',
      'Exit interviews with nurses who resigned this year: how were they treated, what would have made them stay',
      'Your time with us',
    ],
    ['pt-br', 'como jovens decidem onde morar', 'Como você decide onde morar'],
    ['pt-br', 'Por que os pacientes faltam às consultas?', 'A sua experiência com as consultas'],
    [
      'pt-br',
      'Temos um camping pequeno. Descobrir o que faz as famílias voltarem e do que mais gostam',
      'A sua experiência no nosso camping',
    ],
    ['ar', 'فهم كيف تنظم الأسر مصروف البيت', 'تنظيم مصروف البيت'],
    ['ar', 'لماذا يتخلف المرضى عن مواعيد الأسنان؟', 'بضعة أسئلة حول مواعيد الأسنان'],
  ])('%s: %s', async (language, goal, title) =>
    expect((await proposeStructure(goal, language)).title).toBe(title),
  )
})

describe('the description names clauses as respondents would', () => {
  test.each<[Locale, string, string]>([
    [
      'en',
      'Ask bus drivers how they plan breaks, what they eat on the road, and what they think of the new ticket machines',
      'A short conversation about how you plan breaks, what you eat on the road and the new ticket machines. There are no right or wrong answers.',
    ],
    [
      'pt-br',
      'Como as equipes financeiras fecham o mês e que ferramentas usam',
      'Uma conversa curta sobre como você fecha o mês e que ferramentas você usa. Não há respostas certas ou erradas.',
    ],
    [
      'ar',
      'فهم كيف يختار المزارعون البذور، وأين يبيعون محصولهم',
      'محادثة قصيرة نسألك فيها كيف تختار البذور وأين تبيع محصولك. لا توجد إجابات صحيحة أو خاطئة.',
    ],
  ])('%s: %s', async (language, goal, description) =>
    expect((await proposeStructure(goal, language)).description).toBe(description),
  )
})

describe('pronouns are replaced by what they stand for', () => {
  test.each<[Locale, string, string]>([
    [
      'en',
      'Find out what our volunteers think about the new scheduling app: is it easy, do they trust it',
      'Is the new scheduling app easy?',
    ],
    [
      'en',
      'Find out from customers of our repair café how they heard about it and what they brought',
      'How did you hear about our repair café?',
    ],
    [
      'en',
      'What do cyclists think of the new traffic lights and what would they change about them?',
      'What would you change about the new traffic lights?',
    ],
    [
      'en',
      'Why plots are left empty in spring, how gardeners find time to look after them',
      'How do you find time to look after the plots?',
    ],
    [
      'en',
      'Ask parents how they choose a kindergarten and who decides',
      'Who decides when choosing a kindergarten?',
    ],
    [
      'pt-br',
      'Saber se os moradores querem uma horta comunitária e quem cuidaria dela',
      'O que você acharia de cuidar da horta comunitária?',
    ],
    [
      'pt-br',
      'O que os ciclistas acham dos novos semáforos, se são seguros?',
      'Os novos semáforos são seguros?',
    ],
    [
      'ar',
      'لماذا يتأخر الموظفون عن اجتماع الصباح، وما رأيهم في توقيته',
      'ما رأيك في توقيت اجتماع الصباح؟',
    ],
    [
      'ar',
      'ما رأي السكان في الإشارات الجديدة، وماذا سيغيرون فيها؟',
      'ماذا ستغير في الإشارات الجديدة؟',
    ],
  ])('%s: %s', async (language, goal, question) =>
    expect(await asked(goal, language)).toContain(question),
  )
  test.each<[Locale, string, string]>([
    ['en', 'Why do kids quit the band, is it the cost of the shoes', 'it'],
    ['ar', 'ما الضمانات التي يحتاجون إليها من المورد', 'إليها'],
  ])('%s: but not where that is not certain: %s', async (language, goal, pronoun) =>
    expect((await asked(goal, language)).join(' ')).toContain(pronoun),
  )
})

describe('questions are plain, and reproach nobody', () => {
  test.each<[Locale, string, string]>([
    [
      'en',
      'Ask shoppers whether a smaller loaf would bring them back',
      'Would a smaller loaf bring you back?',
    ],
    [
      'en',
      'Ask volunteers whether the training prepared them and what they miss',
      'Did the training prepare you?',
    ],
    [
      'en',
      'Whether the collection days are convenient and what residents sort',
      'How convenient are the collection days for you?',
    ],
    [
      'en',
      'Explore why patients skip their medication and who reminds them',
      'What makes you skip your medication?',
    ],
    [
      'pt-br',
      'Por que os alunos faltam às aulas de sábado e o que os faria voltar',
      'O que costuma acontecer quando você falta às aulas de sábado?',
    ],
    [
      'pt-br',
      'Saber se um plano mais barato mudaria a decisão dos sócios',
      'Um plano mais barato mudaria a sua decisão?',
    ],
    [
      'ar',
      'هل ستغير خطة أرخص رأي الأعضاء في الاشتراك، ولماذا يتأخر الأعضاء عن الدفع',
      'ماذا يحدث عادةً عندما تتأخر عن الدفع؟',
    ],
  ])('%s: %s', async (language, goal, question) =>
    expect(await asked(goal, language)).toContain(question),
  )
  test('an interview does not begin with money', async () => {
    const [first] = await asked(
      'Find out how much tenants would pay for parking and how they get to work',
      'en',
    )
    expect(first).toBe('How do you get to work?')
  })
  test('several nouns are asked in several ways', async () => {
    const questions = await asked('Feedback on our fair: tickets, food, music, toilets', 'en')
    const frames = questions.map((question) => question?.split(' ').slice(0, 4).join(' '))
    expect(new Set(frames).size).toBe(frames.length)
  })
})

describe('a goal that asks one thing gets further questions about it', () => {
  test.each<[Locale, string, RegExp]>([
    ['en', 'What do tenants think about the planned solar panels?', /the planned solar panels/],
    ['en', 'understand how home cooks plan weeknight dinners', /plan(?:ning)? weeknight dinners/],
    ['en', 'why users drop off during signup', /signup/],
    [
      'pt-br',
      'entender como as pessoas organizam as finanças da casa',
      /organiza(?:r)? as finanças da casa/,
    ],
    ['pt-br', 'O que os pais acham do novo aplicativo de tarefas?', /novo aplicativo de tarefas/],
    ['ar', 'ما رأي السكان في الحديقة الجديدة؟', /الحديقة الجديدة/],
  ])('%s: %s', async (language, goal, subject) => {
    const questions = await asked(goal, language)
    expect(questions).toHaveLength(4)
    for (const question of questions) expect(question).toMatch(subject)
  })
})
