import { useEffect, useState } from 'react'
import type { Receipt } from '#contract/api/receipts.ts'
import { ApiError } from '../../conversation/api.ts'
import { createRetryDelay, retryTransient } from '../../conversation/retry.ts'
import { deleteReceipt, readReceipt } from '../../conversation/post-session-api.ts'

type ReceiptState =
  | { status: 'looking' | 'unknown' | 'deleted' }
  | { status: 'read'; receipt: Receipt; isDeleting: boolean; isFailed: boolean }

/** The receipt of a code, and its erasure. Nothing is stored on this device. */
export function useReceipt(code: string): {
  state: ReceiptState
  remove: () => void
  retry: () => void
} {
  const [state, setShown] = useState<ReceiptState>({ status: 'looking' })
  const [retryDelay] = useState(createRetryDelay)
  useEffect(() => {
    const end = new AbortController()
    const show = (next: ReceiptState) => {
      if (!end.signal.aborted) setShown(next)
    }
    retryTransient(() => readReceipt(code), { retryDelay, signal: end.signal }).then(
      (receipt) => show({ status: 'read', receipt, isDeleting: false, isFailed: false }),
      () => show({ status: 'unknown' }),
    )
    addEventListener('online', retryDelay.skip)
    return () => {
      end.abort()
      removeEventListener('online', retryDelay.skip)
    }
  }, [code, retryDelay])

  const remove = () => {
    if (state.status !== 'read' || state.isDeleting) return
    setShown({ ...state, isDeleting: true, isFailed: false })
    deleteReceipt(code).then(
      () => setShown({ status: 'deleted' }),
      (failure: unknown) => {
        const isGone = failure instanceof ApiError && failure.status === 404
        setShown(isGone ? { status: 'deleted' } : { ...state, isDeleting: false, isFailed: true })
      },
    )
  }
  return { state, remove, retry: retryDelay.skip }
}
