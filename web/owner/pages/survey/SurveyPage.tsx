import { Tabs } from '@base-ui/react/tabs'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useParams, useSearchParams } from 'react-router'
import type { Survey } from '#contract/api/surveys.ts'
import { CallError } from '../../../shared/call.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { surveyQuery } from '../../queries.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { AiUsage } from './AiUsage.tsx'
import { Insights } from './insights/Insights.tsx'
import { LinkBox } from './LinkBox.tsx'
import { Overview } from './Overview.tsx'
import { Responses } from './Responses.tsx'
import { SentimentLink } from './SentimentLink.tsx'
import { SurveyHeader } from './SurveyHeader.tsx'
import { useQualified } from './use-qualified.ts'
import { useSurveyFigures } from './use-survey-figures.ts'

const views = ['overview', 'responses', 'insights'] as const

export function SurveyPage() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const { data: survey, error, refetch } = useQuery(surveyQuery(id))
  useTitle(survey?.title)
  return (
    <>
      <Link
        to="/surveys"
        className="mb-3 inline-flex items-center gap-2 rounded-sm text-sm font-medium text-ink-2 hover:text-ink"
      >
        <ArrowLeft size={16} className="rtl:-scale-x-100" aria-hidden />
        {t('survey.backToList')}
      </Link>
      {survey ? (
        <Loaded survey={survey} />
      ) : error ? (
        <Missing error={error} retry={() => void refetch()} />
      ) : (
        <div className="grid gap-6">
          <Skeleton className="h-10 w-3/5" />
          <Skeleton className="h-24" />
          <Skeleton className="h-64" />
        </div>
      )}
    </>
  )
}

function Missing({ error, retry }: { error: Error; retry: () => void }) {
  const { t } = useTranslation()
  const isGone = error instanceof CallError && (error.status === 404 || error.status === 422)
  return (
    <Card>
      {isGone ? (
        <EmptyState
          title={t('survey.notFound')}
          help={t('survey.notFoundHelp')}
          action={<ButtonLink to="/surveys">{t('survey.backToList')}</ButtonLink>}
        />
      ) : (
        <ErrorState error={error} retry={retry} />
      )}
    </Card>
  )
}

function Loaded({ survey: asLoaded }: { survey: Survey }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const [search, setSearch] = useSearchParams()
  const figures = useSurveyFigures(asLoaded.id)
  const qualified = useQualified(asLoaded.id)
  const survey = { ...asLoaded, status: figures?.status ?? asLoaded.status }
  // Both names are read, since lists elsewhere link with either; only one is written.
  const asked = search.get('view') ?? search.get('tab')
  const view = views.find((known) => known === asked) ?? 'overview'
  return (
    <>
      <SurveyHeader survey={survey} />
      <LinkBox survey={survey} />
      <Tabs.Root
        value={view}
        onValueChange={(next: string) => setSearch({ view: next }, { preventScrollReset: true })}
        className="mt-6"
      >
        <Tabs.List
          aria-label={t('survey.views')}
          className="relative flex gap-1 border-b border-line"
        >
          {views.map((name) => (
            <Tabs.Tab
              key={name}
              value={name}
              className="flex h-11 items-center gap-2 rounded-t-md px-4 text-sm font-semibold text-ink-2 transition-colors duration-150 hover:text-ink data-active:text-primary-text"
            >
              {t(`survey.${name}`)}
              {name === 'responses' && qualified.responses && qualified.responses.length > 0 && (
                <span className="rounded-full bg-primary-soft px-2 text-xs text-primary-text">
                  {format.integer(qualified.responses.length)}
                </span>
              )}
            </Tabs.Tab>
          ))}
          <Tabs.Indicator className="absolute bottom-[-1px] left-(--active-tab-left) h-0.5 w-(--active-tab-width) rounded-full bg-primary transition-all duration-200 ease-out" />
        </Tabs.List>
        <Tabs.Panel value="overview" className="pt-6 outline-none">
          <Overview survey={survey} figures={figures} />
        </Tabs.Panel>
        <Tabs.Panel value="responses" className="pt-6 outline-none">
          <Responses survey={survey} qualified={qualified} />
        </Tabs.Panel>
        <Tabs.Panel value="insights" className="pt-6 outline-none">
          <Insights survey={survey} figures={figures} qualified={qualified} />
          <SentimentLink surveyId={survey.id} />
          <div className="mt-4 lg:mt-6">
            <AiUsage surveyId={survey.id} />
          </div>
        </Tabs.Panel>
      </Tabs.Root>
    </>
  )
}
