// What the surveys in the pictures say.
import type { Language } from './language.ts'

type SurveyTexts = {
  title: string
  goal: string
  description: string
  points: string[]
  /** Titles of further surveys, among them a very long one. */
  others: string[]
  questions: object[]
  /** To the first question. */
  answer: string
  qualified: { question: string; excerpt: string; reason: string }
  /** An answer that the rules of every engine read as distress. */
  callForHelp: string
}

const kinds = ['open', 'multiple', 'scale', 'nps', 'boolean', 'ranking', 'number', 'date']
const formQuestions = (texts: string[], options: string[]) =>
  texts.map((text, index) => {
    const type = kinds[index]!
    const hasOptions = type === 'multiple' || type === 'ranking'
    return {
      id: `q${index}`,
      text,
      type,
      is_required: index < 4,
      options: hasOptions ? options : [],
    }
  })

export const surveyTexts: Record<Language, SurveyTexts> = {
  en: {
    answer: 'I wanted to see where my money goes each month.',
    qualified: {
      question: 'What moment made you give up?',
      excerpt: 'On the third day it asked for my bank password again, and the balance was still…',
      reason: 'A concrete moment, with its cause and what it led to.',
    },
    callForHelp: 'I want to kill myself.',
    title: 'Why people leave our budgeting app in the first week',
    goal: 'Understand why people who try our budgeting app leave in the first week, and what would have made them stay.',
    description: 'A short conversation, about four minutes. There are no wrong answers.',
    points: [
      'What they hoped for when they installed it',
      'The moment they gave up',
      'What would have made them stay',
    ],
    others: [
      'Onboarding of new employees',
      'Packaging: the second round, with everybody who took part in the first one and those who could not, in all four regions',
      'Café menu',
      'Support by chat',
      'Your first week',
      'Newsletter readers',
      'Price of the family plan',
      'Returns',
    ],
    questions: formQuestions(
      [
        'What made you apply?',
        'Which of these helped you most?',
        'How well did you feel received?',
        'How likely are you to recommend us as a place to work?',
        'Did you know whom to ask?',
        'Put in order what mattered to you',
        'How many people did you meet?',
        'When was your first day?',
      ],
      ['A colleague', 'The handbook', 'The first meeting'],
    ),
  },
  'pt-br': {
    answer: 'Queria ver para onde vai meu dinheiro todo mês.',
    qualified: {
      question: 'Em que momento você desistiu?',
      excerpt: 'No terceiro dia ele pediu a senha do banco outra vez, e o saldo ainda estava…',
      reason: 'Um momento concreto, com a causa e o que veio depois.',
    },
    callForHelp: 'Não quero mais viver.',
    title: 'Por que as pessoas largam nosso aplicativo de finanças na primeira semana',
    goal: 'Entender por que clientes que testam nosso aplicativo de finanças desistem na primeira semana, e o que os faria ficar.',
    description: 'Uma conversa curta, de uns quatro minutos. Não existe resposta errada.',
    points: [
      'O que esperavam quando instalaram',
      'O momento em que desistiram',
      'O que faria a pessoa ficar',
    ],
    others: [
      'Chegada de novos colegas',
      'Embalagem: segunda rodada, com quem participou da primeira e quem não pôde, nas quatro regiões do país e com a equipe de vendas',
      'Cardápio do café',
      'Atendimento por chat',
      'Sua primeira semana',
      'Leitores do boletim',
      'Preço do plano família',
      'Devoluções',
    ],
    questions: formQuestions(
      [
        'O que fez você se candidatar?',
        'O que mais ajudou você?',
        'Como você se sentiu na chegada?',
        'Qual a chance de você nos recomendar como lugar para trabalhar?',
        'Você sabia a quem perguntar?',
        'Coloque em ordem o que importou para você',
        'Quantas pessoas você conheceu?',
        'Quando foi seu primeiro dia?',
      ],
      ['Um colega', 'O manual', 'A primeira reunião'],
    ),
  },
  ar: {
    answer: 'أردت أن أعرف أين يذهب مالي كل شهر.',
    qualified: {
      question: 'في أي لحظة توقفت عن استخدامه؟',
      excerpt: 'في اليوم الثالث طلب كلمة مرور البنك مرة أخرى، وكان الرصيد لا يزال…',
      reason: 'لحظة محددة، مع سببها وما ترتب عليها.',
    },
    callForHelp: 'أريد أن أقتل نفسي',
    title: 'لماذا يترك الناس تطبيق المصروفات في الأسبوع الأول',
    goal: 'فهم سبب توقف من يجربون تطبيقنا لإدارة المصروفات عن استخدامه في الأسبوع الأول، وما الذي كان سيجعلهم يستمرون.',
    description: 'محادثة قصيرة تستغرق نحو أربع دقائق. لا توجد إجابات خاطئة.',
    points: [
      'ما الذي كانوا يأملونه عند تثبيته',
      'اللحظة التي توقفوا فيها',
      'ما الذي كان سيجعلهم يستمرون',
    ],
    others: [
      'استقبال الموظفين الجدد',
      'التغليف: الجولة الثانية مع كل من شارك في الأولى ومن لم يتمكن من المشاركة، في المناطق الأربع ومع فريق المبيعات',
      'قائمة المقهى',
      'الدعم عبر المحادثة',
      'أسبوعك الأول',
      'قراء النشرة',
      'سعر الباقة العائلية',
      'المرتجعات',
    ],
    questions: formQuestions(
      [
        'ما الذي دفعك إلى التقدم؟',
        'ما الذي ساعدك أكثر؟',
        'كيف شعرت عند استقبالك؟',
        'ما مدى احتمال أن توصي بالعمل معنا؟',
        'هل كنت تعرف من تسأل؟',
        'رتب ما كان مهمًا لك',
        'كم شخصًا قابلت؟',
        'متى كان يومك الأول؟',
      ],
      ['زميل', 'الدليل', 'الاجتماع الأول'],
    ),
  },
}
