// Takes processor profiles of this thread, and of another Node process over the protocol of its inspector.
import { Session } from 'node:inspector/promises'
import { freePort } from '../../../../tests/support/processes/instance.ts'

export type ProfileNode = {
  id: number
  callFrame: { functionName: string; url: string }
  children?: number[]
}

/** `intervals`: microseconds between a sample and the one before. */
export type CpuProfile = { nodes: ProfileNode[]; samples: number[]; intervals: number[] }

/** As V8 names it. */
type V8Profile = Omit<CpuProfile, 'intervals'> & Record<'timeDeltas', number[]>

export type Inspector = {
  /** For the environment of the process. */
  nodeOptions: string
  profile: (work: () => Promise<unknown>) => Promise<CpuProfile>
}

const samplingIntervalUs = 500

type Reply = { id?: number; result?: { profile?: V8Profile }; error?: { message: string } }

export async function profileThisThread(work: () => Promise<unknown>): Promise<CpuProfile> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.setSamplingInterval', { interval: samplingIntervalUs })
  await session.post('Profiler.start')
  await work()
  const { profile } = await session.post('Profiler.stop')
  session.disconnect()
  return fromV8(profile as V8Profile)
}

const fromV8 = ({ nodes, samples, ['timeDeltas']: intervals }: V8Profile): CpuProfile => ({
  nodes,
  samples,
  intervals,
})

export async function chooseInspector(): Promise<Inspector> {
  const port = await freePort()
  return {
    nodeOptions: `--inspect=127.0.0.1:${port}`,
    async profile(work) {
      const { socket, send } = await connect(port)
      await send('Profiler.enable')
      await send('Profiler.setSamplingInterval', { interval: samplingIntervalUs })
      await send('Profiler.start')
      await work()
      const { profile } = await send('Profiler.stop')
      socket.close()
      return fromV8(profile!)
    },
  }
}

async function connect(port: number) {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string
  }[]
  const socket = new WebSocket(target!.webSocketDebuggerUrl)
  const pending = new Map<number, PromiseWithResolvers<NonNullable<Reply['result']>>>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(String(data)) as Reply
    const call = id === undefined ? undefined : pending.get(id)
    if (error) call?.reject(new Error(error.message))
    else call?.resolve(result ?? {})
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  let calls = 0
  const send = (method: string, params = {}) => {
    const call = Promise.withResolvers<NonNullable<Reply['result']>>()
    pending.set(++calls, call)
    socket.send(JSON.stringify({ id: calls, method, params }))
    return call.promise
  }
  return { socket, send }
}
