import { useTranslation } from 'react-i18next'
import type { SurveyStatus } from '#contract/survey.ts'
import { CallError, type Output } from '../../../shared/call.ts'
import { errorText } from '../../error-text.ts'
import { liveCache } from '../../live/live-cache.ts'
import { surveyQuery, useMe } from '../../queries.ts'
import { queryClient } from '../../query-client.ts'
import { invalidateSurveyLists } from '../../survey-lists.ts'
import { toast } from '../../ui/toasts.tsx'
import { useCommand } from '../../use-command.ts'

type StatusTransition = { to: 'published' | 'paused'; label: 'publish' | 'pause' | 'reactivate' }

/** The transition offered for a status; null for closed. */
export function nextTransition(status: SurveyStatus): StatusTransition | null {
  switch (status) {
    case 'draft':
      return { to: 'published', label: 'publish' }
    case 'published':
      return { to: 'paused', label: 'pause' }
    case 'paused':
      return { to: 'published', label: 'reactivate' }
    case 'closed':
      return null
  }
}

/** Publishes, pauses, reactivates and closes, with a toast. `onFix` opens the editor of an incomplete survey. */
export function useStatusChange(onFix?: () => void) {
  const { t } = useTranslation()
  const me = useMe()
  return useCommand('PUT /api/surveys/:id', {
    onSuccess: (survey) => {
      cacheSurvey(me.id, survey)
      invalidateSurveyLists()
      toast(t('survey.updated', { status: t(`status.${survey.status}`).toLocaleLowerCase() }))
    },
    onError: (error) => {
      const isIncomplete = error instanceof CallError && error.code === 'surveys/incomplete'
      const fix = isIncomplete && onFix ? { label: t('surveys.edit'), onClick: onFix } : undefined
      toast(t('surveys.statusFailed'), errorText(t, error), fix)
    },
  })
}

/** Puts a survey from a command's response into the cache. */
export function cacheSurvey(ownerId: string, survey: Output<'PUT /api/surveys/:id'>): void {
  const { id, title, description, status } = survey
  queryClient.setQueryData(surveyQuery(id).queryKey, survey)
  const change = { title, description, status }
  liveCache.applyResponse({ topic: 'survey-figures', id: ownerId, key: id, item: change }, survey)
}
