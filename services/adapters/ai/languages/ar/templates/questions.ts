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
    'هل يخطر بالبال شيء ولو كان صغيرًا؟',
    'تكفي فكرة عامة. هل لديك فكرة؟',
    'هل هناك ما يقال عن ذلك؟',
    'هل لفت انتباهك شيء ولو عابرًا؟',
    'يكفي التخمين: ما جوابك؟',
    'هل من موقف بقي في الذاكرة؟',
  ],
  inLanguage: { 'pt-br': 'بالبرتغالية', en: 'بالإنجليزية', ar: 'بالعربية', es: 'بالإسبانية' },
}
