import { useTranslation } from 'react-i18next'
import type { TopicSaturation } from '#contract/api/insights.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { BarChart } from '../../../charts/BarChart.tsx'
import { Card } from '../../../ui/Card.tsx'

const looks = {
  'too-few': 'bg-sunken text-ink-2',
  growing: 'bg-warning-soft text-warning',
  saturated: 'bg-success-soft text-success',
}

/** Whether more answers would add topics, with the new topics of each conversation. */
export function Saturation({ saturation }: { saturation: TopicSaturation }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { status, points, conversations } = saturation
  return (
    <Card aria-labelledby="insights-saturation" className="p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 id="insights-saturation" className="font-display text-2xl">
          {t('saturation.title')}
        </h3>
        <span
          className={`inline-flex items-center rounded-full px-2.5 py-0.5 text-xs font-semibold ${looks[status]}`}
        >
          {t(`saturation.status.${status}`)}
        </span>
      </div>
      <p className="mt-2 text-page text-pretty">
        <Reason saturation={saturation} />
      </p>
      {conversations > 0 && (
        <div className="mt-5 border-t border-line pt-5">
          <BarChart
            title={t('saturation.chart')}
            subtitle={t('saturation.topics', {
              count: points.at(-1)?.topics ?? 0,
              formatted: format.integer(points.at(-1)?.topics ?? 0),
            })}
            level={3}
            heading={t('saturation.conversation')}
            empty={t('saturation.none')}
            points={points.map(({ first, last }) => ({
              label: format.integer(first),
              name:
                first === last
                  ? t('saturation.number', { number: format.integer(first) })
                  : t('saturation.numbers', {
                      first: format.integer(first),
                      last: format.integer(last),
                    }),
            }))}
            series={[
              {
                name: t('saturation.newTopics'),
                colour: 3,
                values: points.map(({ new_topics }) => new_topics),
              },
            ]}
            format={format.integer}
          />
        </div>
      )}
      <p className="mt-4 text-xs text-pretty text-ink-3">{t('saturation.caution')}</p>
    </Card>
  )
}

function Reason({ saturation }: { saturation: TopicSaturation }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { status, conversations, base, run, base_topics, new_topics, new_share, max_new_share } =
    saturation
  if (status === 'too-few')
    return t(conversations < base + run ? 'saturation.fewConversations' : 'saturation.noTopics', {
      count: conversations,
      formatted: format.integer(conversations),
      needed: format.integer(base + run),
      base: format.integer(base),
    })
  return t(`saturation.reason.${status}`, {
    run: format.integer(run),
    base: format.integer(base),
    fresh: format.integer(new_topics ?? 0),
    known: format.integer(base_topics),
    share: format.percent(new_share ?? 0),
    most: format.percent(max_new_share),
  })
}
