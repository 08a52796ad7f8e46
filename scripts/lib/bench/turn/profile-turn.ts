// What the processor time of a turn is spent on: by thread, by package and folder, by module of Prosa.
import { pause } from '#kernel/async/backoff.ts'
import { printLine } from '../../command-line.ts'
import { benchAnswers } from '../answers.ts'
import type { Figure } from '../figures.ts'
import { chooseInspector, type CpuProfile, type Inspector } from '../profile/inspector.ts'
import { startMeasuredInstance, type Measured, type MeasuredInstance } from './measured-instance.ts'
import { openWatchedSurvey, playAtOnce } from './play-turns.ts'
import { processorMsOfThreads } from './processor-time.ts'
import { projectRoot, sharesOf, type Shares } from '../profile/profile-shares.ts'
import { settleMs, underLoad } from './turn.ts'

const rowsPrinted = 32

/** Prints processor profiles of turns with 40 respondents, then of `POST responses` over 64 connections. Returns no figures. */
export async function profileTurn(): Promise<Figure[]> {
  const inspector = await chooseInspector()
  await using instance = await startMeasuredInstance({ NODE_OPTIONS: inspector.nodeOptions })
  using survey = await openWatchedSurvey(instance.baseUrl)
  await playAtOnce(survey, await survey.open(underLoad.respondents), underLoad.turnsEach)
  await survey.takeAnswers()
  const open = await survey.open(underLoad.respondents)
  await pause(settleMs)
  await profile('a turn, 40 respondents', instance, inspector, async () => {
    const turns = await playAtOnce(survey, open, underLoad.turnsEach)
    await pause(settleMs)
    return turns
  })
  await survey.takeAnswers()
  const answers = { answersEach: 1_000, rounds: 2 }
  await benchAnswers(instance.baseUrl, {
    ...answers,
    during: (work) =>
      profile('POST responses, 64 connections', instance, inspector, async () => {
        await work()
        await pause(settleMs)
        return answers.answersEach
      }),
  })
  return []
}

/** `work` resolves with the number of its turns. */
async function profile(
  name: string,
  instance: MeasuredInstance,
  inspector: Inspector,
  work: () => Promise<number>,
): Promise<void> {
  const before = await processorMsOfThreads(instance.pid)
  let turns = 0
  let taken: CpuProfile | undefined
  const measured = await instance.measure(async () => {
    taken = await inspector.profile(async () => {
      turns = await work()
    })
  })
  const after = await processorMsOfThreads(instance.pid)
  const threads = [...after].map(([group, ms]) => [group, ms - (before.get(group) ?? 0)] as const)
  printShares(name, { measured, turns, threads, taken: taken! })
}

type Profiled = { measured: Measured; turns: number; threads: Shares; taken: CpuProfile }

function printShares(name: string, { measured, turns, threads, taken }: Profiled): void {
  const { busyMs, byPlace, byModule } = sharesOf(taken, projectRoot)
  const perTurn = (ms: number) => (ms / turns).toFixed(2).padStart(7)
  // Samples count the time in which another process has the processor, too.
  const loopMs = threads.find(([group]) => group === 'event loop')?.[1] ?? busyMs
  const scaled = (shares: Shares): Shares =>
    shares.map(([place, ms]) => [place, (ms * loopMs) / busyMs])
  printLine(`\n${name}: milliseconds of processor time for each of ${turns} turns`)
  printLine(`${perTurn(measured.databaseMs ?? 0)}  database`)
  printTable('threads of node', threads)
  printTable('event loop, by package and folder', scaled(byPlace))
  printTable('event loop, by the nearest module of Prosa', scaled(byModule))

  function printTable(title: string, shares: Shares): void {
    printLine(`\n  ${title}`)
    for (const [place, ms] of shares.slice(0, rowsPrinted)) printLine(`${perTurn(ms)}  ${place}`)
    const rest = shares.slice(rowsPrinted).reduce((sum, [, ms]) => sum + ms, 0)
    if (rest > 0) printLine(`${perTurn(rest)}  others`)
  }
}
