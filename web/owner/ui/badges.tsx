import { useTranslation } from 'react-i18next'
import type { SurveyType } from '#contract/api/surveys.ts'
import type { SurveyStatus } from '#contract/survey.ts'
import { useLocale } from '../../shared/i18n.ts'

const pill =
  'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap'

const statusLooks: Record<SurveyStatus, string> = {
  draft: 'bg-sunken text-ink-2 ring-1 ring-line ring-inset',
  published: 'bg-success-soft text-success',
  paused: 'bg-warning-soft text-warning',
  closed: 'bg-primary-soft text-primary-text',
}

export function StatusBadge({ status }: { status: SurveyStatus }) {
  const { t } = useTranslation()
  return (
    <span className={`${pill} ${statusLooks[status]}`}>
      {status === 'published' && (
        <span className="size-1.5 animate-pulse-dot rounded-full bg-current" aria-hidden />
      )}
      {t(`status.${status}`)}
    </span>
  )
}

/** The survey's type. */
export function TypeBadge({ type }: { type: SurveyType }) {
  const { t } = useTranslation()
  return (
    <span className={`${pill} text-ink-2 ring-1 ring-line ring-inset`}>
      {t(`surveys.type.${type}`)}
    </span>
  )
}

/** Green from 0.8, blue from 0.65, yellow from 0.5, else red. */
export function scoreBand(score: number): 'success' | 'info' | 'warning' | 'danger' {
  if (score >= 0.8) return 'success'
  if (score >= 0.65) return 'info'
  return score >= 0.5 ? 'warning' : 'danger'
}

const bandLooks = {
  success: 'bg-success-soft text-success',
  info: 'bg-info-soft text-info',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
}

export function ScoreBadge({ score }: { score: number }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const formatted = format.percent(Math.round(score * 100))
  return (
    <span className={`${pill} ${bandLooks[scoreBand(score)]}`}>
      <span className="sr-only">{t('qualified.score', { formatted })}</span>
      <span aria-hidden>{formatted}</span>
    </span>
  )
}
