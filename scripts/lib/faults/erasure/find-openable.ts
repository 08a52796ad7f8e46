// Opens every sealed value of every table with every key that is left, whatever it was sealed for: a marker that a search of the
// bytes cannot see is found if its key was not destroyed.
import { createDecipheriv, type KeyObject } from 'node:crypto'
import { readConfig } from '../../../../services/config.ts'
import { connectInfrastructure } from '../../connect-infrastructure.ts'
import { type FoundMarker, readStoredKeys, readTables } from './find-markers.ts'
import { markerPrefix, markers, phoneMarker } from './markers.ts'

const ivLength = 12
const tagLength = 16
/** Base64 of an IV, a tag, and at least one byte between them. */
const sealedValue = /[A-Za-z0-9+/]{39,}={0,2}/g
/** GCM numbers its blocks from 1, and encrypts the text from the second on. */
const firstBlock = Buffer.from([0, 0, 0, 2])

/** In a running embedded database, with all keys but that of `exceptKeyOf`. */
export async function findOpenable(dataDir: string, exceptKeyOf?: string): Promise<FoundMarker[]> {
  const keys = await loadRemainingKeys(dataDir, exceptKeyOf)
  const found: FoundMarker[] = []
  await readTables(dataDir, (place, dump) => {
    for (const [sealed] of dump.matchAll(sealedValue))
      for (const [subject, key] of keys)
        for (const text of markersIn(open(Buffer.from(sealed, 'base64'), key)))
          found.push({ text, place: `${place}, which the key of ${subject} opens` })
  })
  return found
}

async function loadRemainingKeys(dataDir: string, exceptKeyOf: string | undefined) {
  const subjects = [...(await readStoredKeys(dataDir)).keys()]
  await using infrastructure = await connectInfrastructure(readConfig({ PROSA_DATA: dataDir }))
  return infrastructure.keys.load(subjects.filter((subject) => subject !== exceptKeyOf))
}

/** Without a look at the tag: what a value was sealed for is not known here. With another key it is noise. */
function open(sealed: Buffer, key: KeyObject): Buffer {
  const iv = Buffer.concat([sealed.subarray(0, ivLength), firstBlock])
  return createDecipheriv('aes-256-ctr', key, iv).update(sealed.subarray(ivLength, -tagLength))
}

function markersIn(bytes: Buffer): string[] {
  if (!bytes.includes(markerPrefix) && !bytes.includes(phoneMarker)) return []
  return markers.filter((text) => bytes.includes(text))
}
