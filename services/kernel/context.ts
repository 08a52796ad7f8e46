import type { Channel } from './channel.ts'
import type { Clock } from './clock.ts'
import type { Reactor } from './reactor.ts'
import type { Route } from './route.ts'

/** What a bounded context offers to the composition root. */
export type Context = {
  routes: readonly Route[]
  reactors?: readonly Reactor[]
  channels?: readonly Channel[]
  clocks?: readonly Clock[]
}
