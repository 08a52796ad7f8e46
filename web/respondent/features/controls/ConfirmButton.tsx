import type { ReactNode } from 'react'
import { Icon } from '../../ui/icons.tsx'

/** Submits the displayed value. */
export function ConfirmButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className="confirm" onClick={onClick}>
      <Icon of="check" size={18} />
      {children}
    </button>
  )
}
