// Modern Standard Arabic, worded so that it suits women and men alike. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { ClarificationTemplates } from '../../types/templates.ts'

export const clarificationTemplates: ClarificationTemplates = {
  clarify: {
    gibberish: [
      'عذرًا، تعذّرت قراءة ذلك.',
      'عذرًا، لم يُفهم ما كُتب.',
      'لم تصل الرسالة واضحة.',
      'نعتذر، لم نتمكن من فهم ذلك.',
    ],
    'off-topic': ['حسنًا.', 'مفهوم.', 'لا بأس.', 'طيب.'],
    injection: [
      'لا يمكننا هنا إلا الحديث عن الاستبيان.',
      'هذا غير ممكن هنا.',
      'لا يمكننا المساعدة في ذلك هنا.',
      'مهمتنا هنا طرح الأسئلة فقط.',
    ],
  },
  clarifyUnknownPoint: {
    professional: [
      'بخصوص «{point}»، ما رأيك؟',
      'فيما يتعلق بموضوع «{point}»، ما وجهة نظرك؟',
      'في ما يخص «{point}»، ما تجربتك؟',
      'ما وصفك لموضوع «{point}» من واقع معرفتك؟',
    ],
    friendly: [
      'وماذا عن «{point}» في حياتك؟',
      'والآن: ما الذي يخطر ببالك حول «{point}»؟',
      'لنتحدث عن «{point}»: ما رأيك فيه؟',
      'لو سألك صديق عن «{point}»، ماذا سيكون جوابك؟',
    ],
    curious: [
      'ما الذي مررت به في شأن «{point}»؟',
      'ما المثال الذي يحضرك حول «{point}»؟',
      'ما الذي لاحظته حول «{point}»؟',
      'عند التفكير في «{point}»، ما الموقف الذي تتذكره؟',
    ],
    empathetic: [
      'عند التفكير في «{point}»، كيف كان الأمر بالنسبة إليك؟',
      'بلا عجلة: ماذا يعني لك موضوع «{point}»؟',
      'نودّ سماع رأيك في «{point}»: ما الذي يهمّك فيه؟',
      'ما الذي تودّ أن نفهمه عن «{point}»؟',
    ],
    analytical: [
      'بالنسبة إلى «{point}»، ما تقييمك؟',
      'حول «{point}»، ما أبرز واقعة؟',
      'ما الجانب الأهم في «{point}»؟',
      'ما خلاصة رأيك في «{point}» في جملة واحدة؟',
    ],
  },
}
