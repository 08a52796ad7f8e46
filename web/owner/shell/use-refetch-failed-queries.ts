import { useEffect } from 'react'
import { useLiveStore } from '../../shared/live-store.ts'
import { queryClient } from '../query-client.ts'

/** Once the server is back, asks again for what could not be asked for meanwhile. */
export function useRefetchFailedQueries(): void {
  const isLive = useLiveStore(({ state }) => state === 'live')
  useEffect(() => {
    if (!isLive) return
    const hasFailed = { type: 'active', predicate: failed } as const
    void queryClient.refetchQueries(hasFailed)
  }, [isLive])
}

const failed = ({ state }: { state: { status: string } }) => state.status === 'error'
