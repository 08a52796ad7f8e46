import type { Locale } from '#contract/languages.ts'

/** What the columns of an exported report mean. */
export const reportDescriptions: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  survey_id: {
    en: 'Id of the survey.',
    'pt-br': 'Identificador da pesquisa.',
    ar: 'معرّف الاستبيان.',
  },
  survey_title: {
    en: 'Title of the survey.',
    'pt-br': 'Título da pesquisa.',
    ar: 'عنوان الاستبيان.',
  },
  survey_status: {
    en: 'Status of the survey: draft, published, paused or closed.',
    'pt-br': 'Status da pesquisa: draft, published, paused ou closed.',
    ar: 'حالة الاستبيان: draft أو published أو paused أو closed.',
  },
  day: {
    en: 'Day in UTC on which the conversations began; days without any are left out.',
    'pt-br': 'Dia (UTC) em que as conversas começaram; dias sem nenhuma ficam de fora.',
    ar: 'اليوم (UTC) الذي بدأت فيه المحادثات، دون الأيام التي لا محادثات فيها.',
  },
  total_sessions: {
    en: 'Conversations that began.',
    'pt-br': 'Conversas iniciadas.',
    ar: 'المحادثات التي بدأت.',
  },
  completed_sessions: {
    en: 'Completed conversations.',
    'pt-br': 'Conversas concluídas.',
    ar: 'المحادثات المكتملة.',
  },
  completion_rate: {
    en: 'Completed among begun conversations, in percent.',
    'pt-br': 'Conversas concluídas entre as iniciadas, em porcentagem.',
    ar: 'نسبة المحادثات المكتملة من التي بدأت.',
  },
  completion_rate_lower: {
    en: 'Lower limit of its 95 % interval.',
    'pt-br': 'Limite inferior do intervalo de 95 %.',
    ar: 'الحد الأدنى لفترة الثقة 95 %.',
  },
  completion_rate_upper: {
    en: 'Upper limit of its 95 % interval.',
    'pt-br': 'Limite superior do intervalo de 95 %.',
    ar: 'الحد الأعلى لفترة الثقة 95 %.',
  },
  total_responses: { en: 'Answers.', 'pt-br': 'Respostas recebidas.', ar: 'الإجابات.' },
  qualified_responses: {
    en: 'Qualified responses.',
    'pt-br': 'Respostas qualificadas.',
    ar: 'الردود المؤهلة.',
  },
  scored_responses: {
    en: 'Answers with a sentiment.',
    'pt-br': 'Respostas com sentimento.',
    ar: 'الإجابات التي حُللت مشاعرها.',
  },
  positive_responses: { en: 'Positive ones.', 'pt-br': 'As positivas.', ar: 'الإيجابية منها.' },
  positive_percentage: {
    en: 'Positive ones, in percent.',
    'pt-br': 'As positivas, em porcentagem.',
    ar: 'نسبة الإيجابية.',
  },
  neutral_responses: {
    en: 'Neutral ones, with the mixed.',
    'pt-br': 'As neutras, com as mistas.',
    ar: 'المحايدة منها، مع المختلطة.',
  },
  neutral_percentage: {
    en: 'Neutral ones, with the mixed, in percent.',
    'pt-br': 'As neutras, com as mistas, em porcentagem.',
    ar: 'نسبة المحايدة، مع المختلطة.',
  },
  negative_responses: { en: 'Negative ones.', 'pt-br': 'As negativas.', ar: 'السلبية منها.' },
  negative_percentage: {
    en: 'Negative ones, in percent.',
    'pt-br': 'As negativas, em porcentagem.',
    ar: 'نسبة السلبية.',
  },
  mixed_responses: { en: 'Mixed ones.', 'pt-br': 'As mistas.', ar: 'المختلطة منها.' },
  mixed_percentage: {
    en: 'Mixed ones, in percent.',
    'pt-br': 'As mistas, em porcentagem.',
    ar: 'نسبة المختلطة.',
  },
  net_sentiment: {
    en: 'Share of positive less that of negative answers, from -100 to 100.',
    'pt-br': 'Porcentagem de positivas menos a de negativas, de -100 a 100.',
    ar: 'نسبة الإيجابية ناقص نسبة السلبية، من -100 إلى 100.',
  },
  net_sentiment_lower: {
    en: 'Lower limit of its 95 % interval.',
    'pt-br': 'Limite inferior do intervalo de 95 %.',
    ar: 'الحد الأدنى لفترة الثقة 95 %.',
  },
  net_sentiment_upper: {
    en: 'Upper limit of its 95 % interval.',
    'pt-br': 'Limite superior do intervalo de 95 %.',
    ar: 'الحد الأعلى لفترة الثقة 95 %.',
  },
  sentiment_trend: {
    en: 'Against the period before: improving, declining or stable.',
    'pt-br': 'Em relação ao período anterior: improving, declining ou stable.',
    ar: 'مقارنة بالفترة السابقة: improving أو declining أو stable.',
  },
  enough_data: {
    en: 'Whether there are enough answers for a trend.',
    'pt-br': 'Se há respostas suficientes para uma tendência.',
    ar: 'هل تكفي الإجابات لتحديد اتجاه.',
  },
  net_sentiment_change: {
    en: 'Change of net sentiment against the period before.',
    'pt-br': 'Mudança do sentimento líquido em relação ao período anterior.',
    ar: 'تغيّر صافي المشاعر مقارنة بالفترة السابقة.',
  },
}
