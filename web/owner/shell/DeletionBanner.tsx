import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useLocale } from '../../shared/i18n.ts'
import { useKeepAccount } from '../account/use-keep-account.ts'
import { useMe } from '../queries.ts'
import { Button } from '../ui/Button.tsx'

const settingsPath = '/settings/danger'

/** When the account is deleted, and the way back; in the settings that tab says the same. */
export function DeletionBanner() {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { erase_at: eraseAt } = useMe()
  const { pathname } = useLocation()
  const keep = useKeepAccount()
  if (eraseAt === null || pathname === settingsPath) return null
  return (
    <div className="mx-auto w-full max-w-[1184px] px-4 pt-3 sm:px-8">
      <section
        aria-label={t('deletion.title')}
        className="flex animate-arrive flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-danger/30 bg-danger-soft px-4 py-3"
      >
        <TriangleAlert size={20} className="shrink-0 text-danger" aria-hidden />
        <p className="min-w-0 flex-1 basis-64 text-sm text-pretty">
          <b className="block text-danger">
            {t('deletion.banner', { when: format.longDateTime(eraseAt) })}
          </b>
          {t('deletion.bannerHelp')}{' '}
          <Link to={settingsPath} className="font-semibold underline underline-offset-2">
            {t('deletion.details')}
          </Link>
        </p>
        <Button variant="secondary" busy={keep.isPending} onClick={() => keep.mutate({})}>
          {t('deletion.keep')}
        </Button>
      </section>
    </div>
  )
}
