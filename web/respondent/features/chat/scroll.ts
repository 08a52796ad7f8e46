/** Scroll margin below the header. */
const headerPx = 116

/** Keeps the end in view while the answer box grows. Returns a function that stops it. */
export function keepScrolledToEnd(box: HTMLElement): () => void {
  let heightPx = box.offsetHeight
  const observer = new ResizeObserver(() => {
    const grownPx = box.offsetHeight - heightPx
    heightPx += grownPx
    const endPx = document.documentElement.scrollHeight - Math.max(0, grownPx)
    if (grownPx !== 0 && innerHeight + scrollY >= endPx - 24) scrollToEnd('auto')
  })
  observer.observe(box)
  return () => observer.disconnect()
}

/** Scrolls to the end, but not past the start of the last question. */
export function scrollToEnd(behavior: ScrollBehavior): void {
  const questions = document.querySelectorAll('.asked')
  const last = questions[questions.length - 1]
  const top = last ? last.getBoundingClientRect().top + scrollY - headerPx : Infinity
  scrollTo({ top: Math.min(top, document.documentElement.scrollHeight), behavior })
}
