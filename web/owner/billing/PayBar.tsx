import type { ReactNode } from 'react'

/** Keeps what is to be pressed in sight on phones, where a dialog is longer than the screen; it reaches over the padding. */
export function PayBar({ children }: { children: ReactNode }) {
  return (
    <div className="grid max-sm:sticky max-sm:-bottom-5 max-sm:z-10 max-sm:-mx-5 max-sm:border-t max-sm:border-line max-sm:bg-raised max-sm:px-5 max-sm:py-3">
      {children}
    </div>
  )
}
