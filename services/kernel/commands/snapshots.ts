// Folds of very long streams, stored beside the log, so that a new process need not read a whole stream. Snapshots are
// disposable: one that does not match the log is ignored, and the stream is read instead.
import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import type { EventStore } from '#ports/event-store.ts'
import { type Db, setUpTables } from '../postgres/db.ts'
import type { Decider } from './decider.ts'
import { maxRememberedCommands, type CommandRecord, type Fold } from './fold.ts'
import type { Log } from '../log.ts'
import { openVerifier, type Signer } from '../privacy/signer.ts'

type SnapshottingDecider<S> = Pick<Decider<never, never, S>, 'snapshot'>

export type Snapshots = {
  /** The last fold that was saved; undefined if there is none that matches the log. */
  load<S>(stream: string, decider: SnapshottingDecider<S>): Promise<Fold<S> | undefined>
  /** Saves the fold if enough events came since the last snapshot; never fails. */
  saveIfDue<S>(stream: string, fold: Fold<S>, decider: SnapshottingDecider<S>): void
}

/** A fold as it is stored. */
export type Snapshot = {
  stream: string
  logId: string
  version: number
  revision: number
  position: string
  hash: string | null
  commands: [
    id: string,
    done: Omit<CommandRecord, 'first' | 'last'> & { first: number; last: number },
  ][]
  state: string
  /** The signature of `statementOf`; null if no signer is configured. */
  signature: string | null
}

/** Holds the last snapshot of each stream. */
export type SnapshotStore = {
  read(stream: string): Promise<Snapshot | undefined>
  write(snapshot: Snapshot): Promise<void>
}

type SnapshotOptions = {
  store: Pick<EventStore, 'logId' | 'readStream'>
  log: Pick<Log, 'warn'>
  /** Signs snapshots: decisions rest on them. */
  signer?: Signer
}

const statementOf = (snapshot: Omit<Snapshot, 'signature'>) => ({
  type: 'prosa-snapshot',
  digest: createHash('sha256').update(canonicalize(snapshot)!).digest('hex'),
})

/** `every`: events between two snapshots of a stream. */
export function openSnapshots(
  snapshots: SnapshotStore,
  { store, log, signer }: SnapshotOptions,
  every = 10_000,
): Snapshots {
  const saved = new Map<string, bigint>()
  const verify = signer && openVerifier(signer.publicKey)
  const isGenuine = ({ signature, ...snapshot }: Snapshot) =>
    !signer || !verify || verify({ ...statementOf(snapshot), key: signer.key, signature })
  return {
    async load(stream, { snapshot }) {
      if (!snapshot) return undefined
      try {
        const stored = await snapshots.read(stream)
        if (stored?.logId !== store.logId || stored.version !== snapshot.version) return undefined
        if (!(await matchesLog(store, stored))) return undefined
        if (!isGenuine(stored)) {
          log.warn(
            { stream },
            'a snapshot is not signed by this installation: reading the stream instead',
          )
          return undefined
        }
        saved.set(stream, BigInt(stored.revision))
        return restoreFold(stored, snapshot.unpack(stored.state))
      } catch (err) {
        log.warn({ err, stream }, 'a snapshot could not be read: reading the stream instead')
        return undefined
      }
    },
    saveIfDue(stream, fold, { snapshot }) {
      if (!snapshot || fold.revision - (saved.get(stream) ?? -1n) < every) return
      saved.set(stream, fold.revision)
      const { revision, position, lastHash = null } = fold
      // Packed synchronously: the next command may mutate the fold.
      const packed = {
        ...{ stream, logId: store.logId, version: snapshot.version, position, hash: lastHash },
        revision: Number(revision),
        commands: serializeCommands(fold),
        state: snapshot.pack(fold.state),
      }
      const signature = signer?.sign(statementOf(packed)).signature ?? null
      snapshots.write({ ...packed, signature }).catch((err: unknown) => {
        log.warn({ err, stream }, 'a snapshot could not be saved')
      })
    },
  }
}

const createTableSql = `
  create schema if not exists read;
  create table if not exists read.snapshots (
    stream text collate "C" primary key, "logId" uuid not null, version int not null,
    revision bigint not null, position text not null, hash text, commands json not null, state text not null);
  alter table read.snapshots add column if not exists signature text;
  alter table read.snapshots alter column state set storage external`

export function openPostgresSnapshotStore(db: Db): SnapshotStore {
  let made: Promise<unknown> | undefined
  const make = () => (made ??= setUpTables(db, createTableSql).catch(() => (made = undefined)))
  return {
    async read(stream) {
      await make()
      const { rows } = await db.query<Snapshot>('select * from read.snapshots where stream = $1', [
        stream,
      ])
      return rows[0]
    },
    async write({ stream, logId, version, revision, position, hash, commands, state, signature }) {
      await make()
      await db.query(
        `insert into read.snapshots values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         on conflict (stream) do update set "logId" = excluded."logId", version = excluded.version,
           revision = excluded.revision, position = excluded.position, hash = excluded.hash,
           commands = excluded.commands, state = excluded.state,
           signature = excluded.signature`,
        [
          ...[stream, logId, version, revision, position, hash, JSON.stringify(commands), state],
          signature,
        ],
      )
    },
  }
}

/** Whether the log has the snapshot's last event at its revision, position and hash. */
async function matchesLog(
  store: Pick<EventStore, 'readStream'>,
  { stream, revision, position, hash }: Snapshot,
): Promise<boolean> {
  const from = BigInt(revision)
  const [last] = await Array.fromAsync(store.readStream(stream, { from, limit: 1 }))
  return last?.position === position && (last.meta['hash'] ?? null) === hash
}

const serializeCommands = ({ commands }: Fold): Snapshot['commands'] =>
  [...commands]
    .slice(-maxRememberedCommands)
    .map(([id, { first, last, ...done }]) => [
      id,
      { ...done, first: Number(first), last: Number(last) },
    ])

const restoreFold = <S>({ revision, position, hash, commands }: Snapshot, state: S): Fold<S> => ({
  ...{ state, position, revision: BigInt(revision), lastHash: hash ?? undefined },
  commands: new Map(
    commands.map(([id, { first, last, position: at, inputHash }]): [string, CommandRecord] => [
      id,
      { first: BigInt(first), last: BigInt(last), position: at, inputHash },
    ]),
  ),
})
