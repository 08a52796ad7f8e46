// The script of the site's pages: theme, language, menus, the banner of a failed sign-in, and the conversation to try. Without
// it the pages are complete, and all links work.
import './site.css'

const root = document.documentElement

function store(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    // Without storage the choice is for this page.
  }
}

const actions: Record<string, (target: HTMLElement, event: Event) => void> = {
  theme() {
    root.dataset['theme'] = root.dataset['theme'] === 'dark' ? 'light' : 'dark'
    store('theme', root.dataset['theme'])
  },
  dismiss(target, event) {
    event.preventDefault()
    target.closest('[data-error]')?.remove()
    history.replaceState(null, '', location.pathname)
    document.querySelector<HTMLElement>('header a')?.focus()
  },
  try(target, event) {
    event.preventDefault()
    startDemonstration(target)
  },
}

document.addEventListener('click', (event) => {
  const target = event.target as HTMLElement
  const menu = target.closest('[data-menu]')
  for (const open of document.querySelectorAll('details[data-menu][open]'))
    if (open !== menu) open.removeAttribute('open')
  const language = target.closest<HTMLElement>('[data-language]')?.dataset['language']
  if (language) store('language', language)
  const actor = target.closest<HTMLElement>('[data-action]')
  if (actor) actions[actor.dataset['action'] ?? '']?.(actor, event)
})

document.addEventListener('keydown', ({ key }) => {
  const open = document.querySelector('details[data-menu][open]')
  if (key !== 'Escape' || !open) return
  open.removeAttribute('open')
  open.querySelector('summary')?.focus()
})

/** The respondents' page itself, in a frame, with its start button pressed. */
function startDemonstration(link: HTMLElement): void {
  const section = link.closest<HTMLElement>('[data-demonstration]')
  if (!section) return
  link.setAttribute('aria-busy', 'true')
  const frame = document.createElement('iframe')
  frame.src = section.dataset['demonstration'] ?? ''
  frame.title = section.getAttribute('aria-label') ?? ''
  frame.className = 'size-full flex-1 bg-bg'
  frame.hidden = true
  frame.addEventListener(
    'load',
    () => {
      section.querySelector('[data-invitation]')?.remove()
      frame.hidden = false
      frame.focus()
      frame.contentDocument?.querySelector<HTMLElement>('[data-early="start"]')?.click()
    },
    { once: true },
  )
  section.append(frame)
}

// The next sign-in returns where the failed one would have; the sign-in page checks the path.
const retry = document.querySelector<HTMLAnchorElement>('[data-retry]')
try {
  const next = sessionStorage.getItem('return-path')
  if (retry && next) retry.search = new URLSearchParams({ next }).toString()
} catch {
  // Without storage it returns to the dashboard.
}
