import { queryOptions } from '@tanstack/react-query'
import { deletionKey } from '../../../account/use-keep-account.ts'
import { readQuery } from '../../../live/positions.ts'

/** Whether the account's deletion is requested, and what it erases. */
export const deletionQuery = queryOptions({
  queryKey: deletionKey,
  queryFn: (context) => readQuery('GET /api/users/me/deletion', {}, context),
  staleTime: 0,
})
