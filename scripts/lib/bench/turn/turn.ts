// What one turn costs: an answer is accepted, the answer before it scored, the next question asked.
import { loadavg } from 'node:os'
import { pause } from '#kernel/async/backoff.ts'
import { printLine } from '../../command-line.ts'
import { benchAnswers } from '../answers.ts'
import { quantile, type Figure } from '../figures.ts'
import { measureEcho } from '../live-latency.ts'
import { startMeasuredInstance, type Measured, type MeasuredInstance } from './measured-instance.ts'
import {
  openWatchedSurvey,
  playAtOnce,
  playAtRest,
  waitOf,
  type DeliveredAnswer,
  type WatchedSurvey,
} from './play-turns.ts'
import { openStageWatch, type StageWatch } from './stages.ts'
import { totalOf, type StatementKind } from './statement-counts.ts'

const atRest = { conversations: 6, turnsEach: 6, pauseMs: 400 }
export const underLoad = { respondents: 40, turnsEach: 8 }
const idleSeconds = 20
/** Until what follows the last turn is done. */
export const settleMs = 3_000

/** With `listStatements`, prints how often each statement ran and what it took. */
export async function benchTurn({ listStatements = false } = {}): Promise<Figure[]> {
  const print = listStatements ? printStatements : async () => {}
  await using instance = await startMeasuredInstance({}, { tracksPlanning: listStatements })
  await using stages = await openStageWatch(instance.databaseUrl)
  using survey = await openWatchedSurvey(instance.baseUrl)
  await playAtOnce(survey, await survey.open(underLoad.respondents), underLoad.turnsEach)
  await survey.takeAnswers()
  printLine(`load of the machine: ${loadavg()[0]!.toFixed(1)}`)
  const idle = await instance.measure(() => pause(idleSeconds * 1_000))
  const bench = { instance, survey, stages, idle, print, echo: await measureEcho() }
  return [
    figure('idle, transactions per second', idle.transactions / idle.seconds, '', '<= 4'),
    ...(await benchAtRest(bench)),
    ...(await benchUnderLoad(bench)),
    ...(await benchAnswers(instance.baseUrl, { answersEach: 1_000, rounds: 2, target: 0.35 })),
  ]
}

type TurnBench = {
  instance: MeasuredInstance
  survey: WatchedSurvey
  stages: StageWatch
  /** Round trips of a plain socket.io echo. */
  echo: readonly number[]
  idle: Measured
  print: typeof printStatements
}

async function benchAtRest(bench: TurnBench): Promise<Figure[]> {
  const { survey, stages } = bench
  const cost = await costOf(bench, atRest.conversations, (open) => playAtRest(survey, open, atRest))
  const answers = await survey.takeAnswers()
  stages.print('at rest', answers)
  return [
    ...figuresOf('at rest', cost, {
      transactions: '<= 40',
      logReads: '<= 6',
      node: '',
      database: '',
    }),
    ...latencies(bench, 'answer accepted -> owner', answers, { p50: '< 15 ms', p99: '< 50 ms' }),
  ]
}

const latencies = (
  { echo }: Pick<TurnBench, 'echo'>,
  name: string,
  answers: readonly DeliveredAnswer[],
  targets: { p50: string; p99: string },
): Figure[] =>
  (
    [
      ['p50', 0.5],
      ['p99', 0.99],
    ] as const
  ).map(([label, share]) => {
    const wait = quantile(answers.map(waitOf), share)
    return figure(`${name}, ${label}`, wait, 'ms', targets[label], quantile(echo, share))
  })

async function benchUnderLoad(bench: TurnBench): Promise<Figure[]> {
  const { survey, stages } = bench
  const name = `${underLoad.respondents} respondents`
  const cost = await costOf(bench, underLoad.respondents, async (open) => {
    const turns = await playAtOnce(survey, open, underLoad.turnsEach)
    await pause(settleMs)
    return turns
  })
  const answers = await survey.takeAnswers()
  stages.print(name, answers)
  return [
    ...figuresOf(name, cost, {
      transactions: '<= 10',
      logReads: '<= 1',
      node: '<= 5 ms',
      database: '<= 2.5 ms',
    }),
    ...latencies(bench, `${name}: answer accepted -> owner`, answers, { p50: '', p99: '< 50 ms' }),
  ]
}

