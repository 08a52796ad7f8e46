import { Tabs } from '@base-ui/react/tabs'
import { useQuery } from '@tanstack/react-query'
import { Crown, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PlanFeature } from '#contract/plans.ts'
import { useLiveTopic } from '../../live/use-live-topic.ts'
import { useMe } from '../../queries.ts'
import { ShareReportButton } from '../../sharing-reports/ShareReportButton.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { HelpLink } from '../../help/HelpLink.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { CompareTab } from './compare/CompareTab.tsx'
import { InsightsTab } from './insights/InsightsTab.tsx'
import { OverviewTab } from './overview/OverviewTab.tsx'
import { FilterBar } from './FilterBar.tsx'
import { ReportExport } from './ReportExport.tsx'
import {
  reportTabs,
  useReportFilters,
  type ReportFilters,
  type ReportTab,
} from './report-filters.ts'
import { surveyTitlesQuery } from './report-queries.ts'
import { SentimentTab } from './sentiment/SentimentTab.tsx'

/** What each tab shows of a period and of one survey or all. */
const panels = {
  overview: OverviewTab,
  sentiment: SentimentTab,
  insights: InsightsTab,
  compare: CompareTab,
} as const

/** The features of a plan that tabs belong to. */
const premiumTabs: Partial<Record<ReportTab, PlanFeature>> = {
  sentiment: 'sentiment_analysis',
  insights: 'premium_insights',
}

/** Figures of all surveys. Filters and tab are in the address; figures follow the answers that arrive. */
export function ReportsPage() {
  const { t } = useTranslation()
  const { filters, tab, setTab, ...setters } = useReportFilters()
  const me = useMe()
  useLiveTopic('survey-figures', me.id)
  useLiveTopic('reports', me.id)
  useTitle(t('reports.title'))
  return (
    <>
      <PageHeader title={t('reports.title')} lead={t('reports.lead')}>
        <div className="flex flex-wrap items-center gap-2">
          <HelpLink
            article={tab === 'insights' ? 'insights' : 'compare-and-export'}
            topic={t('reports.title')}
          />
          <ReportExport filters={filters} />
          <ShareReport filters={filters} />
          <ButtonLink to="/surveys/new-advanced" icon={<Plus size={18} aria-hidden />}>
            {t('shell.newSurvey')}
          </ButtonLink>
        </div>
      </PageHeader>
      <FilterBar filters={filters} {...setters} />
      <Tabs.Root value={tab} onValueChange={(next) => setTab(next as ReportTab)}>
        <Tabs.List
          aria-label={t('reports.tabs.label')}
          className="relative mb-6 flex gap-1 overflow-x-auto overflow-y-hidden border-b border-line [scrollbar-width:none]"
        >
          {reportTabs.map((name) => (
            <Tabs.Tab
              key={name}
              value={name}
              className="flex h-11 shrink-0 items-center gap-2 rounded-t-md px-3 text-sm font-semibold text-ink-2 transition-colors duration-150 hover:text-ink data-active:text-primary-text sm:px-4"
            >
              {t(`reports.tabs.${name}`)}
              <PremiumMark feature={premiumTabs[name]} />
            </Tabs.Tab>
          ))}
          <Tabs.Indicator className="absolute bottom-0 left-(--active-tab-left) h-0.5 w-(--active-tab-width) rounded-full bg-primary transition-all duration-200 ease-out" />
        </Tabs.List>
        {reportTabs.map((name) => {
          const Panel = panels[name]
          return (
            <Tabs.Panel key={name} value={name} className="outline-none">
              <Panel {...filters} />
            </Tabs.Panel>
          )
        })}
      </Tabs.Root>
    </>
  )
}

/** Nothing for what every plan has. */
function PremiumMark({ feature }: { feature: PlanFeature | undefined }) {
  const { t } = useTranslation()
  const { limits } = useMe().plan
  if (!feature) return null
  return (
    <>
      <Crown size={14} className="shrink-0 text-accent-strong" aria-hidden />
      {!limits[feature] && <span className="sr-only">{t('plan.notIncluded')}</span>}
    </>
  )
}

/** A link to what the filters choose. */
function ShareReport({ filters: { survey: id, period, from, to } }: { filters: ReportFilters }) {
  const { data: surveys = [] } = useQuery(surveyTitlesQuery)
  const title = surveys.find(({ value }) => value === id)?.label ?? ''
  const survey = id === 'all' ? undefined : { id, title }
  return <ShareReportButton key={`${id} ${title}`} {...{ survey, period, from, to }} />
}
