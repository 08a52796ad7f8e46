import { expect, test } from 'vitest'
import { readNdjson } from './ndjson.ts'

/** A response that arrives in these chunks. */
function arriving(...chunks: string[]): Response {
  const bytes = new TextEncoder().encode(chunks.join(''))
  const sizes = chunks.map((chunk) => new TextEncoder().encode(chunk).length)
  return new Response(
    new ReadableStream({
      start(controller) {
        let at = 0
        for (const size of sizes) controller.enqueue(bytes.slice(at, (at += size)))
        controller.close()
      },
    }),
  )
}

test('partial results are passed on however chunks are split; the last line is the result', async () => {
  const received: unknown[] = []
  const answer = arriving('{"so_far":{"title":"A', 'ção"}}\n{"so_far":1}', '\n{"whole":2}\n')
  expect(await readNdjson(answer, (partial) => received.push(partial))).toEqual({ whole: 2 })
  expect(received).toEqual([{ title: 'Ação' }, 1])
})

test('a response without its last line is rejected', async () => {
  await expect(readNdjson(arriving('{"so_far":1}\n'), () => {})).rejects.toThrow('broke off')
  await expect(readNdjson(arriving('{"so_far":1}\n{"who'), () => {})).rejects.toThrow('broke off')
})
