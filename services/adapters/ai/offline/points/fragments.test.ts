// Goals in fragments without verbs, and what in a goal asks nothing.
import { describe, expect, test } from 'vitest'
import type { Locale } from '#contract/languages.ts'
import { proposeStructure } from '../authoring/survey-structure.ts'

const pointsOf = async (goal: string, language: Locale) =>
  (await proposeStructure(goal, language)).validation_points.map(({ text }) => text)
const asked = async (goal: string, language: Locale) =>
  (await proposeStructure(goal, language)).validation_points.map(
    ({ spoken_question: question }) => question?.text,
  )

describe('each fragment behind the first is a point', () => {
  test.each<[Locale, string, string[]]>([
    [
      'en',
      'bike lane riverside. safety, vans, parking, lighting',
      ['Safety', 'Vans', 'Parking', 'Lighting'],
    ],
    ['en', 'canteen\nfood\nqueues\nprices', ['Food', 'Queues', 'Prices']],
    [
      'en',
      'New bike lane. Residents. Safety, loss of parking, lighting at night',
      ['Safety', 'Loss of parking', 'Lighting at night'],
    ],
    [
      'pt-br',
      'padaria de bairro. clientes sumindo à tarde. preço? fila? pão frio?',
      ['Preço', 'Fila', 'Pão frio'],
    ],
    [
      'ar',
      'محل عطارة في طنطا. الزباين بتيجي مرة وما ترجعش. ليه؟ الأسعار، الجودة، معاملة البياعين، التوصيل',
      ['الأسعار', 'الجودة', 'معاملة البياعين', 'التوصيل'],
    ],
    [
      'ar',
      'تطبيق حجز ملاعب. مستخدمون حذفوه. سبب الحذف؟ البديل الحالي؟ ما الذي يعيدهم؟',
      ['سبب الحذف', 'البديل الحالي', 'ما الذي يعيدهم'],
    ],
  ])('%s: %s', async (language, goal, points) =>
    expect(await pointsOf(goal, language)).toEqual(points),
  )

  test('a noun list behind a sentence is one too', async () =>
    expect(
      await pointsOf(
        'We run a small hotel. Our guests complain. Breakfast, cleaning, noise.',
        'en',
      ),
    ).toEqual(['Breakfast', 'Cleaning', 'Noise']))

  test('sentences are no fragments', async () =>
    expect(
      await pointsOf('Our gym closed a room. Why do members leave? What would they change?', 'en'),
    ).toEqual(['Why do members leave', 'What would they change']))
})

describe('what announces a list, and what the owner says of themselves, is no point', () => {
  test.each<[Locale, string, string]>([
    [
      'en',
      'New warehouse team this year, 40 people. Topics: (1) first week (2) lockers (3) shift manager',
      'Topics',
    ],
    [
      'pt-br',
      'A prefeitura vai reformar a praça. Precisamos saber dos moradores:\n1) iluminação\n2) banheiro público\n3) segurança à noite',
      'Dos moradores',
    ],
  ])('%s: %s', async (language, goal, label) => {
    const points = await pointsOf(goal, language)
    expect(points).toHaveLength(3)
    expect(points).not.toContain(label)
  })

  test('an Arabic sentence about the owner with a question word in it', async () =>
    expect(
      await pointsOf(
        'احنا شركة شحن وبصراحة ناس كتير سابت الشغل ومش فاهمين ليه بس برضه، عايز اعرف رأيهم في المديرين المباشرين وضغط الشغل والورديات',
        'ar',
      ),
    ).toEqual(['رأيهم في المديرين المباشرين', 'ضغط الشغل', 'الورديات']))
})

describe('respondents are asked as themselves, and no one else', () => {
  test.each<[Locale, string, string]>([
    [
      'en',
      'Why have regulars stopped buying bread from my bakery? Where do they buy it now?',
      'What made you stop, or think about stopping, buying bread from our bakery?',
    ],
    [
      'pt-br',
      'Experiência das gestantes no nosso posto: como foram tratadas pela equipe, se entenderam as orientações',
      'Como você foi tratada pela equipe?',
    ],
    [
      'pt-br',
      'Queremos saber se os moradores são seguros andando à noite no bairro e o que mudariam',
      'Você se sente em segurança andando à noite no bairro, e por quê?',
    ],
    [
      'en',
      'New hires: whether the job matches what they were told at the interview, who helped them',
      'How well does the job match what you were told at the interview?',
    ],
    [
      'pt-br',
      'Por que os alunos do noturno estão largando a escola?',
      'O que fez você largar, ou pensar em largar, a escola?',
    ],
    ['ar', 'ما رأي زوار متحفنا في المعروضات وهل سيعودون؟', 'ما رأيك في المعروضات؟'],
    [
      'ar',
      'لماذا لا يحضر أهالي طلابنا اجتماعات المدرسة؟',
      'ما الذي قد يجعلك لا تحضر اجتماعات المدرسة؟',
    ],
    [
      'ar',
      'نود أن نسمع من أولياء الأمور عن: الحافلة المدرسية، التنمر، والرسوم مقابل ما يحصلون عليه',
      'كيف تجد الرسوم مقابل ما تحصل عليه؟',
    ],
  ])('%s: %s', async (language, goal, question) =>
    expect(await asked(goal, language)).toContain(question),
  )

  test('what people are doing is asked by its verb', async () =>
    expect(
      (
        await asked(
          'Por que os alunos do noturno estão largando a escola antes das férias?',
          'pt-br',
        )
      ).join(' '),
    ).not.toMatch(/estar largando/u))
})
