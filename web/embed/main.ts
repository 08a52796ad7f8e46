// `/embed.js`: puts a survey into somebody else's page. It keeps nothing, asks no server for anything, and sets no cookie.
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
