import { useTranslation } from 'react-i18next'
import type { Agreement, CodingCheck } from '#contract/api/coding-check.ts'
import { useLocale } from '../../../../shared/i18n.ts'

const looks: Record<Agreement, string> = {
  reliable: 'bg-success-soft text-success',
  tentative: 'bg-warning-soft text-warning',
  unverified: 'bg-danger-soft text-danger',
}

/** Phones have room for the agreement alone. */
const countCell = 'hidden py-2 ps-4 text-end sm:table-cell'

/** How far the AI's coding and the owner's agree. */
export function AgreementBadge({ agreement }: { agreement: Agreement }) {
  const { t } = useTranslation()
  return (
    <span
      className={`inline-flex shrink-0 items-center rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap ${looks[agreement]}`}
    >
      {t(`codingCheck.agreement.${agreement}`)}
    </span>
  )
}

/** Agreement on each topic and objective. */
export function CodingResults({ check: { codes, results } }: { check: CodingCheck }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const nameOf = new Map(codes.map(({ id, name }) => [id, name]))
  const numbers = ['ai', 'owner', 'both'] as const
  return (
    <table className="mt-4 w-full text-sm">
      <thead>
        <tr className="border-b border-line text-xs text-ink-2">
          <th scope="col" className="py-2 pe-4 text-start font-medium">
            {t('codingCheck.code')}
          </th>
          {numbers.map((name) => (
            <th key={name} scope="col" className={`${countCell} font-medium`}>
              {t(`codingCheck.count.${name}`)}
            </th>
          ))}
          <th scope="col" className="py-2 ps-4 text-end font-medium">
            {t('codingCheck.alpha')}
          </th>
        </tr>
      </thead>
      <tbody>
        {results.map(({ code, alpha, agreement, ...counts }) => (
          <tr key={code} className="border-b border-line last:border-0">
            <th scope="row" className="py-2 pe-4 text-start font-medium">
              <bdi className="first-letter:uppercase">{nameOf.get(code)}</bdi>
            </th>
            {numbers.map((name) => (
              <td key={name} className={`${countCell} tabular-nums`}>
                {format.integer(counts[name])}
              </td>
            ))}
            <td className="py-2 ps-4 text-end">
              {alpha === null || agreement === null ? (
                <span className="text-ink-2">{t('codingCheck.unused')}</span>
              ) : (
                <span className="inline-flex flex-wrap items-center justify-end gap-x-2 gap-y-1">
                  <bdi className="tabular-nums">{format.number(alpha)}</bdi>
                  <AgreementBadge agreement={agreement} />
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
