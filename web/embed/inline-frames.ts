import { listenToFrame } from './frame-messages.ts'
import { parseSurveyUrl } from './settings.ts'

const minHeightPx = 240
/** Share of the window's height. A longer conversation scrolls inside its frame, so that its answer box stays visible. */
const maxViewportShare = 0.85

/** Sets the height of the page's survey frames to that of their content. */
export function autoResizeFrames(): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-prosa]')) {
    const url = parseSurveyUrl(frame.src)
    if (!url) continue
    frame.style.border = '0'
    listenToFrame(frame, url.origin, (message) => {
      if (message.prosa !== 'height') return
      const maxHeightPx = Math.max(480, innerHeight * maxViewportShare)
      frame.style.height = `${Math.min(maxHeightPx, Math.max(minHeightPx, message.px))}px`
    })
  }
}
