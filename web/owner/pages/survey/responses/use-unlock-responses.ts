import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UnlockOutcome } from '#contract/api/responses.ts'
import { limits } from '#contract/limits.ts'
import { CallError } from '../../../../shared/call.ts'
import { errorText } from '../../../error-text.ts'
import { applyBalance, applyUnlocks } from '../../../live/live-cache.ts'
import { useMe } from '../../../queries.ts'
import { queryClient } from '../../../query-client.ts'
import { useCommand } from '../../../use-command.ts'

export type UnlockRun = {
  total: number
  done: number
  outcomes: Readonly<Partial<Record<UnlockOutcome, number>>>
  isRunning: boolean
  /** Why it stopped before the end. */
  error: string | null
}

type Outcomes = (readonly [id: string, outcome: UnlockOutcome])[]

/** Unlocks many responses, as many in one request as the server takes, and counts the outcomes. */
export function useUnlockResponses(surveyId: string) {
  const { t } = useTranslation()
  const me = useMe()
  const [run, setRun] = useState<UnlockRun | null>(null)
  const command = useCommand('POST /api/surveys/:id/qualified-responses/unlock', {
    timeoutMs: 60_000,
    onSuccess: (result) => applyUnlocks(me.id, surveyId, result),
  })

  const unlockBatch = async (ids: readonly string[]): Promise<Outcomes> => {
    try {
      const { results } = await command.mutateAsync({ id: surveyId, response_ids: [...ids] })
      return results.map(({ id, outcome }) => [id, outcome])
    } catch (error) {
      if (!(error instanceof CallError && error.code === 'credits/insufficient')) throw error
      applyBalance(me.id, Number(Object(error.details).balance ?? 0))
      return ids.map((id) => [id, 'insufficient_credits'])
    }
  }

  /** Resolves with the ids that need no further attempt: neither after a purchase nor after a failure. */
  const start = async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
    const known = new Map<string, UnlockOutcome>()
    const show = (over: Partial<UnlockRun> = {}) =>
      setRun({
        ...{ total: ids.length, done: known.size, outcomes: countOutcomes(known) },
        ...{ isRunning: true, error: null, ...over },
      })
    show()
    try {
      while (known.size < ids.length) {
        const batch = ids.slice(known.size, known.size + limits.unlocks.max)
        // oxlint-disable-next-line no-await-in-loop -- one after the other: the balance decides how far it goes
        for (const [id, outcome] of await unlockBatch(batch)) known.set(id, outcome)
        show()
      }
      show({ isRunning: false })
    } catch (error) {
      show({ isRunning: false, error: errorText(t, error) })
    }
    void queryClient.invalidateQueries({ queryKey: ['qualified', surveyId, 'counts'] })
    const isFinal = (id: string) => known.has(id) && known.get(id) !== 'insufficient_credits'
    return new Set(ids.filter(isFinal))
  }
  return { run, start }
}

function countOutcomes(known: ReadonlyMap<string, UnlockOutcome>): UnlockRun['outcomes'] {
  const counts: Partial<Record<UnlockOutcome, number>> = {}
  for (const outcome of known.values()) counts[outcome] = (counts[outcome] ?? 0) + 1
  return counts
}
