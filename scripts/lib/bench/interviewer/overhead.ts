// Overhead of a turn outside the engine, beside a reactor that appends one event for each answer.
import { randomUUID } from 'node:crypto'
import type { EventOf } from '#contract/events/catalogue.ts'
import type { Decider } from '#kernel/commands/decider.ts'
import type { Reactor } from '#kernel/reactors/reactor.ts'
import { openInMemoryKernel } from '../../../../tests/support/kernel/in-memory-kernel.ts'
import { quantile, type Figure } from '../figures.ts'
import type { InterviewResult } from './run-interviews.ts'

const targetMs = 20
const baselineTurns = 1_000
const perConversation = 8

type Answer = EventOf<'AnswerSubmitted'>
type StatusChange = EventOf<'ObjectiveStatusChanged'>

export async function overheadFigures(interviews: readonly InterviewResult[]): Promise<Figure[]> {
  const turns = interviews.flatMap(({ turns }) => turns)
  const totalMs = turns.flatMap(({ duration }) => duration?.ms ?? [])
  const processorMs = turns.flatMap(({ duration }) => duration?.processorMs ?? [])
  const overheadMs = interviews.flatMap(({ turns }) =>
    turns.flatMap(({ duration, coded }, index) => {
      const engineMs =
        (coded?.provenance.latencyMs ?? 0) + (turns[index + 1]?.question.provenance.latencyMs ?? 0)
      return duration ? Math.max(0, duration.ms - engineMs) : []
    }),
  )
  const baseline = await measureBaseline()
  return [
    figureOf('overhead per turn, p50', quantile(overheadMs, 0.5), quantile(baseline, 0.5)),
    figureOf(
      'overhead per turn, p99',
      quantile(overheadMs, 0.99),
      quantile(baseline, 0.99),
      targetMs,
    ),
    figureOf('the offline engine included, p50', quantile(totalMs, 0.5), quantile(baseline, 0.5)),
    figureOf('the offline engine included, p99', quantile(totalMs, 0.99), quantile(baseline, 0.99)),
    figureOf(
      'the same, processor time alone, p99',
      quantile(processorMs, 0.99),
      quantile(baseline, 0.99),
    ),
  ]
}

const figureOf = (name: string, value: number, baseline: number, target?: number): Figure => ({
  name,
  value,
  baseline,
  ratio: value / baseline,
  unit: 'ms',
  target: target === undefined ? '' : `< ${target} ms`,
  met: target === undefined || value < target,
})

/** Milliseconds from an answer until the reactor of the floor has handled it. */
async function measureBaseline(): Promise<number[]> {
  const times: number[] = []
  let submittedAt = 0
  const { executeAs, runReactors, head } = openInMemoryKernel([baselineReactor], () =>
    times.push(performance.now() - submittedAt),
  )
  for (let turn = 0, id = ''; turn < baselineTurns; turn++) {
    if (turn % perConversation === 0) id = randomUUID()
    const before = await head()
    await executeAs('respondent')(answers, id, turn)
    submittedAt = performance.now()
    await runReactors(before)
  }
  return times
}

const baselineReactor: Reactor = {
  name: 'floor',
  on: {
    AnswerSubmitted: async ({ id, data }, { execute }) =>
      void (await execute(statusChanges, id, data.number)),
  },
}

const emptyDecider = {
  initial: () => null,
  evolve: () => null,
  subjectIds: (_: null, id: string) => ({ sessionId: id }),
}

const answers: Decider<number, Answer, null> = {
  ...emptyDecider,
  category: 'floor',
  decide: (number) => [
    {
      type: 'AnswerSubmitted',
      data: {
        questionId: randomUUID(),
        responseId: randomUUID(),
        number: number + 1,
        kind: 'open',
        text: 'I compared three other options and only one was cheaper, by about 4 dollars.',
        choice: null,
        elapsedMs: null,
      },
    },
  ],
}

const statusChanges: Decider<number, StatusChange, null> = {
  ...emptyDecider,
  category: 'floor-notes',
  decide: (number) => [
    { type: 'ObjectiveStatusChanged', data: { objectiveId: `p${number}`, status: 'touched' } },
  ],
}
