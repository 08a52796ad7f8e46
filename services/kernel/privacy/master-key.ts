// The master key wraps subjects' keys and secrets. It has versions, so that it can be replaced without sealing data again.
import { createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto'

export type MasterKey = {
  /** The highest version. */
  newest: number
  versions: ReadonlyMap<number, KeyObject>
}

/**
 * Parses text such as `1:BASE64`, versions separated by lines or commas. Without a number it is version 1. Each is 32
 * bytes. Throws an Error with one sentence, which does not contain the text.
 */
export function parseMasterKey(text: string): MasterKey {
  const versions = new Map<number, KeyObject>()
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) {
    const [, version = '1', encoded = ''] = /^(?:(\d{1,6}):)?(.+)$/.exec(entry) ?? []
    const bytes = Buffer.from(encoded, 'base64')
    if (bytes.length !== 32) throw new Error('The master key is not 32 bytes in base64.')
    if (versions.has(Number(version)))
      throw new Error(`The master key has version ${Number(version)} twice.`)
    versions.set(Number(version), createSecretKey(bytes))
  }
  if (versions.size === 0) throw new Error('The master key is empty.')
  return toMasterKey(versions)
}

const toMasterKey = (versions: ReadonlyMap<number, KeyObject>): MasterKey => ({
  newest: Math.max(...versions.keys()),
  versions,
})

/** The opposite of `parseMasterKey`: one version a line, oldest first. */
export const formatMasterKey = ({ versions }: MasterKey): string =>
  [...versions]
    .toSorted(([one], [other]) => one - other)
    .map(([version, key]) => `${version}:${key.export().toString('base64')}\n`)
    .join('')

/** With one more version, of random bytes. */
export const withNewVersion = ({ newest, versions }: MasterKey): MasterKey =>
  toMasterKey(new Map(versions).set(newest + 1, createSecretKey(randomBytes(32))))

/** The newest version alone. */
export const withoutOldVersions = ({ newest, versions }: MasterKey): MasterKey =>
  toMasterKey(new Map([[newest, versions.get(newest)!]]))

/** A secret for one purpose as earlier versions of Prosa derived it: from the first version of the master key. */
export function deriveSecret(purpose: string, { versions }: MasterKey): Buffer {
  const first = versions.get(Math.min(...versions.keys()))!
  return Buffer.from(hkdfSync('sha256', first, '', `prosa ${purpose}`, 32))
}
