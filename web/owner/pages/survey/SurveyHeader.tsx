import { Pause, Play, Rocket } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Survey } from '#contract/api/surveys.ts'
import { Button } from '../../ui/Button.tsx'
import { StatusBadge } from '../../ui/badges.tsx'
import { moveFrom, useStatusChange } from '../../use-status-change.ts'

const icons = { publish: Rocket, pause: Pause, reactivate: Play }

export function SurveyHeader({ survey }: { survey: Survey }) {
  const { t } = useTranslation()
  const change = useStatusChange()
  const move = moveFrom(survey.status)
  const Icon = move && icons[move.label]
  return (
    <header className="mb-5 flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0 flex-1 basis-80">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1
            dir="auto"
            className="min-w-0 font-display text-3xl tracking-[-0.01em] rtl:tracking-normal"
          >
            {survey.title}
          </h1>
          <StatusBadge status={survey.status} />
        </div>
        <p dir="auto" className="mt-1.5 line-clamp-2 max-w-3xl text-ink-2">
          <span className="sr-only">{t('survey.goal')}: </span>
          {survey.goal}
        </p>
      </div>
      {move && Icon && (
        <Button
          look={move.to === 'paused' ? 'secondary' : 'primary'}
          busy={change.isPending}
          icon={<Icon size={18} aria-hidden />}
          onClick={() => change.mutate({ id: survey.id, status: move.to })}
        >
          {t(`action.${move.label}`)}
        </Button>
      )}
    </header>
  )
}
