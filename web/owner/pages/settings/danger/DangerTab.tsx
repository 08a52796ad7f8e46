import { useQuery } from '@tanstack/react-query'
import { SettingsPlaceholder } from '../SettingsCard.tsx'
import { deletionQuery } from './deletion-query.ts'
import { RequestDeletion } from './RequestDeletion.tsx'
import { ScheduledDeletion } from './ScheduledDeletion.tsx'

/** Deletes the account, or keeps it after all. */
export function DangerTab() {
  const { data, error, refetch } = useQuery(deletionQuery)
  if (!data) return <SettingsPlaceholder error={error} retry={() => void refetch()} />
  return data.erase_at === null ? (
    <RequestDeletion deletion={data} />
  ) : (
    <ScheduledDeletion deletion={data} eraseAt={data.erase_at} />
  )
}
