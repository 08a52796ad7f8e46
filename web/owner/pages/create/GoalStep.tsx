import { ArrowRight, Sparkles } from 'lucide-react'
import { useEffect, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { limits } from '#contract/limits.ts'
import { EngineNote } from '../../engine/EngineNote.tsx'
import { TemplateGallery } from '../../survey-editor/templates/TemplateGallery.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { InlineError } from '../../ui/states.tsx'
import { useLatest } from '../../ui/use-latest.ts'
import { type generateAtOnce, useNewSurveyDraft } from './new-survey-draft.ts'
import { GoalExamples } from '../../survey-editor/generation/GoalExamples.tsx'
import { GenerationProgress } from '../../survey-editor/generation/GenerationProgress.tsx'
import {
  generationErrorText,
  isUnclearGoal,
  unclearGoalText,
} from '../../survey-editor/generation/generation.ts'
import { GoalField, detailedGoalLength } from '../../survey-editor/generation/GoalField.tsx'
import { useGeneration } from '../../survey-editor/generation/use-generation.ts'
import { useReplaceGoal } from '../../survey-editor/generation/use-replace-goal.ts'

export function GoalStep() {
  const { t } = useTranslation()
  const { goal, setGoal, setStructure } = useNewSurveyDraft()
  const generation = useGeneration(setStructure)
  const pick = useReplaceGoal(goal, setGoal)
  // The goal cannot be changed while a proposal for it is generated.
  const { isPending, partialProposal, cancel } = generation
  if (isPending)
    return <GenerationProgress goal={goal.trim()} partial={partialProposal} onCancel={cancel} />
  return (
    <div className="mx-auto max-w-[880px] pt-2 sm:pt-6">
      <BackLink to="/surveys">{t('survey.backToList')}</BackLink>
      <h1 className="mt-1 font-display text-4xl tracking-[-0.01em] rtl:tracking-normal">
        {t('create.title')}
      </h1>
      <p className="mt-2 text-lg text-pretty text-ink-2">{t('create.lead')}</p>
      <GoalForm error={generation.error} onGenerate={generation.generate} />
      <div className="mt-3">
        <EngineNote />
      </div>
      <GoalExamples onPick={pick} />
      <TemplateGallery onPick={pick} />
    </div>
  )
}

type FormProps = { error: Error | null; onGenerate: (goal: string) => void }

function GoalForm({ error, onGenerate }: FormProps) {
  const { t } = useTranslation()
  const { goal, structure, isEdited, setGoal, resume } = useNewSurveyDraft()
  const [isTooShort, setTooShort] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  /** The goal has changed since the question about it. */
  const [isAnswered, setAnswered] = useState(false)
  const length = goal.trim().length
  const propose = () => {
    setTooShort(length < limits.goal.min)
    if (length < detailedGoalLength) return
    if (structure && isEdited) setConfirming(true)
    else onGenerate(goal)
  }
  useGenerateAtOnce(propose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    propose()
  }
  return (
    <form onSubmit={submit} className="mt-7">
      <GoalField
        goal={goal}
        placeholder={t('create.placeholder')}
        error={isTooShort ? t('create.tooShort') : undefined}
        question={isAnswered ? undefined : unclearGoalText(t, error)}
        takesFocus
        onChange={(text) => {
          setGoal(text)
          setTooShort(false)
          setAnswered(true)
        }}
      />
      {error && !isUnclearGoal(error) && <GenerateError error={error} />}
      <div className="mt-4 flex min-h-12 flex-wrap items-center justify-end gap-3">
        {structure && (
          <Button
            variant="secondary"
            disabled={length < limits.goal.min}
            onClick={resume}
            className="min-h-12"
            icon={<ArrowRight size={18} className="rtl:-scale-x-100" aria-hidden />}
          >
            {t('create.resume')}
          </Button>
        )}
        {goal.length > 0 && (
          <Button
            type="submit"
            disabled={length < detailedGoalLength}
            icon={<Sparkles size={18} aria-hidden />}
            className="min-h-12 px-6 text-base"
          >
            {structure ? t('create.generateAgain') : t('create.generate')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isConfirming}
        title={t('create.replaceTitle')}
        confirmLabel={t('create.generateAgain')}
        onCancel={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false)
          onGenerate(goal)
        }}
      >
        {t('create.replaceHelp')}
      </ConfirmDialog>
    </form>
  )
}

/** Runs once for each navigation with `generateAtOnce`; not after a reload, nor on the way back. */
function useGenerateAtOnce(generate: () => void): void {
  const { state, ...place } = useLocation()
  const navigate = useNavigate()
  const isRequested = (state as Partial<typeof generateAtOnce> | null)?.generate === true
  const latest = useLatest({ generate, place, navigate })
  useEffect(() => {
    if (!isRequested) return
    const { current } = latest
    void current.navigate(current.place, { replace: true, state: null })
    current.generate()
  }, [isRequested, latest])
}

function GenerateError({ error }: { error: Error }) {
  const { t } = useTranslation()
  const { title, detail } = generationErrorText(t, error)
  return (
    <div className="mt-3">
      <InlineError title={title}>{detail}</InlineError>
    </div>
  )
}
