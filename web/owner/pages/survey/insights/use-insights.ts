import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../error-text.ts'
import { useLiveTopic } from '../../../live/use-live-topic.ts'
import { insightsQuery } from '../../../queries.ts'
import { queryClient } from '../../../query-client.ts'
import { toast } from '../../../ui/toasts.tsx'
import { useCommand } from '../../../use-command.ts'

/** Longer than the server waits for a report before it responds. */
const generateTimeoutMs = 20_000
const refreshDelayMs = 500

/**
 * A survey's insights with live progress. They are fetched again when `figures` or `unlocked` (the number of unlocked
 * responses) change, and when the server reports another status.
 */
export function useInsights(surveyId: string, figures: unknown, unlocked: number | undefined) {
  const { t } = useTranslation()
  useLiveTopic('insights', surveyId)
  const { queryKey } = insightsQuery(surveyId)
  const { data: insights, error, refetch } = useQuery(insightsQuery(surveyId))
  useRefetchOnChange(surveyId, figures, unlocked)
  const command = useCommand('POST /api/surveys/:id/generate-insights', {
    timeoutMs: generateTimeoutMs,
    onSuccess: (insights) => queryClient.setQueryData(queryKey, insights),
    onError: (failure) => toast(t('insights.failed'), errorText(t, failure)),
  })
  return {
    insights,
    error,
    refetch: () => void refetch(),
    isGenerating: command.isPending || insights?.status === 'generating',
    generate: () => command.mutate({ id: surveyId }),
  }
}

/** Debounced: waits until the figures have stopped changing. */
function useRefetchOnChange(
  surveyId: string,
  figures: unknown,
  unlocked: number | undefined,
): void {
  const seen = useRef({ figures, unlocked })
  useEffect(() => {
    if (seen.current.figures === figures && seen.current.unlocked === unlocked) return
    const timer = setTimeout(() => {
      seen.current = { figures, unlocked }
      void queryClient.invalidateQueries({ queryKey: insightsQuery(surveyId).queryKey })
    }, refreshDelayMs)
    return () => clearTimeout(timer)
  }, [surveyId, figures, unlocked])
}
