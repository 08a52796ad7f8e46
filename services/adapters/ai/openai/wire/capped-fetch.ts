export class ResponseTooLarge extends Error {
  override name = 'TooLarge'
}

/** `fetch` that cuts off an answer of more than so many bytes, instead of collecting it. */
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
