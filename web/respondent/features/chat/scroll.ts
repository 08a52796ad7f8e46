/** Below the header, so that what is scrolled to is not behind it. */
const headerPx = 116

/** Who is at the end stays there while a box grows over what is being answered. Returns what ends that. */
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

/** To the end, but never past the beginning of the last question: long lists of options start with what is asked. */
export function scrollToEnd(behavior: ScrollBehavior): void {
  const questions = document.querySelectorAll('.asked')
  const last = questions[questions.length - 1]
  const top = last ? last.getBoundingClientRect().top + scrollY - headerPx : Infinity
  scrollTo({ top: Math.min(top, document.documentElement.scrollHeight), behavior })
}
