// A script of its own on the pages of surveys that take answers. Reports that a person opened the page: once for each tab,
// without anything about the person.

/** What programs that fetch a page for its preview do not do. */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'scroll', 'focus']
/** A page that is in sight for so long has a reader. */
const readMs = 3_000

const publicId = location.pathname.split('/')[2] ?? ''
const markName = `prosa:opened:${publicId}`

/** Waits until the page is in sight, and for a sign of a person or for `readMs`. */
function watch(): void {
  const listening = new AbortController()
  const { signal } = listening
  let isInSight = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const isShown = () => isInSight && document.visibilityState === 'visible'
  const report = () => {
    clearTimeout(timer)
    listening.abort()
    observer.disconnect()
    mark()
    const request = { method: 'POST', keepalive: true, credentials: 'omit' } as const
    fetch(`/api/public/surveys/${publicId}/openings`, request).catch(() => {})
  }
  const restart = () => {
    clearTimeout(timer)
    if (isShown()) timer = setTimeout(report, readMs)
  }
  // In a frame: of what the page around it shows.
  const observer = new IntersectionObserver((entries) => {
    isInSight = entries[entries.length - 1]!.isIntersecting
    restart()
  })
  observer.observe(document.body)
  document.addEventListener('visibilitychange', restart, { signal })
  for (const sign of signs)
    addEventListener(sign, () => isShown() && report(), { signal, passive: true })
}

/** Whether this tab has reported the survey, or the page resumes a conversation. The app uses the same names. */
function isKnown(): boolean {
  try {
    return (
      location.hash.startsWith('#on=') ||
      localStorage.getItem(`prosa:session:${publicId}`) !== null ||
      sessionStorage.getItem(markName) !== null
    )
  } catch {
    return false
  }
}

/** Without storage each load is an opening. */
function mark(): void {
  try {
    sessionStorage.setItem(markName, '1')
  } catch {}
}

if (!navigator.webdriver && !isKnown()) watch()

export {}
