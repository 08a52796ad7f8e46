// Counts openings of surveys' pages in memory, and records one event for each survey and minute.
import { randomUUID } from 'node:crypto'
import type { OpeningEvent } from '#contract/events/openings.ts'
import { type MinuteFlush, openMinuteFlush } from '#kernel/async/minute-flush.ts'
import type { Executor } from '#kernel/commands/execute.ts'
import type { Log } from '#kernel/log.ts'
import { surveyOpenings } from './survey-openings.decider.ts'

type Survey = { ownerId: string; surveyId: string }
/** `id`: of the command. A count whose append failed may be stored nevertheless: the same command changes nothing then. */
type Counted = { id: string; openings: OpeningEvent['data'] }

export type OpeningCounter = { count: (survey: Survey) => void } & MinuteFlush

type OpeningCounterOptions = { executor: Executor; log: Log; now?: () => Date }

export function openOpeningCounter({
  executor,
  log,
  now = () => new Date(),
}: OpeningCounterOptions): OpeningCounter {
  let counts = new Map<string, Survey & { count: number }>()
  let from = now().toISOString()
  let failed: Counted[] = []
  const flushing = openMinuteFlush<Counted>({
    take() {
      const to = now().toISOString()
      // All surveys have these times: a single opening has no time of its own.
      const counted = [...counts.values()].map((each) => ({
        id: randomUUID(),
        openings: { ...each, from, to },
      }))
      const taken = [...failed, ...counted]
      counts = new Map()
      failed = []
      from = to
      return taken
    },
    async store({ id, openings }) {
      const execute = executor({ commandId: id, correlationId: id, actor: 'anyone' })
      const stream = `${openings.surveyId}-${openings.from.slice(0, 10)}`
      await execute(surveyOpenings, stream, { type: 'RecordOpenings', openings })
    },
    putBack(counted, err) {
      log.error({ err, surveyId: counted.openings.surveyId }, 'openings could not be recorded')
      failed.push(counted)
    },
  })
  return {
    count({ ownerId, surveyId }) {
      const known = counts.get(surveyId)
      if (known) known.count++
      else counts.set(surveyId, { ownerId, surveyId, count: 1 })
    },
    ...flushing,
  }
}
