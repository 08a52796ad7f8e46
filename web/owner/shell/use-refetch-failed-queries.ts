import { useEffect } from 'react'
import { useConnection } from '../live/connection.ts'
import { queryClient } from '../query-client.ts'

/** After a reconnect, fetches the queries that have failed again. */
export function useRefetchFailedQueries(): void {
  const isLive = useConnection(({ state }) => state === 'live')
  useEffect(() => {
    if (!isLive) return
    const hasFailed = { type: 'active', predicate: failed } as const
    void queryClient.refetchQueries(hasFailed)
  }, [isLive])
}

const failed = ({ state }: { state: { status: string } }) => state.status === 'error'
