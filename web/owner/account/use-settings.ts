// The account's settings: what is being saved shows at once, and no longer where saving it fails.
import { useMutationState, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { settingsQuery } from '../queries.ts'
import { queryClient } from '../query-client.ts'
import { useCommand } from '../use-command.ts'
import { applyChange, valuesBefore, type SettingsChange } from './settings-changes.ts'

const { queryKey } = settingsQuery
const mutationKey = ['change-settings']

/** `settings` is undefined until they are loaded. */
export function useSettings() {
  const { data, error, refetch } = useQuery(settingsQuery)
  const inFlight = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as SettingsChange,
  })
  return { settings: data && inFlight.reduce(applyChange, data), error, refetch }
}

type Options = {
  onSaved?: (change: SettingsChange) => void
  onFailed?: (error: Error, change: SettingsChange) => void
}

/** Sends only what changes, one change after the other, so that another tab's changes stay. */
export function useChangeSettings({ onSaved, onFailed }: Options = {}) {
  const [last, setLast] = useState<{ change: SettingsChange; undo: SettingsChange | undefined }>()
  const { mutate, status, error } = useCommand('PUT /api/users/me/settings', {
    mutationKey,
    scope: { id: 'settings' },
    onSuccess: async (_, input) => {
      const change = input as SettingsChange
      // A read that is under way may be older than the change.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (before) => before && applyChange(before, change))
      void queryClient.invalidateQueries({ queryKey })
      onSaved?.(change)
    },
    onError: (failure, input) => onFailed?.(failure, input as SettingsChange),
  })
  const send = (change: SettingsChange, undo: SettingsChange | undefined) => {
    setLast({ change, undo })
    mutate(change)
  }
  return {
    status,
    error,
    change: (change: SettingsChange) => {
      const before = queryClient.getQueryData(queryKey)
      send(change, before && valuesBefore(before, change))
    },
    retry: () => last && send(last.change, last.undo),
    /** Absent where the last change was an undo itself. */
    undo: last?.undo && (() => send(last.undo!, undefined)),
  }
}

export type SettingsChanger = ReturnType<typeof useChangeSettings>
