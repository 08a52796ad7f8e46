import { useTranslation } from 'react-i18next'
import type { HelpLine } from '#contract/help.ts'

/** Help lines as respondents see them: what each is for, and its number or page. */
export function HelpLineList({ lines }: { lines: readonly HelpLine[] }) {
  const { t } = useTranslation()
  return (
    <ul className="mt-2 divide-y divide-line text-sm">
      {lines.map((line) => (
        <li key={`${line.for} ${line.number ?? line.url}`} className="flex items-center gap-4 py-2">
          <span className="min-w-0 flex-1">
            {t(`helpLine.${line.for}`)}
            {line.number && line.name && (
              <span className="text-ink-2">
                {' · '}
                <bdi>{line.name}</bdi>
              </span>
            )}
            {line.limited_hours && (
              <span className="block text-xs text-ink-3">{t('helpLine.limitedHours')}</span>
            )}
          </span>
          <bdi dir="ltr" className="font-semibold tabular-nums">
            {line.number ?? (
              <a
                href={line.url ?? undefined}
                target="_blank"
                rel="noreferrer"
                className="text-primary-text hover:underline"
              >
                {line.name}
              </a>
            )}
          </bdi>
        </li>
      ))}
    </ul>
  )
}
