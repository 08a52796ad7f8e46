// Inlined at the top of the page. Queues taps until the app runs, and hides the welcome screen when this device resumes a
// conversation.
declare global {
  interface Window {
    /** Taps before the app ran. */
    prosaEarly?: string | undefined
    prosaRuns?: boolean
  }
}

addEventListener('click', ({ target }) => {
  if ((target as Element).closest('#late button')) location.reload()
  // A change of language and a retry keep the survey and the place in it.
  const same = (target as Element).closest<HTMLAnchorElement>('a[href^="?"]')
  if (same) {
    const query = new URLSearchParams(location.search)
    new URLSearchParams(same.search).forEach((value, name) => query.set(name, value))
    same.search = `${query}`
  }
  const tappedElement = (target as Element).closest<HTMLElement>('[data-early]')
  if (!tappedElement || window.prosaRuns) return
  window.prosaEarly = tappedElement.dataset['early']
  tappedElement.setAttribute('aria-busy', 'true')
})
// If the script does not load in time, the page says so and offers a retry.
const showLateNotice = () => {
  if (!window.prosaRuns) document.getElementById('late')?.removeAttribute('hidden')
}
addEventListener(
  'error',
  ({ target }) => target instanceof HTMLScriptElement && showLateNotice(),
  true,
)
setTimeout(showLateNotice, 10_000)
// An embedded page omits its frame; an inline one also omits the empty space.
const embedded = new URLSearchParams(location.search).get('embed')
const { classList } = document.documentElement
if (embedded || parent !== window) classList.add('embedded')
if (embedded === '1') classList.add('inline')
try {
  const storedSession = localStorage.getItem(`prosa:session:${location.pathname.split('/')[2]}`)
  // A conversation continued from another device is in the fragment.
  if (storedSession || location.hash.startsWith('#on=')) {
    classList.add('resuming')
  }
} catch {
  // Without storage there is nothing to resume.
}

export {}
