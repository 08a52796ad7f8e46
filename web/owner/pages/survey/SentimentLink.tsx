import { SlidersHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

export function SentimentLink({ surveyId }: { surveyId: string }) {
  const { t } = useTranslation()
  return (
    <Link
      to={`/surveys/${surveyId}/sentiment`}
      className="mt-4 inline-flex items-center gap-2 rounded-sm text-sm font-medium text-primary-text hover:underline"
    >
      <SlidersHorizontal size={15} aria-hidden />
      {t('sentimentConfig.link')}
    </Link>
  )
}
