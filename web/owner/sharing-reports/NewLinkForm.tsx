import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#contract/limits.ts'
import type { PlanLimits } from '#contract/plans.ts'
import { useLocale } from '../../shared/i18n.ts'
import { errorText } from '../error-text.ts'
import { useMe } from '../queries.ts'
import { Button } from '../ui/Button.tsx'
import { ChoiceCards } from '../ui/ChoiceCards.tsx'
import { TextField } from '../ui/Field.tsx'
import { Select } from '../ui/Select.tsx'
import { InlineError } from '../ui/states.tsx'
import { useCommand } from '../use-command.ts'
import { type ExpiryChoice, expiryDaysOf, useExpiryOptions } from './expiry.ts'
import { PartChoices, type Parts } from './PartChoices.tsx'
import type { ReportToShare } from './report-to-share.ts'
import { refetchSharedReports } from './shared-report-queries.ts'

const { titleLength, password: passwordLimits } = limits.sharedReports
const modes = ['pinned', 'live'] as const

type Props = { report: ReportToShare; onCreated: (linkId: string) => void }

export function NewLinkForm({ report, onCreated }: Props) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const expiryOptions = useExpiryOptions()
  const [title, setTitle] = useState(
    () => report.survey?.title.slice(0, titleLength) ?? t('sharedReports.dialog.allSurveys'),
  )
  const [mode, setMode] = useState<(typeof modes)[number]>('pinned')
  const { limits: included } = useMe().plan
  const [parts, setParts] = useState(() => usualParts(included))
  const [expiry, setExpiry] = useState<ExpiryChoice>('30')
  const [password, setPassword] = useState('')
  const [isShort, setShort] = useState(false)
  const { mutate, isPending, error } = useCommand('POST /api/shared-reports', {
    onSuccess: ({ id }) => {
      refetchSharedReports()
      setPassword('')
      onCreated(id)
    },
  })
  const create = (event: FormEvent) => {
    event.preventDefault()
    const tooShort = password !== '' && password.length < passwordLimits.min
    setShort(tooShort)
    if (tooShort) return
    const { survey, period, from, to } = report
    mutate({
      title: title.trim(),
      surveys: survey ? [survey.id] : 'all',
      ...(from && to ? { from, to } : { period }),
      ...{ mode, shows: parts, language: locale },
      expires_in_days: expiryDaysOf(expiry),
      ...(password !== '' && { password }),
    })
  }
  return (
    <form className="grid grid-cols-[minmax(0,1fr)] gap-5" onSubmit={create}>
      <TextField
        label={t('sharedReports.dialog.name')}
        value={title}
        required
        maxLength={titleLength}
        onChange={({ target }) => setTitle(target.value)}
      />
      <ChoiceCards
        legend={t('sharedReports.dialog.mode')}
        name="report-mode"
        value={mode}
        options={modes.map((value) => ({
          value,
          label: t(`sharedReports.mode.${value}`),
          help: t(`sharedReports.mode.${value}Help`),
        }))}
        onChange={setMode}
      />
      <PartChoices parts={parts} onChange={setParts} />
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="grid content-start gap-1.5">
          <p className="text-sm font-semibold">{t('sharedReports.dialog.expiry')}</p>
          <Select
            label={t('sharedReports.dialog.expiry')}
            value={expiry}
            options={expiryOptions}
            onChange={setExpiry}
          />
        </div>
        <TextField
          label={t('sharedReports.dialog.password')}
          type="text"
          autoComplete="off"
          dir="ltr"
          maxLength={passwordLimits.max}
          value={password}
          help={t('sharedReports.dialog.passwordHelp', { min: passwordLimits.min })}
          error={
            isShort
              ? t('sharedReports.dialog.passwordShort', { min: passwordLimits.min })
              : undefined
          }
          onChange={({ target }) => setPassword(target.value)}
        />
      </div>
      {error && <InlineError>{errorText(t, error)}</InlineError>}
      <Button type="submit" busy={isPending} className="justify-self-start">
        {t('sharedReports.dialog.create')}
      </Button>
    </form>
  )
}

/** The preselected parts, of those that the plan includes. */
const usualParts = ({ sentiment_analysis, premium_insights }: PlanLimits): Parts => ({
  ...{ overview: true, charts: true },
  ...{ sentiment: sentiment_analysis, aspects: sentiment_analysis },
  insights: premium_insights ? 'findings' : 'none',
})
