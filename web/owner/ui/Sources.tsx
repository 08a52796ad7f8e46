import { Collapsible } from '@base-ui/react/collapsible'
import { Lock, Quote } from 'lucide-react'
import { turnPath } from '../survey-paths.ts'
import { CollapsingMark, CollapsingPanel } from './Collapsing.tsx'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import type { InsightSource } from '#contract/api/insights.ts'
import { useLocale } from '../../shared/i18n.ts'

type Props = {
  /** By default that of the page. */
  surveyId?: string
  statement: string
  sources: readonly InsightSource[]
  /** Where they are unlocked: by default in another view of the same page. */
  unlockPath?: string
}

/** The answers that a statement is based on, quoted if unlocked. */
export function Sources({ surveyId, statement, sources, unlockPath = '?view=responses' }: Props) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { id = '' } = useParams()
  const locked = sources.filter((each) => each.locked).length
  const counted = (count: number) => ({ count, formatted: format.integer(count) })
  return (
    <Collapsible.Root className="mt-3">
      <Collapsible.Trigger className="group inline-flex min-h-8 items-center gap-2 rounded-full bg-sunken px-3 text-xs font-semibold text-ink-2 transition-colors duration-150 hover:text-ink">
        <Quote size={13} aria-hidden />
        {t('insights.sources', counted(sources.length))}
        {locked > 0 && (
          <span className="inline-flex items-center gap-1 font-medium">
            <Lock size={12} aria-hidden />
            {t('insights.lockedSources', counted(locked))}
          </span>
        )}
        <span className="sr-only">: {statement}</span>
        <CollapsingMark size={14} />
      </Collapsible.Trigger>
      <CollapsingPanel>
        <ul className="grid gap-2.5 pt-3">
          {sources.map((source) => (
            <li key={`${source.response_id} ${source.start} ${source.end}`}>
              <Source surveyId={surveyId ?? id} source={source} unlockPath={unlockPath} />
            </li>
          ))}
        </ul>
      </CollapsingPanel>
    </Collapsible.Root>
  )
}

type SourceProps = { surveyId: string; source: InsightSource; unlockPath: string }

function Source({ surveyId, source, unlockPath }: SourceProps) {
  const { t } = useTranslation()
  const { quote, locked } = source
  return (
    <div className={`border-s-2 ps-3 ${locked ? 'border-line-strong' : 'border-primary'}`}>
      {quote !== '' && (
        <blockquote dir="auto" className="text-page text-sm text-pretty whitespace-pre-line">
          {locked ? `${quote.trimEnd()}…` : quote}
        </blockquote>
      )}
      {locked && (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-2">
          <Lock size={12} aria-hidden />
          {quote === '' ? t('insights.lockedQuote') : t('insights.lockedRest')}
          <Link
            to={unlockPath}
            className="rounded-sm font-semibold text-primary-text underline underline-offset-2"
          >
            {t('insights.unlock')}
          </Link>
        </p>
      )}
      <Link
        to={turnPath(surveyId, source)}
        className="mt-1 inline-block rounded-sm text-xs text-ink-2 underline underline-offset-2 hover:text-ink"
      >
        {t('insights.inConversation')}
      </Link>
    </div>
  )
}
