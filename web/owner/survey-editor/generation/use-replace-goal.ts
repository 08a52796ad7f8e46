import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../ui/toasts.tsx'

/** Replaces the goal by a sample; text of the owner's own can be restored. */
export function useReplaceGoal(goal: string, setGoal: (goal: string) => void) {
  const { t } = useTranslation()
  const lastSample = useRef('')
  return (text: string) => {
    const isOwnText = goal.trim() !== '' && goal !== lastSample.current
    lastSample.current = text
    setGoal(text)
    document.querySelector<HTMLTextAreaElement>('#goal')?.focus()
    if (isOwnText)
      toast(t('create.goalReplaced'), undefined, {
        label: t('common.undo'),
        onClick: () => setGoal(goal),
      })
  }
}
