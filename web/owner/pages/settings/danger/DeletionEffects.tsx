import { useTranslation } from 'react-i18next'
import type { AccountDeletion } from '#contract/api/account-deletion.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { SettingsCard } from '../SettingsCard.tsx'

const erased = [
  'surveys',
  'conversations',
  'answers',
  'exports',
  'shared_reports',
  'sessions',
  'credits',
] as const

/** What is deleted, in figures, and what stays. */
export function DeletionEffects({ figures }: Pick<AccountDeletion, 'figures'>) {
  const { t } = useTranslation('settings')
  const { format } = useLocale()
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <SettingsCard title={t('deletion.erased')}>
        <dl className="grid divide-y divide-line text-sm">
          {erased.map((name) => (
            <div key={name} className="flex justify-between gap-4 py-2 first:pt-0">
              <dt>{t(`deletion.figure.${name}`)}</dt>
              <dd className="font-semibold">{format.integer(figures[name])}</dd>
            </div>
          ))}
        </dl>
        <p className="border-t border-line pt-3 text-sm text-ink-2 text-pretty">
          {t('deletion.erasedToo')}
        </p>
      </SettingsCard>
      <SettingsCard title={t('deletion.stays')}>
        <dl className="text-sm">
          <div className="flex justify-between gap-4 pb-2">
            <dt>{t('deletion.figure.purchases')}</dt>
            <dd className="font-semibold">{format.integer(figures.purchases)}</dd>
          </div>
        </dl>
        <p className="border-t border-line pt-3 text-sm text-ink-2 text-pretty">
          {t('deletion.staysHelp')}
        </p>
      </SettingsCard>
    </div>
  )
}
