import { Tabs } from '@base-ui/react/tabs'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate } from 'react-router'
import type { Survey } from '#contract/api/surveys.ts'
import { LeaveGuard } from '../../ui/LeaveGuard.tsx'
import { ConflictDialog } from '../survey/configure/ConflictDialog.tsx'
import { FoundDraft } from '../survey/configure/FoundDraft.tsx'
import { SaveBar } from '../survey/configure/SaveBar.tsx'
import { useEditor } from '../survey/configure/use-editor.ts'
import { LinkBox } from '../../sharing/LinkBox.tsx'
import { SurveyFrame } from '../survey/SurveyFrame.tsx'
import { SurveyHeader } from '../survey/SurveyHeader.tsx'
import { useQualified } from '../survey/use-qualified.ts'
import { useSurveyFigures } from '../survey/use-survey-figures.ts'
import { ViewTabs } from '../survey/ViewTabs.tsx'
import { Workspace } from './Workspace.tsx'

/** A survey of fixed questions, to be written and tried out. */
export function FormEditorPage() {
  return (
    <SurveyFrame>
      {(survey) =>
        survey.survey_type === 'normal' ? (
          <Loaded key={survey.id} survey={survey} />
        ) : (
          <Navigate replace to={`/surveys/${survey.id}/edit/advanced`} />
        )
      }
    </SurveyFrame>
  )
}

function Loaded({ survey: asLoaded }: { survey: Survey }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const figures = useSurveyFigures(asLoaded.id)
  const qualified = useQualified(asLoaded.id)
  const survey = { ...asLoaded, status: figures?.status ?? asLoaded.status }
  const editor = useEditor(survey)
  const show = (view: string) => void navigate(`/surveys/${survey.id}/edit/advanced?view=${view}`)
  return (
    <>
      <SurveyHeader survey={survey} editor={editor} />
      <LinkBox survey={survey} />
      <Tabs.Root value="configure" onValueChange={show} className="mt-6">
        <ViewTabs qualified={qualified.responses?.length ?? 0} />
        <Tabs.Panel value="configure" className="pt-6 outline-none">
          <FoundDraft editor={editor} />
          <Workspace editor={editor} />
        </Tabs.Panel>
      </Tabs.Root>
      <SaveBar survey={survey} editor={editor} />
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
