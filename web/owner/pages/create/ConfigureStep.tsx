import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { SurveyStructure } from '#contract/api/surveys.ts'
import { ActiveFeatures } from '../../survey-editor/fields/ActiveFeatures.tsx'
import { toPreviewInput } from '../../survey-editor/content/survey-fields.ts'
import { Basics } from '../../survey-editor/fields/Basics.tsx'
import { Features } from '../../survey-editor/fields/Features.tsx'
import { InterviewerSettings } from '../../survey-editor/fields/InterviewerSettings.tsx'
import {
  allIssuesHaveFields,
  issuesOf,
  useFocusFirstIssue,
} from '../../survey-editor/content/issues.ts'
import { ValidationPoints } from '../../survey-editor/fields/ValidationPoints.tsx'
import { PreSurveyFields } from '../../survey-editor/fields/PreSurveyFields.tsx'
import { Rewards } from '../../survey-editor/fields/Rewards.tsx'
import { errorText } from '../../error-text.ts'
import { EditorColumns } from '../../survey-editor/page/EditorColumns.tsx'
import { PreviewChat } from '../../survey-editor/preview/PreviewChat.tsx'
import { surveyQuery } from '../../queries.ts'
import { queryClient } from '../../query-client.ts'
import { invalidateSurveyLists } from '../../survey-lists.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { InlineError } from '../../ui/states.tsx'
import { useCommand } from '../../use-command.ts'
import { LanguageSelect } from '../../survey-editor/fields/LanguageSelect.tsx'
import { toConfigJson, useNewSurveyDraft } from './new-survey-draft.ts'
import { CreateSummary } from './CreateSummary.tsx'

/** The editable proposal, and the button that creates the survey. */
export function ConfigureStep({ structure }: { structure: SurveyStructure }) {
  const { t } = useTranslation()
  const { goal, edit, backToGoal } = useNewSurveyDraft()
  const { create, submit } = useCreateSurvey(goal, structure)
  const issues = issuesOf(create.error)
  const top = useRef<HTMLDivElement>(null)
  useFocusFirstIssue(top, issues, create.error)
  useEffect(() => {
    window.scrollTo(0, 0)
    top.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      <button
        type="button"
        onClick={backToGoal}
        className="mb-4 inline-flex items-center gap-2 rounded-sm text-sm font-medium text-ink-2 hover:text-ink"
      >
        <ArrowLeft size={16} className="rtl:-scale-x-100" aria-hidden />
        {t('create.backToGoal')}
      </button>
      <PageHeader title={t('create.configureTitle')} lead={t('create.configureLead')} />
      <EditorColumns
        error={create.error}
        fields={
          <>
            <Basics survey={structure} edit={edit} issues={issues}>
              <LanguageSelect
                language={structure.language}
                onChange={(language) => edit({ language })}
              />
            </Basics>
            <ValidationPoints survey={structure} edit={edit} issues={issues} help="good-points" />
            <InterviewerSettings survey={structure} edit={edit} />
            <Features survey={structure} edit={edit} />
            <PreSurveyFields survey={structure} edit={edit} issues={issues} />
            <Rewards survey={structure} edit={edit} issues={issues} />
            <ActiveFeatures survey={structure} />
          </>
        }
        preview={<PreviewChat survey={toPreviewInput({ ...structure, goal })} about={structure} />}
      />
      <div className="sticky bottom-18 z-20 mt-6 grid gap-3 md:bottom-4">
        {create.error && !allIssuesHaveFields(issues, structure) && (
          <InlineError title={t('create.createFailed')}>{errorText(t, create.error)}</InlineError>
        )}
        <CreateSummary structure={structure} isBusy={create.isPending} onCreate={submit} />
      </div>
    </div>
  )
}

function useCreateSurvey(goal: string, structure: SurveyStructure) {
  const navigate = useNavigate()
  const create = useCommand('POST /api/surveys/advanced', {
    onSuccess: async (survey) => {
      queryClient.setQueryData(surveyQuery(survey.id).queryKey, survey)
      invalidateSurveyLists()
      await navigate(`/surveys/${survey.id}/edit/advanced`)
      useNewSurveyDraft.getState().clear()
    },
  })
  const submit = () =>
    create.mutate({
      title: structure.title.trim(),
      goal: goal.trim(),
      description: structure.description.trim(),
      language: structure.language,
      ...(structure.country && { country: structure.country }),
      config_json: toConfigJson(structure),
    })
  return { create, submit }
}
