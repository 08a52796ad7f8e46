import { useTranslation } from 'react-i18next'
import type { SurveyLanguage } from '#contract/languages.ts'
import { Select } from '../../ui/Select.tsx'
import { surveyLanguages } from '../content/choices.ts'

type Props = { language: SurveyLanguage; onChange: (language: SurveyLanguage) => void }

/** The survey's language. */
export function LanguageSelect({ language, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-1.5">
      <p className="text-sm font-semibold" aria-hidden>
        {t('create.summaryLanguage')}
      </p>
      <Select
        label={t('create.summaryLanguage')}
        value={language}
        onChange={onChange}
        options={surveyLanguages.map((value) => ({ value, label: t(`language.${value}`) }))}
      />
    </div>
  )
}
