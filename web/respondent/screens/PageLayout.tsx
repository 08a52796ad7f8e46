import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { LanguageMenu } from '../ui/LanguageMenu.tsx'
import { Logo } from '../ui/icons.tsx'
import { focusNewContent } from '../ui/focus-new-content.ts'

/** Layout of all screens but the conversation: logo above, text in the middle. */
export function PageLayout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  useLayoutEffect(() => focusNewContent(main.current?.querySelector('h1')), [])
  return (
    <div className="frame">
      <header className="brand">
        <span className="name">
          <Logo />
          Prosa
        </span>
        <LanguageMenu />
      </header>
      <main ref={main}>{children}</main>
    </div>
  )
}
