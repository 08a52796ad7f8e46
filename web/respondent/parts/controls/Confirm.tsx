import type { ReactNode } from 'react'
import { Icon } from '../../Mark.tsx'

/** Takes what is shown for the answer. */
export function Confirm({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className="confirm" onClick={onClick}>
      <Icon of="check" size={18} />
      {children}
    </button>
  )
}
