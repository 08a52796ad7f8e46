// Stages of an answer on its way to the owner: accepted, in the read model, at the owner. Seen from outside, by the announcements of
// read models.
import pg from 'pg'
import {
  announcementChannel,
  type Announcement,
} from '../../../../projections/engine/announcements.ts'
import { responses } from '../../../../projections/conversations/responses.projection.ts'
import { printLine } from '../../command-line.ts'
import { quantile } from '../figures.ts'
import type { DeliveredAnswer } from './play-turns.ts'

export type StageWatch = AsyncDisposable & {
  /** Prints the quantiles of each stage, in milliseconds. */
  print: (name: string, answers: readonly DeliveredAnswer[]) => void
}

type Applied = { position: string; at: number }

export async function openStageWatch(databaseUrl: string): Promise<StageWatch> {
  const client = new pg.Client({ connectionString: databaseUrl })
  const applied: Applied[] = []
  client.on('notification', ({ payload = '{}' }) => {
    const position = (JSON.parse(payload) as Announcement).at?.[responses.name]
    if (position !== undefined) applied.push({ position, at: performance.now() })
  })
  await client.connect()
  await client.query(`listen ${announcementChannel}`)
  return {
    print(name, answers) {
      const stages = answers.flatMap((answer) => stagesOf(answer, applied) ?? [])
      printLine(`${name}: milliseconds of an answer's stages, of ${stages.length}`)
      for (const stage of Object.keys(stages[0] ?? {}) as (keyof Stages)[]) {
        const times = stages.map((each) => each[stage])
        const quantiles = [0.5, 0.9, 0.99, 1].map((share) => quantile(times, share).toFixed(1))
        printLine(`  ${stage.padEnd(24)} p50, p90, p99, max: ${quantiles.join(', ')}`)
      }
    },
    [Symbol.asyncDispose]: () => client.end(),
  }
}

type Stages = Record<
  'sent -> accepted' | 'accepted -> read model' | 'read model -> owner' | 'accepted -> owner',
  number
>

/** Undefined where the announcement has not arrived. A stage may end before the one before it is noticed: counted as 0. */
function stagesOf(answer: DeliveredAnswer, applied: readonly Applied[]): Stages | undefined {
  const { sentAt, acceptedAt, arrivedAt, position } = answer
  const inReadModel = applied.find((each) => each.position >= position)
  if (!inReadModel) return undefined
  return {
    'sent -> accepted': acceptedAt - sentAt,
    'accepted -> read model': Math.max(0, inReadModel.at - acceptedAt),
    'read model -> owner': Math.max(0, arrivedAt - Math.max(acceptedAt, inReadModel.at)),
    'accepted -> owner': Math.max(0, arrivedAt - acceptedAt),
  }
}
