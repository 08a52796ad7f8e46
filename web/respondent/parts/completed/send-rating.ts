import type { Rated } from '../../conversation/api.ts'
import type { Memory } from '../../conversation/memory.ts'
import { persist, type Patience } from '../../conversation/persist.ts'

type Sending = {
  rate: (said: Rated) => Promise<unknown>
  memory: Pick<Memory, 'rating'>
  patience: Patience
}

/** Sends what the device keeps, and what takes its place meanwhile, until the server has it. One after the other. */
export function ratingSender({ rate, memory: { rating }, patience }: Sending): () => Promise<void> {
  let isSending = false
  return async () => {
    if (isSending) return
    isSending = true
    for (let kept = rating.get(); kept; kept = rating.get()) {
      const { key } = kept
      const said = kept
      // What is refused for good is no reason to trouble who has already left.
      await persist(() => rate(said), { patience }).catch(() => {})
      if (rating.get()?.key === key) rating.clear()
    }
    isSending = false
  }
}
