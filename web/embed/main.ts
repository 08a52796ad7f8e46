// `/embed.js`: puts a survey into somebody else's page. It keeps nothing, asks no server for anything, and sets no cookie.
import { fitFrames } from './inline.ts'
import { addPopup } from './popup.ts'
import { settingsIn } from './settings.ts'

const script = document.currentScript
const isPopup = script?.hasAttribute('data-survey') ?? false

function run(): void {
  if (!isPopup) return fitFrames()
  const settings = settingsIn(script?.attributes ?? [], document.documentElement.lang)
  if (settings) addPopup(settings)
  // oxlint-disable-next-line no-console -- the page's author has nothing else to look at.
  else console.error('Prosa: data-survey has to be the public link of a survey.')
}

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run)
else run()
