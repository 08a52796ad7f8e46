import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Check, LayoutDashboard } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { newestSurveysQuery, surveyQuery } from '../../queries.ts'
import { contentOf } from '../../survey-editor/content/survey-content.ts'
import { toPreviewInput } from '../../survey-editor/content/survey-fields.ts'
import { PreviewChat } from '../../survey-editor/preview/PreviewChat.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { useOnboardingDraft } from './onboarding-draft.ts'
import { StepButtons } from './StepButtons.tsx'
import { StepHeading } from './StepHeading.tsx'

type Props = {
  onBack: () => void
  isLeaving: boolean
  onConfigure: (surveyId: string) => void
  onDashboard: () => void
}

/** The created draft: to configure, to try out, or to leave for later. */
export function ReadyStep({ onBack, isLeaving, onConfigure, onDashboard }: Props) {
  const { t } = useTranslation('onboarding')
  const { survey, error, retry, isMissing } = useCreatedSurvey()
  return (
    <>
      <StepHeading lead={t('ready.lead')}>{t('ready.title')}</StepHeading>
      {survey ? (
        <Card className="mt-6 flex flex-wrap items-center gap-4 p-5" aria-labelledby="created">
          <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-success-soft text-success">
            <Check size={20} aria-hidden />
          </span>
          <div className="min-w-0 flex-1 basis-60">
            <h2 id="created" dir="auto" className="text-page font-display text-2xl">
              {survey.title}
            </h2>
            <p className="mt-0.5 text-sm text-ink-2">
              {t('ready.id')}{' '}
              <bdi className="font-semibold tracking-wide text-ink">{shortId(survey.id)}</bdi>
            </p>
          </div>
        </Card>
      ) : error ? (
        <ErrorState error={error} retry={retry} />
      ) : (
        !isMissing && <Skeleton className="mt-6 h-24" />
      )}
      {survey && (
        <div className="mt-6">
          <PreviewChat survey={toPreviewInput(contentOf(survey))} about={survey} />
        </div>
      )}
      <StepButtons onBack={onBack}>
        <Button
          variant="secondary"
          disabled={isLeaving}
          onClick={onDashboard}
          icon={<LayoutDashboard size={18} aria-hidden />}
          className="min-h-12"
        >
          {t('ready.dashboard')}
        </Button>
        <Button
          disabled={!survey}
          busy={isLeaving}
          onClick={() => survey && onConfigure(survey.id)}
          icon={<ArrowRight size={18} className="rtl:-scale-x-100" aria-hidden />}
          className="min-h-12 px-6 text-base max-sm:w-full"
        >
          {t('ready.configure')}
        </Button>
      </StepButtons>
    </>
  )
}

/** The documented short form of an id. */
const shortId = (id: string) => id.slice(-8).toUpperCase()

/** On another device it is the newest survey: step 2 follows its creation. */
function useCreatedSurvey() {
  const draftId = useOnboardingDraft(({ surveyId }) => surveyId)
  const newest = useQuery({ ...newestSurveysQuery, enabled: draftId === null })
  const id = draftId ?? newest.data?.[0]?.id
  const found = useQuery({ ...surveyQuery(id ?? ''), enabled: id !== undefined })
  const failed = [newest, found].find(({ error, data }) => error && !data)
  return {
    survey: found.data,
    error: failed?.error,
    retry: () => void failed?.refetch(),
    /** The survey was deleted. */
    isMissing: draftId === null && newest.data?.length === 0,
  }
}
