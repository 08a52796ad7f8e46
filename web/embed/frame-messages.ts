import { parseFrameMessage, type FrameMessage } from '../shared/frame-protocol.ts'

/** Hears one frame, from the survey's origin alone: a page that was put in its place is not listened to. */
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
