import { useTranslation } from 'react-i18next'
import type { SurveyStructure } from '#contract/api/surveys.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'

type Props = { structure: SurveyStructure; isBusy: boolean; onCreate: () => void }

export function Summary({ structure, isBusy, onCreate }: Props) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const tiles = [
    [t('create.summaryPoints'), format.integer(structure.validation_points.length)],
    [t('create.maxQuestions'), format.integer(structure.max_questions)],
    [t('create.summaryLanguage'), t(`language.${structure.language}`)],
    [t('create.summaryMinutes'), t('create.minutes')],
  ] as const
  return (
    <Card className="p-5" aria-labelledby="summary">
      <h2 id="summary" className="text-sm font-semibold">
        {t('create.summary')}
      </h2>
      <dl className="mt-3 grid grid-cols-2 gap-3">
        {tiles.map(([label, value]) => (
          <div
            key={label}
            className="flex min-w-0 flex-col-reverse rounded-md bg-sunken px-3 py-2.5"
          >
            <dt className="text-xs text-ink-2">{label}</dt>
            <dd className="font-semibold break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <Button
        busy={isBusy}
        disabled={structure.title.trim() === ''}
        onClick={onCreate}
        className="mt-5 min-h-12 w-full text-base"
      >
        {isBusy ? t('create.creating') : t('create.create')}
      </Button>
      <p className="mt-3 text-center text-xs text-ink-3">{t('create.draftKept')}</p>
    </Card>
  )
}
