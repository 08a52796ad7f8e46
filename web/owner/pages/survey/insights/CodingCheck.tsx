import { useQuery } from '@tanstack/react-query'
import { ClipboardCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CodingCheck as Check } from '#contract/api/coding-check.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { codingCheckQuery, insightsQuery } from '../../../queries.ts'
import { queryClient } from '../../../query-client.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ErrorState, InlineError, Skeleton } from '../../../ui/states.tsx'
import { errorText } from '../../../error-text.ts'
import { useCommand } from '../../../use-command.ts'
import { CodingForm } from './CodingForm.tsx'
import { CodingResults } from './CodingResults.tsx'

/** The owner codes a sample of responses, and sees how far the AI's coding agrees. */
export function CodingCheck({ surveyId }: { surveyId: string }) {
  const { t } = useTranslation()
  const { data: check, error, refetch } = useQuery(codingCheckQuery(surveyId))
  const store = (answered: Check) => {
    queryClient.setQueryData(codingCheckQuery(surveyId).queryKey, answered)
    // Topics of the report carry their agreement.
    if (answered.status === 'finished')
      void queryClient.invalidateQueries({ queryKey: insightsQuery(surveyId).queryKey })
  }
  const start = useCommand('POST /api/surveys/:id/coding-check', { onSuccess: store })
  const code = useCommand('PUT /api/surveys/:id/coding-check/:responseId', { onSuccess: store })
  const failure = start.error ?? code.error
  return (
    <Card aria-labelledby="coding-check" className="p-5 sm:p-6">
      <h3 id="coding-check" className="font-display text-2xl">
        {t('codingCheck.title')}
      </h3>
      {!check ? (
        error ? (
          <ErrorState error={error} retry={() => void refetch()} />
        ) : (
          <Skeleton className="mt-4 h-24" />
        )
      ) : (
        <>
          <Lead check={check} />
          {check.status === 'running' && (
            <CodingForm
              check={check}
              isBusy={code.isPending}
              onCode={(responseId, codes) => code.mutate({ id: surveyId, responseId, codes })}
            />
          )}
          {check.status === 'finished' && <CodingResults check={check} />}
          {failure && (
            <div className="mt-4">
              <InlineError>{errorText(t, failure)}</InlineError>
            </div>
          )}
          {check.status !== 'running' && (
            <Button
              className="mt-5"
              variant="secondary"
              busy={start.isPending}
              disabled={!check.can_start}
              icon={<ClipboardCheck size={16} aria-hidden />}
              onClick={() => start.mutate({ id: surveyId })}
            >
              {t(check.status === 'none' ? 'codingCheck.start' : 'codingCheck.again')}
            </Button>
          )}
        </>
      )}
    </Card>
  )
}

function Lead({ check: { status, can_start, items } }: { check: Check }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const done = items.filter(({ codes }) => codes !== null).length
  const text =
    status === 'running'
      ? t('codingCheck.progress', {
          done: format.integer(done),
          total: format.integer(items.length),
        })
      : status === 'finished'
        ? t('codingCheck.finished', {
            count: items.length,
            formatted: format.integer(items.length),
          })
        : can_start
          ? t('codingCheck.help')
          : t('codingCheck.tooFew')
  return (
    <p aria-live="polite" className="mt-2 text-page text-sm text-pretty text-ink-2">
      {text}
    </p>
  )
}
