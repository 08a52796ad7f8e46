import { Tabs } from '@base-ui/react/tabs'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router'
import type { Survey } from '#contract/api/surveys.ts'
import { LowCreditsReminder } from '../../billing/LowCredits.tsx'
import { HelpLink } from '../../help/HelpLink.tsx'
import { PlanFeatureGate } from '../../plan/PlanFeatureGate.tsx'
import { UnsavedChangesGuard } from '../../ui/UnsavedChangesGuard.tsx'
import { Analytics } from './analytics/Analytics.tsx'
import { ShareReportButton } from '../../sharing-reports/ShareReportButton.tsx'
import { ConfigureView } from './ConfigureView.tsx'
import { ConflictDialog } from '../../survey-editor/editor/ConflictDialog.tsx'
import { EditorBanners } from '../../survey-editor/editor/EditorBanners.tsx'
import { PublishChecks } from './PublishChecks.tsx'
import { SaveBar } from '../../survey-editor/editor/SaveBar.tsx'
import { useEditor } from '../../survey-editor/editor/use-editor.ts'
import { Insights } from './insights/Insights.tsx'
import { LinkBox } from '../../survey-editor/sharing/LinkBox.tsx'
import { Overview } from './overview/Overview.tsx'
import { Responses } from './responses/Responses.tsx'
import { SentimentLink } from './SentimentLink.tsx'
import { SurveyFrame } from '../../survey-editor/page/SurveyFrame.tsx'
import { SurveyHeader } from '../../survey-editor/page/SurveyHeader.tsx'
import { useQualifiedCounts } from '../../survey-editor/page/use-qualified-counts.ts'
import { useSurveyFigures } from '../../survey-editor/page/use-survey-figures.ts'
import { surveyViewOf } from '../../survey-editor/page/views.ts'
import { ViewTabs } from '../../survey-editor/page/ViewTabs.tsx'

export function SurveyPage() {
  return <SurveyFrame>{(survey) => <SurveyViews survey={survey} />}</SurveyFrame>
}

function SurveyViews({ survey }: { survey: Survey }) {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const figures = useSurveyFigures(survey.id)
  const qualified = useQualifiedCounts(survey.id)
  const hasLocked = (qualified?.locked ?? 0) > 0
  const editor = useEditor(survey)
  const { missing, issues, error } = editor
  // The filters of a view stay in the address while another one is shown.
  const show = (view: string) =>
    setSearch(
      (current) => {
        current.delete('tab')
        current.set('view', view)
        return current
      },
      { preventScrollReset: true },
    )
  const toConfigure = useRef(() => show('configure'))
  useEffect(() => {
    // Missing and rejected fields are in the configuration.
    if (missing.length > 0 || issues.size > 0) toConfigure.current()
    // Once for each failed save, which sets the issues.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [missing, error])
  const view = surveyViewOf(search)
  if (view === 'configure' && survey.survey_type === 'normal')
    return <Navigate replace to={`/surveys/${survey.id}/edit/traditional`} />
  return (
    <>
      <LowCreditsReminder hasLockedResponses={hasLocked} />
      <SurveyHeader survey={survey} editor={editor} />
      <LinkBox survey={survey} />
      <Tabs.Root value={view} onValueChange={show} className="mt-6">
        <ViewTabs qualified={qualified?.total ?? 0} />
        <Tabs.Panel value="configure" className="pt-6 outline-none">
          <EditorBanners editor={editor} />
          <PublishChecks surveyId={survey.id} content={editor.content} missing={missing} />
          <ConfigureView survey={survey} editor={editor} />
        </Tabs.Panel>
        <Tabs.Panel value="overview" className="pt-6 outline-none">
          <Overview survey={survey} content={editor.content} figures={figures} />
        </Tabs.Panel>
        <Tabs.Panel value="responses" className="pt-6 outline-none">
          <PlanFeatureGate feature="qualified_responses">
            <Responses survey={survey} />
          </PlanFeatureGate>
        </Tabs.Panel>
        <Tabs.Panel value="insights" className="pt-6 outline-none">
          <PlanFeatureGate feature="premium_insights">
            <Insights survey={survey} figures={figures} unlocked={qualified?.unlocked} />
          </PlanFeatureGate>
          <SentimentLink surveyId={survey.id} />
        </Tabs.Panel>
        <Tabs.Panel value="analytics" className="pt-6 outline-none">
          <div className="mb-5 flex items-center justify-end gap-2">
            <HelpLink article="compare-and-export" topic={t('survey.analytics')} />
            <ShareReportButton survey={survey} period="all" />
          </div>
          <Analytics survey={survey} figures={figures} />
        </Tabs.Panel>
      </Tabs.Root>
      {(view === 'configure' || editor.isChanged) && <SaveBar survey={survey} editor={editor} />}
      <UnsavedChangesGuard isChanged={editor.isChanged} help={t('editor.leaveHelp')} />
      {editor.conflict && (
        <ConflictDialog
          mine={editor.content}
          conflict={editor.conflict}
          onResolve={editor.resolveConflict}
          onPostpone={editor.postponeConflict}
        />
      )}
    </>
  )
}
