// A separate process that reports every received event to its parent: `subscriber-process.ts ADDRESS STREAM-PREFIX AFTER`.
import { openEventStore } from './open-event-store.ts'

export type ReceivedEvent = { stream: string; revision: string; position: string; id: string }
export type SubscriberMessage = { kind: 'caughtUp' } | { kind: 'received'; events: ReceivedEvent[] }

const [address = '', prefix = '', after = ''] = process.argv.slice(2)
const stopped = new AbortController()
process.on('disconnect', () => stopped.abort())
const send = (report: SubscriberMessage) => void process.send?.(report)

await using store = await openEventStore(address)
const messages = store.subscribe({
  after,
  filter: { streamPrefixes: [prefix] },
  signal: stopped.signal,
})
for await (const message of messages) {
  if (message.kind === 'caughtUp') send({ kind: 'caughtUp' })
  if (message.kind !== 'events') continue
  const events = message.events.map(({ stream, revision, position, id }) => ({
    stream,
    revision: String(revision),
    position,
    id,
  }))
  send({ kind: 'received', events })
}
