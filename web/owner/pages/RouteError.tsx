import { useEffect } from 'react'
import { useRevalidator, useRouteError } from 'react-router'
import { ErrorState } from '../ui/states.tsx'

/** Shown if a page cannot be loaded; retrying runs its loader again. */
export function RouteError() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  // The router swallows the error, so it is logged here.
  useEffect(() => reportError(error), [error])
  const isChunk = error instanceof TypeError && error.message.includes('import')
  return (
    <main className="mx-auto max-w-[1120px] p-8">
      <ErrorState error={error} retry={() => (isChunk ? location.reload() : void revalidate())} />
    </main>
  )
}
