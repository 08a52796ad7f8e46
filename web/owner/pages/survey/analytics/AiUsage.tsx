import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AiUsage as Usage } from '#contract/api/ai-usage.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { useLiveTopic } from '../../../live/use-live-topic.ts'
import { aiUsageQuery } from '../../../queries.ts'
import { Card } from '../../../ui/Card.tsx'
import { ErrorState, Skeleton } from '../../../ui/states.tsx'

/** A survey's AI calls, tokens and cost, live. */
export function AiUsage({ surveyId }: { surveyId: string }) {
  const { t } = useTranslation()
  useLiveTopic('ai-usage', surveyId)
  const { data: usage, error, refetch } = useQuery(aiUsageQuery(surveyId))
  return (
    <Card className="@container p-5 sm:p-6" aria-labelledby="ai-usage">
      <h2 id="ai-usage" className="text-sm font-semibold">
        {t('aiUsage.title')}
      </h2>
      {usage ? (
        usage.calls === 0 ? (
          <p className="mt-3 text-sm text-ink-3">{t('aiUsage.empty')}</p>
        ) : (
          <UsageDetails usage={usage} />
        )
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <Skeleton className="mt-4 h-24" />
      )}
    </Card>
  )
}

function UsageDetails({ usage }: { usage: Usage }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const figures = [
    [t('aiUsage.cost'), <Cost key="cost" usage={usage} isFree={isFree(usage.lines)} />],
    [t('aiUsage.calls'), format.integer(usage.calls)],
    [t('aiUsage.tokens'), format.integer(usage.tokens_in + usage.tokens_out)],
    [t('aiUsage.fallbacks'), format.integer(usage.fallbacks)],
  ] as const
  const unpriced = usage.lines
    .filter(({ engine }) => engine !== 'offline')
    .reduce((sum, { calls, priced_calls }) => sum + calls - priced_calls, 0)
  return (
    <>
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 @md:grid-cols-4">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="text-xs text-ink-2">{name}</dt>
            <dd className="text-xl leading-8 font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {isFree(usage.lines) && (
        <p className="mt-2 text-sm text-pretty text-ink-2">{t('aiUsage.freeHelp')}</p>
      )}
      {unpriced > 0 && (
        <p className="mt-2 text-sm text-ink-2">
          {t('aiUsage.unpriced', { formatted: format.integer(unpriced) })}
        </p>
      )}
      {usage.fallbacks > 0 && (
        <p className="mt-2 text-sm text-pretty text-ink-2">
          {t('aiUsage.fallbacks')}: {t('aiUsage.fallbacksHelp')}
        </p>
      )}
      <Steps lines={usage.lines} />
    </>
  )
}

const isFree = (lines: Pick<Usage['lines'][number], 'engine'>[]) =>
  lines.every(({ engine }) => engine === 'offline')

function Cost({ usage, isFree }: { usage: Pick<Usage, 'cost_usd'>; isFree: boolean }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  if (isFree) return t('aiUsage.free')
  return usage.cost_usd === null ? t('aiUsage.unknown') : format.preciseMoney(usage.cost_usd)
}

const cell = 'py-2 ps-4 text-end whitespace-nowrap'
const wideCell = `${cell} hidden @lg:table-cell`
const cells = { calls: cell, tokens: wideCell, latency: wideCell, cost: cell }

function Steps({ lines }: { lines: Usage['lines'] }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const engineOf = ({ engine, model }: Usage['lines'][number]) =>
    engine === 'offline' ? t('engine.offline') : `${engine} · ${model}`
  return (
    <table className="mt-5 w-full text-sm">
      <caption className="sr-only">{t('aiUsage.byStep')}</caption>
      <thead>
        <tr className="border-b border-line text-xs text-ink-2">
          {(['stepColumn', 'engine'] as const).map((name) => (
            <th key={name} scope="col" className="py-2 pe-4 text-start font-medium">
              {t(`aiUsage.${name}`)}
            </th>
          ))}
          {(['calls', 'tokens', 'latency', 'cost'] as const).map((name) => (
            <th key={name} scope="col" className={`${cells[name]} font-medium`}>
              {t(`aiUsage.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr
            key={`${line.step} ${line.engine} ${line.model}`}
            className="border-b border-line last:border-0"
          >
            <th scope="row" className="py-2 pe-4 text-start font-medium">
              {t(`aiUsage.step.${line.step}`)}
            </th>
            <td className="py-2 pe-4 text-ink-2">
              <bdi>{engineOf(line)}</bdi>
            </td>
            <td className={cells.calls}>{format.integer(line.calls)}</td>
            <td className={cells.tokens}>{format.integer(line.tokens_in + line.tokens_out)}</td>
            <td className={cells.latency}>
              {t('aiUsage.milliseconds', { formatted: format.integer(line.average_latency_ms) })}
            </td>
            <td className={cells.cost}>
              <Cost usage={line} isFree={isFree([line])} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
