import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useRef } from 'react'
import { CallError, callWithHeaders, type Input, type Output, type Route } from '../shared/call.ts'
import { newIdempotencyKey } from '../shared/idempotency-key.ts'
import { recordWritePosition } from './live/positions.ts'

type Options<R extends Route> = Pick<
  UseMutationOptions<Output<R>, Error, Input<R>>,
  'onSuccess' | 'onError' | 'mutationKey' | 'scope'
> & {
  timeoutMs?: number
  /** Called for each attempt; aborting it rejects the mutation. */
  getSignal?: () => AbortSignal | undefined
  /** Receives the partial results of a streamed response. */
  onPartial?: (soFar: unknown) => void
}

/**
 * A write. While the outcome of an attempt is unknown, further attempts with the same input have the same idempotency
 * key, so that the server applies it once. After a network failure it is retried once.
 */
export function useCommand<R extends Route>(
  route: R,
  { timeoutMs, getSignal, onPartial, ...options }: Options<R> = {},
) {
  const intent = useRef<{ key: string; input: string } | null>(null)
  return useMutation<Output<R>, Error, Input<R>>({
    ...options,
    mutationFn: async (input) => {
      const text = JSON.stringify(input)
      if (intent.current?.input !== text) intent.current = { key: newIdempotencyKey(), input: text }
      const signal = getSignal?.()
      try {
        const { body, headers } = await callWithHeaders(route, input, {
          key: intent.current.key,
          ...(signal ? { signal } : {}),
          ...(timeoutMs === undefined ? {} : { timeoutMs }),
          ...(onPartial ? { onPartial } : {}),
        })
        intent.current = null
        recordWritePosition(body, headers)
        return body
      } catch (error) {
        if (!(error instanceof CallError && error.isUncertain)) intent.current = null
        throw error
      }
    },
    retry: (failures, error) =>
      failures < 1 && error instanceof CallError && error.kind === 'network' && navigator.onLine,
    retryDelay: 400,
    // Offline it fails at once; the default mode would run it when the connection is back.
    networkMode: 'always',
  })
}
