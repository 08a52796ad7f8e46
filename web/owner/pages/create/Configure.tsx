import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { SurveyStructure } from '#contract/api/surveys.ts'
import { Basics } from '../../authoring/Basics.tsx'
import { Features } from '../../authoring/Features.tsx'
import { Interviewer } from '../../authoring/Interviewer.tsx'
import { Points } from '../../authoring/Points.tsx'
import { PreSurveyFields } from '../../authoring/PreSurveyFields.tsx'
import { Rewards } from '../../authoring/Rewards.tsx'
import { errorText } from '../../error-text.ts'
import { surveyQuery, surveysQuery } from '../../queries.ts'
import { PreviewChat } from '../../preview/PreviewChat.tsx'
import { queryClient } from '../../query-client.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { InlineError } from '../../ui/states.tsx'
import { useCommand } from '../../use-command.ts'
import { configOf, previewOf, useDraft } from './draft.ts'
import { Summary } from './Summary.tsx'

/** The proposal, open to any change, and the button that makes it a survey. */
export function Configure({ structure }: { structure: SurveyStructure }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { goal, edit, backToGoal, clear } = useDraft()
  const create = useCommand('POST /api/surveys/advanced', {
    onSuccess: async (survey) => {
      queryClient.setQueryData(surveyQuery(survey.id).queryKey, survey)
      void queryClient.invalidateQueries({ queryKey: surveysQuery.queryKey })
      await navigate(`/surveys/${survey.id}/edit/advanced?view=overview`)
      clear()
    },
  })
  const submit = () =>
    create.mutate({
      title: structure.title.trim(),
      goal: goal.trim(),
      description: structure.description.trim(),
      language: structure.language,
      config_json: configOf(structure),
    })
  return (
    <>
      <button
        type="button"
        onClick={backToGoal}
        className="mb-4 inline-flex items-center gap-2 rounded-sm text-sm font-medium text-ink-2 hover:text-ink"
      >
        <ArrowLeft size={16} className="rtl:-scale-x-100" aria-hidden />
        {t('create.backToGoal')}
      </button>
      <PageHeader title={t('create.configureTitle')} lead={t('create.configureLead')} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_300px]">
        <div className="grid gap-6">
          <Basics survey={structure} edit={edit} />
          <Points survey={structure} edit={edit} />
          <Interviewer survey={structure} edit={edit} />
          <Features survey={structure} edit={edit} />
          <PreSurveyFields survey={structure} edit={edit} />
          <Rewards survey={structure} edit={edit} />
          <PreviewChat survey={previewOf(goal, structure)} />
        </div>
        <div className="grid gap-3 lg:sticky lg:top-6">
          {create.error && (
            <InlineError title={t('create.createFailed')}>{errorText(t, create.error)}</InlineError>
          )}
          <Summary structure={structure} isBusy={create.isPending} onCreate={submit} />
        </div>
      </div>
    </>
  )
}
