import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../ui/toasts.tsx'

/** Replaces the goal by a sample; text of the owner's own can be restored. */
export function useReplaceGoal(goal: string, write: (goal: string) => void) {
  const { t } = useTranslation()
  const picked = useRef('')
  return (text: string) => {
    const isOwnWork = goal.trim() !== '' && goal !== picked.current
    picked.current = text
    write(text)
    document.querySelector<HTMLTextAreaElement>('#goal')?.focus()
    if (isOwnWork)
      toast(t('create.goalReplaced'), undefined, {
        label: t('common.undo'),
        onClick: () => write(goal),
      })
  }
}
