// A stand-in for KurrentDB, for tests where no container runs: one node, or three on one log that gossip who leads. Run as a
// process of its own; the parent sends commands. It has no scavenging, no links, no projections and no rights of streams.
import { parseArgs } from 'node:util'
import { openServerLog } from './server-log.ts'
import type { NodeFaults } from './faults.ts'
import { type ServerNode, startServerNode } from './server-node.ts'

export type ServerCommand =
  | { kind: 'faults'; node: number; faults: Partial<NodeFaults> }
  /** The node loses the others, and does not notice. */
  | { kind: 'cutOff'; node: number }
  /** The node ends; if it led, the next one leads. */
  | { kind: 'stop'; node: number }
  /** Another client deletes a stream, or hides its first events. */
  | { kind: 'delete'; stream: string }
  | { kind: 'truncate'; stream: string; before: number }

export type ServerReport = { kind: 'started'; ports: number[] } | { kind: 'done' }

const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '1' },
    port: { type: 'string', default: '0' },
    data: { type: 'string' },
    user: { type: 'string' },
    certificate: { type: 'string' },
    key: { type: 'string' },
  },
})

const log = openServerLog(values.data)
const nodes: ServerNode[] = []
const cutOff = new Set<number>()
const stopped = new Set<number>()
let leader = 0

const electNext = () => {
  leader = nodes.findIndex((_, n) => !cutOff.has(n) && !stopped.has(n))
}
/** The cluster as one node sees it: one that is cut off takes itself for its leader. */
const viewOf = (self: number) =>
  nodes.map(({ port }, n) => ({
    port,
    isLeader: cutOff.has(self) ? n === self : n === leader,
    isAlive: cutOff.has(self) ? n === self : !cutOff.has(n) && !stopped.has(n),
  }))

const { certificate, key, user } = values
for (let n = 0; n < Number(values.nodes); n++) {
  const tls = certificate && key ? { certificate, key } : undefined
  const node = await startServerNode({
    ...{ log, user, tls },
    port: n === 0 ? Number(values.port) : 0,
    view: () => viewOf(n),
    isLeader: () => leader === n,
    leaderPort: () => nodes[leader]?.port ?? 0,
  })
  nodes.push(node)
}

const writeMetadata = (stream: string, text: string) =>
  log.append(`$$${stream}`, 'any', [
    {
      id: crypto.randomUUID(),
      ...{ type: '$metadata', isJson: true, data: Buffer.from(text), meta: Buffer.alloc(0) },
    },
  ])

function run(command: ServerCommand): void {
  if (command.kind === 'faults') Object.assign(nodes[command.node]!.faults, command.faults)
  else if (command.kind === 'delete') writeMetadata(command.stream, `{"$tb":${2n ** 63n - 1n}}`)
  else if (command.kind === 'truncate')
    writeMetadata(command.stream, JSON.stringify({ $tb: command.before }))
  else {
    const isCut = command.kind === 'cutOff'
    ;(isCut ? cutOff : stopped).add(command.node)
    if (isCut) nodes[command.node]!.cutOff()
    else nodes[command.node]!.stop()
    if (leader === command.node) electNext()
  }
}

const report = (message: ServerReport) => process.send?.(message)
process.on('message', (command: ServerCommand) => {
  run(command)
  report({ kind: 'done' })
})
process.on('disconnect', () => process.exit())
report({ kind: 'started', ports: nodes.map(({ port }) => port) })
