import { useEffect } from 'react'
import { useRevalidator, useRouteError } from 'react-router'
import { ErrorState } from '../ui/states.tsx'

/** Shown in place of a page that could not be had; trying again asks anew. */
export function RouteError() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  // What went wrong here would otherwise leave no trace in the browser's console.
  useEffect(() => reportError(error), [error])
  const isChunk = error instanceof TypeError && error.message.includes('import')
  return (
    <main className="mx-auto max-w-[1120px] p-8">
      <ErrorState error={error} retry={() => (isChunk ? location.reload() : void revalidate())} />
    </main>
  )
}
