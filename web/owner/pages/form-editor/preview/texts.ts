// Texts of the preview in the survey's language, which may differ from the page's.
import type { SurveyLanguage } from '#contract/languages.ts'
import ar from '../../../../locales/ar/form.json' with { type: 'json' }
import en from '../../../../locales/en/form.json' with { type: 'json' }
import es from '../../../../locales/es/form.json' with { type: 'json' }
import ptBr from '../../../../locales/pt-br/form.json' with { type: 'json' }

type TextKey = keyof typeof en
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string

const texts: Record<SurveyLanguage, Record<TextKey, string>> = { en, ar, es, 'pt-br': ptBr }

export const translatorFor =
  (language: SurveyLanguage): Translate =>
  (key, values = {}) =>
    texts[language][key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
