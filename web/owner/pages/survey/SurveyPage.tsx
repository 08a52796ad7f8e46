import { Tabs } from '@base-ui/react/tabs'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useParams, useSearchParams } from 'react-router'
import type { Survey } from '#contract/api/surveys.ts'
import { CallError } from '../../../shared/call.ts'
import { surveyQuery } from '../../queries.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { LeaveGuard } from '../../ui/LeaveGuard.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { Analytics } from './Analytics.tsx'
import { Configure } from './configure/Configure.tsx'
import { ConflictDialog } from './configure/ConflictDialog.tsx'
import { FoundDraft } from './configure/FoundDraft.tsx'
import { PublishChecks } from './configure/PublishChecks.tsx'
import { SaveBar } from './configure/SaveBar.tsx'
import { useEditor } from './configure/use-editor.ts'
import { Insights } from './insights/Insights.tsx'
import { LinkBox } from './LinkBox.tsx'
import { Overview } from './Overview.tsx'
import { Responses } from './Responses.tsx'
import { SentimentLink } from './SentimentLink.tsx'
import { SurveyHeader } from './SurveyHeader.tsx'
import { useQualified } from './use-qualified.ts'
import { useSurveyFigures } from './use-survey-figures.ts'
import { views } from './views.ts'
import { ViewTabs } from './ViewTabs.tsx'

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
  const [search, setSearch] = useSearchParams()
  const figures = useSurveyFigures(asLoaded.id)
  const qualified = useQualified(asLoaded.id)
  const survey = { ...asLoaded, status: figures?.status ?? asLoaded.status }
  const editor = useEditor(survey)
  const { missing } = editor
  const show = (view: string) => setSearch({ view }, { preventScrollReset: true })
  const toConfigure = useRef(() => show('configure'))
  useEffect(() => {
    // What is missing is put right where everything is changed.
    if (missing.length > 0) toConfigure.current()
  }, [missing])
  const view = viewOf(search)
  if (view === 'configure' && survey.survey_type === 'normal')
    return <Navigate replace to={`/surveys/${survey.id}/edit/traditional`} />
  return (
    <>
      <SurveyHeader survey={survey} editor={editor} />
      <LinkBox survey={survey} />
      <Tabs.Root value={view} onValueChange={show} className="mt-6">
        <ViewTabs qualified={qualified.responses?.length ?? 0} />
        <Tabs.Panel value="configure" className="pt-6 outline-none">
          <FoundDraft editor={editor} />
          <PublishChecks surveyId={survey.id} content={editor.content} missing={missing} />
          <Configure survey={survey} editor={editor} />
        </Tabs.Panel>
        <Tabs.Panel value="overview" className="pt-6 outline-none">
          <Overview survey={survey} content={editor.content} figures={figures} />
        </Tabs.Panel>
        <Tabs.Panel value="responses" className="pt-6 outline-none">
          <Responses survey={survey} qualified={qualified} />
        </Tabs.Panel>
        <Tabs.Panel value="insights" className="pt-6 outline-none">
          <Insights survey={survey} figures={figures} qualified={qualified} />
          <SentimentLink surveyId={survey.id} />
        </Tabs.Panel>
        <Tabs.Panel value="analytics" className="pt-6 outline-none">
          <Analytics survey={survey} figures={figures} />
        </Tabs.Panel>
      </Tabs.Root>
      {(view === 'configure' || editor.isChanged) && <SaveBar survey={survey} editor={editor} />}
      <LeaveGuard isChanged={editor.isChanged} help={t('editor.leaveHelp')} />
      {editor.conflict && (
        <ConflictDialog
          mine={editor.content}
          conflict={editor.conflict}
          onResolve={editor.resolve}
          onPostpone={editor.postpone}
        />
      )}
    </>
  )
}

/** Both names are read, since lists elsewhere link with either; only one is written. */
function viewOf(search: URLSearchParams): (typeof views)[number] {
  const asked = search.get('view') ?? search.get('tab')
  return views.find((known) => known === asked) ?? 'configure'
}
