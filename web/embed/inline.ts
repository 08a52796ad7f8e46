import { listen } from './listen.ts'
import { surveyUrl } from './settings.ts'

const leastPx = 240
/** Of the window: a conversation that grows longer scrolls inside its frame, so that its answer box stays in sight. */
const share = 0.85

/** Makes the survey frames of the page as high as what is in them. */
export function fitFrames(): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-prosa]')) {
    const url = surveyUrl(frame.src)
    if (!url) continue
    frame.style.border = '0'
    listen(frame, url.origin, (message) => {
      if (message.prosa !== 'height') return
      const mostPx = Math.max(480, innerHeight * share)
      frame.style.height = `${Math.min(mostPx, Math.max(leastPx, message.px))}px`
    })
  }
}
