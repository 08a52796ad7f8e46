import { readFrameMessage, type FrameMessage } from '../shared/framing.ts'

/** Hears one frame, from the survey's origin alone: a page that was put in its place is not listened to. */
export function listen(
  frame: HTMLIFrameElement,
  origin: string,
  hear: (message: FrameMessage) => void,
): void {
  addEventListener('message', (event) => {
    if (event.origin !== origin || event.source !== frame.contentWindow) return
    const message = readFrameMessage(event.data)
    if (message) hear(message)
  })
}
