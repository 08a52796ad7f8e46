import type { ReactNode } from 'react'
import { LanguageMenu } from '../LanguageMenu.tsx'
import { Mark } from '../Mark.tsx'

/** Everything but the conversation: the mark above, one thing to read in the middle. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="frame">
      <header className="brand">
        <span className="name">
          <Mark />
          Prosa
        </span>
        <LanguageMenu />
      </header>
      <main>{children}</main>
    </div>
  )
}
