import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AccountDownload } from '#contract/api/account-download.ts'
import { useLocale } from '../../shared/i18n.ts'
import { errorText } from '../error-text.ts'
import { accountDownloadQuery } from '../queries.ts'
import { Button, DownloadLink } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { InlineError } from '../ui/states.tsx'
import { useCommand } from '../use-command.ts'

const isUnfinished = (download: AccountDownload | null | undefined): boolean =>
  download?.status === 'queued' || download?.status === 'running'

/** One file of everything in the account: requested, its progress, and the link to it. */
export function DownloadEverything() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { data } = useQuery({
    ...accountDownloadQuery,
    refetchInterval: (query) => (isUnfinished(query.state.data?.download) ? 1_500 : false),
  })
  const refetch = () => void client.invalidateQueries({ queryKey: accountDownloadQuery.queryKey })
  const request = useCommand('POST /api/users/me/download', { onSuccess: refetch })
  const cancel = useCommand('DELETE /api/exports/:exportId', { onSuccess: refetch })
  const download = data?.download ?? null
  const error = request.error ?? cancel.error
  return (
    <Card aria-labelledby="download-everything" className="p-5 sm:p-6">
      <h2 id="download-everything" className="font-display text-xl">
        {t('accountDownload.title')}
      </h2>
      <p className="mt-1 max-w-prose text-sm text-pretty text-ink-2">{t('accountDownload.lead')}</p>
      {download && <Status download={download} />}
      {error && (
        <div className="mt-4">
          <InlineError>{errorText(t, error)}</InlineError>
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {download?.url && (
          <DownloadLink
            variant="primary"
            href={download.url}
            icon={<Download size={18} aria-hidden />}
          >
            {t('accountDownload.download')}
          </DownloadLink>
        )}
        {download && isUnfinished(download) ? (
          <Button
            variant="secondary"
            busy={cancel.isPending}
            onClick={() => cancel.mutate({ exportId: download.id })}
          >
            {t('accountDownload.cancel')}
          </Button>
        ) : (
          <Button variant="secondary" busy={request.isPending} onClick={() => request.mutate({})}>
            {t(download ? 'accountDownload.again' : 'accountDownload.request')}
          </Button>
        )}
      </div>
    </Card>
  )
}

function Status({ download }: { download: AccountDownload }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { status, percent, bytes, as_of, requested_at, expires_at, failure } = download
  return (
    <div className="mt-4 grid gap-2 text-sm text-ink-2" aria-live="polite">
      <p>{textOf()}</p>
      {status === 'running' && (
        <progress
          aria-label={t('accountDownload.preparing')}
          max={100}
          value={percent}
          className="h-1.5 w-full max-w-md appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-primary"
        />
      )}
    </div>
  )

  function textOf(): string {
    switch (status) {
      case 'queued':
        return t('accountDownload.queued')
      case 'running':
        return t('accountDownload.running', { percent: format.percent(percent) })
      case 'ready':
        return t('accountDownload.ready', {
          size: format.fileSize(bytes ?? 0),
          day: format.day(as_of ?? requested_at),
          expires: format.day(expires_at),
        })
      case 'removed':
        return t('accountDownload.removed')
      case 'failed':
        return t(`accountDownload.${failure ?? 'failed'}`)
    }
  }
}
