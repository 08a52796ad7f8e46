import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { SurveyInsights } from '#contract/api/insights.ts'
import { useLiveRows } from '../../../../shared/use-live-rows.ts'
import { errorText } from '../../../error-text.ts'
import { insightsQuery } from '../../../queries.ts'
import { queryClient } from '../../../query-client.ts'
import { toast } from '../../../ui/toasts.tsx'
import { useCommand } from '../../../use-command.ts'

/** The server waits for the report for a while before it answers. */
const generateTimeoutMs = 20_000
const refreshDelayMs = 500

/**
 * A survey's insights as fetched, with the progress that is told live. They are asked for again when the survey's figures
 * move, when a response is unlocked, and when a report was written in any window.
 */
export function useInsights(surveyId: string, figures: unknown, unlocked: number | undefined) {
  const { t } = useTranslation()
  const { rows } = useLiveRows('insights', surveyId)
  const live = rows.get(surveyId)
  const { queryKey } = insightsQuery(surveyId)
  const { data, error, refetch } = useQuery(insightsQuery(surveyId))
  useRefreshOnChange(surveyId, figures, `${unlocked} ${live?.status} ${live?.generated_at}`)
  const command = useCommand('POST /api/surveys/:id/generate-insights', {
    timeoutMs: generateTimeoutMs,
    onSuccess: (insights) => queryClient.setQueryData(queryKey, insights),
    onError: (failure) => toast(t('insights.failed'), errorText(t, failure)),
  })
  const isLive = live?.status === 'generating'
  const insights: SurveyInsights | undefined = data && {
    ...data,
    ...(isLive && { status: 'generating', progress: live.progress, can_generate: false }),
  }
  return {
    insights,
    error,
    refetch: () => void refetch(),
    isGenerating: command.isPending || insights?.status === 'generating',
    generate: () => command.mutate({ id: surveyId }),
  }
}

/** What moves often is asked for once it has settled for a moment. */
function useRefreshOnChange(surveyId: string, figures: unknown, sign: string): void {
  const seen = useRef({ figures, sign })
  useEffect(() => {
    if (seen.current.figures === figures && seen.current.sign === sign) return
    const timer = setTimeout(() => {
      seen.current = { figures, sign }
      void queryClient.invalidateQueries({ queryKey: insightsQuery(surveyId).queryKey })
    }, refreshDelayMs)
    return () => clearTimeout(timer)
  }, [surveyId, figures, sign])
}
