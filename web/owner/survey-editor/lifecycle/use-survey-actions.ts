import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { SurveyListItem } from '#contract/api/surveys.ts'
import { errorText } from '../../error-text.ts'
import { invalidateSurveyLists, removeFromLists } from '../../survey-lists.ts'
import { toast } from '../../ui/toasts.tsx'
import { useCommand } from '../../use-command.ts'
import { editPath, publicLink } from '../../survey-paths.ts'

/** Restores a deleted survey, with a toast. */
export function useRestoreSurvey() {
  const { t } = useTranslation()
  return useCommand('POST /api/surveys/:id/restore', {
    onSuccess: ({ title }) => {
      invalidateSurveyLists()
      toast(t('surveys.restored', { title }))
    },
    onError: (error) => {
      invalidateSurveyLists()
      toast(t('surveys.restoreFailed'), errorText(t, error))
    },
  })
}

/** Deletes without a confirmation, and offers to undo. */
export function useDeleteSurvey({ id, title }: Pick<SurveyListItem, 'id' | 'title'>) {
  const { t } = useTranslation()
  const restore = useRestoreSurvey()
  const putBack = useRef(() => {})
  const remove = useCommand('DELETE /api/surveys/:id', {
    onSuccess: () => {
      invalidateSurveyLists()
      toast(t('surveys.deleted', { title }), undefined, {
        label: t('common.undo'),
        onClick: () => restore.mutate({ id }),
      })
    },
    onError: (error) => {
      // A retry may fail for the same reason.
      putBack.current()
      invalidateSurveyLists()
      toast(t('surveys.deleteFailed'), errorText(t, error))
    },
  })
  return () => {
    putBack.current = removeFromLists(id)
    remove.mutate({ id })
  }
}

export function useDuplicateSurvey({ id }: Pick<SurveyListItem, 'id'>) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const duplicate = useCommand('POST /api/surveys/:id/duplicate', {
    onSuccess: (copy) => {
      invalidateSurveyLists()
      toast(t('surveys.duplicated', { title: copy.title }), undefined, {
        label: t('surveys.openCopy'),
        onClick: () => void navigate(editPath(copy)),
      })
    },
    onError: (error) => {
      invalidateSurveyLists()
      toast(t('surveys.duplicateFailed'), errorText(t, error))
    },
  })
  return { duplicate: () => duplicate.mutate({ id }), isDuplicating: duplicate.isPending }
}

/** Copies the public link; without a clipboard, shows it. */
export function useCopySurveyLink(survey: SurveyListItem) {
  const { t } = useTranslation()
  const link = publicLink(survey)
  return async () => {
    try {
      await navigator.clipboard.writeText(link)
      toast(t('surveys.linkCopied'))
    } catch {
      toast(t('survey.copyFailed'), link)
    }
  }
}
