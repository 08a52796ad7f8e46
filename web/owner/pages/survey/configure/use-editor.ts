import { useEffect, useRef, useState } from 'react'
import type { Survey } from '#contract/api/surveys.ts'
import { issuesOf, type Issues } from '../../../authoring/issues.ts'
import { useMe } from '../../../queries.ts'
import { showSurvey } from '../../../use-status-change.ts'
import { keepDraft, readDraft, type Draft } from './drafts.ts'
import { contentOf, isSame, type Content } from './editing.ts'
import { missingIn, type Missing } from './missing.ts'
import { useSaving, type Status } from './use-saving.ts'

export type Editor = {
  content: Content
  edit: (changes: Partial<Content>) => void
  isChanged: boolean
  isSaving: boolean
  /** Where the server would not take what was sent. */
  issues: Issues
  error: Error | null
  save: () => void
  discard: () => void
  /** Publishing saves what is not saved, too. */
  moveTo: (status: Status) => void
  /** What the last attempt to publish found missing. */
  missing: readonly Missing[]
  /** Edits that were left unsaved before the page was loaded: to go on with, or to forget. */
  found: Draft | null
  resume: () => void
  forget: () => void
  /** What somebody else saved meanwhile, and what both began with. */
  conflict: { base: Content; current: Survey } | null
  /** Saves this on top of it. */
  resolve: (content: Content) => void
  postpone: () => void
}

/** A survey's content with the changes to it that are not saved yet. */
export function useEditor(survey: Survey): Editor {
  const me = useMe()
  const most = me.plan.limits.max_questions
  const stored = contentOf(survey)
  const [draft, setDraft] = useDraft(survey.id)
  const [found, setFound] = useFound(survey)
  const saving = useSaving(survey, (sent, saved) => setDraft((now) => unsaved(now, sent, saved)))
  const discard = () => {
    setDraft(null)
    saving.reset()
  }
  const onTop = (current: Survey, content: Content) => {
    const base = contentOf(current)
    const { version } = current
    showSurvey(me.id, current)
    saving.reset()
    if (isSame(content, base)) return setDraft(null)
    setDraft({ version, base, content, at: new Date().toISOString() })
    saving.put(content, { version, on: current })
  }
  return {
    content: draft?.content ?? stored,
    edit: (changes) => {
      setFound(null)
      setDraft((now) => edited(now, { stored, version: survey.version }, changes))
    },
    isChanged: draft !== null,
    isSaving: saving.isSaving,
    issues: issuesOf(saving.error),
    error: saving.error,
    save: () => draft && saving.put(draft.content, { version: draft.version }),
    discard,
    moveTo: (status) => {
      const missing = missingIn(survey.survey_type, draft?.content ?? stored, most)
      if (status === 'published' && missing.length > 0) return saving.tell(missing)
      if (draft && status === 'published')
        saving.put(draft.content, { version: draft.version, status })
      else saving.put(null, { version: survey.version, status })
    },
    missing: saving.missing,
    found,
    resume: () => {
      setDraft(found)
      setFound(null)
    },
    forget: () => {
      setFound(null)
      keepDraft(survey.id, null)
    },
    conflict: saving.current && { base: draft?.base ?? stored, current: saving.current },
    resolve: (content) => saving.current && onTop(saving.current, content),
    postpone: saving.reset,
  }
}

/** The edits, kept beside the page. */
function useDraft(surveyId: string) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const wasThere = useRef(false)
  useEffect(() => {
    // What an earlier page left is somebody's to decide about, not to overwrite.
    if (draft || wasThere.current) keepDraft(surveyId, draft)
    wasThere.current = draft !== null
  }, [surveyId, draft])
  return [draft, setDraft] as const
}

function useFound(survey: Survey) {
  return useState(() => {
    const left = readDraft(survey.id)
    return left && !isSame(left.content, contentOf(survey)) ? left : null
  })
}

function edited(
  now: Draft | null,
  { stored, version }: { stored: Content; version: number },
  changes: Partial<Content>,
): Draft | null {
  const from = now ?? { version, base: stored, content: stored }
  const content = { ...from.content, ...changes }
  if (isSame(content, from.base)) return null
  return { ...from, content, at: new Date().toISOString() }
}

/** What was typed while it was being saved is still to be saved. */
function unsaved(now: Draft | null, sent: Content, saved: Survey): Draft | null {
  if (!now || isSame(now.content, sent)) return null
  return { ...now, version: saved.version, base: contentOf(saved) }
}
