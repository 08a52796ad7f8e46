import { ArrowLeft, Sparkles } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { SurveyStructure } from '#contract/api/surveys.ts'
import { EngineNote } from '../../engine/EngineNote.tsx'
import { errorText } from '../../error-text.ts'
import { surveyQuery } from '../../queries.ts'
import { queryClient } from '../../query-client.ts'
import {
  generationErrorText,
  isUnclearGoal,
  unclearGoalText,
} from '../../survey-editor/generation/generation.ts'
import { GenerationProgress } from '../../survey-editor/generation/GenerationProgress.tsx'
import { GoalExamples } from '../../survey-editor/generation/GoalExamples.tsx'
import { detailedGoalLength, GoalField } from '../../survey-editor/generation/GoalField.tsx'
import { useGeneration } from '../../survey-editor/generation/use-generation.ts'
import { useReplaceGoal } from '../../survey-editor/generation/use-replace-goal.ts'
import { invalidateSurveyLists } from '../../survey-lists.ts'
import { Button } from '../../ui/Button.tsx'
import { InlineError } from '../../ui/states.tsx'
import { useCommand } from '../../use-command.ts'
import { toOnboardingConfig, useOnboardingDraft } from './onboarding-draft.ts'
import { StepHeading } from './StepHeading.tsx'
import { StepButtons } from './StepButtons.tsx'
import { StructurePreview } from './StructurePreview.tsx'

type Props = { onBack: () => void; onNext: () => void }

/** From the goal to a proposal, and from the proposal to a draft. */
export function GoalStep(props: Props) {
  const { goal, structure, setStructure } = useOnboardingDraft()
  const { isPending, partialProposal, error, generate, cancel } = useGeneration(setStructure)
  if (isPending)
    return <GenerationProgress goal={goal.trim()} partial={partialProposal} onCancel={cancel} />
  if (structure) return <Proposal {...props} structure={structure} />
  return <GoalForm error={error} onGenerate={generate} onBack={props.onBack} />
}

type FormProps = { error: Error | null; onGenerate: (goal: string) => void; onBack: () => void }

function GoalForm({ error, onGenerate, onBack }: FormProps) {
  const { t } = useTranslation('onboarding')
  const { t: shared } = useTranslation()
  const { goal, setGoal } = useOnboardingDraft()
  /** The goal has changed since the question about it. */
  const [isAnswered, setAnswered] = useState(false)
  const pick = useReplaceGoal(goal, setGoal)
  const length = goal.trim().length
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (length >= detailedGoalLength) onGenerate(goal)
  }
  const failure = error && !isUnclearGoal(error) && generationErrorText(shared, error)
  return (
    <form onSubmit={submit}>
      <StepHeading lead={t('goal.lead')}>{t('goal.title')}</StepHeading>
      <div className="mt-6">
        <GoalField
          goal={goal}
          placeholder={shared('create.placeholder')}
          question={isAnswered ? undefined : unclearGoalText(shared, error)}
          takesFocus
          onChange={(text) => {
            setGoal(text)
            setAnswered(true)
          }}
        />
      </div>
      {failure && (
        <div className="mt-3">
          <InlineError title={failure.title}>{failure.detail}</InlineError>
        </div>
      )}
      <div className="mt-3">
        <EngineNote />
      </div>
      <GoalExamples onPick={pick} />
      <StepButtons onBack={onBack}>
        <Button
          type="submit"
          disabled={length < detailedGoalLength}
          icon={<Sparkles size={18} aria-hidden />}
          className="min-h-12 px-6 text-base"
        >
          {t('goal.generate')}
        </Button>
      </StepButtons>
    </form>
  )
}

function Proposal({ structure, onBack, onNext }: Props & { structure: SurveyStructure }) {
  const { t } = useTranslation('onboarding')
  const { t: shared } = useTranslation()
  const { goal, surveyId, backToGoal, setSurvey } = useOnboardingDraft()
  const create = useCommand('POST /api/surveys/advanced', {
    onSuccess: (survey) => {
      queryClient.setQueryData(surveyQuery(survey.id).queryKey, survey)
      invalidateSurveyLists()
      setSurvey(survey.id)
      onNext()
    },
  })
  const submit = () =>
    create.mutate({
      title: structure.title.trim(),
      goal: goal.trim(),
      description: structure.description.trim(),
      language: structure.language,
      ...(structure.country && { country: structure.country }),
      config_json: toOnboardingConfig(structure),
    })
  return (
    <>
      <StepHeading lead={surveyId ? t('proposal.exists') : t('proposal.lead')}>
        {t('proposal.title')}
      </StepHeading>
      <StructurePreview structure={structure} />
      <Button
        variant="quiet"
        className="mt-3"
        disabled={create.isPending}
        icon={<ArrowLeft size={16} className="rtl:-scale-x-100" aria-hidden />}
        onClick={backToGoal}
      >
        {t('proposal.changeGoal')}
      </Button>
      {create.error && (
        <div className="mt-3">
          <InlineError title={t('proposal.createFailed')}>
            {errorText(shared, create.error)}
          </InlineError>
        </div>
      )}
      <StepButtons onBack={onBack}>
        <Button
          busy={create.isPending}
          onClick={surveyId ? onNext : submit}
          className="min-h-12 px-6 text-base"
        >
          {surveyId ? t('next') : create.isPending ? t('proposal.creating') : t('proposal.create')}
        </Button>
      </StepButtons>
    </>
  )
}
