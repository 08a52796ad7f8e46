import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../../shared/i18n.ts'

/** More people are shown as a bar. */
const maxDots = 20

type Props = { people: number; total: number | null; mood?: string }

/** How many of the people who took part say something: a dot for each, or a bar. Nothing where one person took part. */
export function People({ people, total, mood = 'bg-primary' }: Props) {
  const { t } = useTranslation()
  const { format } = useLocale()
  if (total === 1) return null
  const label =
    total === null
      ? t('insights.people', { count: people, formatted: format.integer(people) })
      : t('insights.peopleOf', {
          count: total,
          of: format.integer(people),
          formatted: format.integer(total),
        })
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs font-medium text-ink-2">
      {total !== null && <Picture people={people} total={total} mood={mood} />}
      {label}
    </p>
  )
}

function Picture({ people, total, mood }: { people: number; total: number; mood: string }) {
  if (total > maxDots)
    return (
      <span className="h-2 w-28 overflow-hidden rounded-full bg-line" aria-hidden>
        <span
          className={`block h-full rounded-full ${mood}`}
          style={{ width: `${(100 * people) / total}%` }}
        />
      </span>
    )
  return (
    <span className="flex flex-wrap gap-1" aria-hidden>
      {Array.from({ length: total }, (_, at) => (
        <span
          key={at}
          className={`size-2.5 rounded-full ${at < people ? mood : 'border border-line-strong'}`}
        />
      ))}
    </span>
  )
}
