import { Check } from 'lucide-react'

/** Submits the displayed value. */
export function ConfirmButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="inline-flex min-h-9 items-center gap-1.5 justify-self-start rounded-md px-2 text-sm font-semibold text-primary-text hover:bg-primary-soft"
    >
      <Check size={16} aria-hidden />
      {label}
    </button>
  )
}
