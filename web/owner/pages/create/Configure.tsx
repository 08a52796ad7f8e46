import { ArrowLeft } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { SurveyStructure } from '#contract/api/surveys.ts'
import { personalities } from './personalities.ts'
import { limits } from '#contract/limits.ts'
import { errorText } from '../../error-text.ts'
import { surveyQuery, surveysQuery } from '../../queries.ts'
import { PreviewChat } from '../../preview/PreviewChat.tsx'
import { queryClient } from '../../query-client.ts'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Select } from '../../ui/Select.tsx'
import { Slider } from '../../ui/Slider.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { InlineError } from '../../ui/states.tsx'
import { useCommand } from '../../use-command.ts'
import { configOf, previewOf, useDraft } from './draft.ts'
import { Points } from './Points.tsx'
import { Summary } from './Summary.tsx'

const field =
  'w-full rounded-md border border-line-strong/60 bg-surface px-3.5 py-2.5 aria-invalid:border-danger'

/** The proposal, open to any change, and the button that makes it a survey. */
export function Configure({ structure }: { structure: SurveyStructure }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { goal, backToGoal, clear } = useDraft()
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
          <Basics structure={structure} />
          <Points structure={structure} />
          <Interviewer structure={structure} />
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

function Basics({ structure }: { structure: SurveyStructure }) {
  const { t } = useTranslation()
  const edit = useDraft((draft) => draft.edit)
  const id = useId()
  const isMissing = structure.title.trim() === ''
  return (
    <Card className="grid gap-5 p-5 sm:p-6">
      <div className="grid gap-1.5">
        <label htmlFor={`${id}-title`} className="text-sm font-semibold">
          {t('create.titleLabel')}
        </label>
        <input
          id={`${id}-title`}
          dir="auto"
          value={structure.title}
          maxLength={limits.title.max}
          aria-invalid={isMissing}
          aria-describedby={`${id}-title-error`}
          onChange={(event) => edit({ title: event.target.value })}
          className={`${field} font-display text-xl`}
        />
        <p id={`${id}-title-error`} className="text-sm text-danger empty:hidden">
          {isMissing ? t('create.titleRequired') : ''}
        </p>
      </div>
      <div className="grid gap-1.5">
        <label htmlFor={`${id}-description`} className="text-sm font-semibold">
          {t('create.descriptionLabel')}
        </label>
        <textarea
          id={`${id}-description`}
          dir="auto"
          rows={3}
          value={structure.description}
          maxLength={limits.description.max}
          aria-describedby={`${id}-description-help`}
          onChange={(event) => edit({ description: event.target.value })}
          className={`${field} field-sizing-content min-h-20 resize-none`}
        />
        <p id={`${id}-description-help`} className="text-xs text-ink-3">
          {t('create.descriptionHelp')}
        </p>
      </div>
    </Card>
  )
}

function Interviewer({ structure }: { structure: SurveyStructure }) {
  const { t } = useTranslation()
  const edit = useDraft((draft) => draft.edit)
  return (
    <Card className="grid gap-6 p-5 sm:p-6">
      <div className="grid gap-1.5">
        <p className="text-sm font-semibold">{t('create.personality')}</p>
        <Select
          label={t('create.personality')}
          value={structure.ai_personality}
          onChange={(ai_personality) => edit({ ai_personality })}
          options={personalities.map((value) => ({
            value,
            label: t(`create.personalities.${value}`),
            hint: t(`create.personalityHint.${value}`),
          }))}
        />
        <p className="text-xs text-ink-3">
          {t(`create.personalityHint.${structure.ai_personality}`)}
        </p>
      </div>
      <Slider
        label={t('create.maxQuestions')}
        value={structure.max_questions}
        min={limits.questions.min}
        max={limits.questions.max}
        minLabel={t('create.quick')}
        maxLabel={t('create.detailed')}
        onChange={(max_questions) => edit({ max_questions })}
      />
      <div className="grid gap-4 border-t border-line pt-5">
        <p className="text-sm font-semibold">{t('create.features')}</p>
        <Switch
          label={t('create.audio')}
          help={t('create.audioHelp')}
          checked={structure.enable_audio}
          onChange={(enable_audio) => edit({ enable_audio })}
        />
        <Switch
          label={t('create.conversation')}
          help={t('create.conversationHelp')}
          checked={structure.conversation_mode}
          onChange={(conversation_mode) => edit({ conversation_mode })}
        />
      </div>
    </Card>
  )
}
