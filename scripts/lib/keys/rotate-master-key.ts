// Replaces the master key by a new version, and retires the old one.
import {
  activateNewestVersion,
  countVersions,
  retireVersions,
  verifyAll,
  wrapAll,
  type RotationOptions,
} from '#kernel/privacy/master-key-rotation.ts'
import { announceVersion, withRotationLock } from '#kernel/privacy/key-holders.ts'
import { withNewVersion, withoutOldVersions, type MasterKey } from '#kernel/privacy/master-key.ts'
import type { Infrastructure } from '../../../services/infrastructure.ts'

type Options = {
  print: (line: string) => void
  /** Shows how far a step is. */
  onProgress?: (step: string, done: number, total: number) => void
  signal?: AbortSignal
  /** How long running processes may take to read a new version. */
  announceTimeoutMs?: number
  /** Whether to retire the old versions; asked when everything opens with the new one. */
  shouldRetire: (versions: readonly number[]) => Promise<boolean>
}

/** For reading a file, or running a command. */
const defaultAnnounceTimeoutMs = 15_000

type RotationDeps = Pick<Infrastructure, 'db' | 'ring' | 'masterKeySource'>

/** Continues a rotation that was interrupted. Resolves whether the old versions are retired. */
export const rotateMasterKey = (deps: RotationDeps, options: Options): Promise<boolean> =>
  withRotationLock(deps.db, async () => {
    await prepareNewVersion(deps, options)
    await wrapEverything(deps, options)
    const { newest, versions } = deps.ring.master()
    const old = [...versions.keys()].filter((version) => version !== newest)
    if (!(await options.shouldRetire(old))) {
      options.print(
        `Version ${old.join(', ')} still opens what was wrapped before. Retire it with: npm run keys -- rotate --retire`,
      )
      return false
    }
    await retire(deps, options)
    return true
  })

/** A rotation is under way where there is more than one version, here or in the database. */
async function prepareNewVersion(
  { db, ring, masterKeySource }: RotationDeps,
  { print, announceTimeoutMs = defaultAnnounceTimeoutMs }: Options,
): Promise<void> {
  await ring.refresh()
  const registered = await countVersions(db)
  const isUnderWay = ring.master().versions.size > 1 || registered.length > 1
  if (!isUnderWay) {
    const replaced = withNewVersion(ring.master())
    if (!masterKeySource.write) throw new Error(describeManualStep(masterKeySource.name, replaced))
    await masterKeySource.write(replaced).catch((error: NodeJS.ErrnoException) => {
      throw new Error(
        `${masterKeySource.name} cannot be written (${error.code ?? error.message}): add version ${replaced.newest} to it where it comes from, as docs/runbooks/keys.md describes.`,
        { cause: error },
      )
    })
    await ring.refresh()
  }
  const { newest } = ring.master()
  const behind = await announceVersion(db, newest, announceTimeoutMs)
  if (behind > 0)
    throw new Error(
      `Running processes that do not know version ${newest} of the master key: ${behind}. Give it to them, restart them, and run this again. Nothing is wrapped with it yet.`,
    )
  await activateNewestVersion(db, ring)
  // From here on they write with the new version.
  await announceVersion(db, newest, 0)
  print(
    isUnderWay
      ? `Continuing with version ${newest} of the master key.`
      : `Version ${newest} of the master key is in ${masterKeySource.name}. Back it up now, beside the old one.`,
  )
}

/** Settings and commands are the operator's: only files can be written. */
const describeManualStep = (name: string, { newest }: MasterKey) =>
  `The master key comes from ${name}: make it give version ${newest} too (a line "${newest}:" with the output of "openssl rand -base64 32"), restart every process with it, and run this again.`

async function wrapEverything({ db, ring }: RotationDeps, options: Options): Promise<void> {
  const { print, signal, onProgress } = options
  const stepOptions = (step: string): RotationOptions => ({
    ...(signal && { signal }),
    ...(onProgress && { onProgress: (done, total) => onProgress(step, done, total) }),
  })
  const wrapped = await wrapAll(db, ring, stepOptions('wrapped'))
  print(`${wrapped.toLocaleString('en')} keys and secrets wrapped with version ${ring.active()}.`)
  const verified = await verifyAll(db, ring, stepOptions('verified'))
  print(`${verified.toLocaleString('en')} keys and secrets open with version ${ring.active()}.`)
}

/** First in the database, which refuses while anything is wrapped with an old version. */
async function retire(
  { db, ring, masterKeySource }: RotationDeps,
  { print }: Options,
): Promise<void> {
  await retireVersions(db, ring)
  const master = ring.master()
  const old = [...master.versions.keys()].filter((version) => version !== master.newest)
  const remove = `Remove version ${old.join(', ')} from ${masterKeySource.name}.`
  if (old.length === 0) return print('Nothing is left to retire.')
  if (!masterKeySource.write)
    return print(`Version ${old.join(', ')} is retired: it opens nothing. ${remove}`)
  try {
    await masterKeySource.write(withoutOldVersions(master))
    await ring.refresh()
    print(
      `Version ${old.join(', ')} is retired: it opens nothing here, and is no longer in ${masterKeySource.name}. Older backups of the database need it.`,
    )
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    print(
      `Version ${old.join(', ')} is retired. ${remove} It cannot be written (${code ?? message}).`,
    )
  }
}
