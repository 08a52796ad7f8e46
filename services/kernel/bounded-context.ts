import type { Channel } from './read/channel.ts'
import type { ScheduledJob } from './jobs/scheduled-jobs.ts'
import type { Reactor } from './reactors/reactor.ts'
import type { Route } from './http/route.ts'

/** What a bounded context offers to the composition root. */
export type BoundedContext = {
  routes: readonly Route[]
  reactors?: readonly Reactor[]
  channels?: readonly Channel[]
  jobs?: readonly ScheduledJob[]
}
