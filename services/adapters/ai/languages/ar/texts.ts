// Arabic. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { EngineTexts } from '../types/texts.ts'

export const texts: EngineTexts = {
  form: {
    multipleChoice: 'أي من هذه الموضوعات هو الأهم بالنسبة إليك؟',
    other: 'شيء آخر',
    ranking: 'رتّب هذه الموضوعات من الأكثر إلى الأقل أهمية بالنسبة إليك.',
    yesNo: 'هل تغيّر رأيك في هذا الموضوع خلال الأشهر الأخيرة؟',
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
  report: {
    overview:
      'عدد الإجابات المقروءة: {total}. بنبرة سلبية: {negative}؛ إيجابية: {positive}؛ مختلطة: {mixed}؛ محايدة: {neutral}.',
    tooFewResponses: 'ما زال الوقت مبكرًا: بهذا العدد القليل من الإجابات لا يُعدّ شيء هنا اتجاهًا بعد.',
    mostMentioned: 'الأكثر ذكرًا: {topics}.',
    method: 'حُسب بقواعد، دون نموذج ذكاء اصطناعي: أعداد واقتباسات فقط.',
    objective:
      'عن {name}: {of} من أصل {total} من الإجابات. بنبرة سلبية: {negative}؛ إيجابية: {positive}.',
    topic: 'ورد في {of} من أصل {total} من الإجابات. بنبرة سلبية: {negative}؛ إيجابية: {positive}.',
    negative: {
      pattern: 'يرد {name} بنبرة سلبية',
      evidence: '{negative} من أصل {of} من الإجابات عن {name} نبرتها سلبية.',
    },
    positive: {
      pattern: 'يرد {name} بنبرة إيجابية',
      evidence: '{positive} من أصل {of} من الإجابات عن {name} نبرتها إيجابية.',
    },
    objectiveNegative: {
      pattern: 'يغلب على الإجابات عن {name} طابع سلبي',
      evidence: '{negative} من أصل {of} من الإجابات نبرتها سلبية.',
    },
    objectivePositive: {
      pattern: 'يغلب على الإجابات عن {name} طابع إيجابي',
      evidence: '{positive} من أصل {of} من الإجابات نبرتها إيجابية.',
    },
    coOccurrence: {
      pattern: 'يرد {name} و{other} معًا',
      evidence: 'يجتمعان في {both} من الإجابات؛ يرد {name} في {of} منها و{other} في {ofOther}.',
    },
    investigate: {
      action: 'تحقّق من {name}: {negative} من أصل {of} من الإجابات التي تذكره نبرتها سلبية.',
      rationale: 'ورد في {of} من أصل {total} من الإجابات. اقرأ الاقتباسات قبل أن تقرر ما تغيّره.',
      outcome: 'للقياس: أن يقلّ عدد الإجابات السلبية عن {name} عمّا هو اليوم ({negative}).',
    },
    maintain: {
      action:
        'حافظ على ما ينجح في {name}: {positive} من أصل {of} من الإجابات التي تذكره نبرتها إيجابية.',
      rationale: 'ورد في {of} من أصل {total} من الإجابات. تُظهر الاقتباسات ما يعجب الناس.',
      outcome: 'للقياس: ألا يقلّ عدد الإجابات الإيجابية عن {name} عمّا هو اليوم.',
    },
    quotationMarks: ['«', '»'],
    listSeparator: '، ',
  },
}
