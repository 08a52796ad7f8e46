import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { SurveyStructure } from '#contract/api/surveys.ts'
import { ActiveFeatures } from '../../authoring/ActiveFeatures.tsx'
import { previewOf } from '../../authoring/authored.ts'
import { Basics } from '../../authoring/Basics.tsx'
import { Features } from '../../authoring/Features.tsx'
import { Interviewer } from '../../authoring/Interviewer.tsx'
import { areAtFields, issuesOf, useLeadToIssue } from '../../authoring/issues.ts'
import { Points } from '../../authoring/Points.tsx'
import { PreSurveyFields } from '../../authoring/PreSurveyFields.tsx'
import { Rewards } from '../../authoring/Rewards.tsx'
import { errorText } from '../../error-text.ts'
import { PreviewChat } from '../../preview/PreviewChat.tsx'
import { surveyQuery } from '../../queries.ts'
import { queryClient } from '../../query-client.ts'
import { refreshSurveys } from '../../survey-lists.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { InlineError } from '../../ui/states.tsx'
import { useCommand } from '../../use-command.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import { configOf, useDraft } from './draft.ts'
import { Summary } from './Summary.tsx'

/** The proposal, open to any change, and the button that makes it a survey. */
export function Configure({ structure }: { structure: SurveyStructure }) {
  const { t } = useTranslation()
  const { goal, edit, backToGoal } = useDraft()
  const { create, submit } = useCreate(goal, structure)
  const issues = issuesOf(create.error)
  const top = useRef<HTMLDivElement>(null)
  useLeadToIssue(top, issues, create.error)
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
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_300px]">
        <div className="grid gap-6 *:animate-arrive">
          <Basics survey={structure} edit={edit} issues={issues}>
            <LanguageChoice
              language={structure.language}
              onChange={(language) => edit({ language })}
            />
          </Basics>
          <Points survey={structure} edit={edit} issues={issues} />
          <Interviewer survey={structure} edit={edit} />
          <Features survey={structure} edit={edit} />
          <PreSurveyFields survey={structure} edit={edit} issues={issues} />
          <Rewards survey={structure} edit={edit} issues={issues} />
          <PreviewChat survey={previewOf({ ...structure, goal })} />
        </div>
        <div className="grid animate-arrive gap-3 lg:sticky lg:top-6">
          {create.error && !areAtFields(issues, structure) && (
            <InlineError title={t('create.createFailed')}>{errorText(t, create.error)}</InlineError>
          )}
          <Summary structure={structure} isBusy={create.isPending} onCreate={submit} />
          <ActiveFeatures survey={structure} />
        </div>
      </div>
    </div>
  )
}

function useCreate(goal: string, structure: SurveyStructure) {
  const navigate = useNavigate()
  const create = useCommand('POST /api/surveys/advanced', {
    onSuccess: async (survey) => {
      queryClient.setQueryData(surveyQuery(survey.id).queryKey, survey)
      refreshSurveys()
      await navigate(`/surveys/${survey.id}/edit/advanced`)
      useDraft.getState().clear()
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
  return { create, submit }
}
