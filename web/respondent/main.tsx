import './tokens.css'
import './app.css'
import { Component, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { PublicPage } from '#contract/public-page.ts'
import type {} from './bootstrap.ts'
import { App } from './App.tsx'
import { createPublicApi } from './conversation/api.ts'
import { createConversation } from './conversation/conversation.ts'
import { resolveInvitation } from './conversation/invitation.ts'
import {
  createConversationStorage,
  createDeviceStorage,
  type ConversationStorage,
} from './conversation/conversation-storage.ts'
import { createRetryDelay } from './conversation/retry.ts'
import {
  CrashScreen,
  EntryScreen,
  LinkedConversation,
  loadConversationParts,
  Receipt,
} from './features/lazy-screens.ts'
import { LanguageProvider } from './LanguageProvider.tsx'
import { createTexts } from './texts.tsx'

/** Shows an error page with a reload button instead of a blank page. No class fields: they would need a polyfill. */
class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? <CrashScreen /> : this.props.children
  }
}

const page = readPage()
const rootElement = document.getElementById('root')
if (!rootElement) throw new Error('the page has no root')
const root = createRoot(rootElement)
if (parent !== window)
  void import('./parent-frame.ts').then((frame) => frame.notifyParentFrame(rootElement))
const texts = createTexts(page ?? { lang: 'en', texts: {} })
if (!page) showIncompletePage()
else if (page.survey) startSurvey(page.survey)
else if (page.receipt) render(<Receipt code={page.receipt.code} />)
// Nothing to resume; the page already shows why.
else hideLateNotice()

type Survey = NonNullable<PublicPage['survey']>

function startSurvey(survey: Survey): void {
  const storage = createConversationStorage(createDeviceStorage(), survey.publicId)
  const start = () => startConversation(survey, storage)
  // The link of a conversation that continues on this device.
  const isLinked = () => location.hash.startsWith('#on=')
  addEventListener('hashchange', () => isLinked() && location.reload())
  if (isLinked()) render(<LinkedConversation storage={storage} onDone={start} />)
  // Until then it stays as the server rendered it.
  else if (survey.whatsApp && !storage.session.get()) void EntryScreen.preload(texts).then(start)
  else start()
}

function startConversation(survey: Survey, storage: ConversationStorage): void {
  const retryDelay = createRetryDelay()
  const isForm = survey.type === 'normal'
  const invitation = resolveInvitation(location.search, storage)
  // The page already shows why.
  if (survey.startProblem && !storage.session.get() && !storage.starting.get())
    return hideLateNotice()
  const conversation = createConversation({
    ...survey,
    isForm,
    startData: {
      ...(!survey.anonymous && {
        user_agent: navigator.userAgent.slice(0, 1000),
        referrer: document.referrer.slice(0, 2000),
      }),
      notice: { anonymous: survey.anonymous === true, retention_days: survey.retentionDays },
      language: texts.lang,
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
    loadInterview: loadConversationParts,
    // Forms have no live feed.
    loadSubscriber: isForm
      ? undefined
      : async () =>
          (await loadConversationParts()).createLiveSubscriber(location.origin, retryDelay),
  })
  addEventListener('online', () => conversation.setOffline(false))
  addEventListener('offline', () => conversation.setOffline(true))
  void conversation.resume()
  render(<App survey={survey} conversation={conversation} storage={storage} />)
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
  window.prosaRuns = true
}

function hideLateNotice(): void {
  document.documentElement.classList.remove('resuming')
  document.getElementById('late')?.remove()
  window.prosaRuns = true
}

function render(shown: ReactNode): void {
  root.render(
    <LanguageProvider initial={texts}>
      <ErrorBoundary>{shown}</ErrorBoundary>
    </LanguageProvider>,
  )
  hideLateNotice()
}
