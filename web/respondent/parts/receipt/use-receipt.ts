import { useEffect, useState } from 'react'
import type { Receipt } from '#contract/api/public.ts'
import { CallFailed } from '../../conversation/api.ts'
import { createPatience, persist } from '../../conversation/persist.ts'
import { deleteReceipt, readReceipt } from '../after-api.ts'

type Shown =
  | { is: 'looking' | 'unknown' | 'deleted' }
  | { is: 'read'; receipt: Receipt; isDeleting: boolean; isFailed: boolean }

/** What is kept under a code, and the way to delete it. Nothing is kept on this device. */
export function useReceipt(code: string): { shown: Shown; remove: () => void; retry: () => void } {
  const [shown, setShown] = useState<Shown>({ is: 'looking' })
  const [patience] = useState(createPatience)
  useEffect(() => {
    const end = new AbortController()
    const show = (next: Shown) => {
      if (!end.signal.aborted) setShown(next)
    }
    persist(() => readReceipt(code), { patience, signal: end.signal }).then(
      (receipt) => show({ is: 'read', receipt, isDeleting: false, isFailed: false }),
      () => show({ is: 'unknown' }),
    )
    addEventListener('online', patience.nudge)
    return () => {
      end.abort()
      removeEventListener('online', patience.nudge)
    }
  }, [code, patience])

  const remove = () => {
    if (shown.is !== 'read' || shown.isDeleting) return
    setShown({ ...shown, isDeleting: true, isFailed: false })
    deleteReceipt(code).then(
      () => setShown({ is: 'deleted' }),
      (failure: unknown) => {
        const isGone = failure instanceof CallFailed && failure.status === 404
        setShown(isGone ? { is: 'deleted' } : { ...shown, isDeleting: false, isFailed: true })
      },
    )
  }
  return { shown, remove, retry: patience.nudge }
}
