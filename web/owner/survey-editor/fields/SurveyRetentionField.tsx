import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SurveyPrivacy } from '#contract/api/privacy.ts'
import { isShorter } from '#contract/retention.ts'
import type { SurveyRetention } from '#contract/settings.ts'
import { errorText } from '../../error-text.ts'
import { queryClient } from '../../query-client.ts'
import { PlannedErasures } from '../../settings/privacy/PlannedErasures.tsx'
import { plannedErasuresKey, surveyPrivacyQuery } from '../../settings/privacy/privacy-queries.ts'
import { choiceOf, retentionOf, surveyChoices } from '../../settings/privacy/retention-choices.ts'
import { ShorteningDialog } from '../../settings/privacy/ShorteningDialog.tsx'
import { usePeriodLabel } from '../../settings/privacy/use-period-label.ts'
import { Card } from '../../ui/Card.tsx'
import { Select } from '../../ui/Select.tsx'
import { InlineError, Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useCommand } from '../../use-command.ts'

/** How long the survey's answers are kept. Saved at once: it belongs to no version of the survey. */
export function SurveyRetentionField({ surveyId }: { surveyId: string }) {
  const { t } = useTranslation()
  const { data, error } = useQuery(surveyPrivacyQuery(surveyId))
  const id = useId()
  return (
    <Card className="grid gap-4 p-5 sm:p-6" aria-labelledby={id}>
      <div>
        <h2 id={id} className="text-sm font-semibold">
          {t('privacy.retention.title')}
        </h2>
        <p className="mt-0.5 text-sm text-pretty text-ink-2">{t('privacy.retention.surveyHelp')}</p>
      </div>
      {data ? (
        <RetentionSelect surveyId={surveyId} privacy={data} />
      ) : error ? (
        <InlineError>{errorText(t, error)}</InlineError>
      ) : (
        <Skeleton className="h-10" />
      )}
    </Card>
  )
}

type Props = { surveyId: string; privacy: SurveyPrivacy }

function RetentionSelect({ surveyId, privacy }: Props) {
  const { t } = useTranslation()
  const labelOf = usePeriodLabel()
  const [shorter, setShorter] = useState<SurveyRetention | undefined>()
  const { data_retention_days: stored, account } = privacy
  const command = useCommand('PUT /api/surveys/:id/privacy', {
    onSuccess: (saved) => {
      queryClient.setQueryData(surveyPrivacyQuery(surveyId).queryKey, saved)
      void queryClient.invalidateQueries({ queryKey: plannedErasuresKey })
      setShorter(undefined)
      toast(t('privacy.saved'))
    },
  })
  const resolve = (days: SurveyRetention) =>
    days === 'account' ? account.data_retention_days : days
  const save = (days: SurveyRetention) =>
    command.mutate({ id: surveyId, data_retention_days: days })
  const choose = (days: SurveyRetention) =>
    isShorter(resolve(days), resolve(stored)) ? setShorter(days) : save(days)
  return (
    <>
      <Select
        label={t('privacy.retention.title')}
        value={choiceOf(stored)}
        onChange={(choice) => choose(retentionOf(choice))}
        options={surveyChoices.map((value) => {
          const days = retentionOf(value)
          return {
            value,
            label:
              days === 'account'
                ? t('privacy.retention.account', { period: labelOf(account.data_retention_days) })
                : labelOf(days),
          }
        })}
        className="w-full sm:max-w-80"
      />
      {command.error && shorter === undefined && (
        <InlineError title={t('privacy.saveFailed')}>{errorText(t, command.error)}</InlineError>
      )}
      <PlannedErasures survey={surveyId} />
      <ShorteningDialog
        isOpen={shorter !== undefined}
        survey={surveyId}
        choice={choiceOf(shorter ?? stored)}
        isBusy={command.isPending}
        error={command.error}
        onConfirm={() => shorter !== undefined && save(shorter)}
        onCancel={() => setShorter(undefined)}
      />
    </>
  )
}
