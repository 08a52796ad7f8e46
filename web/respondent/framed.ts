// Shown inside another page, the survey tells it how high it is and when Escape was pressed.
import type { FrameMessage } from '../shared/framing.ts'

/** Nothing said here is about anybody, so any page that frames us may hear it. */
export function tellFrame(root: Element): void {
  const tell = (message: FrameMessage) => parent.postMessage(message, '*')
  const tellHeight = () =>
    tell({ prosa: 'height', px: Math.ceil(root.getBoundingClientRect().height) })
  new ResizeObserver(tellHeight).observe(root)
  // A script of the page may begin to listen after we first spoke.
  addEventListener('load', tellHeight)
  addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented) tell({ prosa: 'escape' })
  })
}
