import type { TFunction } from 'i18next'
import { Bot, CircleAlert, LoaderCircle, RefreshCw, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Insights, SurveyInsights } from '#contract/api/insights.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { setUpNames } from '../../../engine/engine-name.ts'
import { useMe } from '../../../queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { HelpLink } from '../../../help/HelpLink.tsx'
import { Card } from '../../../ui/Card.tsx'
import { LeftOut } from '../LeftOut.tsx'

type Props = { insights: SurveyInsights; isGenerating: boolean; generate: () => void }

/** The report's status, and the button that generates it. */
export function InsightsStatus({ insights: all, isGenerating, generate }: Props) {
  const { t } = useTranslation()
  const { insights, can_generate, status } = all
  const label = insights ? t('insights.update') : t('insights.generate')
  const action = status === 'failed' ? t('common.retry') : label
  return (
    <Card aria-labelledby="insights" className="p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="insights" className="font-display text-2xl">
            {headline(all, isGenerating, t)}{' '}
            <HelpLink article="insights" topic={t('survey.insights')} />
          </h2>
          {insights ? <ReportMetadata all={all} insights={insights} /> : <IntroText all={all} />}
          <div className="mt-1">
            <LeftOut count={all.left_out} />
          </div>
        </div>
        <Button
          variant={insights && !can_generate ? 'secondary' : 'primary'}
          busy={isGenerating}
          disabled={!can_generate}
          icon={insights ? <RefreshCw size={16} aria-hidden /> : <Sparkles size={16} aria-hidden />}
          onClick={generate}
        >
          {isGenerating ? t('insights.generating') : action}
        </Button>
      </div>
      <div aria-live="polite">
        {isGenerating && <Progress progress={all.progress} />}
        {!isGenerating && status === 'failed' && <Failure failure={all.failure} />}
      </div>
    </Card>
  )
}

function headline({ insights, responses, status }: SurveyInsights, isBusy: boolean, t: TFunction) {
  if (insights || isBusy) return t('survey.insights')
  if (responses === 0) return t('insights.waiting')
  return status === 'none' ? t('insights.ready') : t('survey.insights')
}

function IntroText({ all: { responses, can_generate } }: { all: SurveyInsights }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { models } = useMe()
  const counted = { count: responses, formatted: format.integer(responses) }
  return (
    <div className="mt-1 grid gap-1 text-sm text-ink-2">
      <p className="text-pretty">
        {responses === 0
          ? t('insights.waitingHelp')
          : can_generate
            ? t('insights.readyHelp', counted)
            : t('insights.lead')}
      </p>
      <EngineLine>
        {models
          ? t('insights.willModel', { model: setUpNames(t, models).analyst })
          : t('insights.willOffline')}
      </EngineLine>
    </div>
  )
}

/** When the report was generated, from how many answers, by which engine. */
function ReportMetadata({ all, insights }: { all: SurveyInsights; insights: Insights }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { generated_at, response_count, engine, model, dropped } = insights.metadata
  const counted = (count: number) => ({ count, formatted: format.integer(count) })
  const newCount = all.new_responses
  return (
    <div className="mt-1 grid gap-1 text-sm text-ink-2">
      <p className="flex flex-wrap gap-x-2">
        <time dateTime={generated_at}>
          {t('insights.generatedAt', { moment: format.shortDateTime(generated_at) })}
        </time>
        <span aria-hidden>·</span>
        <span>{t('insights.from', counted(response_count))}</span>
        <span aria-hidden>·</span>
        <span className={newCount > 0 ? 'font-semibold text-accent-strong' : ''}>
          {newCount > 0 ? t('insights.fresh', counted(newCount)) : t('insights.upToDate')}
        </span>
      </p>
      <EngineLine>
        {engine === 'offline' ? t('insights.offline') : t('insights.model', { model })}
      </EngineLine>
      {dropped > 0 && (
        <p className="text-xs text-ink-3">{t('insights.dropped', counted(dropped))}</p>
      )}
    </div>
  )
}

const EngineLine = ({ children }: { children: ReactNode }) => (
  <p className="flex gap-1.5 text-xs text-ink-3">
    <Bot size={14} className="mt-px shrink-0" aria-hidden />
    <span>{children}</span>
  </p>
)

function Progress({ progress: { done, total } }: Pick<SurveyInsights, 'progress'>) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const isReading = total > 0 && done < total
  const text = isReading
    ? t('insights.reading', { done: format.integer(done + 1), total: format.integer(total) })
    : total > 0
      ? t('insights.writing')
      : t('insights.counting')
  return (
    <div className="mt-5">
      <p className="flex items-center gap-2 text-sm text-ink-2">
        <LoaderCircle size={15} className="animate-spin text-primary-text" aria-hidden />
        {text}
      </p>
      <div className="mt-2 h-1.5 overflow-hidden rounded-full bg-line" aria-hidden>
        <div
          className="h-full rounded-full bg-primary transition-[width] duration-300 ease-out"
          style={{ width: `${total > 0 ? Math.max(4, (100 * done) / (total + 1)) : 4}%` }}
        />
      </div>
    </div>
  )
}

function Failure({ failure }: Pick<SurveyInsights, 'failure'>) {
  const { t } = useTranslation()
  return (
    <div className="mt-5 flex gap-3 rounded-md bg-danger-soft px-4 py-3 text-sm">
      <CircleAlert size={18} className="mt-0.5 shrink-0 text-danger" aria-hidden />
      <div>
        <p className="font-semibold text-danger">{t('insights.failed')}</p>
        <p className="text-pretty text-ink-2">
          {failure && `${t(`insights.failure.${failure}`)} `}
          {t('insights.failedKept')}
        </p>
      </div>
    </div>
  )
}
