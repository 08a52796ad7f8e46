// A stored event as its present version stores it: with all fields sealed that the version seals.
import type { KeyObject } from 'node:crypto'
import { upcast } from '../../../services/contract/events/upcasters.ts'
import type { EventType } from '../../../services/contract/events/catalogue.ts'
import { subjectOf } from '../../../services/kernel/commands/decode-events.ts'
import { eventTypes } from '../../../services/kernel/commands/event-types.ts'
import type { Keys } from '../../../services/kernel/privacy/keys.ts'
import { seal } from '../../../services/kernel/privacy/seal.ts'
import { survey } from '../../../services/surveys/survey.decider.ts'

/** A row of the log as text. */
export type StoredRow = Record<
  'position' | 'stream' | 'revision' | 'id' | 'type' | 'at' | 'data' | 'meta',
  string
>

type Meta = Record<string, string>
type Sealing = { row: StoredRow; meta: Meta; missing: readonly string[]; subject: string }

/**
 * The rows with what is not sealed yet sealed; the others are the same objects. What was written by someone who is erased
 * by now is left out.
 */
export async function sealStored(
  rows: readonly StoredRow[],
  keys: Pick<Keys, 'getOrCreate'>,
): Promise<StoredRow[]> {
  const sealings = rows.map(sealingOf)
  const subjectKeys = new Map<string, KeyObject | undefined>()
  for (const sealing of sealings)
    if (sealing && !subjectKeys.has(sealing.subject))
      subjectKeys.set(sealing.subject, await keys.getOrCreate(sealing.subject))
  return rows.map((row, at) => {
    const sealing = sealings[at]
    return sealing ? sealRow(sealing, subjectKeys.get(sealing.subject)) : row
  })
}

/** Undefined for an event that is stored as it would be stored today. Those of chained streams are never altered. */
function sealingOf(row: StoredRow): Sealing | undefined {
  const known = eventTypes.get(row.type)
  if (!known || known.personal.length === 0) return undefined
  const meta = JSON.parse(row.meta) as Meta
  if (meta['hash'] !== undefined || Number(meta['version'] ?? 1) > known.version) return undefined
  const sealed = new Set(meta['sealed']?.split(','))
  const missing = known.personal.filter((path) => !sealed.has(path))
  if (missing.length === 0) return undefined
  const sealedFor = surveyOf(row) ?? meta['sealedFor']
  const about: Meta = { ...meta, ...(sealedFor !== undefined && { sealedFor }) }
  const subject = subjectOf(about)
  if (subject === undefined)
    throw new Error(`${row.type} ${row.id} names nobody whose key seals it`)
  return { row, meta: about, missing, subject }
}

/** The survey of an event of its own stream: its key seals what its owner wrote. */
function surveyOf({ stream }: StoredRow): string | undefined {
  const prefix = `${survey.category}-`
  return stream.startsWith(prefix) ? stream.slice(prefix.length) : undefined
}

function sealRow({ row, meta, missing }: Sealing, key: KeyObject | undefined): StoredRow {
  const known = eventTypes.get(row.type as EventType)!
  const stored = JSON.parse(row.data) as Record<string, unknown>
  const data = upcast(row.type, Number(meta['version'] ?? 1), stored) as Record<string, unknown>
  const sealed = [...new Set([...(meta['sealed']?.split(',') ?? []), ...missing])]
  return {
    ...row,
    data: JSON.stringify(seal(data, missing, key, row.id)),
    meta: JSON.stringify({ ...meta, version: String(known.version), sealed: sealed.join(',') }),
  }
}
