import { Tabs } from '@base-ui/react/tabs'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import type { Survey } from '#contract/api/surveys.ts'
import { kindsWithoutSentiment, type SurveyConfig } from '#contract/survey.ts'
import { editPath } from '../../survey-paths.ts'
import { surveyQuery } from '../../queries.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { UnsavedChangesGuard } from '../../ui/UnsavedChangesGuard.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { SurveyLoadError } from '../../survey-editor/page/SurveyLoadError.tsx'
import { GlobalTab } from './GlobalTab.tsx'
import { QuestionsTab, type AnalysedItem } from './QuestionsTab.tsx'
import { SentimentSaveBar } from './SentimentSaveBar.tsx'
import { useSentimentSettings } from './use-sentiment-settings.ts'

const tabs = ['global', 'questions'] as const

/** A survey's sentiment analysis settings: for all questions, and for each. */
export function SentimentPage() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const { data: survey, error, refetch } = useQuery(surveyQuery(id))
  useTitle(t('sentimentConfig.title'))
  return (
    <>
      <BackLink to={survey ? editPath(survey) : '/surveys'}>
        <bdi className="truncate">{survey?.title ?? t('survey.backToList')}</bdi>
      </BackLink>
      <PageHeader
        title={t('sentimentConfig.title')}
        lead={t(
          survey?.survey_type === 'normal' ? 'sentimentConfig.leadForm' : 'sentimentConfig.lead',
        )}
      />
      {survey ? (
        <SentimentEditor survey={survey} />
      ) : error ? (
        <SurveyLoadError error={error} retry={() => void refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </>
  )
}

function PageSkeleton() {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      {[0, 1, 2, 3].map((place) => (
        <Skeleton key={place} className="h-56" />
      ))}
    </div>
  )
}

function SentimentEditor({ survey }: { survey: Survey }) {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const isForm = survey.survey_type === 'normal'
  const items = isForm ? analysedQuestions(survey) : pointsOf(survey)
  const { settings, error, refetch } = useSentimentSettings(
    survey.id,
    items.map(({ id }) => id),
  )
  if (!settings)
    return error ? <SurveyLoadError error={error} retry={() => void refetch()} /> : <PageSkeleton />
  const tab = tabs.find((known) => known === search.get('tab')) ?? 'global'
  return (
    <>
      <Tabs.Root
        value={tab}
        onValueChange={(next: string) =>
          setSearch({ tab: next }, { replace: true, preventScrollReset: true })
        }
      >
        <Tabs.List
          aria-label={t('sentimentConfig.tabs')}
          className="relative flex gap-1 border-b border-line"
        >
          {tabs.map((name) => (
            <Tabs.Tab
              key={name}
              value={name}
              className="flex h-11 items-center rounded-t-md px-4 text-sm font-semibold text-ink-2 transition-colors duration-150 hover:text-ink data-active:text-primary-text"
            >
              {t(`sentimentConfig.${name}`)}
            </Tabs.Tab>
          ))}
          <Tabs.Indicator className="absolute bottom-[-1px] left-(--active-tab-left) h-0.5 w-(--active-tab-width) rounded-full bg-primary transition-all duration-200 ease-out" />
        </Tabs.List>
        <Tabs.Panel value="global" className="pt-6 outline-none">
          <GlobalTab config={settings.config} isForm={isForm} onEdit={settings.edit} />
        </Tabs.Panel>
        <Tabs.Panel value="questions" className="pt-6 outline-none">
          <QuestionsTab
            config={settings.config}
            items={items}
            isForm={isForm}
            onEdit={settings.edit}
          />
        </Tabs.Panel>
      </Tabs.Root>
      <SentimentSaveBar settings={settings} />
      <UnsavedChangesGuard isChanged={settings.isChanged} help={t('sentimentConfig.leaveHelp')} />
    </>
  )
}

const pointsOf = ({ config_json }: Survey): AnalysedItem[] =>
  (JSON.parse(config_json) as SurveyConfig).validation_points

const analysedQuestions = ({ questions }: Survey): AnalysedItem[] =>
  questions.filter(({ type }) => !kindsWithoutSentiment.has(type))
