import { useTranslation } from 'react-i18next'
import type { SurveyStructure } from '#contract/api/surveys.ts'
import { SummaryTiles } from '../../survey-editor/fields/SummaryTiles.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'

type Props = { structure: SurveyStructure; isBusy: boolean; onCreate: () => void }

/** The proposal in four figures, and the button that creates the survey; in view from the first field to the last. */
export function CreateSummary({ structure, isBusy, onCreate }: Props) {
  const { t } = useTranslation()
  return (
    <Card
      className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4 shadow-popup sm:px-5"
      aria-labelledby="summary"
    >
      <h2 id="summary" className="sr-only">
        {t('create.summary')}
      </h2>
      <div className="min-w-0 flex-1 max-md:hidden">
        <SummaryTiles survey={structure} />
      </div>
      <div className="grid gap-1 max-md:w-full">
        <Button
          busy={isBusy}
          disabled={structure.title.trim() === ''}
          onClick={onCreate}
          className="min-h-12 w-full px-8 text-base"
        >
          {isBusy ? t('create.creating') : t('create.create')}
        </Button>
        <p className="text-center text-xs text-ink-3 max-md:hidden">{t('create.draftKept')}</p>
      </div>
    </Card>
  )
}
