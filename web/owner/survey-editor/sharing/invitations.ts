import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Survey } from '#contract/api/surveys.ts'
import { call, type Output } from '../../../shared/call.ts'
import { queryClient } from '../../query-client.ts'
import { useCommand } from '../../use-command.ts'

export type InvitationBatch = Output<'POST /api/surveys/:id/invitations'>

export const invitationsQuery = (id: string) =>
  queryOptions({
    queryKey: ['invitations', id],
    queryFn: ({ signal }) => call('GET /api/surveys/:id/invitations', { id }, { signal }),
    staleTime: 0,
  })

const latestBatchKey = (id: string) => ['issued-links', id]

/** The links last issued in this tab. The server does not store them, so they survive a closed dialog here. */
export function useLatestInvitationBatch({ id }: Survey): InvitationBatch | null {
  const { data } = useQuery<InvitationBatch | null>({
    queryKey: latestBatchKey(id),
    queryFn: () => null,
    initialData: null,
    staleTime: Infinity,
    gcTime: Infinity,
  })
  return data
}

export function useIssueInvitations({ id }: Survey) {
  return useCommand('POST /api/surveys/:id/invitations', {
    timeoutMs: 30_000,
    onSuccess: (issued) => {
      queryClient.setQueryData(latestBatchKey(id), issued)
      void queryClient.invalidateQueries({ queryKey: invitationsQuery(id).queryKey })
    },
  })
}
