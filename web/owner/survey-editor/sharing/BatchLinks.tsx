import { useQuery } from '@tanstack/react-query'
import { Check, Copy, Download, Eraser } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkStatus, type InvitationBatch, type InvitationLink } from '#contract/api/invitations.ts'
import type { Survey } from '#contract/api/surveys.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { errorText } from '../../error-text.ts'
import { queryClient } from '../../query-client.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { downloadFile } from '../../ui/download-file.ts'
import { Select } from '../../ui/Select.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useCommand } from '../../use-command.ts'
import { separatorFor, toCsv } from './csv.ts'
import { invitationLinksQuery, invitationsQuery } from './invitations.ts'

const looks: Record<LinkStatus, string> = {
  unopened: 'text-ink-3',
  in_progress: 'text-info',
  completed: 'text-success',
  abandoned: 'text-warning',
  erased: 'text-ink-3',
}

type Props = { survey: Survey; batch: InvitationBatch }

/** The links of a batch: for whom each is, and what became of it. */
export function BatchLinks({ survey, batch }: Props) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const [status, setStatus] = useState<LinkStatus | 'all'>('all')
  const { data, error, refetch } = useQuery(invitationLinksQuery(survey.id, batch.batch_id))
  if (!data)
    return error ? (
      <ErrorState error={error} retry={() => void refetch()} />
    ) : (
      <Skeleton className="m-3.5 h-24" />
    )
  const links = status === 'all' ? data : data.filter((link) => link.status === status)
  const present = LinkStatus.options.filter((each) => data.some((link) => link.status === each))
  return (
    <div className="border-t border-line">
      <div className="flex flex-wrap items-center gap-2 p-3.5">
        {present.length > 1 && (
          <Select
            label={t('share.personal.filter')}
            value={status}
            options={(['all', ...present] as const).map((value) => ({
              value,
              label: t(value === 'all' ? 'share.personal.all' : `share.personal.states.${value}`),
            }))}
            onChange={setStatus}
          />
        )}
        <p className="me-auto text-sm text-ink-2">
          {t('share.personal.filtered', {
            count: links.length,
            formatted: format.integer(links.length),
          })}
        </p>
        <SaveLinks survey={survey} batch={batch} links={links} />
      </div>
      <ul
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Scrollable by keyboard.
        tabIndex={0}
        aria-label={t('share.personal.links')}
        className="max-h-96 divide-y divide-line overflow-y-auto border-t border-line"
      >
        {links.map((link) => (
          <LinkRow key={link.number} survey={survey} batch={batch} link={link} />
        ))}
      </ul>
    </div>
  )
}

function LinkRow({ survey, batch, link }: Props & { link: InvitationLink }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { number, name, reference, status } = link
  const label = format.integer(number)
  const at = link.completed_at ?? link.opened_at
  return (
    <li className="grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-x-2 px-3.5 py-1.5 text-sm [contain-intrinsic-size:auto_3.25rem] [content-visibility:auto]">
      <span className="text-xs text-ink-3 tabular-nums">{label}</span>
      <div className="grid min-w-0 gap-x-4 sm:grid-cols-[minmax(0,1fr)_11rem] sm:items-center">
        <p className="flex min-w-0 gap-2">
          <bdi className="truncate font-medium">{name || reference}</bdi>
          {name && reference && <bdi className="truncate text-ink-3">{reference}</bdi>}
        </p>
        <p className="text-xs text-ink-3">
          <span className={`font-semibold ${looks[status]}`}>
            {t(`share.personal.states.${status}`)}
          </span>
          {at && (
            <>
              {' · '}
              <time dateTime={at}>{format.shortDateTime(at)}</time>
            </>
          )}
        </p>
      </div>
      <div className="-me-2 flex">
        {(name || reference) && <EraseName survey={survey} batch={batch} number={number} />}
        <CopyLink url={link.url} label={t('share.personal.copyLink', { number: label })} />
      </div>
    </li>
  )
}

function CopyLink({ url, label }: { url: string; label: string }) {
  const { t } = useTranslation()
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => toast(t('survey.copyFailed'), url),
    )
  return (
    <IconButton label={label} onClick={() => void copy()} onBlur={() => setCopied(false)}>
      {isCopied ? (
        <Check size={16} className="text-success" aria-hidden />
      ) : (
        <Copy size={16} aria-hidden />
      )}
    </IconButton>
  )
}

/** Erases a name after a confirmation, for people who ask to be removed. */
function EraseName({ survey, batch, number }: Props & { number: number }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const [isConfirming, setConfirming] = useState(false)
  const erase = useCommand('DELETE /api/surveys/:id/invitations/:batchId/names/:number', {
    onSuccess: () => {
      setConfirming(false)
      void queryClient.invalidateQueries({ queryKey: invitationsQuery(survey.id).queryKey })
      toast(t('share.personal.erased'))
    },
    onError: (error) => {
      setConfirming(false)
      toast(t('share.personal.eraseFailed'), errorText(t, error))
    },
  })
  const label = format.integer(number)
  const input = { id: survey.id, batchId: batch.batch_id, number: String(number) }
  return (
    <>
      <IconButton
        label={t('share.personal.erase', { number: label })}
        onClick={() => setConfirming(true)}
      >
        <Eraser size={16} aria-hidden />
      </IconButton>
      <ConfirmDialog
        isOpen={isConfirming}
        title={t('share.personal.eraseTitle')}
        confirmLabel={t('share.personal.eraseConfirm')}
        isBusy={erase.isPending}
        onConfirm={() => isConfirming && erase.mutate(input)}
        onCancel={() => setConfirming(false)}
      >
        <p>{t('share.personal.eraseText', { number: label })}</p>
      </ConfirmDialog>
    </>
  )
}

/** Downloads the shown links as a CSV file. */
function SaveLinks({ survey, batch, links }: Props & { links: readonly InvitationLink[] }) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const save = () => {
    const head = [
      t('share.personal.csv.number'),
      ...[t('share.personal.name'), t('share.personal.reference'), t('share.personal.state')],
      ...[t('share.personal.openedAt'), t('share.personal.answeredAt'), 'Link'],
    ]
    const rows = links.map(({ number, name, reference, status, opened_at, completed_at, url }) => [
      number,
      ...[name, reference, t(`share.personal.states.${status}`)],
      ...[opened_at ?? '', completed_at ?? '', url],
    ])
    const csv = toCsv([head, ...rows], separatorFor(locale))
    const file = `prosa-${survey.public_id}-${batch.batch_id.slice(0, 8)}.csv`
    downloadFile(file, new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  }
  return (
    <Button variant="secondary" icon={<Download size={16} aria-hidden />} onClick={save}>
      {t('share.personal.save')}
    </Button>
  )
}
