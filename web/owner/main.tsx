import '@fontsource-variable/figtree/wght.css'
import '@fontsource-variable/newsreader/wght.css'
import '@fontsource-variable/readex-pro/wght.css'
import './app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startI18n } from '../shared/i18n.ts'
import { startTheme } from '../shared/theme.ts'
import { App } from './App.tsx'
import { startRouter } from './router.tsx'

// A page opened before a release asks for files that are gone: fetched anew, it finds the present ones. Once a minute
// at most, lest a broken release make it spin; and only from a server that answers, or nothing would be left of it.
window.addEventListener('vite:preloadError', () => {
  const last = Number(sessionStorage.getItem('reloaded-at'))
  if (Date.now() - last >= 60_000) void reloadIfServerResponds()
})

async function reloadIfServerResponds(): Promise<void> {
  const reply = await fetch('/api/health').catch(() => undefined)
  if (!reply?.ok) return
  sessionStorage.setItem('reloaded-at', String(Date.now()))
  window.location.reload()
}

startTheme()
await startI18n()

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App router={startRouter()} />
    </StrictMode>,
  )
}
