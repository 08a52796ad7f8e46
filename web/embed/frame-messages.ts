import { parseFrameMessage, type FrameMessage } from '../shared/frame-protocol.ts'

/** Receives messages of one frame, from the survey's origin only: a page loaded in its place is ignored. */
export function listenToFrame(
  frame: HTMLIFrameElement,
  origin: string,
  onMessage: (message: FrameMessage) => void,
): void {
  addEventListener('message', (event) => {
    if (event.origin !== origin || event.source !== frame.contentWindow) return
    const message = parseFrameMessage(event.data)
    if (message) onMessage(message)
  })
}
