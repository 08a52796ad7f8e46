/** What a respondent sees of a wording on its way. */
export type Streamed = {
  hear: (textSoFar: string) => void
  /** What was shown is taken back. */
  takeBack: () => void
  /** The question itself follows. */
  end: () => void
}

type Options = {
  show: (text: string) => void
  /** What cannot be asked is not shown either. */
  isFit: (text: string) => boolean
  everyMs?: number
}

/** Shows the latest wording at most 20 times a second, and nothing more once it has ended. */
export function openStreamed({ show, isFit, everyMs = 50 }: Options): Streamed {
  let latest = ''
  let shown = ''
  let hasEnded = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    timer = undefined
    if (hasEnded || latest === shown) return
    shown = latest
    show(latest)
    timer = setTimeout(flush, everyMs)
  }
  const end = () => {
    hasEnded = true
    clearTimeout(timer)
  }
  return {
    hear(text) {
      if (hasEnded) return
      if (!isFit(text)) return end()
      latest = text
      if (!timer) flush()
    },
    takeBack() {
      end()
      if (shown !== '') show('')
    },
    end,
  }
}
