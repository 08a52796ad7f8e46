import type { SurveyLanguage } from '#contract/languages.ts'

type FixedReportTexts = {
  titles: Record<'summary' | 'topics' | 'patterns' | 'recommendations', string>
  /** In place of a statement that has no wording without locked answers. */
  lockedStatement: string
}

/** The texts of every report, in its own language. */
export const fixedReportTexts: Record<SurveyLanguage, FixedReportTexts> = {
  en: {
    titles: {
      summary: 'Executive summary',
      topics: 'Main topics',
      patterns: 'Patterns and trends',
      recommendations: 'Recommendations',
    },
    lockedStatement: 'This is based on answers that are still locked.',
  },
  'pt-br': {
    titles: {
      summary: 'Resumo executivo',
      topics: 'Principais temas',
      patterns: 'Padrões e tendências',
      recommendations: 'Recomendações',
    },
    lockedStatement: 'Isto se baseia em respostas que ainda estão bloqueadas.',
  },
  es: {
    titles: {
      summary: 'Resumen ejecutivo',
      topics: 'Temas principales',
      patterns: 'Patrones y tendencias',
      recommendations: 'Recomendaciones',
    },
    lockedStatement: 'Esto se basa en respuestas que siguen bloqueadas.',
  },
  ar: {
    titles: {
      summary: 'ملخص تنفيذي',
      topics: 'المواضيع الرئيسة',
      patterns: 'الأنماط والاتجاهات',
      recommendations: 'التوصيات',
    },
    lockedStatement: 'يستند هذا إلى إجابات ما زالت مقفلة.',
  },
}
