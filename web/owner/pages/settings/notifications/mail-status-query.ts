import { queryOptions } from '@tanstack/react-query'
import { readQuery } from '../../../live/positions.ts'

/** Whether e-mails reach the owner. */
export const mailStatusQuery = queryOptions({
  queryKey: ['mail-status'],
  queryFn: (context) => readQuery('GET /api/users/me/mail', {}, context),
})
