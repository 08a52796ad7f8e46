// Arabic. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { EngineTexts } from '../types/texts.ts'
import { report } from './report-sentences.ts'

export const texts: EngineTexts = {
  form: {
    multipleChoice: 'أي من هذه الموضوعات هو الأهم بالنسبة إليك؟',
    other: 'شيء آخر',
    ranking: 'رتّب هذه الموضوعات من الأكثر إلى الأقل أهمية بالنسبة إليك.',
    yesNo: 'هل تغيّر رأيك في هذا الموضوع خلال الأشهر الأخيرة؟',
    scoreReason: 'ما السبب الرئيسي للدرجة التي اخترتها؟',
  },
  explanation: {
    positive: 'يغلب شعور إيجابي',
    negative: 'يغلب شعور سلبي',
    neutral: 'تكاد لا توجد دلائل على شعور',
    mixed: 'توجد مشاعر إيجابية وأخرى سلبية',
    counts: (good, bad) => `الدلائل الإيجابية: ${good}؛ السلبية: ${bad}`,
    strongestWords: (words) => `الأكثر وزنًا: ${words}.`,
  },
  rubric: {
    disqualifications: {
      short: 'الإجابة أقصر من أن تُعدّ مؤهلة.',
      intent: 'الرسالة لا تجيب عن السؤال.',
      hasty: 'وردت الإجابة أسرع من أن تكون قد كُتبت.',
      copied: 'تكاد تطابق إجابة أخرى في هذا الاستبيان.',
      echo: 'تكرّر السؤال أو تتضمّن نصًّا للحشو.',
      repeated: 'تكرّر الكلام نفسه أو تسرد كلمات فحسب.',
    },
    belowThreshold: 'إجابة صالحة، لكنها دون حدّ التأهيل.',
    qualified: 'تتميّز الإجابة من حيث {strengths}.',
    scores: {
      depth: 'العمق',
      relevance: 'الصلة بالموضوع',
      specificity: 'التفاصيل الملموسة',
      novelty: 'الأصالة',
    },
    conjunction: ' و',
    details:
      'تقييم بالقواعد من دون نموذج ذكاء اصطناعي. عدد الحروف: {characters}؛ العمق {depth}، الصلة بالموضوع {relevance}، التفاصيل الملموسة {specificity}، الأصالة {novelty}.',
    valueJustification: 'تضيف تفاصيل لم ترد في الإجابات الأخرى لهذا الاستبيان.',
  },
  report,
}
