// Modern Standard Arabic, worded so that it suits women and men alike. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { QuestionTemplates } from '../../types/templates.ts'

export const questionTemplates: QuestionTemplates = {
  inOtherWords: ['بعبارة أخرى: {ask}', 'لنسأل بطريقة أخرى: {ask}', 'وبكلمات أخرى: {ask}'],
  rephrasedQuestion: ['نعيد السؤال: {ask}', 'كان السؤال: {ask}', 'نعود إلى السؤال: {ask}'],
  unknownPoint: [
    'والآن عن «{point}»: كيف كان ذلك بالنسبة إليك؟',
    'ما الذي يمكن قوله عن «{point}»؟',
    'بخصوص «{point}»: كيف كانت تجربتك؟',
    'وماذا عن «{point}»، ما الذي يخطر بالبال؟',
  ],
  unknownPointOtherLanguage: [
    'هذه النقطة مكتوبة {tongue}: «{point}». ما الذي يمكن قوله عنها؟',
    'في الاستبيان نقطة {tongue}: «{point}». كيف كان ذلك بالنسبة إليك؟',
  ],
  otherAngle: [
    'تكفي فكرة عامة. هل لديك فكرة؟',
    'أي شيء يكفي، فما أول ما يخطر بالبال؟',
    'بلا استعجال: هل من شيء يُذكر؟',
    'هل يخطر بالبال شيء ولو كان صغيرًا؟',
    'هل هناك ما يقال عن ذلك؟',
    'يكفي التخمين: ما جوابك؟',
  ],
  inLanguage: { 'pt-br': 'بالبرتغالية', en: 'بالإنجليزية', ar: 'بالعربية', es: 'بالإسبانية' },
}
