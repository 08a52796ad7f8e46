import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Survey } from '#contract/api/surveys.ts'
import type { SurveyStatus } from '#contract/survey.ts'
import { CallError, call } from '../../../shared/call.ts'
import { errorText } from '../../error-text.ts'
import { useMe } from '../../queries.ts'
import { invalidateSurveyLists } from '../../survey-lists.ts'
import { toast } from '../../ui/toasts.tsx'
import { useCommand } from '../../use-command.ts'
import { cacheSurvey } from '../lifecycle/use-status-change.ts'
import { toUpdateBody, type SurveyContent } from '../content/survey-content.ts'
import type { MissingRequirement } from '../content/publish-requirements.ts'

export type TargetStatus = Exclude<SurveyStatus, 'draft'>

/** The version that was edited, and the survey to apply the content to. */
type SaveOptions = { version: number; status?: TargetStatus; base?: Survey }

/**
 * Saves a survey's content, its status, or both, and reports the outcome. `onSaved`: the content sent, and the stored
 * survey.
 */
export function useSaveSurvey(
  survey: Survey,
  onSaved: (sent: SurveyContent, saved: Survey) => void,
) {
  const { t } = useTranslation()
  const me = useMe()
  const [current, setCurrent] = useState<Survey | null>(null)
  const [missing, setMissing] = useState<readonly MissingRequirement[]>([])
  const sent = useRef<SurveyContent | null>(null)
  const command = useCommand('PUT /api/surveys/:id', {
    onSuccess: (saved, { status }) => {
      cacheSurvey(me.id, saved)
      invalidateSurveyLists()
      setMissing([])
      if (sent.current) {
        onSaved(sent.current, saved)
        toast(t('editor.saved'))
      }
      if (status)
        toast(t('survey.updated', { status: t(`status.${saved.status}`).toLocaleLowerCase() }))
    },
    onError: (error) => {
      const code = error instanceof CallError ? error.code : undefined
      if (code === 'surveys/stale-version') void loadConflict(error as CallError)
      if (code === 'surveys/incomplete') setMissing(missingFromError(error as CallError))
      // With unsaved changes, the save bar shows the error.
      else if (!sent.current) toast(t('surveys.statusFailed'), errorText(t, error))
    },
  })
  const loadConflict = async ({ details }: CallError) =>
    setCurrent(
      (details['current'] as Survey | undefined) ??
        (await call('GET /api/surveys/:id', { id: survey.id }).catch(() => null)),
    )
  return {
    isSaving: command.isPending,
    /** Except conflicts and missing requirements, which are shown separately. */
    error: current || isIncomplete(command.error) ? null : command.error,
    missing,
    /** The stored survey, if it is newer than the edited version. */
    conflictingSurvey: current,
    save: (content: SurveyContent | null, { version, status, base = survey }: SaveOptions) => {
      if (command.isPending) return
      sent.current = content
      const request = { id: survey.id, ...(status && { status }) }
      command.mutate(content ? { ...request, ...toUpdateBody(content, base), version } : request)
    },
    /** Reports missing requirements without a request. */
    reportMissing: (requirements: readonly MissingRequirement[]) => {
      command.reset()
      setMissing(requirements)
    },
    /** Shows both versions without a request. */
    reportConflict: (newer: Survey) => {
      command.reset()
      setCurrent(newer)
    },
    /** Clears the outcome. */
    reset: () => {
      setCurrent(null)
      setMissing([])
      command.reset()
    },
  }
}

const isIncomplete = (error: Error | null) =>
  error instanceof CallError && error.code === 'surveys/incomplete'

const missingFromError = ({ details }: CallError) =>
  (details['missing'] as MissingRequirement[] | undefined) ?? []
