export class ResponseTooLarge extends Error {
  override name = 'TooLarge'
}

/** A `fetch` that fails on a body of more than the given number of bytes. */
export function cappedFetch(mostBytes: number): typeof fetch {
  return async (input, init) => {
    const reply = await fetch(input, init)
    if (!reply.body) return reply
    let left = mostBytes
    const capped = reply.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          left -= chunk.byteLength
          if (left >= 0) controller.enqueue(chunk)
          else controller.error(new ResponseTooLarge(`more than ${mostBytes} bytes`))
        },
      }),
    )
    const { status, statusText, headers } = reply
    return new Response(capped, { status, statusText, headers })
  }
}
