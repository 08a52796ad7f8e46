import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AccountDeletion } from '#contract/api/account-deletion.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { useKeepAccount } from '../../../account/use-keep-account.ts'
import { Button } from '../../../ui/Button.tsx'
import { DeletionEffects } from './DeletionEffects.tsx'

type Props = { deletion: AccountDeletion; eraseAt: string }

/** The day of the deletion, and the way back. */
export function ScheduledDeletion({ deletion, eraseAt }: Props) {
  const { t } = useTranslation('settings')
  const { t: shared } = useTranslation()
  const { format } = useLocale()
  const keep = useKeepAccount()
  const { requested_at: requestedAt, figures } = deletion
  return (
    <div className="grid gap-6">
      <section
        className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-lg border border-danger/30 bg-danger-soft p-5 sm:p-6"
        aria-labelledby="scheduled"
      >
        <TriangleAlert size={22} className="mt-1 shrink-0 text-danger" aria-hidden />
        <div className="min-w-0 flex-1 basis-72 text-pretty">
          <h2 id="scheduled" className="font-display text-xl text-danger">
            {shared('deletion.banner', { when: format.longDateTime(eraseAt) })}
          </h2>
          <p className="mt-1 text-sm">{t('deletion.scheduledHelp')}</p>
          {requestedAt !== null && (
            <p className="mt-1 text-sm text-ink-2">
              {t('deletion.requested', { when: format.dateTime(requestedAt) })}
            </p>
          )}
        </div>
        <Button busy={keep.isPending} onClick={() => keep.mutate({})}>
          {shared('deletion.keep')}
        </Button>
      </section>
      <DeletionEffects figures={figures} />
    </div>
  )
}
