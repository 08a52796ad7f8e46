import { expect, test } from 'vitest'
import { readNdjson } from './ndjson.ts'

/** An answer that arrives in these chunks. */
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

test('pieces are heard as they come, however they are cut, and the last line is the answer', async () => {
  const heard: unknown[] = []
  const answer = arriving('{"so_far":{"title":"A', 'ção"}}\n{"so_far":1}', '\n{"whole":2}\n')
  expect(await readNdjson(answer, (soFar) => heard.push(soFar))).toEqual({ whole: 2 })
  expect(heard).toEqual([{ title: 'Ação' }, 1])
})

test('an answer without its end is none', async () => {
  await expect(readNdjson(arriving('{"so_far":1}\n'), () => {})).rejects.toThrow('broke off')
  await expect(readNdjson(arriving('{"so_far":1}\n{"who'), () => {})).rejects.toThrow('broke off')
})
