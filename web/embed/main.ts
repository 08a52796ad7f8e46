// `/embed.js`: embeds a survey in another site's page. It stores nothing, sends no requests and sets no cookies.
import { autoResizeFrames } from './inline-frames.ts'
import { addPopup } from './popup.ts'
import { parseSettings } from './settings.ts'

const script = document.currentScript
const isPopup = script?.hasAttribute('data-survey') ?? false

function start(): void {
  if (!isPopup) return autoResizeFrames()
  const settings = parseSettings(script?.attributes ?? [], document.documentElement.lang)
  if (settings) addPopup(settings)
  // oxlint-disable-next-line no-console -- the page's author has nothing else to look at.
  else console.error('Prosa: data-survey has to be the public link of a survey.')
}

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
else start()
