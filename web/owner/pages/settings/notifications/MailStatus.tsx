import { useQuery } from '@tanstack/react-query'
import { Mail, MailX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../../shared/i18n.ts'
import { errorText } from '../../../error-text.ts'
import { useMe } from '../../../queries.ts'
import { queryClient } from '../../../query-client.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ErrorState, InlineError, Skeleton } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { useCommand } from '../../../use-command.ts'
import { mailStatusQuery } from './mail-status-query.ts'

/** Where e-mails go, and whether they arrive. */
export function MailStatus() {
  const { t } = useTranslation('settings')
  const { format } = useLocale()
  const { email } = useMe()
  const { data, error, refetch } = useQuery(mailStatusQuery)
  if (!data)
    return (
      <Card aria-label={t('mail.label')}>
        {error ? (
          <ErrorState error={error} retry={() => void refetch()} />
        ) : (
          <Skeleton className="m-5 h-12" />
        )}
      </Card>
    )
  const { provider, last_sent_at: lastSentAt, stopped } = data
  if (stopped && provider === 'smtp') return <Stopped {...stopped} />
  return (
    <Card className="flex items-start gap-4 p-5 sm:px-6" aria-label={t('mail.label')}>
      <Icon>
        <Mail size={20} aria-hidden />
      </Icon>
      <div className="min-w-0 text-pretty">
        <p className="font-semibold [overflow-wrap:anywhere]">
          {provider === 'smtp' ? t('mail.to', { email: `\u2068${email}\u2069` }) : t('mail.none')}
        </p>
        <p className="text-sm text-ink-2">
          {provider === null && t('mail.noneHelp')}
          {provider === 'outbox' && (
            <>
              {t('mail.outbox')}{' '}
              <a
                href="/api/outbox"
                target="_blank"
                rel="noreferrer"
                className="font-semibold text-primary-text underline underline-offset-2"
              >
                {t('mail.openOutbox')}
              </a>
            </>
          )}
          {provider === 'smtp' &&
            (lastSentAt === null
              ? t('mail.never')
              : t('mail.last', { when: format.dateTime(lastSentAt) }))}
        </p>
      </div>
    </Card>
  )
}

/** The mail server refused the address. */
function Stopped({ at, code }: { at: string; code: number }) {
  const { t } = useTranslation('settings')
  const { t: shared } = useTranslation()
  const { format } = useLocale()
  const { email } = useMe()
  const resume = useCommand('POST /api/users/me/mail/resume', {
    onSuccess: () => {
      toast(t('mail.resumed'))
      void queryClient.invalidateQueries({ queryKey: mailStatusQuery.queryKey })
    },
  })
  return (
    <section
      className="rounded-lg border border-warning/35 bg-warning-soft p-5 sm:px-6"
      aria-label={t('mail.label')}
    >
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <MailX size={20} className="mt-0.5 shrink-0 text-warning" aria-hidden />
        <div className="min-w-0 flex-1 basis-64 text-pretty">
          <p className="font-semibold text-warning [overflow-wrap:anywhere]">
            {t('mail.stopped', { email: `\u2068${email}\u2069` })}
          </p>
          <p className="text-sm">
            {t('mail.stoppedHelp', { when: format.dateTime(at), code: String(code) })}
          </p>
        </div>
        <Button variant="secondary" busy={resume.isPending} onClick={() => resume.mutate({})}>
          {t('mail.resume')}
        </Button>
      </div>
      {resume.error && (
        <div className="mt-3">
          <InlineError title={t('notSaved')}>{errorText(shared, resume.error)}</InlineError>
        </div>
      )}
    </section>
  )
}

const Icon = ({ children }: { children: ReactNode }) => (
  <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-primary-soft text-primary-text">
    {children}
  </span>
)
