import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** The link above a page's title to where the page belongs. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="mb-4 inline-flex max-w-full items-center gap-2 rounded-sm text-sm font-medium text-ink-2 hover:text-ink"
    >
      <ArrowLeft size={16} className="shrink-0 rtl:-scale-x-100" aria-hidden />
      {children}
    </Link>
  )
}
