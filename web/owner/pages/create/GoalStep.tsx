import { ArrowLeft, Sparkles } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { limits } from '#contract/limits.ts'
import { Button } from '../../ui/Button.tsx'
import { InlineError } from '../../ui/states.tsx'
import { useCommand } from '../../use-command.ts'
import { useDraft } from './draft.ts'
import { checkedStructure, generationFailure } from './generation.ts'
import { Examples } from './Examples.tsx'
import { GoalField, detailed } from './GoalField.tsx'

export function GoalStep() {
  const { t } = useTranslation()
  return (
    <div className="mx-auto max-w-[720px] pt-2 sm:pt-6">
      <Link
        to="/surveys"
        className="inline-flex items-center gap-2 rounded-sm text-sm font-medium text-ink-2 hover:text-ink"
      >
        <ArrowLeft size={16} className="rtl:-scale-x-100" aria-hidden />
        {t('survey.backToList')}
      </Link>
      <h1 className="mt-5 font-display text-4xl tracking-[-0.01em] rtl:tracking-normal">
        {t('create.title')}
      </h1>
      <p className="mt-2 text-lg text-pretty text-ink-2">{t('create.lead')}</p>
      <GoalForm />
    </div>
  )
}

function GoalForm() {
  const { t } = useTranslation()
  const { goal, begin, propose } = useDraft()
  const [isTooShort, setTooShort] = useState(false)
  // A language model may take its time.
  const generate = useCommand('POST /api/surveys/generate-structure', {
    timeoutMs: 60_000,
    onSuccess: (structure) => propose(checkedStructure(structure)),
  })
  const length = goal.trim().length
  const start = (event: FormEvent) => {
    event.preventDefault()
    setTooShort(length < limits.goal.min)
    if (length >= detailed) generate.mutate({ goal: goal.trim() })
  }
  return (
    <>
      <form onSubmit={start} className="mt-7" aria-busy={generate.isPending}>
        <GoalField isBusy={generate.isPending} onEdit={() => setTooShort(false)} />
        {isTooShort && (
          <p role="alert" className="mt-2 text-sm text-danger">
            {t('create.tooShort')}
          </p>
        )}
        {generate.error && <GenerateError error={generate.error} />}
        <div className="mt-4 flex min-h-12 flex-wrap items-center justify-end gap-4">
          <output className="me-auto text-sm text-ink-2">
            {generate.isPending && (
              <>
                <span className="font-semibold text-ink">{t('create.generating')}</span>{' '}
                {t('create.generatingHelp')}
              </>
            )}
          </output>
          {goal.length > 0 && (
            <Button
              type="submit"
              busy={generate.isPending}
              disabled={length < detailed && length >= limits.goal.min}
              icon={<Sparkles size={18} aria-hidden />}
              className="min-h-12 px-6 text-base"
            >
              {t('create.generate')}
            </Button>
          )}
        </div>
      </form>
      {/* Another goal must not meet the proposal for this one. */}
      {!generate.isPending && <Examples onPick={begin} />}
    </>
  )
}

function GenerateError({ error }: { error: Error }) {
  const { t } = useTranslation()
  const { title, detail } = generationFailure(t, error)
  return (
    <div className="mt-3">
      <InlineError title={title}>{detail}</InlineError>
    </div>
  )
}
