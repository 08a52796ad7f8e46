import { Tabs } from '@base-ui/react/tabs'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router'
import type { Survey } from '#contract/api/surveys.ts'
import { LowCreditsReminder } from '../../billing/LowCredits.tsx'
import { LeaveGuard } from '../../ui/LeaveGuard.tsx'
import { Analytics } from './Analytics.tsx'
import { Configure } from './configure/Configure.tsx'
import { ConflictDialog } from './configure/ConflictDialog.tsx'
import { FoundDraft } from './configure/FoundDraft.tsx'
import { PublishChecks } from './configure/PublishChecks.tsx'
import { SaveBar } from './configure/SaveBar.tsx'
import { useEditor } from './configure/use-editor.ts'
import { Insights } from './insights/Insights.tsx'
import { LinkBox } from '../../sharing/LinkBox.tsx'
import { Overview } from './Overview.tsx'
import { Responses } from './Responses.tsx'
import { SentimentLink } from './SentimentLink.tsx'
import { SurveyFrame } from './SurveyFrame.tsx'
import { SurveyHeader } from './SurveyHeader.tsx'
import { useQualified } from './use-qualified.ts'
import { useSurveyFigures } from './use-survey-figures.ts'
import { views } from './views.ts'
import { ViewTabs } from './ViewTabs.tsx'

export function SurveyPage() {
  return <SurveyFrame>{(survey) => <Loaded survey={survey} />}</SurveyFrame>
}

function Loaded({ survey: asLoaded }: { survey: Survey }) {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const figures = useSurveyFigures(asLoaded.id)
  const qualified = useQualified(asLoaded.id)
  const hasLocked = qualified.responses?.some(({ is_unlocked }) => !is_unlocked) ?? false
  const survey = { ...asLoaded, status: figures?.status ?? asLoaded.status }
  const editor = useEditor(survey)
  const { missing, issues, error } = editor
  const show = (view: string) => setSearch({ view }, { preventScrollReset: true })
  const toConfigure = useRef(() => show('configure'))
  useEffect(() => {
    // What is missing or was refused is put right where everything is changed.
    if (missing.length > 0 || issues.size > 0) toConfigure.current()
    // Once for each refusal; the issues are found in it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [missing, error])
  const view = viewOf(search)
  if (view === 'configure' && survey.survey_type === 'normal')
    return <Navigate replace to={`/surveys/${survey.id}/edit/traditional`} />
  return (
    <>
      <LowCreditsReminder isWaiting={hasLocked} />
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
