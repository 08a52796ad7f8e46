import { expect } from 'vitest'
import type { DomainEvent } from '#contract/events/catalogue.ts'
import type { ProblemCode } from '#contract/problems.ts'
import type { Decider } from '#kernel/commands/decider.ts'

/** given(decider, ...past).when(command).yields(...events) */
export function given<C, E extends DomainEvent, S>(
  decider: Decider<C, E, S>,
  ...past: readonly E[]
) {
  return {
    when(command: C) {
      const act = () => decider.decide(command, past.reduce(decider.evolve, decider.initial()))
      return {
        yields: (...events: readonly E[]) => expect(act()).toEqual(events),
        yieldsNothing: () => expect(act()).toEqual([]),
        isRejectedWith: (code: ProblemCode) =>
          expect(act).toThrow(expect.objectContaining({ code })),
      }
    },
  }
}
