import '@fontsource-variable/figtree/wght.css'
import '@fontsource-variable/newsreader/wght.css'
import '@fontsource-variable/readex-pro/wght.css'
import './app.css'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { DirectionProvider } from '@base-ui/react/direction-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { config } from 'zod/v4/core'
import { startI18n, useLocale } from '../shared/i18n.ts'
import { startTheme } from '../shared/theme.ts'
import { queryClient } from './query-client.ts'
import { recoverQueries } from './recovery.ts'
import { startRouter } from './router.tsx'

// The content security policy forbids eval, which zod would try for the first schema.
config({ jitless: true })

// After a release, an open page requests chunks that no longer exist; a reload finds the new ones. At most once a
// minute, so that a broken release causes no loop, and only if the server responds.
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

function App({ router }: { router: ReturnType<typeof startRouter> }) {
  const { direction } = useLocale()
  return (
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={direction}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </DirectionProvider>
    </CSPProvider>
  )
}

recoverQueries(queryClient)
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
