import { useTranslation } from 'react-i18next'
import type { SurveyStructure } from '#contract/api/surveys.ts'
import { SummaryTiles } from '../../survey-editor/fields/SummaryTiles.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'

type Props = { structure: SurveyStructure; isBusy: boolean; onCreate: () => void }

export function CreateSummary({ structure, isBusy, onCreate }: Props) {
  const { t } = useTranslation()
  return (
    <Card className="grid gap-3 p-5" aria-labelledby="summary">
      <h2 id="summary" className="text-sm font-semibold">
        {t('create.summary')}
      </h2>
      <SummaryTiles survey={structure} />
      <Button
        busy={isBusy}
        disabled={structure.title.trim() === ''}
        onClick={onCreate}
        className="mt-2 min-h-12 w-full text-base"
      >
        {isBusy ? t('create.creating') : t('create.create')}
      </Button>
      <p className="text-center text-xs text-ink-3">{t('create.draftKept')}</p>
    </Card>
  )
}
