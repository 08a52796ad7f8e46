import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'

const shape =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-md px-6 py-2.5 text-base font-semibold transition-colors duration-150'
const variants = {
  primary: 'bg-primary text-on-primary hover:bg-primary-hover',
  secondary: 'border border-line-strong/60 bg-surface text-ink hover:bg-sunken',
}

type Props = {
  href: string
  variant?: keyof typeof variants
  className?: string
  children: ReactNode
}

export const LinkButton = ({ href, variant = 'primary', className = '', children }: Props) => (
  <a href={href} className={`${shape} ${variants[variant]} ${className}`}>
    {children}
  </a>
)

export const Arrow = () => <ArrowRight size={18} className="rtl:-scale-x-100" aria-hidden />
