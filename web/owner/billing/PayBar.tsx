import type { ReactNode } from 'react'

/** Sticky on phones, where a dialog is longer than the screen; covers the dialog's padding. */
export function PayBar({ children }: { children: ReactNode }) {
  return (
    <div className="grid max-sm:sticky max-sm:-bottom-5 max-sm:z-10 max-sm:-mx-5 max-sm:border-t max-sm:border-line max-sm:bg-raised max-sm:px-5 max-sm:py-3">
      {children}
    </div>
  )
}
