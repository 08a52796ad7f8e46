import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SentimentConfig } from '#contract/survey.ts'
import { CallError } from '../../../shared/call.ts'
import { sentimentConfigQuery } from '../../queries.ts'
import { queryClient } from '../../query-client.ts'
import { useCommand } from '../../use-command.ts'
import { sentimentConfigOf, isDeepEqual, pruneQuestions } from './settings.ts'

/** The edited configuration, and the version it is based on. */
type Edits = { config: SentimentConfig; version: number }

export type SentimentSettingsState = {
  config: SentimentConfig
  updatedAt: string | null
  edit: (config: SentimentConfig) => void
  isChanged: boolean
  isSaving: boolean
  /** Since the last change. */
  isSaved: boolean
  /** The save error; `conflict` if another version was saved first. */
  error: Error | null
  conflict: boolean
  save: () => void
  discard: () => void
  /** Saves over the other version. */
  overwrite: () => void
}

/** A survey's sentiment configuration with its unsaved changes. */
export function useSentimentSettings(surveyId: string, points: readonly string[]) {
  const { queryKey } = sentimentConfigQuery(surveyId)
  const query = useQuery(sentimentConfigQuery(surveyId))
  const [edits, setEdits] = useState<Edits | null>(null)
  const command = useCommand('PUT /api/surveys/:id/sentiment-config', {
    onSuccess: (saved) => {
      queryClient.setQueryData(queryKey, saved)
      setEdits(null)
    },
  })
  const { data } = query
  if (!data) return { ...query, settings: undefined }

  const stored = sentimentConfigOf(data)
  const saveEdits = ({ config, version }: Edits) =>
    command.mutate({ ...pruneQuestions(config, points), id: surveyId, version })
  const discard = () => {
    setEdits(null)
    command.reset()
    void queryClient.invalidateQueries({ queryKey })
  }
  const settings: SentimentSettingsState = {
    config: edits?.config ?? stored,
    updatedAt: data.updated_at,
    edit: (config) =>
      setEdits(
        isDeepEqual(config, stored) ? null : { config, version: edits?.version ?? data.version },
      ),
    isChanged: edits !== null,
    isSaving: command.isPending,
    isSaved: command.isSuccess && edits === null,
    error: command.error,
    conflict: command.error instanceof CallError && command.error.status === 412,
    save: () => edits && saveEdits(edits),
    discard,
    overwrite: () => {
      if (!edits) return
      void queryClient
        .fetchQuery({ ...sentimentConfigQuery(surveyId), staleTime: 0 })
        .then(({ version }) => saveEdits({ ...edits, version }))
        // Keep the conflict until the reload succeeds, with its message and button.
        .catch(() => undefined)
    },
  }
  return { ...query, settings }
}
