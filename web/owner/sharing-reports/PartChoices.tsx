import { useTranslation } from 'react-i18next'
import type { SharedReportParts } from '#contract/events/shared-reports.ts'
import { Select } from '../ui/Select.tsx'

export type Parts = SharedReportParts

const figures = ['overview', 'charts', 'sentiment'] as const
const insights = ['none', 'findings', 'quotes'] as const

type Props = { parts: Parts; onChange: (parts: Parts) => void }

/** What a link shows. */
export function PartChoices({ parts, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{t('sharedReports.dialog.shows')}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {figures.map((part) => (
          <label key={part} className="flex min-h-8 cursor-pointer items-center gap-2.5 text-sm">
            <input
              type="checkbox"
              checked={parts[part]}
              onChange={({ target }) => onChange({ ...parts, [part]: target.checked })}
              className="size-4 accent-primary"
            />
            {t(`sharedReports.parts.${part}`)}
          </label>
        ))}
      </div>
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
        <p className="text-xs text-ink-3 text-pretty">{t('sharedReports.parts.never')}</p>
      </div>
    </fieldset>
  )
}
