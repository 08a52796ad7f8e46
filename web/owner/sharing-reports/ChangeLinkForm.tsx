import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { SharedReportLink } from '#contract/api/shared-reports.ts'
import { limits } from '#contract/limits.ts'
import { errorText } from '../error-text.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/Field.tsx'
import { Select } from '../ui/Select.tsx'
import { InlineError } from '../ui/states.tsx'
import { useCommand } from '../use-command.ts'
import { type ExpiryChoice, expiryDaysOf, useExpiryOptions } from './expiry.ts'
import { refetchSharedReports } from './shared-report-queries.ts'

const { password: passwordLimits } = limits.sharedReports

/** When a link expires, counted from now, and its password. */
export function ChangeLinkForm({ link, onDone }: { link: SharedReportLink; onDone: () => void }) {
  const { t } = useTranslation()
  const options = useExpiryOptions()
  const [expiry, setExpiry] = useState<ExpiryChoice | 'same'>('same')
  const [password, setPassword] = useState('')
  const [isRemoved, setRemoved] = useState(false)
  const { mutate, isPending, error } = useCommand('PUT /api/shared-reports/:linkId', {
    onSuccess: () => {
      refetchSharedReports()
      onDone()
    },
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    mutate({
      linkId: link.id,
      ...(expiry !== 'same' && { expires_in_days: expiryDaysOf(expiry) }),
      ...(isRemoved ? { password: null } : password !== '' && { password }),
    })
  }
  return (
    <form className="mt-4 grid gap-4 border-t border-line pt-4" onSubmit={save}>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="grid content-start gap-1.5">
          <p className="text-sm font-semibold">{t('sharedReports.links.newExpiry')}</p>
          <Select
            label={t('sharedReports.links.newExpiry')}
            value={expiry}
            options={[
              { value: 'same' as const, label: t('sharedReports.links.sameExpiry') },
              ...options,
            ]}
            onChange={setExpiry}
          />
        </div>
        <TextField
          label={t('sharedReports.links.newPassword')}
          autoComplete="off"
          dir="ltr"
          disabled={isRemoved}
          minLength={passwordLimits.min}
          maxLength={passwordLimits.max}
          value={password}
          help={t('sharedReports.links.newPasswordHelp')}
          onChange={({ target }) => setPassword(target.value)}
        />
      </div>
      {link.has_password && (
        <label className="flex min-h-8 cursor-pointer items-center gap-2.5 text-sm">
          <input
            type="checkbox"
            checked={isRemoved}
            onChange={({ target }) => setRemoved(target.checked)}
            className="size-4 accent-primary"
          />
          {t('sharedReports.links.noPassword')}
        </label>
      )}
      {error && <InlineError>{errorText(t, error)}</InlineError>}
      <div className="flex gap-2">
        <Button type="submit" busy={isPending}>
          {t('sharedReports.links.save')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  )
}
