import { ArrowLeft, Sparkles } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { limits } from '#contract/limits.ts'
import { CallError } from '../../../shared/call.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { errorText } from '../../error-text.ts'
import { Button } from '../../ui/Button.tsx'
import { InlineError } from '../../ui/states.tsx'
import { useCommand } from '../../use-command.ts'
import { useDraft } from './draft.ts'

const enough = 20
const cutExample = 120

export function GoalStep() {
  const { t } = useTranslation()
  const { goal, begin, propose } = useDraft()
  const [isTooShort, setTooShort] = useState(false)
  const generate = useCommand('POST /api/surveys/generate-structure', {
    timeoutMs: 60_000,
    onSuccess: propose,
  })
  const length = goal.trim().length
  const start = (event: FormEvent) => {
    event.preventDefault()
    setTooShort(length < limits.goal.min)
    if (length >= enough) generate.mutate({ goal: goal.trim() })
  }
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
      <form onSubmit={start} className="mt-7" aria-busy={generate.isPending}>
        <GoalField isBusy={generate.isPending} onChange={() => setTooShort(false)} />
        {isTooShort && (
          <p role="alert" className="mt-2 text-sm text-danger">
            {t('create.tooShort')}
          </p>
        )}
        {generate.error && !generate.isPending && (
          <div className="mt-3">
            <InlineError
              title={
                failureTitle(generate.error)
                  ? t('create.generateFailed')
                  : t('create.generateUnexpected')
              }
            >
              {errorText(t, generate.error)}
            </InlineError>
          </div>
        )}
        <div className="mt-4 flex min-h-12 flex-wrap items-center justify-end gap-4">
          {generate.isPending && (
            <p role="status" className="me-auto text-sm text-ink-2">
              <span className="font-semibold text-ink">{t('create.generating')}</span>{' '}
              {t('create.generatingHelp')}
            </p>
          )}
          {goal.length > 0 && (
            <Button
              type="submit"
              busy={generate.isPending}
              disabled={length < enough && length >= limits.goal.min}
              icon={<Sparkles size={18} aria-hidden />}
              className="min-h-12 px-6 text-base"
            >
              {t('create.generate')}
            </Button>
          )}
        </div>
      </form>
      {!generate.isPending && <Examples onPick={begin} />}
    </div>
  )
}

/** A refusal names its reason; anything else was not to be expected. */
const failureTitle = (error: Error) => error instanceof CallError && error.kind === 'problem'

function GoalField({ isBusy, onChange }: { isBusy: boolean; onChange: () => void }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { goal, begin } = useDraft()
  const isEnough = goal.trim().length >= enough
  return (
    <div className="rounded-xl border border-line-strong/60 bg-surface transition-shadow duration-200 focus-within:border-primary focus-within:ring-3 focus-within:ring-primary/15">
      <label htmlFor="goal" className="sr-only">
        {t('create.goal')}
      </label>
      <textarea
        id="goal"
        rows={5}
        dir="auto"
        autoFocus
        value={goal}
        disabled={isBusy}
        maxLength={limits.goal.max}
        placeholder={t('create.placeholder')}
        aria-describedby="goal-hint"
        onChange={(event) => {
          begin(event.target.value)
          onChange()
        }}
        className="block w-full resize-none rounded-t-xl bg-transparent px-5 pt-5 pb-2 font-display text-xl leading-relaxed outline-none placeholder:text-ink-3"
      />
      <p id="goal-hint" className="flex justify-between gap-4 px-5 pb-3.5 text-xs text-ink-3">
        <span aria-live="polite" className={isEnough ? 'font-semibold text-success' : ''}>
          {goal.length > 0 && (isEnough ? t('create.enough') : t('create.beSpecific'))}
        </span>
        <span>
          {t('create.count', {
            used: format.integer(goal.length),
            max: format.integer(limits.goal.max),
          })}
        </span>
      </p>
    </div>
  )
}

function Examples({ onPick }: { onPick: (goal: string) => void }) {
  const { t } = useTranslation()
  return (
    <section className="mt-8" aria-labelledby="examples">
      <h2 id="examples" className="text-sm font-semibold text-ink-2">
        {t('create.examples')}
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-3">
        {(['churn', 'onboarding', 'product'] as const).map((name) => {
          const text = t(`create.example.${name}`)
          return (
            <li key={name}>
              <button
                type="button"
                onClick={() => onPick(text)}
                className="h-full w-full rounded-lg border border-line bg-surface p-4 text-start text-sm leading-relaxed text-ink-2 transition-colors duration-150 hover:border-primary/50 hover:text-ink"
              >
                {text.length > cutExample
                  ? `${text.slice(0, text.lastIndexOf(' ', cutExample))}…`
                  : text}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
