import { Monitor, Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../../shared/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import type { WebSession } from './devices-queries.ts'
import { useDeviceName } from './use-device-name.ts'

const phones: readonly (string | null)[] = ['iOS', 'iPadOS', 'Android']

export function SessionItem({ session, onEnd }: { session: WebSession; onEnd: () => void }) {
  const { t } = useTranslation('settings')
  const { format } = useLocale()
  const name = useDeviceName()(session)
  const { current, network, system } = session
  const Icon = phones.includes(system) ? Smartphone : Monitor
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-3 px-5 py-4 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:px-6">
      <Icon size={22} className="mt-0.5 shrink-0 text-ink-3" aria-hidden />
      <div>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <bdi>{name}</bdi>
          {current && (
            <span className="rounded-full bg-success-soft px-2.5 py-0.5 text-xs font-semibold text-success">
              {t('sessions.current')}
            </span>
          )}
        </p>
        <p className="text-sm text-ink-2">
          {t('sessions.lastUsed', { when: format.dateTime(session.last_used_at) })}
        </p>
        <p className="text-sm text-ink-2">
          {t('sessions.since', { when: format.dateTime(session.created_at) })}
        </p>
        {network !== null && (
          <p className="text-sm text-ink-2">
            {t('sessions.network')} <bdi dir="ltr">{network}</bdi>
          </p>
        )}
      </div>
      {!current && (
        <Button
          variant="secondary"
          className="max-sm:col-start-2 max-sm:justify-self-start"
          aria-label={t('sessions.endOf', { device: name })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}
