import { ExternalLink, Lock } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SharedReportLink } from '#contract/api/shared-reports.ts'
import { useLocale } from '../../shared/i18n.ts'
import { errorText } from '../error-text.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { InlineError } from '../ui/states.tsx'
import { useCommand } from '../use-command.ts'
import { ChangeLinkForm } from './ChangeLinkForm.tsx'
import { refetchSharedReports } from './shared-report-queries.ts'

/** The links that there are, newest first. */
type Props = {
  links: readonly SharedReportLink[]
  /** Just created: scrolled into view, and marked. */
  newLink: string | undefined
}

export function SharedLinks({ links, newLink }: Props) {
  const { t } = useTranslation()
  return (
    <section className="border-t border-line pt-6">
      <h3 className="font-semibold">{t('sharedReports.links.title')}</h3>
      {links.length === 0 ? (
        <p className="mt-1 text-sm text-ink-2">{t('sharedReports.links.none')}</p>
      ) : (
        <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">
          {links.map((link) => (
            <SharedLink key={link.id} link={link} isNew={link.id === newLink} />
          ))}
        </ul>
      )}
    </section>
  )
}

function SharedLink({ link, isNew }: { link: SharedReportLink; isNew: boolean }) {
  const { t } = useTranslation()
  const box = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isNew) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isNew])
  const [isChanging, setChanging] = useState(false)
  const [isRevoking, setRevoking] = useState(false)
  const revoke = useCommand('DELETE /api/shared-reports/:linkId', {
    onSuccess: () => {
      setRevoking(false)
      refetchSharedReports()
    },
  })
  return (
    <li
      ref={box}
      className={`scroll-my-6 rounded-lg border bg-surface p-4 ${isNew ? 'border-primary' : 'border-line'}`}
    >
      <p dir="auto" className="font-medium text-page text-pretty">
        {link.title}
      </p>
      <LinkFacts link={link} />
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyButton content={link.url} label={t('sharedReports.links.copy')} />
        <a
          href={link.url}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-10 items-center gap-2 rounded-md px-3 text-sm font-semibold text-ink-2 hover:bg-sunken hover:text-ink"
        >
          <ExternalLink size={16} className="rtl:-scale-x-100" aria-hidden />
          {t('sharedReports.links.open')}
        </a>
        <Button
          variant="quiet"
          aria-expanded={isChanging}
          className="px-3!"
          onClick={() => setChanging(!isChanging)}
        >
          {t('sharedReports.links.change')}
        </Button>
        <Button
          variant="quiet"
          className="px-3! text-danger! enabled:hover:text-danger"
          onClick={() => setRevoking(true)}
        >
          {t('sharedReports.links.revoke')}
        </Button>
      </div>
      {isChanging && <ChangeLinkForm link={link} onDone={() => setChanging(false)} />}
      <ConfirmDialog
        isOpen={isRevoking}
        title={t('sharedReports.links.revokeTitle')}
        confirmLabel={t('sharedReports.links.revoke')}
        isBusy={revoke.isPending}
        onConfirm={() => revoke.mutate({ linkId: link.id })}
        onCancel={() => setRevoking(false)}
      >
        <p>{t('sharedReports.links.revokeHelp')}</p>
        {revoke.error && <InlineError>{errorText(t, revoke.error)}</InlineError>}
      </ConfirmDialog>
    </li>
  )
}

function LinkFacts({ link }: { link: SharedReportLink }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { mode, shared_at: sharedAt, expires_at: expiresAt, expired } = link
  const until = () => {
    if (expiresAt === null) return t('sharedReports.links.forever')
    return expired
      ? t('sharedReports.links.expired', { date: format.day(expiresAt) })
      : t('sharedReports.links.until', { date: format.day(expiresAt) })
  }
  return (
    <p className="mt-0.5 text-sm text-ink-2">
      {mode === 'pinned'
        ? t('sharedReports.links.pinned', { date: format.dateTime(sharedAt) })
        : t('sharedReports.links.live')}
      {' · '}
      <span className={expired ? 'font-semibold text-danger' : ''}>{until()}</span>
      {link.has_password && (
        <>
          {' · '}
          <Lock size={13} className="me-1 inline align-[-1px]" aria-hidden />
          {t('sharedReports.links.withPassword')}
        </>
      )}
    </p>
  )
}
