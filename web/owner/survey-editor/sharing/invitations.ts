import { queryOptions, useQuery } from '@tanstack/react-query'
import type { InvitationLink } from '#contract/api/invitations.ts'
import type { Survey } from '#contract/api/surveys.ts'
import { call } from '../../../shared/call.ts'
import { queryClient } from '../../query-client.ts'
import { useCommand } from '../../use-command.ts'
import type { Person } from './people-list.ts'

/** The links last issued in this tab, with the people that they are for. */
export type IssuedLinks = Pick<InvitationLink, 'number' | 'name' | 'reference' | 'url'>[]

export const invitationsQuery = (id: string) =>
  queryOptions({
    queryKey: ['invitations', id],
    queryFn: ({ signal }) => call('GET /api/surveys/:id/invitations', { id }, { signal }),
    staleTime: 0,
  })

export const invitationLinksQuery = (id: string, batchId: string) =>
  queryOptions({
    queryKey: ['invitations', id, batchId],
    queryFn: ({ signal }) =>
      call('GET /api/surveys/:id/invitations/:batchId', { id, batchId }, { signal }),
    staleTime: 0,
  })

const latestBatchKey = (id: string) => ['issued-links', id]

type Issued = { batchId: string; links: IssuedLinks }

/** Kept while the tab is open, so that they survive a closed dialog. */
export function useLatestInvitationBatch({ id }: Survey): Issued | null {
  const { data } = useQuery<Issued | null>({
    queryKey: latestBatchKey(id),
    queryFn: () => null,
    initialData: null,
    staleTime: Infinity,
    gcTime: Infinity,
  })
  return data
}

export function useIssueInvitations({ id }: Survey, onIssued?: () => void) {
  return useCommand('POST /api/surveys/:id/invitations', {
    timeoutMs: 60_000,
    onSuccess: ({ batch_id, links }, { people }) => {
      const nobody: Person = { name: '', reference: '' }
      const issued = links.map((url, index) => {
        const { name = '', reference = '' } = people?.[index] ?? nobody
        return { number: index + 1, name, reference, url }
      })
      queryClient.setQueryData<Issued>(latestBatchKey(id), { batchId: batch_id, links: issued })
      void queryClient.invalidateQueries({ queryKey: invitationsQuery(id).queryKey })
      onIssued?.()
    },
  })
}
