import { CalendarClock, Pause, Play, Rocket } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Survey } from '#contract/api/surveys.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { StatusBadge } from '../../ui/badges.tsx'
import { nextTransition } from '../lifecycle/use-status-change.ts'
import type { Editor } from '../editor/use-editor.ts'
import { SurveyMenu } from '../lifecycle/SurveyMenu.tsx'

const icons = {
  publish: <Rocket size={18} aria-hidden />,
  pause: <Pause size={18} aria-hidden />,
  reactivate: <Play size={18} aria-hidden />,
}

export function SurveyHeader({ survey, editor }: { survey: Survey; editor: Editor }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const move = nextTransition(survey.status)
  return (
    <header className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 sm:mb-5">
      <h1 className="line-clamp-2 min-w-0 font-display text-2xl tracking-[-0.01em] wrap-break-word max-sm:basis-full sm:text-3xl rtl:tracking-normal">
        <bdi>{survey.title}</bdi>
      </h1>
      <StatusBadge status={survey.status} />
      <div className="ms-auto flex items-center gap-2">
        {move && (
          <Button
            variant={move.to === 'paused' ? 'secondary' : 'primary'}
            busy={editor.isSaving}
            icon={icons[move.label]}
            onClick={() => editor.changeStatus(move.to)}
          >
            {t(`action.${move.label}`)}
          </Button>
        )}
        <SurveyMenu survey={survey} editor={editor} />
      </div>
      {/* On phones the goal is left to the fields: the screen is for the work. */}
      <p
        dir="auto"
        className="line-clamp-2 max-w-3xl basis-full text-page text-ink-2 max-sm:hidden"
      >
        <span className="sr-only">{t('survey.goal')}: </span>
        {survey.goal}
      </p>
      {survey.closes_at && survey.status !== 'closed' && (
        <p className="flex basis-full items-center gap-2 text-sm text-ink-2">
          <CalendarClock size={16} className="shrink-0" aria-hidden />
          {t('editor.schedule.saved', { when: format.longDateTime(survey.closes_at) })}
        </p>
      )}
    </header>
  )
}
