import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { SurveyLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { EngineNote } from '../../engine/EngineNote.tsx'
import { TextField } from '../../ui/Field.tsx'
import { issueText, issuesOf } from '../../survey-editor/content/issues.ts'
import { errorText } from '../../error-text.ts'
import { settingsQuery, surveyQuery, useMe } from '../../queries.ts'
import { queryClient } from '../../query-client.ts'
import { invalidateSurveyLists } from '../../survey-lists.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Select } from '../../ui/Select.tsx'
import { InlineError } from '../../ui/states.tsx'
import { useCommand } from '../../use-command.ts'
import { useElapsedSeconds } from '../../survey-editor/generation/use-elapsed-seconds.ts'
import { GoalExamples } from '../../survey-editor/generation/GoalExamples.tsx'
import { isUnclearGoal, unclearGoalText } from '../../survey-editor/generation/generation.ts'
import { GoalField } from '../../survey-editor/generation/GoalField.tsx'
import { LanguageSelect } from '../../survey-editor/fields/LanguageSelect.tsx'
import { useReplaceGoal } from '../../survey-editor/generation/use-replace-goal.ts'

/** Language models are slow. */
const timeoutMs = 60_000

export function CreateFormFields() {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const maxQuestions = useMe().plan.limits.max_questions
  const [title, setTitle] = useState('')
  const [goal, setGoal] = useState('')
  const [isTooShort, setTooShort] = useState(false)
  /** The goal has changed since the question about it. */
  const [isAnswered, setAnswered] = useState(false)
  const [count, setCount] = useState(Math.min(limits.fixedQuestions.default, maxQuestions))
  const { data: settings } = useQuery(settingsQuery)
  const [chosenLanguage, setLanguage] = useState<SurveyLanguage>()
  const language = chosenLanguage ?? settings?.default_survey_language ?? locale
  const pick = useReplaceGoal(goal, setGoal)
  const create = useCreateSurvey()
  const issues = issuesOf(create.error)
  const isReady = title.trim() !== '' && goal.trim() !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isShort = goal.trim().length < limits.goal.min
    setTooShort(isShort)
    setAnswered(false)
    if (!isReady || isShort || create.isPending) return
    create.mutate({ title: title.trim(), goal: goal.trim(), language, question_count: count })
  }
  return (
    <form onSubmit={submit} aria-busy={create.isPending}>
      <Card className="grid gap-5 p-5 sm:p-6">
        <TextField
          label={t('create.titleLabel')}
          name="title"
          value={title}
          maxLength={limits.title.max}
          placeholder={t('traditional.titlePlaceholder')}
          error={issueText(t, issues, 'title')}
          onChange={(event) => setTitle(event.target.value)}
        />
        <div className="grid gap-1.5">
          <p className="text-sm font-semibold" aria-hidden>
            {t('create.goal')}
          </p>
          <GoalField
            goal={goal}
            placeholder={t('create.placeholder')}
            error={isTooShort ? t('create.tooShort') : issueText(t, issues, 'goal')}
            question={isAnswered ? undefined : unclearGoalText(t, create.error)}
            onChange={(text) => {
              setGoal(text)
              setTooShort(false)
              setAnswered(true)
            }}
          />
        </div>
        <Choices count={count} onCount={setCount} language={language} onLanguage={setLanguage} />
        {create.error && !isUnclearGoal(create.error) && (
          <InlineError title={t('create.createFailed')}>
            {errorText(t, create.error, t('errors.generic'))}
          </InlineError>
        )}
        <div className="flex flex-wrap items-center justify-end gap-4">
          {create.isPending && <CreationProgress />}
          <Button
            type="submit"
            busy={create.isPending}
            disabled={!isReady}
            className="min-h-12 px-6 text-base"
          >
            {create.isPending ? t('create.creating') : t('create.create')}
          </Button>
        </div>
      </Card>
      <div className="mt-6">
        <EngineNote />
      </div>
      {!create.isPending && <GoalExamples onPick={pick} />}
    </form>
  )
}

type ChoicesProps = {
  count: number
  onCount: (count: number) => void
  language: SurveyLanguage
  onLanguage: (language: SurveyLanguage) => void
}

function Choices({ count, onCount, language, onLanguage }: ChoicesProps) {
  const { t } = useTranslation()
  const maxQuestions = useMe().plan.limits.max_questions
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="grid gap-1.5">
        <p className="text-sm font-semibold" aria-hidden>
          {t('traditional.count')}
        </p>
        <Select
          label={t('traditional.count')}
          value={String(count)}
          onChange={(next) => onCount(Number(next))}
          options={questionCountOptions(maxQuestions).map((value) => ({
            value: String(value),
            label: t('traditional.questions', { count: value }),
          }))}
        />
      </div>
      <LanguageSelect language={language} onChange={onLanguage} />
    </div>
  )
}

function useCreateSurvey() {
  const navigate = useNavigate()
  return useCommand('POST /api/surveys', {
    timeoutMs,
    onSuccess: (survey) => {
      queryClient.setQueryData(surveyQuery(survey.id).queryKey, survey)
      invalidateSurveyLists()
      void navigate(`/surveys/${survey.id}/edit`)
    },
  })
}

/** From the smallest useful count to the plan's limit. */
function questionCountOptions(maxQuestions: number): number[] {
  const { min } = limits.fixedQuestions
  return Array.from({ length: Math.max(1, maxQuestions - min + 1) }, (_, index) => min + index)
}

function CreationProgress() {
  const { t } = useTranslation()
  const { format } = useLocale()
  const seconds = useElapsedSeconds()
  return (
    <p className="me-auto text-sm text-ink-2">
      <output className="font-semibold text-ink">{t('traditional.waiting')}</output>{' '}
      <span aria-hidden>
        {t('create.elapsed', { count: seconds, formatted: format.integer(seconds) })}
      </span>
    </p>
  )
}
