// The whole life of an account that is deleted, on an installation of its own: markers through every door, the deletion, the
// erasure, the cleaning, and a search for the markers in every row and every byte.
import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { io } from 'socket.io-client'
import { dayMs } from '#contract/durations.ts'
import { findAccountDeletion } from '#projections/accounts/account-deletions.projection.ts'
import { readConfig } from '../../../../services/config.ts'
import { erasuresToRepeat } from '../../../../services/kernel/privacy/apply-erasures.ts'
import { erasureListPath } from '../../../../services/kernel/privacy/erasure-list.ts'
import {
  createApiCaller,
  signInAs,
  waitForQuestion,
} from '../../../../tests/support/clients/survey-client.ts'
import {
  startInstance,
  temporaryDataDir,
  type Instance,
} from '../../../../tests/support/processes/instance.ts'
import { startOpenAiServer } from '../../../../tests/support/servers/openai/server.ts'
import { connectInfrastructure } from '../../connect-infrastructure.ts'
import { findInFiles, findInTables, type FoundMarker, readStoredKeys } from './find-markers.ts'
import type { Sights } from './expected-sights.ts'
import { findOpenable } from './find-openable.ts'
import {
  answerNext,
  leaveMarkers,
  leaveSessionMarkers,
  type MarkedAccount,
  startMarkedSession,
  waitUntil,
} from './leave-markers.ts'
import { markers } from './markers.ts'
import { runErasureJobs } from './run-jobs.ts'

export type ErasureProof = {
  seen: Sights
  found: FoundMarker[]
}

type ProofOptions = {
  /** Also restores a copy of the data directory from before the deletion, with the list of erasures. */
  restores: boolean
  print?: (line: string) => void
}
const run = promisify(execFile)

/** Seven days later, as the jobs see it. */
const afterGrace = () => new Date(Date.now() + 7 * dayMs + 60_000)

export async function proveErasure({
  restores,
  print = () => {},
}: ProofOptions): Promise<ErasureProof> {
  await using resources = new AsyncDisposableStack()
  const openAi = resources.use(await startOpenAiServer())
  const env = {
    ...{ OPENAI_BASE_URL: openAi.baseUrl, OPENAI_API_KEY: 'sk-test', OPENAI_MODEL: 'small' },
  }
  const newDirectory = async () => {
    const dir = await temporaryDataDir()
    resources.defer(() => rm(dir, { recursive: true, force: true }))
    return dir
  }
  const dataDir = await newDirectory()
  let instance = await startInstance({ dataDir, env })
  resources.defer(() => instance[Symbol.asyncDispose]())
  const account = await leaveMarkers(instance.baseUrl, openAi)
  const receiptCode = await leaveSessionMarkers(instance.baseUrl)
  const before = [...(await findInTables(dataDir)), ...(await findOpenable(dataDir))]
  const keysBefore = await readStoredKeys(dataDir)
  const unseen = markers.filter((marker) => before.every(({ text }) => text !== marker))
  print(`${markers.length - unseen.length} of ${markers.length} markers are seen before.`)
  const backup = restores ? await newDirectory() : undefined
  if (backup) {
    await instance.stop()
    // Its owner must be the one that Postgres runs as.
    await run('cp', ['-a', `${dataDir}/.`, backup])
    instance = await startInstance({ dataDir, port: instance.port, env })
  }
  const graced = await passGracePeriod(instance, account)
  await createApiCaller(instance.baseUrl)('DELETE', `/api/public/receipts/${receiptCode}`)
  const { nextOwnerId, ...erased } = await eraseAccount(instance, account)
  print('The account is erased.')
  const cleaned = await cleanAndVerify(instance, graced.receiptUrl)
  // The next account of the same person has the same address.
  const openable = await findOpenable(dataDir, nextOwnerId)
  const inTables = [...(await findInTables(dataDir)), ...openable]
  const keys = await readStoredKeys(dataDir)
  const destroyed = new Map([...keysBefore].filter(([subject]) => !keys.has(subject)))
  print(`${destroyed.size} keys are destroyed.`)
  await instance.stop()
  const found = [...inTables, ...(await findInFiles(dataDir, destroyed))]
  print(`Markers left: ${found.length}.`)
  const seen = {
    'markers that no search sees before': unseen,
    ...{ ...graced.seen, ...erased, ...cleaned },
    'the owner’s key is destroyed': destroyed.has(account.ownerId),
  }
  if (!backup) return { seen, found }
  const restored = await restoreBackup({
    ...{ backup, list: erasureListPath(dataDir), env, account, destroyed },
  })
  print(`Markers left in the restored copy: ${restored.found.length}.`)
  return { seen: { ...seen, ...restored.seen }, found: [...found, ...restored.found] }
}

