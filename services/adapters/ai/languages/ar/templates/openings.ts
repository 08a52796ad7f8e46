// Modern Standard Arabic, worded so that it suits women and men alike. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { OpeningTemplates } from '../../types/templates.ts'

export const openingTemplates: OpeningTemplates = {
  greeting: {
    professional: ['مرحبًا، وشكرًا على المشاركة.', 'مرحبًا، وشكرًا على وقتك.'],
    friendly: ['أهلًا وسهلًا! يسعدنا وجودك معنا.', 'أهلًا! شكرًا على المشاركة.'],
    curious: ['أهلًا، وشكرًا على المشاركة.', 'مرحبًا! يسعدنا الحديث معك.'],
    empathetic: ['أهلًا بك، وشكرًا على وجودك معنا.', 'مرحبًا بك، يسعدنا وجودك معنا.'],
    analytical: ['مرحبًا. شكرًا على المشاركة.', 'مرحبًا. شكرًا على وقتك.'],
  },
  subject: {
    about: 'سنتحدث عن {title}.',
    topic: 'الموضوع: {title}.',
    fitsAbout: /^(?:تجربت|رأي|حيات|عمل|دراست|رحلت|ال)/u,
    isSentence:
      /^(?:بضعة|أسئلة|نود|نودّ|نريد|يهم|يسعدنا|شارك|ساعد|أخبر|احك|هل|كيف|لماذا|ما|ماذا|من|متى|أين|كم)(?:\s|نا|ّ|ون)/u,
  },
  openingWithoutPoint: ['كيف كانت تجربتك مع ذلك؟', 'كيف تسير الأمور معك في هذا الشأن؟'],
  openingWithPoint: [
    'نبدأ بموضوع «{point}»: كيف كانت تجربتك معه؟',
    'أول سؤال عن «{point}». ما الذي يمكن قوله عنه؟',
  ],
  openingOtherLanguage: [
    'موضوع هذا الاستبيان مكتوب {tongue}: «{title}». كيف كانت تجربتك معه؟',
    'لهذا الاستبيان عنوان وضعه أصحابه {tongue}: «{title}». ما الذي يمكن قوله عنه؟',
  ],
}
