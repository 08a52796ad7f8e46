import { useTranslation } from 'react-i18next'
import { BackLink } from '../../../ui/BackLink.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { Activity } from './Activity.tsx'
import { Sessions } from './Sessions.tsx'

/** Where the owner is signed in, and what happened in the account. */
export function DevicesPage() {
  const { t } = useTranslation('settings')
  useTitle(t('devices.title'))
  return (
    <>
      <BackLink to="/settings/profile">{t('title')}</BackLink>
      <PageHeader title={t('devices.title')} lead={t('devices.lead')} />
      <div className="grid gap-6">
        <Sessions />
        <Activity />
      </div>
    </>
  )
}