/** `play` resolves with the number of its turns. */
async function costOf(
  { instance, survey, idle, print }: TurnBench,
  conversations: number,
  play: (open: Awaited<ReturnType<WatchedSurvey['open']>>) => Promise<number>,
): Promise<TurnCost> {
  const open = await survey.open(conversations)
  await pause(settleMs)
  let turns = 0
  const measured = await instance.measure(async () => {
    turns = await play(open)
  })
  await print(instance, turns)
  return perTurn(measured, idle, turns)
}

type Targets = Record<'transactions' | 'logReads' | 'node' | 'database', string>
type TurnCost = ReturnType<typeof perTurn>

/** Without what an idle server does in the same time. */
function perTurn(measured: Measured, idle: Measured, turns: number) {
  const share = (all: number | undefined, idling: number | undefined) =>
    all === undefined || idling === undefined
      ? undefined
      : (all - (idling * measured.seconds) / idle.seconds) / turns
  const statements = (...kinds: StatementKind[]) =>
    share(totalOf(measured.statements, ...kinds), totalOf(idle.statements, ...kinds))!
  return {
    transactions: share(measured.transactions, idle.transactions)!,
    node: share(measured.nodeMs, idle.nodeMs),
    database: share(measured.databaseMs, idle.databaseMs),
    statements,
  }
}

/** The floor of counts: the appends of the same turns. */
function figuresOf(when: string, cost: TurnCost, targets: Targets): Figure[] {
  const { transactions, node, database, statements } = cost
  const appends = statements('appends')
  const logReads = statements(
    'reads of the log by stream',
    'reads of the log by position',
    'reads of the head of the log',
  )
  const count = (name: string, value: number, target = '') =>
    figure(`${when}: ${name}`, value, '', target, appends)
  const time = (name: string, value: number | undefined, target: string) =>
    value === undefined ? [] : [figure(`${when}: ${name}`, value, 'ms', target)]
  return [
    count('transactions', transactions, targets.transactions),
    count('statements', statements()),
    count('appends', appends),
    count('reads of the log by stream', statements('reads of the log by stream')),
    count('reads of the log by position', statements('reads of the log by position')),
    count('reads of the head of the log', statements('reads of the head of the log')),
    count('reads of the log in all', logReads, targets.logReads),
    count('transactions that move a projection', statements('transactions that move a projection')),
    count('positions of reactors', statements('positions of reactors')),
    ...time('processor time of node', node, targets.node),
    ...time('processor time of the database', database, targets.database),
  ]
}

/** `target` is a limit, such as `<= 40` or `< 15 ms`. */
function figure(
  name: string,
  value: number,
  unit: string,
  target: string,
  baseline?: number,
): Figure {
  const met = target === '' || value <= Number(/[\d.]+/.exec(target)![0])
  const floor = baseline === undefined ? {} : { baseline, ratio: value / baseline }
  return { name, value, unit, target, met, ...floor }
}

const statementColumns = ['calls', 'ms', 'plans', 'planMs', 'hit', 'dirtied', 'walBytes'] as const

/** Statements that run less than once in ten turns are summed up. */
async function printStatements(instance: MeasuredInstance, turns: number): Promise<void> {
  const listed = await instance.listStatements()
  const isRare = ({ calls }: { calls: number }) => calls * 10 < turns
  const perTurn = (column: (typeof statementColumns)[number], of: typeof listed) =>
    (of.reduce((sum, each) => sum + each[column], 0) / turns).toFixed(2).padStart(9)
  const print = (text: string, of: typeof listed) =>
    printLine(`${statementColumns.map((column) => perTurn(column, of)).join('')}  ${text}`)
  printLine(`${statementColumns.map((column) => column.padStart(9)).join('')}  for each turn`)
  for (const each of listed)
    if (!isRare(each))
      print(`${each.kind}: ${each.query.replaceAll(/\s+/g, ' ').slice(0, 110)}`, [each])
  print('others', listed.filter(isRare))
  print('all', listed)
}
