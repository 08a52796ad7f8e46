import './tokens.css'
import './app.css'
import { createRoot } from 'react-dom/client'
import type { PublicPage } from '#contract/public-page.ts'
import type {} from './early.ts'
import { App } from './App.tsx'
import { publicApi } from './conversation/api.ts'
import { createConversation } from './conversation/conversation.ts'
import { invitationIn } from './conversation/invitation.ts'
import { followOver } from './conversation/live.ts'
import { createMemory, deviceStore } from './conversation/memory.ts'
import { createPatience } from './conversation/persist.ts'
import { tellFrame } from './framed.ts'
import { wordsOf, WordsProvider } from './words.tsx'

const page = JSON.parse(document.getElementById('page')?.textContent ?? '{}') as PublicPage
const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')
tellFrame(root)
if (page.survey) run(root, page, page.survey)
// What this device holds cannot be gone on with now; why is on the page already.
else document.documentElement.classList.remove('resuming')

function run(root: Element, page: PublicPage, survey: NonNullable<PublicPage['survey']>): void {
  const memory = createMemory(deviceStore(), survey.publicId)
  const patience = createPatience()
  const invitation = invitationIn(location.search, memory)
  const conversation = createConversation({
    ...survey,
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
    signs: () => ({
      shown_ms: Math.round(performance.now()),
      website:
        document.querySelector<HTMLInputElement>('[name=website]')?.value.slice(0, 2000) ?? '',
    }),
    follow: followOver(location.origin, patience),
  })
  addEventListener('online', () => conversation.setOffline(false))
  addEventListener('offline', () => conversation.setOffline(true))
  void conversation.resume()
  createRoot(root).render(
    <WordsProvider value={wordsOf(page)}>
      <App survey={survey} conversation={conversation} memory={memory} />
    </WordsProvider>,
  )
  document.documentElement.classList.remove('resuming')
  window.prosaRuns = true
  if (window.prosaEarly === 'start' && !memory.session.get()) conversation.start()
}
