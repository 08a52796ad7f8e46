import { LoaderCircle } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator, useRouteError } from 'react-router'
import { isTransient, waitForServer } from '../recovery.ts'
import { ErrorState } from '../ui/states.tsx'
import { useLatest } from '../ui/use-latest.ts'

/** Shown while the session is checked. */
export function SessionLoading() {
  const { t } = useTranslation()
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <output className="flex animate-late items-center gap-3 text-ink-2">
        <LoaderCircle size={20} className="animate-spin" aria-hidden />
        {t('auth.verifying')}
      </output>
    </main>
  )
}

/** Shown if a page cannot be loaded; retries once the server answers, by running the loader again or by a reload. */
export function RouteError() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  // The router swallows the error, so it is logged here.
  useEffect(() => reportError(error), [error])
  const isChunk = error instanceof TypeError && error.message.includes('import')
  const retry = useLatest(() => (isChunk ? location.reload() : void revalidate()))
  useEffect(() => {
    if (!isChunk && !isTransient(error)) return
    const waiting = new AbortController()
    void waitForServer(waiting.signal).then(() => waiting.signal.aborted || retry.current())
    return () => waiting.abort()
  }, [error, isChunk, retry])
  return (
    <main className="mx-auto max-w-[1120px] p-8">
      <ErrorState
        error={error}
        isRetried={isChunk || isTransient(error)}
        retry={() => retry.current()}
      />
    </main>
  )
}
