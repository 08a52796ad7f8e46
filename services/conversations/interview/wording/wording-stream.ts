/** What a respondent sees of a wording on its way. */
export type WordingStream = {
  push: (textSoFar: string) => void
  /** What was shown is taken back. */
  retract: () => void
  /** The question itself follows. */
  end: () => void
}

type Options = {
  show: (text: string) => void
  /** What cannot be asked is not shown either. */
  isAllowed: (text: string) => boolean
  intervalMs?: number
}

/** Shows the latest wording at most 20 times a second, and nothing more once it has ended. */
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
