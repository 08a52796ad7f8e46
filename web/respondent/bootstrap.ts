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
  if ((target as Element).closest('#late button')) location.reload()
  // Another language, or another try, is about the same survey in the same place.
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
// Where the script does not come, or not in time, the person hears so and may try again.
const showLateNotice = () => {
  if (!window.prosaRuns) document.getElementById('late')?.removeAttribute('hidden')
}
addEventListener(
  'error',
  ({ target }) => target instanceof HTMLScriptElement && showLateNotice(),
  true,
)
setTimeout(showLateNotice, 10_000)
// Inside another page there is no room for what belongs around a page; in its flow, none for what is not filled.
const embedded = new URLSearchParams(location.search).get('embed')
const { classList } = document.documentElement
if (embedded || parent !== window) classList.add('embedded')
if (embedded === '1') classList.add('inline')
try {
  const storedSession = localStorage.getItem(`prosa:session:${location.pathname.split('/')[2]}`)
  // A conversation that began on another device comes behind the #.
  if (storedSession || location.hash.startsWith('#on=')) {
    classList.add('resuming')
  }
} catch {
  // Without storage there is nothing to go on with.
}

export {}
