import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { SharedReportParts } from '#contract/events/shared-reports.ts'
import { useMe } from '../queries.ts'
import { Select } from '../ui/Select.tsx'

export type Parts = SharedReportParts

/** The last three are of the sentiment report, which not every plan has. */
const figures = ['overview', 'charts', 'sentiment', 'aspects', 'moments'] as const
const ofSentiment: ReadonlySet<string> = new Set(['sentiment', 'aspects', 'moments'])
const insights = ['none', 'findings', 'quotes'] as const

type Props = { parts: Parts; onChange: (parts: Parts) => void }

/** What a link shows. Parts that the plan does not include are locked. */
export function PartChoices({ parts, onChange }: Props) {
  const { t } = useTranslation()
  const { sentiment_analysis: hasSentiment, premium_insights: hasInsights } = useMe().plan.limits
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{t('sharedReports.dialog.shows')}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {figures.map((part) => (
          <PartBox
            key={part}
            label={t(`sharedReports.parts.${part}`)}
            isChecked={parts[part] ?? false}
            isLocked={!hasSentiment && ofSentiment.has(part)}
            onChange={(isChecked) => onChange({ ...parts, [part]: isChecked })}
          />
        ))}
        {!hasInsights && <PartBox label={t('sharedReports.parts.insights')} isLocked />}
      </div>
      {parts.moments && (
        <p className="text-xs text-ink-3 text-pretty">{t('sharedReports.parts.momentsHelp')}</p>
      )}
      {!(hasSentiment && hasInsights) && <Offer />}
      {hasInsights && (
        <div className="grid gap-1.5">
          <p className="text-sm font-semibold">{t('sharedReports.parts.insights')}</p>
          <Select
            label={t('sharedReports.parts.insights')}
            value={parts.insights}
            options={insights.map((value) => ({
              value,
              label: t(`sharedReports.parts.${value}`),
              hint: t(`sharedReports.parts.${value}Help`),
            }))}
            onChange={(value) => onChange({ ...parts, insights: value })}
          />
        </div>
      )}
      <p className="text-xs text-ink-3 text-pretty">{t('sharedReports.parts.never')}</p>
    </fieldset>
  )
}

type BoxProps = {
  label: string
  isLocked: boolean
  isChecked?: boolean
  onChange?: (isChecked: boolean) => void
}

function PartBox({ label, isLocked, isChecked = false, onChange }: BoxProps) {
  const { t } = useTranslation()
  return (
    <label
      className={`flex min-h-8 items-center gap-2.5 text-sm ${isLocked ? 'text-ink-3' : 'cursor-pointer'}`}
    >
      {isLocked && <Lock size={16} aria-hidden />}
      <input
        type="checkbox"
        checked={isChecked && !isLocked}
        disabled={isLocked}
        onChange={({ target }) => onChange?.(target.checked)}
        className={isLocked ? 'sr-only' : 'size-4 accent-primary'}
      />
      {label}
      {isLocked && <span className="sr-only">{t('plan.notIncluded')}</span>}
    </label>
  )
}

function Offer() {
  const { t } = useTranslation()
  return (
    <p className="rounded-md bg-sunken px-4 py-3 text-sm text-pretty text-ink-2">
      {t('sharedReports.parts.locked')}{' '}
      <Link
        to="/settings/plan"
        className="font-medium whitespace-nowrap text-primary-text underline"
      >
        {t('plan.upgrade')}
      </Link>
    </p>
  )
}
