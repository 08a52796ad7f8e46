import { ChevronRight, MonitorSmartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useMe } from '../../queries.ts'
import { Card } from '../../ui/Card.tsx'
import { SettingsCard } from './SettingsCard.tsx'

/** Name and e-mail are the sign-in provider's. */
export function ProfileTab() {
  const { t } = useTranslation('settings')
  const { email, google_user_data: person } = useMe()
  const [initial = ''] = person.name || email
  return (
    <div className="grid gap-6">
      <SettingsCard title={t('profile.title')} lead={t('profile.readOnly')}>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <span
            aria-hidden
            className="flex size-14 shrink-0 items-center justify-center rounded-full bg-primary-soft font-display text-2xl text-primary-text"
          >
            {initial.toUpperCase()}
          </span>
          <dl className="grid min-w-0 gap-x-12 gap-y-3 sm:grid-cols-2">
            <Fact name={t('profile.name')} value={person.name || t('profile.nameless')} />
            <Fact name={t('profile.email')} value={email} />
          </dl>
        </div>
      </SettingsCard>
      <Card className="relative flex items-center gap-4 p-5 transition-colors duration-150 hover:bg-sunken sm:px-6">
        <MonitorSmartphone size={22} className="shrink-0 text-primary-text" aria-hidden />
        <div className="min-w-0 flex-1">
          <Link
            to="/settings/devices"
            className="font-semibold after:absolute after:inset-0 after:rounded-lg"
          >
            {t('devices.title')}
          </Link>
          <p className="text-sm text-ink-2 text-pretty">{t('devices.lead')}</p>
        </div>
        <ChevronRight size={18} className="shrink-0 text-ink-3 rtl:-scale-x-100" aria-hidden />
      </Card>
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="font-medium [overflow-wrap:anywhere]">
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}
