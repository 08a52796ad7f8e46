import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExportJob } from '#contract/api/exports.ts'
import { useLiveTopic } from '../live/use-live-topic.ts'
import { exportsQuery, useMe } from '../queries.ts'
import { toast } from '../ui/toasts.tsx'
import { useCommand } from '../use-command.ts'

/** Files that are written in the background, live. */
export function useExports(): ExportJob[] {
  return useQuery(exportsQuery).data ?? []
}

export const exportFileUrl = ({ id }: Pick<ExportJob, 'id'>): string => `/api/exports/${id}/file`

/** Leaves the download to the browser, which shows its progress. */
export function startDownload(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}

/** Downloads a small file at once; a large one is added to the list. */
export function useStartExport() {
  const { t } = useTranslation()
  const client = useQueryClient()
  return useCommand('POST /api/exports', {
    onSuccess: ({ url, export: job }) => {
      if (url) return startDownload(url)
      if (job) {
        storeAwaited([...readAwaited(), job.id])
        toast(t('exports.preparing'), t('exports.preparingHelp'))
      }
      void client.invalidateQueries({ queryKey: exportsQuery.queryKey })
    },
  })
}

export function useRemoveExport() {
  const client = useQueryClient()
  return useCommand('DELETE /api/exports/:exportId', {
    onSuccess: () => void client.invalidateQueries({ queryKey: exportsQuery.queryKey }),
  })
}

/** Local storage of exports that this device has seen unfinished, so that a page that was closed still says that they are ready. */
const awaitedKey = 'awaited-exports'

function readAwaited(): ReadonlySet<string> {
  const stored = localStorage.getItem(awaitedKey)
  return new Set(stored ? stored.split(',') : [])
}

function storeAwaited(ids: Iterable<string>): void {
  const list = [...ids].join(',')
  if (list === '') localStorage.removeItem(awaitedKey)
  else localStorage.setItem(awaitedKey, list)
}

/** On every page: follows the owner's exports and says when a file is ready, also one that was finished before the page was opened. */
export function useExportNotices(): void {
  const { t } = useTranslation()
  useLiveTopic('exports', useMe().id)
  const [awaited] = useState(readAwaited)
  const unfinished = useRef(awaited)
  // Else fetched by live items and by the list alone.
  const { data: jobs } = useQuery({ ...exportsQuery, enabled: awaited.size > 0 })
  useEffect(() => {
    if (!jobs) return
    for (const job of jobs)
      if (job.status === 'ready' && unfinished.current.has(job.id))
        toast(t('exports.ready'), job.survey_title, {
          label: t('exports.download'),
          onClick: () => startDownload(exportFileUrl(job)),
        })
    unfinished.current = new Set(jobs.filter(isUnfinished).map(({ id }) => id))
    storeAwaited(unfinished.current)
  }, [jobs, t])
}

export const isUnfinished = ({ status }: Pick<ExportJob, 'status'>): boolean =>
  status === 'queued' || status === 'running'
