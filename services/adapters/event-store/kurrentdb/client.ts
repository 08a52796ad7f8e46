import type * as KurrentDb from '@kurrent/kurrentdb-client'
import { Unavailable } from '#ports/event-store.ts'

export type Sdk = typeof KurrentDb
export type Client = KurrentDb.KurrentDBClient

/** The connection to a server, replaced when it fails: neither of the client's two transports is trusted after a failure. */
export type Link = AsyncDisposable & {
  readonly sdk: Sdk
  /** Runs `work` on the present client; what it throws comes out as asFailure says. */
  use<T>(work: (client: Client) => Promise<T>): Promise<T>
}

const leastLifeMs = 1_000
/** As long as an append may take: what is under way on a replaced client may still end well. */
const graceMs = 12_000

/** The package brings a native library: loaded here, so that only those who use KurrentDB load it. */
export async function connect(address: string): Promise<Link> {
  const sdk = await import('@kurrent/kurrentdb-client')
  // The old scheme means the same and prints a warning.
  const url = address.replace(/^esdb(\+discover)?:/, 'kurrentdb$1:')
  let client = sdk.KurrentDBClient.connectionString(url)
  let since = performance.now()
  const replaced = new Map<Client, NodeJS.Timeout>()

  const replace = (failed: Client) => {
    if (failed !== client || performance.now() - since < leastLifeMs) return
    client = sdk.KurrentDBClient.connectionString(url)
    since = performance.now()
    const retire = () => {
      replaced.delete(failed)
      void failed.dispose().catch(() => {})
    }
    replaced.set(failed, setTimeout(retire, graceMs).unref())
  }

  return {
    sdk,
    async use(work) {
      const mine = client
      try {
        return await work(mine)
      } catch (error) {
        const failure = asFailure(sdk, error)
        if (failure instanceof Unavailable) replace(mine)
        throw failure
      }
    },
    async [Symbol.asyncDispose]() {
      replaced.forEach((timer) => clearTimeout(timer))
      await Promise.allSettled([client, ...replaced.keys()].map((one) => one.dispose()))
    },
  }
}

/** What the server refused as it is; everything else, plain gRPC errors too, as Unavailable. */
function asFailure(sdk: Sdk, error: unknown): Error {
  const refusals = [
    sdk.WrongExpectedVersionError,
    sdk.StreamDeletedError,
    sdk.StreamNotFoundError,
    sdk.AccessDeniedError,
    sdk.InvalidArgumentError,
    sdk.MaxAppendSizeExceededError,
  ]
  if (error instanceof Unavailable || refusals.some((refusal) => error instanceof refusal))
    return error as Error
  return new Unavailable(`KurrentDB: ${(error as Error).message}`, { cause: error })
}

/** Rejects when an answer is overdue: the client waits for ever for a stream that ended without an error. */
export async function inTime<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const overdue = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Unavailable(`KurrentDB: no answer in ${timeoutMs} ms`)),
      timeoutMs,
    )
  })
  try {
    return await Promise.race([work, overdue])
  } finally {
    clearTimeout(timer)
  }
}
