import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountDeletion } from '#contract/api/account-deletion.ts'
import { useLocale } from '../../../../shared/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { SettingsCard } from '../SettingsCard.tsx'
import { ConfirmDeletion } from './ConfirmDeletion.tsx'
import { DeletionEffects } from './DeletionEffects.tsx'

const effects = ['closed', 'open', 'undo', 'final'] as const

export function RequestDeletion({ deletion }: { deletion: AccountDeletion }) {
  const { t } = useTranslation('settings')
  const { format } = useLocale()
  const [isOpen, setOpen] = useState(false)
  const grace = format.integer(deletion.grace_days)
  return (
    <div className="grid gap-6">
      <SettingsCard title={t('deletion.title')} lead={t('deletion.lead', { grace })}>
        <h3 className="text-sm font-semibold">{t('deletion.until', { grace })}</h3>
        <ul className="mt-2 grid max-w-prose list-disc gap-1.5 ps-5 text-sm text-ink-2 marker:text-ink-3">
          {effects.map((name) => (
            <li key={name} className="text-pretty">
              {t(`deletion.effect.${name}`)}
            </li>
          ))}
        </ul>
        <Button
          variant="danger"
          className="mt-5"
          icon={<Trash2 size={16} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {t('deletion.ask')}
        </Button>
      </SettingsCard>
      <DeletionEffects figures={deletion.figures} />
      <ConfirmDeletion isOpen={isOpen} grace={grace} onClose={() => setOpen(false)} />
    </div>
  )
}
