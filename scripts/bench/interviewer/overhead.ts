// What we add to a turn, beside a floor: a reactor that hears an answer and appends one event.
import { randomUUID } from 'node:crypto'
import type { EventOf } from '#contract/events/catalogue.ts'
import type { Decider } from '#kernel/decider.ts'
import type { Reactor } from '#kernel/reactor.ts'
import { openStage } from '../../../tests/support/stage.ts'
import { quantile, type Figure } from '../report.ts'
import type { Played } from './play.ts'

const targetMs = 20
const floorTurns = 1_000
const perConversation = 8

type Answer = EventOf<'AnswerSubmitted'>
type Note = EventOf<'ObjectiveStatusChanged'>

export async function overheadFigures(played: readonly Played[]): Promise<Figure[]> {
  const turns = played.flatMap(({ turns }) => turns)
  const whole = turns.flatMap(({ took }) => took?.ms ?? [])
  const processor = turns.flatMap(({ took }) => took?.processorMs ?? [])
  const own = played.flatMap(({ turns }) =>
    turns.flatMap(({ took, coded }, index) => {
      const engineMs =
        (coded?.provenance.latencyMs ?? 0) + (turns[index + 1]?.question.provenance.latencyMs ?? 0)
      return took ? Math.max(0, took.ms - engineMs) : []
    }),
  )
  const floor = await floorMs()
  return [
    figureOf('overhead per turn, p50', quantile(own, 0.5), quantile(floor, 0.5)),
    figureOf('overhead per turn, p99', quantile(own, 0.99), quantile(floor, 0.99), targetMs),
    figureOf('the offline engine included, p50', quantile(whole, 0.5), quantile(floor, 0.5)),
    figureOf('the offline engine included, p99', quantile(whole, 0.99), quantile(floor, 0.99)),
    figureOf(
      'the same, processor time alone, p99',
      quantile(processor, 0.99),
      quantile(floor, 0.99),
    ),
  ]
}

const figureOf = (name: string, value: number, floor: number, target?: number): Figure => ({
  name,
  value,
  floor,
  ratio: value / floor,
  unit: 'ms',
  target: target === undefined ? '' : `< ${target} ms`,
  met: target === undefined || value < target,
})

/** Answers of conversations as long as the others, heard by a reactor that does nothing but take note. */
async function floorMs(): Promise<number[]> {
  const times: number[] = []
  let submittedAt = 0
  const { as, settle, head } = openStage([taker], () => times.push(performance.now() - submittedAt))
  for (let turn = 0, id = ''; turn < floorTurns; turn++) {
    if (turn % perConversation === 0) id = randomUUID()
    const before = await head()
    await as('respondent')(answers, id, turn)
    submittedAt = performance.now()
    await settle(before)
  }
  return times
}

const taker: Reactor = {
  name: 'floor',
  on: {
    AnswerSubmitted: async ({ id, data }, { execute }) =>
      void (await execute(notes, id, data.number)),
  },
}

const bare = {
  initial: () => null,
  evolve: () => null,
  about: (_: null, id: string) => ({ sessionId: id }),
}

const answers: Decider<number, Answer, null> = {
  ...bare,
  stream: 'floor',
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

const notes: Decider<number, Note, null> = {
  ...bare,
  stream: 'floor-notes',
  decide: (number) => [
    { type: 'ObjectiveStatusChanged', data: { objectiveId: `p${number}`, status: 'touched' } },
  ],
}
