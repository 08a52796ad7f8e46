import type { ReactNode } from 'react'
import { LanguageMenu } from '../ui/LanguageMenu.tsx'
import { Logo } from '../ui/icons.tsx'

/** Layout of all screens but the conversation: logo above, text in the middle. */
export function PageLayout({ children }: { children: ReactNode }) {
  return (
    <div className="frame">
      <header className="brand">
        <span className="name">
          <Logo />
          Prosa
        </span>
        <LanguageMenu />
      </header>
      <main>{children}</main>
    </div>
  )
}
