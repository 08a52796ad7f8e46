import { useEffect, useRef, useState } from 'react'
import type { Survey } from '#contract/api/surveys.ts'
import { issuesOf, type Issues } from '../content/issues.ts'
import { useMe } from '../../queries.ts'
import { cacheSurvey } from '../lifecycle/use-status-change.ts'
import { saveEditDraft, loadEditDraft, type EditDraft } from './edit-drafts.ts'
import { contentOf, isSameContent, type SurveyContent } from '../content/survey-content.ts'
import { missingRequirements, type MissingRequirement } from '../content/publish-requirements.ts'
import { useSaveSurvey, type TargetStatus } from './use-save-survey.ts'

export type Editor = {
  content: SurveyContent
  edit: (changes: Partial<SurveyContent>) => void
  isChanged: boolean
  isSaving: boolean
  /** Fields that the server rejected. */
  issues: Issues
  error: Error | null
  save: () => void
  discard: () => void
  /** Publishing saves unsaved changes, too. */
  changeStatus: (status: TargetStatus) => void
  /** Requirements that the last attempt to publish found missing. */
  missing: readonly MissingRequirement[]
  /** Unsaved edits of an earlier page load, to restore or to discard. */
  recoveredDraft: EditDraft | null
  restoreDraft: () => void
  discardDraft: () => void
  /** The version that another session saved, and the common base. */
  conflict: { base: SurveyContent; current: Survey } | null
  /** Saves this over the conflicting version. */
  resolveConflict: (content: SurveyContent) => void
  postponeConflict: () => void
  /** Another session has saved a newer version than the one with unsaved changes; compares the two. */
  compareNewer: (() => void) | null
}

/** A survey's content with its unsaved changes. */
export function useEditor(survey: Survey): Editor {
  const me = useMe()
  const maxQuestions = me.plan.limits.max_questions
  const stored = contentOf(survey)
  const [draft, setDraft] = useEditDraft(survey.id)
  const [recovered, setRecovered] = useRecoveredDraft(survey)
  const saving = useSaveSurvey(survey, (sent, saved) =>
    setDraft((now) => rebaseUnsaved(now, sent, saved)),
  )
  const discard = () => {
    setDraft(null)
    saving.reset()
  }
  const saveOver = (current: Survey, content: SurveyContent) => {
    const base = contentOf(current)
    const { version } = current
    cacheSurvey(me.id, current)
    saving.reset()
    if (isSameContent(content, base)) return setDraft(null)
    setDraft({ version, base, content, at: new Date().toISOString() })
    saving.save(content, { version, base: current })
  }
  return {
    content: draft?.content ?? stored,
    edit: (changes) => {
      setRecovered(null)
      setDraft((now) => applyEdit(now, { stored, version: survey.version }, changes))
    },
    isChanged: draft !== null,
    isSaving: saving.isSaving,
    issues: issuesOf(saving.error),
    error: saving.error,
    save: () => draft && saving.save(draft.content, { version: draft.version }),
    discard,
    changeStatus: (status) => {
      const missing = missingRequirements(
        survey.survey_type,
        draft?.content ?? stored,
        maxQuestions,
      )
      if (status === 'published' && missing.length > 0) return saving.reportMissing(missing)
      if (draft && status === 'published')
        saving.save(draft.content, { version: draft.version, status })
      else saving.save(null, { version: survey.version, status })
    },
    missing: saving.missing,
    recoveredDraft: recovered,
    restoreDraft: () => {
      setDraft(recovered)
      setRecovered(null)
    },
    discardDraft: () => {
      setRecovered(null)
      saveEditDraft(survey.id, null)
    },
    conflict: saving.conflictingSurvey && {
      base: draft?.base ?? stored,
      current: saving.conflictingSurvey,
    },
    resolveConflict: (content) =>
      saving.conflictingSurvey && saveOver(saving.conflictingSurvey, content),
    postponeConflict: saving.reset,
    compareNewer:
      draft && draft.version < survey.version && !saving.isSaving
        ? () => saving.reportConflict(survey)
        : null,
  }
}

/** Stores the edits for the tab. */
function useEditDraft(surveyId: string) {
  const [draft, setDraft] = useState<EditDraft | null>(null)
  const hadDraft = useRef(false)
  useEffect(() => {
    // A draft of an earlier page load is not overwritten before the owner has decided about it.
    if (draft || hadDraft.current) saveEditDraft(surveyId, draft)
    hadDraft.current = draft !== null
  }, [surveyId, draft])
  return [draft, setDraft] as const
}

function useRecoveredDraft(survey: Survey) {
  return useState(() => {
    const saved = loadEditDraft(survey.id)
    return saved && !isSameContent(saved.content, contentOf(survey)) ? saved : null
  })
}

function applyEdit(
  now: EditDraft | null,
  { stored, version }: { stored: SurveyContent; version: number },
  changes: Partial<SurveyContent>,
): EditDraft | null {
  const from = now ?? { version, base: stored, content: stored }
  const content = { ...from.content, ...changes }
  if (isSameContent(content, from.base)) return null
  return { ...from, content, at: new Date().toISOString() }
}

/** Edits made during a save remain unsaved. */
function rebaseUnsaved(
  now: EditDraft | null,
  sent: SurveyContent,
  saved: Survey,
): EditDraft | null {
  if (!now || isSameContent(now.content, sent)) return null
  return { ...now, version: saved.version, base: contentOf(saved) }
}
