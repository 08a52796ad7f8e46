import { Download, Trash2, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ExportJob } from '#contract/api/exports.ts'
import { useLocale } from '../../shared/i18n.ts'
import { DownloadLink, IconButton } from '../ui/Button.tsx'
import { exportFileUrl, isUnfinished, useExports, useRemoveExport } from './use-exports.ts'

/** The owner's files that are being written, and those that can be downloaded. Nothing where there are none. */
export function ExportList() {
  const { t } = useTranslation()
  const jobs = useExports()
  if (jobs.length === 0) return null
  return (
    <section aria-labelledby="exports-list" className="mt-6 border-t border-line pt-4">
      <h3 id="exports-list" className="text-sm font-semibold">
        {t('exports.list')}
      </h3>
      <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-2">
        {jobs.map((job) => (
          <Item key={job.id} job={job} />
        ))}
      </ul>
    </section>
  )
}

function Item({ job }: { job: ExportJob }) {
  const { t } = useTranslation()
  const remove = useRemoveExport()
  const name = t('exports.fileName', {
    title: job.survey_title,
    what: t(`exports.${job.what}`),
    format: t(`exports.formats.${job.format}`),
  })
  const label = t(isUnfinished(job) ? 'exports.cancel' : 'exports.remove')
  return (
    <li className="rounded-md border border-line bg-surface px-3.5 py-2.5">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p
            className="text-sm font-medium wrap-anywhere max-sm:line-clamp-3 sm:truncate"
            dir="auto"
          >
            {name}
          </p>
          <Status job={job} name={name} />
        </div>
        {job.status === 'ready' && (
          <DownloadLink
            variant="secondary"
            className="shrink-0 px-3"
            href={exportFileUrl(job)}
            icon={<Download size={16} aria-hidden />}
          >
            {t('exports.download')}
          </DownloadLink>
        )}
        <IconButton
          label={`${label}: ${name}`}
          disabled={remove.isPending}
          onClick={() => remove.mutate({ exportId: job.id })}
        >
          {isUnfinished(job) ? <X size={16} aria-hidden /> : <Trash2 size={16} aria-hidden />}
        </IconButton>
      </div>
    </li>
  )
}

function Status({ job, name }: { job: ExportJob; name: string }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { status, percent } = job
  return (
    <div className="mt-0.5 grid gap-1.5 text-sm text-ink-2">
      <p>{statusText()}</p>
      {status === 'running' && (
        <progress
          aria-label={name}
          max={100}
          value={percent}
          className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-primary"
        />
      )}
      {isUnfinished(job) && job.runs > 1 && <p className="text-xs">{t('exports.restarted')}</p>}
    </div>
  )

  function statusText(): string {
    if (status === 'running') return t('exports.running', { percent: format.percent(percent) })
    if (status === 'ready')
      return t('exports.readyHelp', {
        count: job.rows ?? 0,
        formatted: format.integer(job.rows ?? 0),
        size: format.fileSize(job.bytes ?? 0),
        day: format.day(job.expires_at),
      })
    if (status === 'failed') return t(`exports.failures.${job.failure ?? 'failed'}`)
    return t(`exports.statuses.${status}`)
  }
}
