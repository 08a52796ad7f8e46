import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SurveyLanguage } from '#contract/languages.ts'
import { Button } from '../../ui/Button.tsx'
import type { SurveyContent } from '../content/survey-content.ts'
import { useTextLanguage } from './use-text-language.ts'

type Props = {
  surveyId: string
  content: SurveyContent
  onChange: (language: SurveyLanguage) => void
}

/** Says that the texts are in another language than the survey. The owner switches, or keeps the language permanently. */
export function LanguageNotice({ surveyId, content, onChange }: Props) {
  const { t } = useTranslation()
  const { language } = content
  const written = useTextLanguage(content)
  const [dismissed, setDismissed] = useState(() => localStorage.getItem(storageKey(surveyId)))
  if (!written || dismissed === `${language} ${written}`) return null
  const keep = () => {
    const choice = `${language} ${written}`
    localStorage.setItem(storageKey(surveyId), choice)
    setDismissed(choice)
  }
  const names = { written: t(`language.${written}`), language: t(`language.${language}`) }
  return (
    <output className="grid gap-3 rounded-md bg-info-soft px-4 py-3 text-sm text-info">
      <span className="text-pretty">{t('editor.languageDiffers', names)}</span>
      <span className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => onChange(written)}>
          {t('editor.languageSwitch', names)}
        </Button>
        <Button variant="quiet" onClick={keep}>
          {t('editor.languageKeep', names)}
        </Button>
      </span>
    </output>
  )
}

const storageKey = (surveyId: string) => `language-kept-${surveyId}`
