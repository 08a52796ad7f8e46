import { ChartNoAxesColumn, Pause, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { SurveyListItem } from '#contract/api/surveys.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { StatusBadge } from '../../ui/badges.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { moveFrom, useStatusChange } from '../../use-status-change.ts'

const row =
  'group relative grid gap-x-6 gap-y-2 border-t border-line px-5 py-4 transition-colors duration-150 hover:bg-sunken/50 md:grid-cols-[minmax(0,1fr)_auto] md:items-center'

/** A survey in a list, its figures live. The whole row leads to it. */
export function SurveyRow({
  survey,
  actions = false,
}: {
  survey: SurveyListItem
  actions?: boolean
}) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const page = `/surveys/${survey.id}/edit/advanced?view=overview`
  return (
    <li className={row}>
      <div className="min-w-0">
        <div className="flex items-center gap-3">
          <Link
            to={page}
            dir="auto"
            className="truncate text-page font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring"
          >
            {survey.title}
          </Link>
          <StatusBadge status={survey.status} />
        </div>
        <p dir="auto" className="mt-0.5 truncate text-page text-sm text-ink-2">
          {survey.description || t('surveys.noDescription')}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-ink-2">
        <Live
          text={t('surveys.responses', {
            count: survey.total_responses,
            formatted: format.integer(survey.total_responses),
          })}
          className="md:min-w-28"
        />
        <Live
          text={t('surveys.completion', { formatted: format.percent(survey.completion_rate) })}
          className="md:min-w-32"
        />
        <time dateTime={survey.created_at} className="text-ink-3 max-sm:hidden md:min-w-20">
          {format.day(survey.created_at)}
        </time>
        {actions && <Actions survey={survey} />}
      </div>
    </li>
  )
}

function Live({ text, className }: { text: string; className: string }) {
  return (
    <span className={className}>
      <span key={text} className="animate-tick">
        {text}
      </span>
    </span>
  )
}

function Actions({ survey }: { survey: SurveyListItem }) {
  const { t } = useTranslation()
  const change = useStatusChange()
  const move = moveFrom(survey.status)
  const Icon = move?.to === 'paused' ? Pause : Play
  return (
    <div className="relative z-10 flex items-center gap-1 md:w-52 md:justify-end">
      {move && (
        <Button
          look="secondary"
          busy={change.isPending}
          icon={<Icon size={16} aria-hidden />}
          onClick={() => change.mutate({ id: survey.id, status: move.to })}
          className="min-w-30"
        >
          {t(`action.${move.label}`)}
        </Button>
      )}
      <Link
        to={`/surveys/${survey.id}/edit/advanced?view=responses`}
        aria-label={`${t('surveys.results')}: ${survey.title}`}
        title={t('surveys.results')}
        className="inline-flex size-10 items-center justify-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink"
      >
        <ChartNoAxesColumn size={18} aria-hidden />
      </Link>
    </div>
  )
}

export function SurveyRowSkeleton({ count }: { count: number }) {
  return (
    <div>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex items-center gap-6 border-t border-line px-5 py-4">
          <div className="grid flex-1 gap-2.5">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-4 w-2/5" />
          </div>
          <Skeleton className="hidden h-4 w-56 md:block" />
        </div>
      ))}
    </div>
  )
}
