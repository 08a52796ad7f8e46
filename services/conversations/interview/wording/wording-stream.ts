/** Publishes a wording to the respondent while it is generated. */
export type WordingStream = {
  push: (textSoFar: string) => void
  /** Clears the published text. */
  retract: () => void
  /** Stops; the question itself follows. */
  end: () => void
}

type Options = {
  show: (text: string) => void
  /** A text that may not be asked is not shown. */
  isAllowed: (text: string) => boolean
  intervalMs?: number
}

/** Shows the latest text at most every `intervalMs` (50 by default) until the stream ends. */
export function openWordingStream({ show, isAllowed, intervalMs = 50 }: Options): WordingStream {
  let latest = ''
  let shown = ''
  let hasEnded = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    timer = undefined
    if (hasEnded || latest === shown) return
    shown = latest
    show(latest)
    timer = setTimeout(flush, intervalMs)
  }
  const end = () => {
    hasEnded = true
    clearTimeout(timer)
  }
  return {
    push(text) {
      if (hasEnded) return
      if (!isAllowed(text)) return end()
      latest = text
      if (!timer) flush()
    },
    retract() {
      end()
      if (shown !== '') show('')
    },
    end,
  }
}
