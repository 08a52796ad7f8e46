import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Survey } from '#contract/api/surveys.ts'
import type { SurveyStatus } from '#contract/survey.ts'
import { CallError, call } from '../../../../shared/call.ts'
import { errorText } from '../../../error-text.ts'
import { useMe } from '../../../queries.ts'
import { refreshSurveys } from '../../../survey-lists.ts'
import { toast } from '../../../ui/toasts.tsx'
import { useCommand } from '../../../use-command.ts'
import { showSurvey } from '../../../use-status-change.ts'
import { bodyOf, type Content } from './editing.ts'
import type { Missing } from './missing.ts'

export type Status = Exclude<SurveyStatus, 'draft'>

/** The version that the content was changed from, and the survey that it is put on. */
type Put = { version: number; status?: Status; on?: Survey }

/** Puts a survey's content, its status, or both; says how that went. `onSaved`: what was sent, and what is stored now. */
export function useSaving(survey: Survey, onSaved: (sent: Content, saved: Survey) => void) {
  const { t } = useTranslation()
  const me = useMe()
  const [current, setCurrent] = useState<Survey | null>(null)
  const [missing, setMissing] = useState<readonly Missing[]>([])
  const sent = useRef<Content | null>(null)
  const command = useCommand('PUT /api/surveys/:id', {
    onSuccess: (saved, { status }) => {
      showSurvey(me.id, saved)
      refreshSurveys()
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
      if (code === 'surveys/stale-version') void meet(error as CallError)
      if (code === 'surveys/incomplete') setMissing(missingIn(error as CallError))
      // Beside unsaved changes it is told where those are saved.
      else if (!sent.current) toast(t('surveys.statusFailed'), errorText(t, error))
    },
  })
  const meet = async ({ details }: CallError) =>
    setCurrent(
      (details['current'] as Survey | undefined) ??
        (await call('GET /api/surveys/:id', { id: survey.id }).catch(() => null)),
    )
  return {
    isSaving: command.isPending,
    /** Except for a conflict and what is missing, which are told apart. */
    error: current || isIncomplete(command.error) ? null : command.error,
    missing,
    /** What is stored now, when it is not what the changes were made on. */
    current,
    put: (content: Content | null, { version, status, on = survey }: Put) => {
      if (command.isPending) return
      sent.current = content
      const move = { id: survey.id, ...(status && { status }) }
      command.mutate(content ? { ...move, ...bodyOf(content, on), version } : move)
    },
    /** Tells what is missing without asking the server. */
    tell: (found: readonly Missing[]) => {
      command.reset()
      setMissing(found)
    },
    /** Forgets how it went. */
    reset: () => {
      setCurrent(null)
      setMissing([])
      command.reset()
    },
  }
}

const isIncomplete = (error: Error | null) =>
  error instanceof CallError && error.code === 'surveys/incomplete'

const missingIn = ({ details }: CallError) => (details['missing'] as Missing[] | undefined) ?? []
