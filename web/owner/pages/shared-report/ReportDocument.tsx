import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SharedReport } from '#contract/api/shared-reports.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { AspectShares } from '../../charts/AspectShares.tsx'
import { PinNotes } from './PinNotes.tsx'
import { ReportCharts } from './ReportCharts.tsx'
import { ReportInsights } from './ReportInsights.tsx'
import { ReportMoments } from './ReportMoments.tsx'
import { ReportOverview } from './ReportOverview.tsx'
import { ReportSentiment } from './ReportSentiment.tsx'

/** One column that reads and prints like a document. */
export function ReportDocument({ report }: { report: SharedReport }) {
  const { t } = useTranslation()
  const { overview, sentiment, series, aspects, moments, insights } = report
  return (
    <article className="printed-report mx-auto grid max-w-[960px] grid-cols-[minmax(0,1fr)] gap-10 px-5 pt-4 pb-16 print:gap-7 print:p-0">
      <ReportHead report={report} />
      {overview && (
        <Section title={t('sharedReports.overview.title')}>
          <ReportOverview overview={overview} />
        </Section>
      )}
      {series && series.points.length > 0 && (
        <Section title={t('sharedReports.charts.title')}>
          <ReportCharts series={series} hasSentiment={sentiment !== null} />
        </Section>
      )}
      {sentiment && (
        <Section title={t('sharedReports.sentiment.title')}>
          <ReportSentiment sentiment={sentiment} />
        </Section>
      )}
      {aspects && (
        <Section title={t('sharedReports.aspects.title')}>
          <div className="print:break-inside-avoid">
            <AspectShares
              level={3}
              subtitle={t('sharedReports.aspects.help')}
              empty={t('sharedReports.aspects.none')}
              aspects={aspects}
            />
          </div>
        </Section>
      )}
      {moments && (
        <Section title={t('reports.critical.title')}>
          <ReportMoments moments={moments} hasSeveralSurveys={overview?.surveys.length !== 1} />
        </Section>
      )}
      {insights && (
        <Section title={t('sharedReports.insights.title')}>
          <ReportInsights insights={insights} />
        </Section>
      )}
    </article>
  )
}

function ReportHead({ report }: { report: SharedReport }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { title, mode, as_of: asOf, range } = report
  return (
    <header className="grid gap-4 border-b border-line pb-6">
      <div>
        <p className="text-sm font-semibold text-primary-text">{t('sharedReports.page.kind')}</p>
        <h1
          dir="auto"
          className="mt-1 font-display text-4xl tracking-[-0.01em] text-page text-balance rtl:tracking-normal"
        >
          {title}
        </h1>
        <p className="mt-2 text-ink-2 text-pretty">
          {t('sharedReports.page.range', {
            from: format.longDay(range.from),
            to: format.longDay(range.to),
          })}
        </p>
        <p className="mt-1 text-sm text-ink-2">
          {mode === 'pinned'
            ? t('sharedReports.page.pinnedAt', { date: format.longDateTime(asOf.at) })
            : t('sharedReports.page.liveAt', { date: format.longDateTime(asOf.at) })}{' '}
          <span className="text-ink-3">
            {t('sharedReports.page.position')}{' '}
            <bdi dir="ltr" className="font-mono text-xs">
              {asOf.position.replace(/^0+(?=\d)/, '')}
            </bdi>
          </span>
        </p>
      </div>
      {mode === 'pinned' && <PinNotes report={report} />}
    </header>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="font-display text-2xl print:break-after-avoid">{title}</h2>
      {children}
    </section>
  )
}
