import { Lock } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../error-text.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { TextField } from '../../ui/Field.tsx'
import { useOpenReport } from './use-shared-report.ts'

export function PasswordForm({ token }: { token: string }) {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const { mutate, isPending, error } = useOpenReport(token)
  const open = (event: FormEvent) => {
    event.preventDefault()
    if (password !== '') mutate(password)
  }
  return (
    <Card className="mx-5 my-12 max-w-md p-6 sm:mx-auto">
      <span className="mb-3 flex size-10 items-center justify-center rounded-full bg-primary-soft text-primary-text">
        <Lock size={18} aria-hidden />
      </span>
      <h1 className="font-display text-3xl text-balance">{t('sharedReports.page.locked')}</h1>
      <p className="mt-2 mb-5 text-ink-2 text-pretty">{t('sharedReports.page.lockedHelp')}</p>
      <form className="grid gap-4" onSubmit={open}>
        <TextField
          label={t('sharedReports.page.password')}
          type="password"
          autoComplete="off"
          required
          dir="ltr"
          value={password}
          error={error ? errorText(t, error) : undefined}
          onChange={({ target }) => setPassword(target.value)}
        />
        <Button type="submit" busy={isPending}>
          {t('sharedReports.page.open')}
        </Button>
      </form>
    </Card>
  )
}
