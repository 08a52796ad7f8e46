import { describe, expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { findKnownPoint } from '../points/known-points.ts'
import { proposeStructure } from './survey-structure.ts'

type Language = Exclude<SurveyLanguage, 'es'>

const titles: [goal: string, language: Language, title: string][] = [
  [
    'Entender por que clientes que testam nosso aplicativo de finanças desistem na primeira semana, e o que os faria ficar',
    'pt-br',
    'Por que as pessoas desistem do aplicativo de finanças?',
  ],
  [
    'Quero entender por que os clientes cancelam a assinatura, principalmente preço e suporte.',
    'pt-br',
    'Por que os clientes cancelam a assinatura?',
  ],
  [
    'Quero saber quanto as pessoas pagariam pelo nosso plano premium',
    'pt-br',
    'Quanto as pessoas pagariam pelo nosso plano premium?',
  ],
  [
    'Medir a satisfação dos funcionários com o home office',
    'pt-br',
    'Satisfação dos funcionários com o home office',
  ],
  [
    'Ouvir quem participou da nossa feira de tecnologia',
    'pt-br',
    'Como foi a feira de tecnologia?',
  ],
  [
    'Calcular o NPS da nossa loja virtual e descobrir o que impede a recomendação',
    'pt-br',
    'Você recomendaria a loja virtual?',
  ],
  [
    'Descobrir quais funcionalidades faltam no nosso sistema de gestão para pequenas empresas que vendem pela internet',
    'pt-br',
    'O que falta no sistema de gestão?',
  ],
  [
    'Saber se os alunos conseguem aplicar o que aprenderam no curso de inglês',
    'pt-br',
    'Como é aprender com o curso de inglês?',
  ],
  ['como está o atendimento', 'pt-br', 'Como está o atendimento?'],
  [
    'Understand why people who try our budgeting app leave in the first week, and what would have made them stay.',
    'en',
    'Why people who try our budgeting app leave in the first week',
  ],
  [
    'What would people pay for our premium plan?',
    'en',
    'What would people pay for our premium plan?',
  ],
  [
    'We want to hear from people who attended our annual conference',
    'en',
    'How was the annual conference?',
  ],
  ['Improve our customer support', 'en', 'How well did we help you?'],
  [
    'NPS for our online store and the reasons behind it',
    'en',
    'Would you recommend the online store?',
  ],
  [
    'I want to understand the grocery shopping habits of young families in large cities and how they decide between shops',
    'en',
    'Grocery shopping habits of young families in large cities',
  ],
  [
    'أريد أن أفهم لماذا يلغي العملاء اشتراكهم في الشهر الأول وما الذي كان سيجعلهم يبقون معنا',
    'ar',
    'لماذا يلغي العملاء اشتراكهم في الشهر الأول؟',
  ],
  [
    'فهم سبب توقف من يجربون تطبيقنا لإدارة المصروفات عن استخدامه في الأسبوع الأول، وما الذي كان سيجعلهم يستمرون.',
    'ar',
    'سبب توقف من يجربون تطبيقنا لإدارة المصروفات عن استخدامه في الأسبوع الأول',
  ],
  ['قياس رضا الموظفين عن العمل عن بعد', 'ar', 'رضا الموظفين عن العمل عن بعد'],
  ['نريد أن نعرف ما إذا كان الطلاب يستفيدون من دوراتنا', 'ar', 'كيف تسير رحلة التعلّم؟'],
  ['جمع آراء الحاضرين في مؤتمرنا السنوي', 'ar', 'آراء الحاضرين في مؤتمرنا السنوي'],
  ['هل يوصي العملاء بخدماتنا لأصدقائهم ولماذا', 'ar', 'هل يوصي العملاء بخدماتنا لأصدقائهم؟'],
]

describe.each(titles)('the goal “%s”', (goal, language, title) => {
  const proposed = proposeStructure(goal, 'en')
  test('has a complete phrase as title', async () => {
    expect(await proposed).toMatchObject({ title, language })
    expect(title.length).toBeLessThanOrEqual(75)
  })
  test('is not revealed by the description', async () => {
    const { description } = await proposed
    expect(description).toMatch(/^\p{L}[^{}]+\.$/u)
    expect(description).not.toContain(title.replace(/[?؟]$/, ''))
  })
  test('has points with written questions', async () => {
    const { validation_points: points, max_questions } = await proposed
    expect(points.length).toBeGreaterThanOrEqual(3)
    expect(points.length).toBeLessThan(max_questions)
    expect(max_questions).toBeLessThanOrEqual(limits.questions.max)
    for (const { text } of points) {
      expect(text).not.toMatch(/[{}]/)
      const known = findKnownPoint(text, language)
      for (const asked of [known?.question, known?.rephrasing])
        expect(asked).toMatch(/^[^{}?؟]+[?؟]$/u)
    }
  })
})

test.each<[string, Language, string]>([
  ['Reduzir o cancelamento da academia', 'pt-br', 'Motivos para deixar a academia'],
  ['Satisfação com o clube de vinhos', 'pt-br', 'O que mais agrada no clube de vinhos'],
  ['Primeiros passos na nossa plataforma', 'pt-br', 'Primeira impressão da plataforma'],
  ['Qual NPS teria a nossa clínica?', 'pt-br', 'Disposição para recomendar a clínica'],
  ['Test a new idea: a meal kit for students', 'en', 'First reaction to the idea'],
  ['How satisfied are people with our gym?', 'en', 'What people like most about the gym'],
  ['Why do customers complain to support?', 'en', 'Reason for getting in touch'],
  ['How do employees feel about the office?', 'en', 'Daily work and atmosphere'],
  ['لماذا تركوا خدماتنا؟', 'ar', 'أسباب التوقف أو الإلغاء'],
  ['وبالأسعار نهتم: ما المبلغ المناسب؟', 'ar', 'السعر الذي يبدو عادلًا'],
  ['للموظفين رأي في الإدارة', 'ar', 'دعم الإدارة'],
  ['التسجيل في منصتنا للمستخدمين الجدد', 'ar', 'الانطباع الأول عن منصتنا'],
  ['ما الميزات التي يحتاج إليها المستخدمون؟', 'ar', 'ما ينبغي أن يأتي أولًا'],
])('“%s” (%s) asks about “%s”', async (goal, language, point) => {
  const { validation_points: points, language: found } = await proposeStructure(goal, language)
  expect(found).toBe(language)
  expect(points.map(({ text }) => text)).toContain(point)
})
