import '@fontsource-variable/figtree/wght.css'
import '@fontsource-variable/newsreader/wght.css'
import '@fontsource-variable/readex-pro/wght.css'
import './app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startI18n } from '../shared/i18n.ts'
import { startTheme } from '../shared/theme.ts'
import { App } from './App.tsx'

startTheme()
await startI18n()

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
