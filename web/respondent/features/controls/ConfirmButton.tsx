import type { ReactNode } from 'react'
import { Icon } from '../../ui/icons.tsx'

/** Takes what is shown for the answer. */
export function ConfirmButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className="confirm" onClick={onClick}>
      <Icon of="check" size={18} />
      {children}
    </button>
  )
}
