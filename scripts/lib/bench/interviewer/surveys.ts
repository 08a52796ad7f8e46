// Surveys of the bench: objectives that the engine proposes for a goal, and objectives as owners type them.
import { offlineAi } from '../../../../services/adapters/ai/offline/offline.ts'
import type { RespondentLanguage } from '../../simulated-respondents/respondent-kinds.ts'

export type BenchSurvey = {
  title: string
  goal: string
  language: RespondentLanguage
  points: readonly string[]
}

const goals: Record<RespondentLanguage, readonly string[]> = {
  'pt-br': [
    'Entender por que clientes que testam nosso aplicativo de finanças desistem na primeira semana',
    'Descobrir quanto nossos clientes pagariam pelo plano família e se acham o preço justo',
    'Saber se nossos clientes recomendariam a nossa plataforma e por quê',
    'Entender como foi a nossa conferência anual de tecnologia',
    'Como é trabalhar aqui depois que voltamos ao escritório',
    'Avaliar o nosso curso de inglês para iniciantes',
    'Entender como as famílias escolhem onde fazer as compras do mês',
    'Melhorar o atendimento do nosso suporte e entender as reclamações',
  ],
  en: [
    'Understand why people who try our budgeting app leave in the first week',
    'Find out how much our customers would pay for the family plan and whether they find the price fair',
    'Learn whether our customers would recommend our platform, and why',
    'Find out how our annual developer conference went',
    'Understand what it is like to work here since we returned to the office',
    'Evaluate our beginners’ photography course',
    'Understand how families choose where to buy their groceries',
    'Improve our customer support and understand what people complain about',
  ],
  ar: [
    'فهم سبب توقف من يجربون تطبيقنا لإدارة المصروفات عن استخدامه في الأسبوع الأول',
    'معرفة كم يدفع عملاؤنا مقابل الباقة العائلية وهل يرون السعر عادلًا',
    'معرفة هل يوصي عملاؤنا بمنصتنا ولماذا',
    'معرفة كيف كان مؤتمرنا السنوي',
    'فهم كيف يبدو العمل لدينا بعد العودة إلى المكتب وروح الموظفين',
    'تقييم دورة اللغة الإنجليزية للمبتدئين',
    'فهم كيف تختار العائلات أماكن التسوق والشراء',
    'تحسين خدمة الدعم وفهم شكاوى العملاء',
  ],
}

const authoredSurveys: readonly BenchSurvey[] = [
  {
    title: 'Entregas em casa',
    goal: 'Conhecer quem compra pelo site e o que acha da entrega',
    language: 'pt-br',
    points: [
      'Como você nos conheceu?',
      'Frequência de compra',
      'Satisfação com a entrega',
      'O que faria comprar mais',
    ],
  },
  {
    title: 'Home deliveries',
    goal: 'To know who orders from the site and what they think of the delivery',
    language: 'en',
    points: [
      'How did you hear about us?',
      'How often they order',
      'Satisfaction with the delivery',
      'What would make them order more',
    ],
  },
  {
    title: 'التوصيل إلى المنزل',
    goal: 'معرفة من يطلب من الموقع ورأيه في التوصيل',
    language: 'ar',
    points: ['كيف عرفت عنا؟', 'عدد مرات الطلب', 'الرضا عن التوصيل', 'ما قد يشجّع على طلب المزيد'],
  },
  {
    title: 'Agendamento de consultas',
    goal: 'Saber como os pacientes marcam consultas',
    language: 'pt-br',
    points: ['Como marca hoje', 'O aplicativo é fácil de usar?', 'tempo de espera'],
  },
  {
    title: 'Pesquisa com assinantes da newsletter',
    goal: 'Decidir o que mudar na newsletter',
    language: 'pt-br',
    points: [
      'por que assinou',
      'Onde e quando lê',
      'Qual foi a última edição que encaminhou a alguém?',
      'assuntos preferidos',
      'tamanho dos textos',
      'publicidade',
      'Você pagaria por ela?',
      'o que está faltando',
    ],
  },
  {
    title: 'Booking an appointment',
    goal: 'To learn how patients book appointments',
    language: 'en',
    points: ['How they book today', 'Is the app easy to use?', 'waiting time'],
  },
  {
    title: 'For readers of our newsletter',
    goal: 'To decide what to change in the newsletter',
    language: 'en',
    points: [
      'why they subscribed',
      'Where and when they read it',
      'Which issue did you last forward to somebody?',
      'favourite subjects',
      'length of the articles',
      'advertising',
      'Would you pay for it?',
      'what is missing',
    ],
  },
  {
    title: 'حجز المواعيد',
    goal: 'معرفة كيف يحجز المرضى مواعيدهم',
    language: 'ar',
    points: ['طريقة الحجز اليوم', 'هل التطبيق سهل الاستخدام؟', 'وقت الانتظار'],
  },
  {
    title: 'إلى قرّاء نشرتنا البريدية',
    goal: 'تحديد ما ينبغي تغييره في النشرة',
    language: 'ar',
    points: [
      'سبب الاشتراك',
      'مكان القراءة ووقتها',
      'ما آخر عدد أرسلته إلى شخص آخر؟',
      'الموضوعات المفضلة',
      'طول المقالات',
      'الإعلانات',
      'هل تدفع مقابلها؟',
      'ما ينقصها',
    ],
  },
]

export async function surveysIn(language: RespondentLanguage): Promise<BenchSurvey[]> {
  const proposed = goals[language].map(async (goal): Promise<BenchSurvey> => {
    const { title, validation_points } = await offlineAi.structure(goal, language)
    return { title, goal, language, points: validation_points.map(({ text }) => text) }
  })
  const own = authoredSurveys.filter((survey) => survey.language === language)
  return [...(await Promise.all(proposed)), ...own]
}
