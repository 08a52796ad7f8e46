import './tokens.css'
import './app.css'
import { Component, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { PublicPage } from '#contract/public-page.ts'
import type {} from './bootstrap.ts'
import { App } from './App.tsx'
import { createPublicApi } from './conversation/api.ts'
import { createConversation } from './conversation/conversation.ts'
import { parseContinuation, hasOtherConversation } from './conversation/continuation.ts'
import { resolveInvitation } from './conversation/invitation.ts'
import {
  createConversationStorage,
  createDeviceStorage,
  type ConversationStorage,
} from './conversation/conversation-storage.ts'
import { createRetryDelay } from './conversation/retry.ts'
import { ConversationConflict, CrashScreen, Receipt } from './features/lazy-screens.ts'
import { LanguageProvider } from './LanguageProvider.tsx'

/** Shows an error page with a reload button instead of a blank page. */
class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError = () => ({ isBroken: true })

  override render() {
    return this.state.isBroken ? <CrashScreen /> : this.props.children
  }
}

const page = readPage()
const rootElement = document.getElementById('root')
if (!rootElement) throw new Error('the page has no root')
const root = createRoot(rootElement)
if (parent !== window)
  void import('./parent-frame.ts').then(({ notifyParentFrame }) => notifyParentFrame(rootElement))
if (!page) showIncompletePage()
else if (page.survey) startSurvey(root, page, page.survey)
else if (page.receipt) render(root, page, <Receipt code={page.receipt.code} />)
// Nothing to resume; the page already shows why.
else document.documentElement.classList.remove('resuming')
window.prosaRuns = true
if (page) document.getElementById('late')?.remove()

type Survey = NonNullable<PublicPage['survey']>

function startSurvey(root: Root, page: PublicPage, survey: Survey): void {
  const storage = createConversationStorage(createDeviceStorage(), survey.publicId)
  const linkedSessionId = parseContinuation(location.hash)
  // Removes the secret from the address and the history.
  const continueHere = () => {
    if (linkedSessionId) history.replaceState(null, '', location.pathname + location.search)
    startConversation(root, page, survey, storage)
  }
  const acceptLink = () => {
    if (linkedSessionId && storage.session.get() !== linkedSessionId)
      storage.switchTo(linkedSessionId)
    continueHere()
  }
  addEventListener('hashchange', () => parseContinuation(location.hash) && location.reload())
  if (!linkedSessionId || !hasOtherConversation(storage, linkedSessionId)) return acceptLink()
  document.documentElement.classList.remove('resuming')
  render(root, page, <ConversationConflict onAccept={acceptLink} onKeepCurrent={continueHere} />)
}

function startConversation(
  root: Root,
  page: PublicPage,
  survey: Survey,
  storage: ConversationStorage,
): void {
  const retryDelay = createRetryDelay()
  const isForm = survey.type === 'normal'
  const invitation = resolveInvitation(location.search, storage)
  const conversation = createConversation({
    ...survey,
    isForm,
    startData: {
      user_agent: navigator.userAgent.slice(0, 1000),
      referrer: document.referrer.slice(0, 2000),
      language: page.lang,
      mode: location.pathname.startsWith('/sa/') ? 'advanced' : 'web',
      ...(invitation && { invitation }),
    },
    api: createPublicApi(),
    storage,
    retryDelay,
    afterPaint,
    botSignals: () => ({
      shown_ms: Math.round(performance.now()),
      website:
        document.querySelector<HTMLInputElement>('[name=website]')?.value.slice(0, 2000) ?? '',
    }),
    // Forms have no live feed.
    loadSubscriber: isForm
      ? undefined
      : async () =>
          (await import('./conversation/live-feed.ts')).createLiveSubscriber(
            location.origin,
            retryDelay,
          ),
  })
  addEventListener('online', () => conversation.setOffline(false))
  addEventListener('offline', () => conversation.setOffline(true))
  void conversation.resume()
  render(root, page, <App survey={survey} conversation={conversation} storage={storage} />)
  document.documentElement.classList.remove('resuming')
  if (window.prosaEarly === 'start' && !storage.session.get()) conversation.start()
}

/** A hidden page does not paint. */
const afterPaint = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => setTimeout(done))
    setTimeout(done, 50)
  })

/** Undefined if the document is incomplete. */
function readPage(): PublicPage | undefined {
  try {
    return JSON.parse(document.getElementById('page')?.textContent ?? '') as PublicPage
  } catch {
    return undefined
  }
}

function showIncompletePage(): void {
  const late = document.getElementById('late')
  if (!late?.firstElementChild) return
  late.firstElementChild.textContent = late.dataset['cut'] ?? ''
  late.hidden = false
}

function render(root: Root, page: PublicPage, shown: ReactNode): void {
  root.render(
    <LanguageProvider page={page}>
      <ErrorBoundary>{shown}</ErrorBoundary>
    </LanguageProvider>,
  )
}
