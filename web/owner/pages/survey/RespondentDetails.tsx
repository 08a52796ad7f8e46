import { useTranslation } from 'react-i18next'
import { furtherFields, type Respondent } from '#contract/respondent.ts'

/** The reference of the personal link, and the answers to the fields before the first question. */
export function RespondentDetails({
  respondent,
  className = '',
}: {
  respondent: Respondent
  className?: string
}) {
  const { t } = useTranslation()
  const { reference } = respondent
  const details = [
    ...(reference ? [{ name: t('survey.reference'), value: reference }] : []),
    ...furtherFields(respondent),
  ]
  if (details.length === 0) return null
  return (
    <dl className={`flex flex-wrap gap-x-5 gap-y-1.5 text-sm ${className}`}>
      {details.map(({ name, value }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Two fields may have one name; their order is fixed.
        <div key={index} className="flex min-w-0 flex-wrap gap-x-1.5">
          <dt className="text-ink-3">
            <bdi>{name}</bdi>
          </dt>
          <dd className="min-w-0 font-medium wrap-anywhere">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