/** The deletion is requested, cancelled, and requested again; a conversation runs. */
async function passGracePeriod({ baseUrl }: Instance, { callApi, email, survey }: MarkedAccount) {
  const anyone = createApiCaller(baseUrl)
  const running = await startMarkedSession(anyone, survey.public_id)
  await waitForQuestion(anyone, running, 'first-question')
  const request = () => callApi('POST', '/api/users/me/deletion', { confirmation: email })
  const statusOf = async () =>
    publicStatusOf((await anyone('GET', `/api/public/surveys/${survey.public_id}`)).body)
  const { status: requested, body } = await request()
  const closedAs = await statusOf()
  const start = { mode: 'advanced' }
  const refused = await anyone('POST', `/api/public/surveys/${survey.public_id}/sessions`, start)
  await answerNext(anyone, running, { text_response: 'The price was too high for our team.' })
  const { status: cancelled } = await callApi('DELETE', '/api/users/me/deletion')
  const openedAs = await statusOf()
  await startMarkedSession(anyone, survey.public_id)
  const again = await request()
  const receiptUrl = (body as unknown as { receipt_url: string }).receipt_url
  return {
    receiptUrl,
    seen: {
      'the deletion is requested': requested,
      'the page while it is requested': closedAs,
      'a start while it is requested': refused.body.code,
      'the cancellation': cancelled,
      'the page after the cancellation': openedAs,
      'the second request': again.status,
      'the receipt while it is requested': await stateOf(receiptUrl),
    },
  }
}

const publicStatusOf = (body: object) =>
  'survey_status' in body ? body.survey_status : 'published'

const stateOf = async (receiptUrl: string) =>
  ((await (await fetch(receiptUrl)).json()) as { state: string }).state

async function eraseAccount(instance: Instance, account: MarkedAccount) {
  const { baseUrl, dataDir } = instance
  const socket = io(baseUrl, {
    ...{ path: '/live/owner', transports: ['websocket'], reconnection: false, forceNew: true },
    extraHeaders: { cookie: account.cookie },
  })
  await new Promise<void>((resolve) => void socket.once('connect', resolve))
  await eraseInDirectory(dataDir, account)
  await waitUntil(async () => !socket.connected)
  const again = await signInAs(baseUrl, account.email)
  const { text: surveys } = await again.callApi('GET', '/api/surveys')
  return {
    'the live socket is open': socket.connected,
    'the session after the erasure': (await account.callApi('GET', '/api/users/me')).status,
    nextOwnerId: again.ownerId,
    'signing up again gives the same account': again.ownerId === account.ownerId,
    'its surveys': surveys,
  }
}

/** Runs the jobs until nothing of the account is left. */
async function eraseInDirectory(dataDir: string, { ownerId }: MarkedAccount): Promise<void> {
  await using infrastructure = await connectInfrastructure(readConfig({ PROSA_DATA: dataDir }))
  const { db } = infrastructure
  await runErasureJobs(infrastructure, afterGrace(), async () => {
    const deletion = await findAccountDeletion(db, ownerId)
    return Boolean(deletion?.finishedAt) && (await erasuresToRepeat(db, 1)).length === 0
  })
}

async function cleanAndVerify({ dataDir }: Instance, receiptUrl: string) {
  // The instance may have cleaned before.
  const isErased = /^(erased|cleaned)$/.test(await stateOf(receiptUrl))
  await runScript('erasures.ts', ['clean'], dataDir)
  const ledger = await runScript('ledger.ts', ['verify'], dataDir)
  return {
    'the receipt says that it is erased': isErased,
    'the receipt after the cleaning': await stateOf(receiptUrl),
    'the ledger is whole': ledger,
  }
}

/** Whether it succeeded. */
const runScript = (script: string, args: readonly string[], dataDir: string): Promise<boolean> =>
  run(process.execPath, [`scripts/${script}`, ...args], {
    env: { ...process.env, NODE_ENV: '', PROSA_DATA: dataDir },
  }).then(
    () => true,
    (error: Error) => {
      throw new Error(`${script} ${args.join(' ')}: ${error.message}`)
    },
  )

type RestoreOptions = {
  backup: string
  list: string
  env: Record<string, string>
  account: MarkedAccount
  destroyed: ReadonlyMap<string, Buffer>
}

async function restoreBackup({ backup, list, env, account, destroyed }: RestoreOptions) {
  const inFilesBefore = await findInFiles(backup, destroyed)
  await runScript('erasures.ts', ['apply', list], backup)
  const keysOf = async () => {
    await using infrastructure = await connectInfrastructure(readConfig({ PROSA_DATA: backup }))
    return (await infrastructure.keys.load([account.ownerId])).size
  }
  await using instance = await startInstance({ dataDir: backup, env })
  const keys = await keysOf()
  await eraseInDirectory(backup, account)
  await runScript('projections.ts', ['rebuild', 'answer-choices'], backup)
  await runScript('erasures.ts', ['clean'], backup)
  const inTables = [...(await findInTables(backup)), ...(await findOpenable(backup))]
  await instance.stop()
  return {
    seen: {
      'the search of files finds what the copy has before': inFilesBefore.length > 0,
      'keys of the account in the restored copy': keys,
    },
    found: [...inTables, ...(await findInFiles(backup, destroyed))],
  }
}
