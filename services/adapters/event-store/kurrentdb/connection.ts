import type * as KurrentDb from '@kurrent/kurrentdb-client'
import { withTimeout } from '#kernel/async/with-timeout.ts'
import { EventStoreUnavailable } from '#ports/event-store.ts'

export type Sdk = typeof KurrentDb
export type Client = KurrentDb.KurrentDBClient

/** The connection to a server, replaced when it fails: neither of the client's two transports is trusted after a failure. */
export type Connection = AsyncDisposable & {
  readonly sdk: Sdk
  /**
   * Runs `work` on the current client. Throws the refusals of the server as they are, everything else as
   * EventStoreUnavailable; with `timeoutMs` also when the answer is overdue: the client never ends a call whose stream
   * closed without an error.
   */
  run<T>(work: (client: Client) => Promise<T>, timeoutMs?: number): Promise<T>
}

const minClientAgeMs = 1_000
/** As long as an append may take: running calls on a replaced client may still succeed. */
const retireDelayMs = 12_000

/** Imports the package here: it has a native library, which only installations with KurrentDB load. */
export async function connect(address: string): Promise<Connection> {
  const sdk = await import('@kurrent/kurrentdb-client')
  // The old scheme is equivalent, but prints a warning.
  const url = address.replace(/^esdb(\+discover)?:/, 'kurrentdb$1:')
  let client = sdk.KurrentDBClient.connectionString(url)
  let since = performance.now()
  const replaced = new Map<Client, NodeJS.Timeout>()

  const replace = (failed: Client) => {
    if (failed !== client || performance.now() - since < minClientAgeMs) return
    client = sdk.KurrentDBClient.connectionString(url)
    since = performance.now()
    const retire = () => {
      replaced.delete(failed)
      void failed.dispose().catch(() => {})
    }
    replaced.set(failed, setTimeout(retire, retireDelayMs).unref())
  }

  return {
    sdk,
    async run(work, timeoutMs) {
      const used = client
      try {
        if (timeoutMs === undefined) return await work(used)
        const timeoutError = () =>
          new EventStoreUnavailable(`KurrentDB: no answer in ${timeoutMs} ms`)
        return await withTimeout(() => work(used), { timeoutMs, timeoutError })
      } catch (error) {
        const failure = toStoreError(sdk, error)
        if (failure instanceof EventStoreUnavailable) replace(used)
        throw failure
      }
    },
    async [Symbol.asyncDispose]() {
      replaced.forEach((timer) => clearTimeout(timer))
      await Promise.allSettled([client, ...replaced.keys()].map((one) => one.dispose()))
    },
  }
}

/** Refusals of the server unchanged; all other errors, plain gRPC errors too, as EventStoreUnavailable. */
function toStoreError(sdk: Sdk, error: unknown): Error {
  const refusals = [
    sdk.WrongExpectedVersionError,
    sdk.StreamDeletedError,
    sdk.StreamNotFoundError,
    sdk.AccessDeniedError,
    sdk.InvalidArgumentError,
    sdk.MaxAppendSizeExceededError,
  ]
  if (
    error instanceof EventStoreUnavailable ||
    refusals.some((refusal) => error instanceof refusal)
  )
    return error as Error
  return new EventStoreUnavailable(`KurrentDB: ${(error as Error).message}`, { cause: error })
}
