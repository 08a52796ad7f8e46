import { useQuery } from '@tanstack/react-query'
import { ExternalLink, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Survey } from '#contract/api/surveys.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { resetDayOf } from '../../plan/reset-day.ts'
import { planUsageQuery, useMe } from '../../queries.ts'
import { publicLink } from '../../survey-paths.ts'
import { Button } from '../../ui/Button.tsx'
import { useSurveyFigures } from '../page/use-survey-figures.ts'
import { useLazyFeature } from '../../ui/use-lazy-feature.ts'
import { availabilityOf, isOnline, availabilityTextKeys } from './availability.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'

const loadDialog = async () => (await import('./ShareDialog.tsx')).ShareDialog

/** The public link, whether it is available, and the share dialog. */
export function LinkBox({ survey }: { survey: Survey }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const [isSharing, setSharing] = useState(false)
  const [ShareDialog, share] = useLazyFeature(loadDialog, () => setSharing(true))
  const link = publicLink(survey)
  const [now] = useState(() => new Date())
  const { data: usage } = useQuery(planUsageQuery)
  const isLeaving = useMe().erase_at !== null
  const isFull = usage?.meters.responses.level === 'reached'
  const obstacle = isLeaving ? 'leaving' : isFull ? 'full' : undefined
  const availability = availabilityOf(survey, now, obstacle)
  const why = t(availabilityTextKeys[availability], {
    date: usage && format.longDay(resetDayOf(usage)),
  })
  const online = isOnline(availability)
  return (
    <section
      aria-label={t('survey.link')}
      className="flex items-center gap-x-3 gap-y-3 rounded-lg border border-line bg-surface p-2 ps-4 sm:flex-wrap sm:gap-x-5 sm:p-3 sm:ps-5"
    >
      <div className="min-w-0 flex-1 sm:basis-72">
        <p className="flex flex-wrap items-center gap-x-2.5 text-sm">
          <span
            className={`inline-flex items-center gap-2 font-semibold ${online ? 'text-success' : 'text-ink-2'}`}
          >
            <span
              className={`size-2 rounded-full bg-current ${online ? 'animate-pulse-dot' : ''}`}
              aria-hidden
            />
            {online ? t('survey.online') : t('survey.offline')}
          </span>
          <span className={`text-ink-3 ${online ? 'max-sm:sr-only' : ''}`}>{why}</span>
        </p>
        <p dir="ltr" className="truncate font-medium max-sm:hidden rtl:text-end">
          {link}
        </p>
        <Counts surveyId={survey.id} />
      </div>
      <div className="flex gap-1.5 sm:flex-wrap sm:gap-2">
        <CopyButton content={link} label={t('survey.copy')} isCompact />
        <a
          href={link}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-10 items-center gap-2 rounded-md border border-line-strong/60 px-4 text-sm max-sm:px-3 font-semibold transition-colors duration-150 hover:bg-sunken"
        >
          <ExternalLink size={16} className="rtl:-scale-x-100" aria-hidden />
          <span className="max-sm:sr-only">{t('survey.openLink')}</span>
        </a>
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          icon={<Share2 size={16} className="rtl:-scale-x-100" aria-hidden />}
          className="max-sm:px-3"
          onClick={() => void share()}
        >
          <span className="max-sm:sr-only">{t('share.open')}</span>
        </Button>
      </div>
      {isSharing && ShareDialog && (
        <ShareDialog {...{ survey, link, availability, why }} onClose={() => setSharing(false)} />
      )}
    </section>
  )
}

/** Sessions and responses so far, live. */
function Counts({ surveyId }: { surveyId: string }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const figures = useSurveyFigures(surveyId)
  // The line keeps its height while the figures load.
  if (!figures) return <p className="text-sm">&nbsp;</p>
  const { total_sessions: sessions, total_responses: responses } = figures
  return (
    <p className="text-sm text-ink-2">
      {t('survey.sessionCount', { count: sessions, formatted: format.integer(sessions) })}
      {' · '}
      {t('surveys.responses', { count: responses, formatted: format.integer(responses) })}
    </p>
  )
}
