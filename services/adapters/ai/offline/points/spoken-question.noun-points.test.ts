// Goals that list what they ask about in nouns, and how surveys are named by them.
import { describe, expect, test } from 'vitest'
import type { Locale, SurveyLanguage } from '#contract/languages.ts'
import { draftSurvey, proposeStructure } from '../authoring/survey-structure.ts'
import { spokenQuestionOf } from './spoken-question.ts'

/** All wordings among which the questions are chosen. */
const offered = (goal: string, language: Locale) =>
  draftSurvey(goal, language).things.flatMap(({ candidates }) => candidates.map(({ text }) => text))

describe('a list is asked item by item, each by what kind of thing it is', () => {
  test.each<[Locale, string, string[]]>([
    [
      'en',
      'Municipal library. Topics: opening hours, noise in the reading room, range of e-books, helpfulness of staff.',
      [
        'What are the opening hours like for you?',
        'How does the noise in the reading room affect you?',
        'What do you think of the range of e-books?',
        'How do you find the helpfulness of staff?',
      ],
    ],
    [
      'en',
      'Survey for freelance translators about rates, deadlines and use of dictionaries',
      [
        'What do you think of the rates?',
        'How do you find the deadlines?',
        'How do you use dictionaries?',
      ],
    ],
    [
      'pt-br',
      'Sou síndica e quero saber dos moradores sobre barulho, limpeza das áreas comuns e o valor do condomínio.',
      [
        'O barulho afeta você de alguma forma, e como?',
        'Como você descreveria a limpeza das áreas comuns?',
        'O que você acha do valor do condomínio?',
      ],
    ],
    [
      'pt-br',
      'Saber o que os clientes da barbearia acham do atendimento, dos preços e do agendamento pelo aplicativo.',
      [
        'O que você acha do atendimento?',
        'Como você avalia os preços?',
        'Como tem sido a sua experiência com o agendamento pelo aplicativo?',
      ],
    ],
    [
      'ar',
      'فهم تجربة المرضى في قسم الطوارئ: وقت الانتظار، تعامل الممرضين، وضوح التعليمات عند الخروج.',
      ['كيف تجد الانتظار؟', 'كيف تصف تعامل الممرضين معك؟', 'كيف تقيّم وضوح التعليمات عند الخروج؟'],
    ],
    [
      'ar',
      'نود استطلاع آراء رواد المكتبة العامة حول ساعات العمل وهدوء القاعات وتوفر الكتب الحديثة.',
      ['ما رأيك في ساعات العمل؟', 'كيف تقيّم هدوء القاعات؟', 'كيف تجد توفر الكتب الحديثة؟'],
    ],
  ])('%s: %s', (language, goal, questions) =>
    expect(offered(goal, language)).toEqual(expect.arrayContaining(questions)),
  )
})

describe('respondents are not mistaken for others whom a goal mentions', () => {
  test.each<[Locale, string, string]>([
    [
      'en',
      'im building an app for dog walkers and need to find out how they find clients, how much they charge',
      'How do you find clients?',
    ],
    [
      'en',
      'Ask farmers about their trust in insurers, prices, weather',
      'How far do you trust insurers?',
    ],
    [
      'en',
      'Experience of patients who switched from one clinic to another',
      'What has switching from one clinic to another been like for you?',
    ],
    [
      'en',
      'Explore how remote workers separate work from life',
      'How do you separate work from life?',
    ],
    [
      'pt-br',
      'qual a opiniao do pessoal sobre o novo cardapio e se a fila ta demorando',
      'O que você acha do novo cardápio?',
    ],
    [
      'pt-br',
      'Estudar como pequenos agricultores decidem o que plantar e onde vendem a produção.',
      'Como você decide o que plantar?',
    ],
    [
      'ar',
      'لماذا توقف العملاء عن استخدام التطبيق؟',
      'ما الذي دفعك أو قد يدفعك إلى التوقف عن استخدام التطبيق؟',
    ],
    [
      'ar',
      'نريد أن نعرف من الأمهات كيف ينظمن الوقت وما الذي يقلقهن',
      'ما الذي يقلقك عندما تنظم الوقت؟',
    ],
  ])('%s: %s', (language, goal, question) => expect(offered(goal, language)).toContain(question))
})

