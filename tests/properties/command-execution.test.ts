import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openExecutor } from '#kernel/commands/execute.ts'
import { openDecoder } from '#kernel/commands/decode-events.ts'
import { Problem } from '#kernel/problem.ts'
import type { EventStore } from '#ports/event-store.ts'
import { type StoreFault, createFaultyEventStore } from '../support/kernel/faulty-event-store.ts'
import { memoryKeys } from '../support/kernel/memory-keys.ts'
import { openMemoryEventStore } from '../../services/adapters/event-store/memory.ts'
import { notebook } from '../support/kernel/notebook-aggregate.ts'

const CommandDelivery = fc.record({
  /** The process that gets the command. */
  by: fc.integer({ min: 0, max: 1 }),
  /** Few ids, so that commands are repeated, also by the other process and concurrently. */
  command: fc.integer({ min: 0, max: 14 }),
  stream: fc.constantFrom('a', 'b'),
  fault: fc.constantFrom<StoreFault>(undefined, undefined, undefined, 'refused', 'cut'),
  pause: fc.boolean(),
})

/** Yields between the steps of a read. */
function interleaved(store: EventStore): EventStore {
  return {
    ...store,
    async *readStream(stream, options) {
      await setImmediate()
      yield* store.readStream(stream, options)
      await setImmediate()
    },
  }
}

test('two processes on one store lose and duplicate no decision', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(CommandDelivery, { minLength: 1, maxLength: 40 }), async (all) => {
      const store = openMemoryEventStore()
      const keys = memoryKeys()
      const faults: StoreFault[] = all.map(({ fault }) => fault)
      const wire = createFaultyEventStore(interleaved(store), { append: () => faults.shift() })
      const executors = [0, 1].map(() =>
        openExecutor({ store: wire, keys, decodeEvents: openDecoder(keys) }),
      )
      const running: Promise<readonly [string, string[]]>[] = []
      for (const { by, command, stream, pause } of all) {
        const commandId = `${stream}-${command}`
        const execute = executors[by]!({ commandId, correlationId: commandId, actor: 'test' })
        const sent = execute(notebook, stream, { type: 'Write', note: commandId, text: commandId })
        const notes = sent.then(
          ({ events }) => events.map(({ data }) => JSON.stringify(data)),
          (error: unknown) => (error instanceof Problem ? [error.code] : Promise.reject(error)),
        )
        running.push(notes.then((answer) => [commandId, answer] as const))
        if (pause) await setImmediate()
      }
      const answers = await Promise.all(running)
      const stored = (
        await Promise.all(
          ['a', 'b'].map((id) => Array.fromAsync(store.readStream(`notebook-${id}`))),
        )
      ).flat()
      const commands = stored.map(({ meta }) => meta['commandId']!)
      expect(new Set(commands).size).toBe(commands.length)
      // A command is in the log, or was refused because its stream is full.
      const full = new Set(
        ['a', 'b'].filter((id) => commands.filter((c) => c.startsWith(id)).length === 10),
      )
      const refused = answers.filter(([, answer]) => answer[0] === 'conversations/finished')
      const wasRefused = new Set(refused.map(([id]) => id))
      const done = answers.map(([id]) => id).filter((id) => !wasRefused.has(id))
      expect(new Set(commands)).toEqual(new Set(done))
      for (const [commandId] of refused) expect(full).toContain(commandId.slice(0, 1))
      // Repeats of a command get the same result.
      const sent = Map.groupBy(answers, ([commandId]) => commandId)
      for (const group of sent.values())
        expect(new Set(group.map(([, answer]) => answer.join())).size).toBe(1)
      const numbers = stored.map(
        ({ data, stream }) => `${stream} ${(data as { number: number }).number}`,
      )
      expect(new Set(numbers).size).toBe(numbers.length)
    }),
    { numRuns: 60 },
  )
})
