import { useEffect, useRef, type ReactNode } from 'react'

/** The heading of a step. It takes the focus: the button that led here is gone. */
export function StepHeading({ children, lead }: { children: ReactNode; lead: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <header>
      <h1
        ref={heading}
        tabIndex={-1}
        dir="auto"
        className="text-page font-display text-4xl tracking-[-0.01em] outline-none rtl:tracking-normal"
      >
        {children}
      </h1>
      <p className="mt-2 text-lg text-pretty text-ink-2">{lead}</p>
    </header>
  )
}
