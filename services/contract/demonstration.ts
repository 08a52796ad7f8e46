// The survey that visitors of the site can try without an account: one in each language, on every installation.
import type { SurveyLanguage } from './languages.ts'

export type Demonstration = {
  /** Longer than the ids of owners' surveys, so none of them is the same. */
  publicId: string
  language: SurveyLanguage
  title: string
  description: string
  goal: string
  /** What to find out, with the question that opens it. */
  points: readonly (readonly [text: string, question: string])[]
}

/** Belongs to no account, so what visitors say in a demonstration is in no figures. */
export const demonstrationOwnerId = '3f6d8a52-9c1e-4b77-8f20-d5a1c0e94b63'
export const demonstrationSurveyId = '8b2f41c7-06de-4a95-b3d8-71f2ce5a9d04'

export const demonstrations: Readonly<Record<SurveyLanguage, Demonstration>> = {
  en: {
    publicId: 'ProsaDemonstrationEn',
    language: 'en',
    title: 'What makes a good day at work?',
    description:
      'A real conversation with the interviewer, to try it out. What you say is in nobody’s results and is deleted within a day.',
    goal: 'Understand what makes a good day at work and what spoils it',
    points: [
      ['What a good day at work looks like', 'Think of a good day at work. What happened?'],
      ['What spoils a day', 'And what can spoil a day for you?'],
      [
        'What people would change first',
        'If you could change one thing tomorrow, what would it be?',
      ],
    ],
  },
  'pt-br': {
    publicId: 'ProsaDemonstrationPtBr',
    language: 'pt-br',
    title: 'O que faz um bom dia de trabalho?',
    description:
      'Uma conversa de verdade com o entrevistador, para você experimentar. O que você disser não entra em resultado nenhum e é apagado em até um dia.',
    goal: 'Entender o que faz um bom dia de trabalho e o que o estraga',
    points: [
      ['Como é um bom dia de trabalho', 'Pense em um bom dia de trabalho. O que aconteceu nele?'],
      ['O que estraga um dia', 'E o que costuma estragar o seu dia?'],
      [
        'O que as pessoas mudariam primeiro',
        'Se você pudesse mudar uma coisa amanhã, o que seria?',
      ],
    ],
  },
  es: {
    publicId: 'ProsaDemonstrationEs',
    language: 'es',
    title: '¿Qué hace que un día de trabajo sea bueno?',
    description:
      'Una conversación real con el entrevistador, para probarlo. Lo que digas no entra en ningún resultado y se borra en un día como máximo.',
    goal: 'Entender qué hace que un día de trabajo sea bueno y qué lo estropea',
    points: [
      ['Cómo es un buen día de trabajo', 'Piensa en un buen día de trabajo. ¿Qué pasó?'],
      ['Qué estropea un día', '¿Y qué puede estropearte el día?'],
      ['Qué cambiaría la gente primero', 'Si pudieras cambiar una sola cosa mañana, ¿cuál sería?'],
    ],
  },
  ar: {
    publicId: 'ProsaDemonstrationAr',
    language: 'ar',
    title: 'ما الذي يجعل يوم العمل جيدًا؟',
    description:
      'محادثة حقيقية مع المُحاوِر لتجربها بنفسك. ما تقوله لا يدخل في أي نتائج، ويُحذف خلال يوم.',
    goal: 'معرفة ما الذي يجعل يوم العمل جيدًا وما الذي يفسده',
    points: [
      ['كيف يبدو يوم العمل الجيد', 'تذكّر يوم عمل جيدًا. ماذا حدث فيه؟'],
      ['ما الذي يفسد اليوم', 'وما الذي يفسد عليك يومك عادةً؟'],
      ['ما الذي يود الناس تغييره أولًا', 'لو أمكنك تغيير شيء واحد غدًا، فماذا سيكون؟'],
    ],
  },
}

/** Undefined for the id of an owner's survey. */
export const findDemonstration = (publicId: string): Demonstration | undefined =>
  Object.values(demonstrations).find((each) => each.publicId === publicId)
