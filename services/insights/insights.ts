import type { Context } from '#kernel/context.ts'
import { scorer, type ScorerDeps } from './scorer.reactor.ts'

/** What is made of responses: their sentiment, and whether they are worth a credit. */
export function insights(deps: ScorerDeps): Context {
  return { routes: [], reactors: [scorer(deps)] }
}
