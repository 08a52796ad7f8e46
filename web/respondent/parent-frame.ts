// Shown inside another page, the survey tells it how high it is and when Escape was pressed.
import type { FrameMessage } from '../shared/frame-protocol.ts'

/** Nothing said here is about anybody, so any page that frames us may hear it. */
export function notifyParentFrame(root: Element): void {
  const post = (message: FrameMessage) => parent.postMessage(message, '*')
  const postHeight = () =>
    post({ prosa: 'height', px: Math.ceil(root.getBoundingClientRect().height) })
  new ResizeObserver(postHeight).observe(root)
  // A script of the page may begin to listen after we first spoke.
  addEventListener('load', postHeight)
  addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented) post({ prosa: 'escape' })
  })
}
