// Modern Standard Arabic, worded so that it suits women and men alike. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { ProbeTemplates } from '../../types/templates.ts'

export const probeTemplates: ProbeTemplates = {
  probeIntro: ['قلت: «{quote}».', 'ذكرت: «{quote}».'],
  probeQuestions: {
    unpaid: ['ماذا فعلت حيال ذلك؟', 'هل حُلّ الأمر بعد ذلك؟'],
    problem: ['ماذا فعلت حيال ذلك؟', 'كيف أثّر ذلك عليك؟'],
    decision: ['ما الذي دفعك إلى ذلك؟', 'ما الذي أدى إلى ذلك؟'],
    wish: ['ما الفرق الذي سيحدثه ذلك بالنسبة إليك؟', 'لماذا يهمّك ذلك؟'],
  },
  mentionedPoint: ['ذكرت: «{quote}». وعدا ذلك، {ask}', 'قلت: «{quote}». وإضافة إلى ذلك، {ask}'],
  probeMore: [
    'هل من تفاصيل أكثر عن ذلك؟',
    'هل من مثال على ذلك؟',
    'ما الذي يمكن إضافته هنا؟',
    'كيف يمكن وصف ذلك؟',
    'هل يخطر بالبال موقف معيّن؟',
    'نودّ معرفة المزيد، هل من إضافة؟',
  ],
  probeMeaning: ['كيف ذلك؟', 'من أي ناحية؟', 'هل من توضيح بسيط؟'],
  probeAfterScore: [
    'كانت إجابتك {quote}. ما السبب الرئيس لهذه الدرجة؟',
    'اخترت الدرجة {quote}. ما الذي يقف وراء هذا الرقم؟',
  ],
  probeAfterChoice: [
    'كانت إجابتك «{quote}». ما السبب الرئيس؟',
    'أجبت بـ«{quote}». هل من تفاصيل أكثر؟',
  ],
}
