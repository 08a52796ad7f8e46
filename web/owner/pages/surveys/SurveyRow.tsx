import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ChartNoAxesColumn, Ellipsis, PencilLine, type LucideIcon } from 'lucide-react'
import { memo, useState, type ComponentProps } from 'react'
import type { SurveyListItem } from '#contract/api/surveys.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { useTimedStatus } from '../../closing-time.ts'
import { StatusBadge, TypeBadge } from '../../ui/badges.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { actionsPosition, RowActions } from './RowActions.tsx'
import { editPath, openPath, resultsPath } from '../../survey-paths.ts'

const row =
  'group relative grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2 border-t border-line px-5 py-4 transition-colors duration-150 hover:bg-sunken/50 md:items-center'

type Props = Omit<ComponentProps<'li'>, 'style'> & {
  survey: SurveyListItem
  /** `links`: to the results and the editor. */
  actions: 'menu' | 'links'
  /** While scrolling, actions are not rendered: they cost more than the rest of the row. */
  isScrolling?: boolean
  /** Pixels from the top of a virtual list. */
  offset?: number
}

/** A survey in a list; the whole row is a link. Memoized. */
export const SurveyRow = memo(function SurveyRow({
  survey: listed,
  actions,
  isScrolling = false,
  offset,
  className = '',
  ...rest
}: Props) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const survey = useTimedStatus(listed)
  return (
    <li
      {...rest}
      className={`${row} md:grid-cols-[minmax(0,1fr)_auto_auto] ${className}`}
      style={offset === undefined ? undefined : { transform: `translateY(${offset}px)` }}
    >
      <div className={`min-w-0 ${actions === 'menu' ? 'max-md:pe-10' : ''}`}>
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link
            to={openPath(survey)}
            dir="auto"
            className="max-w-full min-w-0 truncate text-page font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring"
          >
            {survey.title}
          </Link>
          <span className="flex items-center gap-2">
            <StatusBadge status={survey.status} />
            <TypeBadge type={survey.survey_type} />
          </span>
        </div>
        <p dir="auto" className="mt-0.5 truncate text-page text-sm text-ink-2">
          {survey.description || t('surveys.noDescription')}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-ink-2">
        <AnimatedText
          text={t('surveys.responses', {
            count: survey.total_responses,
            formatted: format.integer(survey.total_responses),
          })}
          className="md:min-w-28"
        />
        <AnimatedText
          text={t('surveys.completion', { formatted: format.percent(survey.completion_rate) })}
          className="md:min-w-32"
        />
        <time dateTime={survey.created_at} className="text-ink-3 max-sm:hidden md:min-w-20">
          {format.day(survey.created_at)}
        </time>
      </div>
      {actions === 'menu' ? (
        <Actions survey={survey} isScrolling={isScrolling} />
      ) : (
        <Links survey={survey} />
      )}
    </li>
  )
})

function Links({ survey }: { survey: SurveyListItem }) {
  const { t } = useTranslation()
  return (
    <fieldset
      aria-label={survey.title}
      className="relative z-10 -mx-2 flex min-w-0 flex-wrap gap-1"
    >
      <RowLink to={resultsPath(survey)} icon={ChartNoAxesColumn} label={t('surveys.results')} />
      <RowLink to={editPath(survey)} icon={PencilLine} label={t('surveys.edit')} />
    </fieldset>
  )
}

function RowLink({ to, icon: Icon, label }: { to: string; icon: LucideIcon; label: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-9 items-center gap-1.5 rounded-md px-2 text-sm font-semibold text-primary-text transition-colors duration-150 hover:bg-sunken"
    >
      <Icon size={16} className="shrink-0" aria-hidden />
      {label}
    </Link>
  )
}

/** Once rendered, they stay. */
function Actions({ survey, isScrolling }: { survey: SurveyListItem; isScrolling: boolean }) {
  const [isRendered, setRendered] = useState(!isScrolling)
  if (!isScrolling && !isRendered) setRendered(true)
  if (isRendered) return <RowActions survey={survey} />
  return (
    <span aria-hidden className={actionsPosition}>
      <span className="inline-flex size-10 items-center justify-center text-ink-2">
        <Ellipsis size={20} />
      </span>
    </span>
  )
}

function AnimatedText({ text, className }: { text: string; className: string }) {
  return (
    <span className={className}>
      <span key={text} className="animate-tick">
        {text}
      </span>
    </span>
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
