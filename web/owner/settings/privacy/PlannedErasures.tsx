import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../shared/i18n.ts'
import { errorText } from '../../error-text.ts'
import { InlineError, Skeleton } from '../../ui/states.tsx'
import { plannedErasuresQuery } from './privacy-queries.ts'

/** The next days on which conversations are erased: of a survey, or of the account. */
export function PlannedErasures({ survey }: { survey?: string }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { data, error } = useQuery(plannedErasuresQuery(survey ? { survey } : {}))
  if (error && !data) return <InlineError>{errorText(t, error)}</InlineError>
  if (!data) return <Skeleton className="h-16" />
  const { days, conversations, until } = data
  const listed = days.reduce((sum, day) => sum + day.conversations, 0)
  if (days.length === 0)
    return (
      <p className="text-sm text-ink-2">
        {t('privacy.planned.none', { date: format.longDay(until.slice(0, 10)) })}
      </p>
    )
  return (
    <section aria-label={t('privacy.planned.title')} className="rounded-md bg-sunken px-4 py-3">
      <h3 className="text-sm font-semibold">{t('privacy.planned.title')}</h3>
      <ul className="mt-1 grid gap-0.5 text-sm text-ink-2">
        {days.map(({ day, conversations: count }) => (
          <li key={day}>
            {t('privacy.planned.day', {
              count,
              formatted: format.integer(count),
              date: format.longDay(day),
            })}
          </li>
        ))}
        {conversations > listed && (
          <li>
            {t('privacy.planned.more', {
              count: conversations - listed,
              formatted: format.integer(conversations - listed),
              date: format.longDay(until.slice(0, 10)),
            })}
          </li>
        )}
      </ul>
    </section>
  )
}
