// Fixed questions that suit any subject. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { SurveyLanguage } from '#contract/languages.ts'

type FormQuestions = {
  /** Followed by points to choose from, and by a way out. */
  multipleChoice: string
  other: string
  /** Followed by points to put in order. */
  ranking: string
  yesNo: string
}

export const formQuestions: Readonly<Record<SurveyLanguage, FormQuestions>> = {
  en: {
    multipleChoice: 'Which of these matters most to you?',
    other: 'Something else',
    ranking: 'Put these in order, from the most to the least important to you.',
    yesNo: 'Has your opinion on this changed over the last few months?',
  },
  'pt-br': {
    multipleChoice: 'Qual destes temas é o mais importante para você?',
    other: 'Outra coisa',
    ranking: 'Coloque em ordem, do mais ao menos importante para você.',
    yesNo: 'Sua opinião sobre isso mudou nos últimos meses?',
  },
  es: {
    multipleChoice: '¿Cuál de estos temas es el más importante para ti?',
    other: 'Otra cosa',
    ranking: 'Ponlos en orden, del más al menos importante para ti.',
    yesNo: '¿Ha cambiado tu opinión sobre esto en los últimos meses?',
  },
  ar: {
    multipleChoice: 'أي من هذه الموضوعات هو الأهم بالنسبة إليك؟',
    other: 'شيء آخر',
    ranking: 'رتّب هذه الموضوعات من الأكثر إلى الأقل أهمية بالنسبة إليك.',
    yesNo: 'هل تغيّر رأيك في هذا الموضوع خلال الأشهر الأخيرة؟',
  },
}
