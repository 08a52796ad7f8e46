import './tokens.css'
import './app.css'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { PublicPage } from '#contract/public-page.ts'
import type {} from './early.ts'
import { App } from './App.tsx'
import { Boundary } from './Boundary.tsx'
import { publicApi } from './conversation/api.ts'
import { createConversation } from './conversation/conversation.ts'
import { continuationIn, holdsAnother } from './conversation/continuation.ts'
import { invitationIn } from './conversation/invitation.ts'
import { createMemory, deviceStore, type Memory } from './conversation/memory.ts'
import { createPatience } from './conversation/persist.ts'
import { Carried, Receipt } from './parts/all.ts'
import { Spoken } from './Spoken.tsx'

const page = readPage()
const place = document.getElementById('root')
if (!place) throw new Error('the page has no root')
const root = createRoot(place)
if (parent !== window) void import('./framed.ts').then(({ tellFrame }) => tellFrame(place))
if (!page) tellCut()
else if (page.survey) run(root, page, page.survey)
else if (page.receipt) show(root, page, <Receipt code={page.receipt.code} />)
// What this device holds cannot be gone on with now; why is on the page already.
else document.documentElement.classList.remove('resuming')
window.prosaRuns = true
if (page) document.getElementById('late')?.remove()

type Survey = NonNullable<PublicPage['survey']>

function run(root: Root, page: PublicPage, survey: Survey): void {
  const memory = createMemory(deviceStore(), survey.publicId)
  const carried = continuationIn(location.hash)
  // A secret is not to stay where it is shown and remembered.
  const goOn = () => {
    if (carried) history.replaceState(null, '', location.pathname + location.search)
    converse(root, page, survey, memory)
  }
  const take = () => {
    if (carried && memory.session.get() !== carried) memory.turnTo(carried)
    goOn()
  }
  addEventListener('hashchange', () => continuationIn(location.hash) && location.reload())
  if (!carried || !holdsAnother(memory, carried)) return take()
  document.documentElement.classList.remove('resuming')
  show(root, page, <Carried onTake={take} onStay={goOn} />)
}

function converse(root: Root, page: PublicPage, survey: Survey, memory: Memory): void {
  const patience = createPatience()
  const isForm = survey.type === 'normal'
  const invitation = invitationIn(location.search, memory)
  const conversation = createConversation({
    ...survey,
    isForm,
    about: {
      user_agent: navigator.userAgent.slice(0, 1000),
      referrer: document.referrer.slice(0, 2000),
      language: page.lang,
      mode: location.pathname.startsWith('/sa/') ? 'advanced' : 'web',
      ...(invitation && { invitation }),
    },
    api: publicApi(),
    memory,
    patience,
    painted,
    signs: () => ({
      shown_ms: Math.round(performance.now()),
      website:
        document.querySelector<HTMLInputElement>('[name=website]')?.value.slice(0, 2000) ?? '',
    }),
    // Of fixed questions there is no news.
    follow: isForm
      ? undefined
      : async () => (await import('./conversation/live.ts')).followOver(location.origin, patience),
  })
  addEventListener('online', () => conversation.setOffline(false))
  addEventListener('offline', () => conversation.setOffline(true))
  void conversation.resume()
  show(root, page, <App survey={survey} conversation={conversation} memory={memory} />)
  document.documentElement.classList.remove('resuming')
  if (window.prosaEarly === 'start' && !memory.session.get()) conversation.start()
}

/** Nothing is painted of a page that is out of sight. */
const painted = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => setTimeout(done))
    setTimeout(done, 50)
  })

/** Undefined where the connection was cut before all of it had come. */
function readPage(): PublicPage | undefined {
  try {
    return JSON.parse(document.getElementById('page')?.textContent ?? '') as PublicPage
  } catch {
    return undefined
  }
}

function tellCut(): void {
  const late = document.getElementById('late')
  if (!late?.firstElementChild) return
  late.firstElementChild.textContent = late.dataset['cut'] ?? ''
  late.hidden = false
}

function show(root: Root, page: PublicPage, shown: ReactNode): void {
  root.render(
    <Spoken page={page}>
      <Boundary>{shown}</Boundary>
    </Spoken>,
  )
}
