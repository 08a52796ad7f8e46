import { Tabs } from '@base-ui/react/tabs'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate } from 'react-router'
import type { Survey } from '#contract/api/surveys.ts'
import { useLiveTopic } from '../../live/use-live-topic.ts'
import { useMe } from '../../queries.ts'
import { UnsavedChangesGuard } from '../../ui/UnsavedChangesGuard.tsx'
import { ConflictDialog } from '../../survey-editor/editor/ConflictDialog.tsx'
import { EditorBanners } from '../../survey-editor/editor/EditorBanners.tsx'
import { SaveBar } from '../../survey-editor/editor/SaveBar.tsx'
import { useEditor } from '../../survey-editor/editor/use-editor.ts'
import { LanguageNotice } from '../../survey-editor/fields/LanguageNotice.tsx'
import { LinkBox } from '../../survey-editor/sharing/LinkBox.tsx'
import { SurveyFrame } from '../../survey-editor/page/SurveyFrame.tsx'
import { SurveyHeader } from '../../survey-editor/page/SurveyHeader.tsx'
import { useQualifiedCounts } from '../../survey-editor/page/use-qualified-counts.ts'
import { ViewTabs } from '../../survey-editor/page/ViewTabs.tsx'
import { Workspace } from './Workspace.tsx'

/** Editor of surveys with fixed questions. */
export function FormEditorPage() {
  return (
    <SurveyFrame>
      {(survey) =>
        survey.survey_type === 'normal' ? (
          <FormEditor key={survey.id} survey={survey} />
        ) : (
          <Navigate replace to={`/surveys/${survey.id}/edit/advanced`} />
        )
      }
    </SurveyFrame>
  )
}

function FormEditor({ survey }: { survey: Survey }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  useLiveTopic('survey-figures', useMe().id)
  const qualified = useQualifiedCounts(survey.id)
  const editor = useEditor(survey)
  const show = (view: string) => void navigate(`/surveys/${survey.id}/edit/advanced?view=${view}`)
  return (
    <>
      <SurveyHeader survey={survey} editor={editor} />
      <LinkBox survey={survey} />
      <Tabs.Root value="configure" onValueChange={show} className="mt-6">
        <ViewTabs qualified={qualified?.total ?? 0} />
        <Tabs.Panel value="configure" className="pt-6 outline-none">
          <EditorBanners editor={editor} />
          <div className="mb-4 empty:hidden">
            <LanguageNotice
              surveyId={survey.id}
              content={editor.content}
              onChange={(language) => editor.edit({ language })}
            />
          </div>
          <Workspace surveyId={survey.id} editor={editor} />
        </Tabs.Panel>
      </Tabs.Root>
      <SaveBar survey={survey} editor={editor} />
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
