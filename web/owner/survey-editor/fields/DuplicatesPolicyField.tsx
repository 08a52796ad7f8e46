import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/Card.tsx'
import type { SurveySectionProps } from '../content/survey-fields.ts'
import { duplicatesPolicies } from '../content/choices.ts'

/** How often one person may answer. */
export function DuplicatesPolicyField({ survey, edit }: SurveySectionProps<'duplicates'>) {
  const { t } = useTranslation()
  return (
    <Card className="p-5 sm:p-6">
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-sm font-semibold">{t('authoring.duplicates.title')}</legend>
        {duplicatesPolicies.map((policy) => (
          <label
            key={policy}
            className="grid cursor-pointer grid-cols-[auto_1fr] content-start gap-x-3 rounded-md border border-line-strong/60 p-3.5 text-sm has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name="duplicates"
              checked={policy === survey.duplicates}
              onChange={() => edit({ duplicates: policy })}
              className="accent-primary outline-none"
            />
            <span className="font-semibold">{t(`authoring.duplicates.${policy}`)}</span>
            <span className="col-start-2 text-ink-2">
              {t(`authoring.duplicates.help.${policy}`)}
            </span>
          </label>
        ))}
      </fieldset>
    </Card>
  )
}
