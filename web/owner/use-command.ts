import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useRef } from 'react'
import {
  CallError,
  call,
  newIdempotencyKey,
  type Input,
  type Output,
  type Route,
} from '../shared/call.ts'

type Options<R extends Route> = Pick<
  UseMutationOptions<Output<R>, Error, Input<R>>,
  'onSuccess' | 'onError'
> & {
  timeoutMs?: number
  /** Asked for at each attempt; once aborted, the answer is not waited for. */
  getSignal?: () => AbortSignal | undefined
  /** Hears an answer piece by piece. */
  onPartial?: (soFar: unknown) => void
}

/**
 * A write. While the outcome of an attempt is unknown, trying the same again is the same intent to the server,
 * so that nothing happens twice; it is tried again once by itself.
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
        const answer = await call(route, input, {
          key: intent.current.key,
          ...(signal ? { signal } : {}),
          ...(timeoutMs === undefined ? {} : { timeoutMs }),
          ...(onPartial ? { onPartial } : {}),
        })
        intent.current = null
        return answer
      } catch (error) {
        if (!(error instanceof CallError && error.isUncertain)) intent.current = null
        throw error
      }
    },
    retry: (failures, error) =>
      failures < 1 && error instanceof CallError && error.kind === 'network' && navigator.onLine,
    retryDelay: 400,
    // Refused at once when offline, rather than done behind the person's back later.
    networkMode: 'always',
  })
}
