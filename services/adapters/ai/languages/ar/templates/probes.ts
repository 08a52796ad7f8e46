// Modern Standard Arabic, worded so that it suits women and men alike. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { ProbeTemplates } from '../../types/templates.ts'

export const probeTemplates: ProbeTemplates = {
  probeIntro: ['قلت: «{quote}».', 'ذكرت: «{quote}».'],
  probeQuoted: [
    'ذكرت: «{quote}». هلّا حدّثتنا أكثر عن ذلك؟',
    'قلت: «{quote}». هل من تفاصيل أكثر عن ذلك؟',
    'نودّ أن نفهم هذا أكثر: «{quote}». هل من توضيح أكثر؟',
  ],
  probeOpinion: ['ما الذي يجعلك ترى ذلك؟', 'ما الذي يدعوك إلى قول ذلك؟'],
  besidesEarlier: ['إضافة إلى ما سبق ذكره، {ask}', 'وعدا ما سبق ذكره، {ask}'],
  mentionedPoint: ['ذكرت: «{quote}». وعدا ذلك، {ask}', 'قلت: «{quote}». وإضافة إلى ذلك، {ask}'],
  probeMore: [
    'هلّا حدّثتنا أكثر عن ذلك؟',
    'هل من تفاصيل أكثر عن ذلك؟',
    'هل من شيء آخر تودّ ذكره عن ذلك؟',
  ],
  probeMain: ['من كل ما سبق، ما الأهم عندك؟', 'ما أهم جزء في ذلك عندك؟'],
  probeEarlier: [
    'ذُكر قبل قليل: «{quote}». هل من تفاصيل أكثر عن ذلك؟',
    'بالعودة إلى ما قيل قبل قليل: «{quote}». كيف حدث ذلك؟',
  ],
  probeAfterScore: [
    'كانت إجابتك {quote}. ما السبب الرئيس لهذه الدرجة؟',
    'اخترت الدرجة {quote}. ما الذي يقف وراء هذا الرقم؟',
  ],
  probeAfterChoice: [
    'كانت إجابتك «{quote}». ما السبب الرئيس؟',
    'أجبت بـ«{quote}». هل من تفاصيل أكثر؟',
  ],
}
