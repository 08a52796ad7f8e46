import { Sparkles } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { limits } from '#contract/limits.ts'
import { Button } from '../../ui/Button.tsx'
import { generateAtOnce, useNewSurveyDraft } from '../create/new-survey-draft.ts'

/** One-line form that creates a survey from a goal: the next page starts with the proposal. */
export function QuickGoal() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [goal, setGoal] = useState('')
  const start = (event: FormEvent) => {
    event.preventDefault()
    const isGiven = goal.trim() !== ''
    if (isGiven) useNewSurveyDraft.getState().setGoal(goal)
    void navigate('/surveys/new-advanced', { state: isGiven ? generateAtOnce : null })
  }
  return (
    <form
      onSubmit={start}
      className="mt-6 grid items-center gap-x-6 gap-y-3 rounded-lg bg-primary-soft p-5 lg:grid-cols-[auto_minmax(0,1fr)]"
    >
      <label htmlFor="quick-goal" className="font-display text-2xl text-balance">
        {t('dashboard.ask')}
      </label>
      <div className="flex flex-col gap-2 sm:flex-row">
        <input
          id="quick-goal"
          value={goal}
          maxLength={limits.goal.max}
          onChange={(event) => setGoal(event.target.value)}
          placeholder={t('dashboard.askPlaceholder')}
          className="min-h-11 min-w-0 flex-1 rounded-md border border-line-strong/50 bg-surface px-4 placeholder:text-ink-3"
        />
        <Button type="submit" className="min-h-11" icon={<Sparkles size={18} aria-hidden />}>
          {t('dashboard.askAction')}
        </Button>
      </div>
    </form>
  )
}
