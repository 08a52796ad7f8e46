import { Pause, Play, Rocket } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Survey } from '#contract/api/surveys.ts'
import { Button } from '../../ui/Button.tsx'
import { StatusBadge } from '../../ui/badges.tsx'
import { moveFrom, useStatusChange } from '../../use-status-change.ts'

const icons = {
  publish: <Rocket size={18} aria-hidden />,
  pause: <Pause size={18} aria-hidden />,
  reactivate: <Play size={18} aria-hidden />,
}

export function SurveyHeader({ survey }: { survey: Survey }) {
  const { t } = useTranslation()
  const change = useStatusChange()
  const move = moveFrom(survey.status)
  return (
    <header className="mb-5 flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0 flex-1 basis-80">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="min-w-0 font-display text-3xl tracking-[-0.01em] rtl:tracking-normal">
            <bdi>{survey.title}</bdi>
          </h1>
          <StatusBadge status={survey.status} />
        </div>
        <span className="sr-only">{t('survey.goal')}</span>
        <p dir="auto" className="mt-1.5 line-clamp-2 max-w-3xl text-page text-ink-2">
          {survey.goal}
        </p>
      </div>
      {move && (
        <Button
          look={move.to === 'paused' ? 'secondary' : 'primary'}
          busy={change.isPending}
          icon={icons[move.label]}
          onClick={() => change.mutate({ id: survey.id, status: move.to })}
        >
          {t(`action.${move.label}`)}
        </Button>
      )}
    </header>
  )
}