describe('a survey is named by what it asks', () => {
  test.each<[Locale, string, string, string]>([
    [
      'en',
      'Feedback on our annual running event: registration, the route, water stations, medals',
      'Your experience at our annual running event',
      'A short conversation about our annual running event: registration, the route, water stations and a few other things. There are no right or wrong answers.',
    ],
    [
      'pt-br',
      'Feedback da feira de artesanato: estrutura, divulgação, vendas.',
      'A sua experiência na feira de artesanato',
      'Uma conversa curta sobre a feira de artesanato: a estrutura, a divulgação e as vendas. Não há respostas certas ou erradas.',
    ],
    [
      'ar',
      'تقييم معرض الكتاب: التنظيم، الأسعار، مواقف السيارات.',
      'تجربتك مع معرض الكتاب',
      'محادثة قصيرة حول معرض الكتاب: التنظيم والأسعار ومواقف السيارات. لا توجد إجابات صحيحة أو خاطئة.',
    ],
  ])('%s: %s', async (language, goal, title, description) =>
    expect(await proposeStructure(goal, language)).toMatchObject({ title, description }),
  )
  test('reasons, doubts and complaints are in no title and no description', async () => {
    const { title, description } = await proposeStructure(
      'Survey of our tenants about reasons for moving out, complaints about neighbours, loneliness',
      'en',
    )
    expect(`${title} ${description}`).not.toMatch(/reason|complaint|lonel/)
  })
})

test.each<[SurveyLanguage, string, string]>([
  ['en', 'Proposed increase in fees', 'What do you think of the proposed increase in fees?'],
  ['en', 'Their training needs', 'What are your training needs?'],
  ['pt-br', 'Padrões de qualidade', 'O que você acha dos padrões de qualidade?'],
  ['pt-br', 'Rede de apoio', 'O que você acha da rede de apoio?'],
  ['pt-br', 'Custos com combustível', 'Qual é o peso dos custos com combustível no seu bolso?'],
  ['ar', 'احتياجاتهم من الدعم', 'ما احتياجاتك من الدعم؟'],
])('%s: the phrase “%s” agrees with its question', (language, label, question) =>
  expect(spokenQuestionOf(label, language)).toBe(question),
)

describe('subjects, objects and lists are distinguished', () => {
  test.each<[Locale, string, string]>([
    ['en', 'Find out what audiences think of the bar, the seats', 'What do you think of the bar?'],
    [
      'en',
      'The life of new students: housing, making friends',
      'What has making friends been like for you?',
    ],
    [
      'en',
      'Study on how cleaners view the rota, with particular attention to breaks, workload and pay',
      'How does the workload affect you?',
    ],
    [
      'en',
      'Ask shops who advises them and whether they have lost customers',
      'If you have lost customers, how was that for you?',
    ],
    [
      'pt-br',
      'Descobrir o que faz os passageiros preferirem a van',
      'O que faz você preferir a van?',
    ],
    [
      'pt-br',
      'Saber como é a rotina dos cuidadores de idosos e o que cansa',
      'Como é a sua rotina?',
    ],
    [
      'ar',
      'لماذا لا يكمل المتدربون الدورات الإلكترونية؟',
      'ما الذي قد يجعلك لا تكمل الدورات الإلكترونية؟',
    ],
    ['en', 'What errors come up and which step takes longest', 'Which step takes longest?'],
    [
      'pt-br',
      'Saber como foi tratada no parto e quanto esperou',
      'Como você foi tratada no parto?',
    ],
    ['ar', 'ما رأي السكان في الحديقة، وما مخاوفهم؟', 'فيما يخص الحديقة، ما مخاوفك؟'],
  ])('%s: %s', (language, goal, question) => expect(offered(goal, language)).toContain(question))
})

test('after a question, a list with questions in it is of further things', async () => {
  const goal =
    'Quero saber como foi o festival: como ficaram sabendo, o som, os banheiros, se voltariam em 2027'
  const points = (await proposeStructure(goal, 'pt-br')).validation_points
  expect(points.map(({ text }) => text)).toEqual([
    ...['Como foi o festival', 'Como ficaram sabendo', 'O som', 'Os banheiros'],
    'Se voltariam em 2027',
  ])
})
