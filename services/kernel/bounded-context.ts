import type { Channel } from './read/channel.ts'
import type { ScheduledJob } from './jobs/scheduled-jobs.ts'
import type { Eraser } from './privacy/repeat-erasures.ts'
import type { Reactor } from './reactors/reactor.ts'
import type { Route } from './http/route.ts'

/** The parts of a bounded context that the composition root runs. */
export type BoundedContext = {
  routes: readonly Route[]
  reactors?: readonly Reactor[]
  channels?: readonly Channel[]
  jobs?: readonly ScheduledJob[]
  /** They erase what has keys of its own, and run again after a backup was restored. */
  erasers?: readonly Eraser[]
}
