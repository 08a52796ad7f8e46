// Sends the embedding page the survey's height and the Escape key.
import type { FrameMessage } from '../shared/frame-protocol.ts'

/** Messages hold no personal data, so any origin may receive them. */
export function notifyParentFrame(root: Element): void {
  const post = (message: FrameMessage) => parent.postMessage(message, '*')
  const postHeight = () =>
    post({ prosa: 'height', px: Math.ceil(root.getBoundingClientRect().height) })
  new ResizeObserver(postHeight).observe(root)
  // The embedding script may start listening after the first message.
  addEventListener('load', postHeight)
  addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented) post({ prosa: 'escape' })
  })
}
