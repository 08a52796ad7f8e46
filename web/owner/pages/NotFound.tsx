import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/states.tsx'
import { PublicLayout } from './PublicLayout.tsx'

export function NotFound() {
  const { t } = useTranslation()
  return (
    <PublicLayout title={t('common.notFound')}>
      <EmptyState
        as="h1"
        title={t('common.notFound')}
        help={t('common.notFoundHelp')}
        action={<ButtonLink to="/">{t('common.goHome')}</ButtonLink>}
      />
    </PublicLayout>
  )
}
