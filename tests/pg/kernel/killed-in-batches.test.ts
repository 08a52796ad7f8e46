// kill -9 while projections move in batches: rows and checkpoints stay together, so that the read models equal those
// of a rebuild, row for row, before and after a restart.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pause } from '#kernel/async/backoff.ts'
import { answerTextAt } from '../../../scripts/lib/bench/answer-texts.ts'
import {
  fetchNextQuestion,
  postAnswer,
  publishSurvey,
  startConversations,
  type OpenConversation,
} from '../../../scripts/lib/bench/survey-fixtures.ts'
import { freshDatabase } from '../../support/kernel/fresh-database.ts'
import { startInstance, temporaryDataDir } from '../../support/processes/instance.ts'

const run = promisify(execFile)
const database = await freshDatabase()
const dataDir = await temporaryDataDir()
const client = new pg.Client({ connectionString: database.url })
beforeAll(() => client.connect())
afterAll(async () => {
  await client.end()
  await database[Symbol.asyncDispose]()
})

const start = () =>
  startInstance({ dataDir, env: { DATABASE_URL: database.appUrl, LOG_LEVEL: 'fatal' } })

/** Until the server is gone. */
let answers = 0
async function answerUntilKilled(baseUrl: string, conversation: OpenConversation): Promise<void> {
  try {
    for (let open = true; open;) {
      await postAnswer(baseUrl, conversation, answerTextAt(answers++))
      conversation.questionId = (await fetchNextQuestion(baseUrl, conversation.sessionId)) ?? ''
      open = conversation.questionId !== ''
    }
  } catch {
    // Killed.
  }
}

/** Resolves once all projections are live at the head of the log. */
async function waitUntilCaughtUp(): Promise<void> {
  const isBehind = async () => {
    const { rowCount } = await client.query(
      `select from read.checkpoints where state <> 'live'
         or position < (select lpad(max(position)::text, 20, '0') from log.events) collate "C"`,
    )
    return rowCount !== 0
  }
  while (await isBehind()) await pause(50)
}

/** Compares each read model, at its checkpoint, with a rebuild. Rejects where a row differs. */
const verifyAll = () =>
  run(process.execPath, ['scripts/launch.mjs', 'scripts/projections.ts', 'verify', 'all'], {
    env: { ...process.env, DATABASE_URL: database.appUrl, PROSA_DATA: dataDir },
  })

async function waitForAnswers(count: number): Promise<void> {
  const enough = async () => {
    const { rowCount } = await client.query(
      `select from log.events where type = 'AnswerSubmitted' limit ${count}`,
    )
    return rowCount === count
  }
  while (!(await enough())) await pause(20)
}

test('read models equal a rebuild after kill -9 in the middle of batches', async () => {
  const first = await start()
  const { publicId } = await publishSurvey(first.baseUrl)
  const open = await startConversations(first.baseUrl, publicId, 12)
  const answering = open.map((each) => answerUntilKilled(first.baseUrl, each))
  await waitForAnswers(25)
  await first.stop('SIGKILL')
  await Promise.all(answering)
  expect((await verifyAll()).stdout).toMatch(/responses/)
  const second = await start()
  await waitUntilCaughtUp()
  await second.stop()
  expect((await verifyAll()).stdout).toMatch(/responses/)
}, 180_000)
