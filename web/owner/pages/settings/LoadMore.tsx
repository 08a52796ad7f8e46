import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../error-text.ts'
import { Button } from '../../ui/Button.tsx'

export type PagedQuery = {
  error: Error | null
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

/** Loads the next page of a list, and shows errors. Keeps the keyboard focus in place. */
export function LoadMore({ query }: { query: PagedQuery }) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const { error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  const isPressed = useRef(false)
  useEffect(() => {
    if (isFetchingNextPage || !isPressed.current) return
    isPressed.current = false
    // A disabled or removed button loses the focus.
    const target = box.current?.querySelector('button') ?? box.current
    target?.focus({ preventScroll: true })
  }, [isFetchingNextPage])
  const loadMore = () => {
    isPressed.current = true
    fetchNextPage()
  }
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {hasNextPage && (
        <div className="grid justify-items-center gap-2 border-t border-line p-3">
          {isFetchNextPageError && (
            <p role="alert" className="text-center text-sm text-danger">
              {errorText(t, error)}
            </p>
          )}
          <Button variant="quiet" busy={isFetchingNextPage} onClick={loadMore}>
            {isFetchNextPageError ? t('common.retry') : t('billing.more')}
          </Button>
        </div>
      )}
    </div>
  )
}
