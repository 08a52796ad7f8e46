// Written into the page before everything else. Taps before the app runs are kept for it, and a conversation that this
// device will go on with does not flash the welcome screen.
declare global {
  interface Window {
    /** What was tapped before the app ran. */
    prosaEarly?: string | undefined
    prosaRuns?: boolean
  }
}

addEventListener('click', ({ target }) => {
  const tapped = (target as Element).closest<HTMLElement>('[data-early]')
  if (!tapped || window.prosaRuns) return
  window.prosaEarly = tapped.dataset['early']
  tapped.setAttribute('aria-busy', 'true')
})
try {
  if (localStorage.getItem(`prosa:session:${location.pathname.split('/')[2]}`)) {
    document.documentElement.className = 'resuming'
  }
} catch {
  // Without storage there is nothing to go on with.
}

export {}
