// What a turn costs, in statements: a projection or reactor that is added shows here. `npm run bench -- turn` has the times.
import { expect, test } from 'vitest'
import { pause } from '#kernel/async/backoff.ts'
import {
  openStatementCounter,
  totalOf,
  type StatementKind,
} from '../../../scripts/lib/bench/turn/statement-counts.ts'
import { openWatchedSurvey, playAtRest } from '../../../scripts/lib/bench/turn/play-turns.ts'
import { applicationRole } from '../../support/kernel/databases.ts'
import { startInstanceOnFreshDatabase } from '../../support/processes/instance-on-fresh-database.ts'

const atRest = { turnsEach: 2, pauseMs: 250 }
const settleMs = 1_500

/** The most that a turn at rest may take, on average. Raise one only with a reason. */
const limits: readonly (readonly [StatementKind, number])[] = [
  ['appends', 3],
  ['reads of the log by stream', 0.2],
  ['reads of the log by position', 4],
  ['reads of the head of the log', 2],
  ['transactions that move a projection', 5],
  ['positions of reactors', 2.5],
  ['notifications', 0.1],
]
const maxStatements = 46

test('a turn takes few statements', async () => {
  await using instance = await startInstanceOnFreshDatabase()
  await using counter = await openStatementCounter(instance.databaseUrl, applicationRole.name)
  using survey = await openWatchedSurvey(instance.baseUrl)
  const open = await survey.open(3)
  await pause(settleMs)
  await counter.reset()
  await pause(settleMs)
  const idle = await counter.count()
  await counter.reset()
  const turns = await playAtRest(survey, open, atRest)
  await survey.takeAnswers()
  await pause(settleMs)
  const counts = await counter.count()
  const perTurn = (...kinds: StatementKind[]) =>
    (totalOf(counts, ...kinds) - totalOf(idle, ...kinds)) / turns
  expect(perTurn('appends')).toBeGreaterThan(1)
  const exceeded = limits.filter(([kind, most]) => perTurn(kind) > most)
  expect(exceeded.map(([kind]) => [kind, perTurn(kind)])).toEqual([])
  expect(perTurn()).toBeLessThanOrEqual(maxStatements)
})
