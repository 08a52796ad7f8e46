/** Below the header, so that what is scrolled to is not behind it. */
const headerPx = 116

export function isAtEnd(): boolean {
  return innerHeight + scrollY >= document.documentElement.scrollHeight - 24
}

/** To the end, but never past the beginning of the last question: long lists of options start with what is asked. */
export function scrollToEnd(behavior: ScrollBehavior): void {
  const questions = document.querySelectorAll('.asked')
  const last = questions[questions.length - 1]
  const top = last ? last.getBoundingClientRect().top + scrollY - headerPx : Infinity
  scrollTo({ top: Math.min(top, document.documentElement.scrollHeight), behavior })
}
