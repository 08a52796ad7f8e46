import { LoaderCircle } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'accent' | 'danger'

const shape =
  'inline-flex min-h-10 items-center justify-center gap-2 rounded-md px-4 py-2 text-sm font-semibold transition-colors duration-150 disabled:opacity-55 aria-disabled:opacity-55'
const variantClasses: Record<ButtonVariant, string> = {
  primary: 'bg-primary text-on-primary enabled:hover:bg-primary-hover [a]:hover:bg-primary-hover',
  secondary:
    'border border-line-strong/60 bg-surface text-ink enabled:hover:bg-sunken [a]:hover:bg-sunken',
  quiet:
    'text-ink-2 enabled:hover:bg-sunken enabled:hover:text-ink [a]:hover:bg-sunken [a]:hover:text-ink',
  danger: 'border border-danger/45 bg-surface text-danger enabled:hover:bg-danger-soft',
  accent: 'bg-accent text-(--on-accent) enabled:hover:brightness-105',
}

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  /** Replaces the icon by a spinner and ignores clicks. */
  busy?: boolean
  icon?: ReactNode
}

export function Button({
  variant = 'primary',
  busy = false,
  icon,
  children,
  className = '',
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled || busy}
      aria-busy={busy || undefined}
      className={`${shape} ${variantClasses[variant]} ${className}`}
    >
      {busy ? <LoaderCircle size={18} className="animate-spin" aria-hidden /> : icon}
      {children}
    </button>
  )
}

type ButtonLinkProps = ComponentProps<typeof Link> & { variant?: ButtonVariant; icon?: ReactNode }

export function ButtonLink({
  variant = 'primary',
  icon,
  children,
  className = '',
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={`${shape} ${variantClasses[variant]} ${className}`}>
      {icon}
      {children}
    </Link>
  )
}

type DownloadLinkProps = ComponentProps<'a'> & { variant?: ButtonVariant; icon?: ReactNode }

/** Leaves the download to the browser, which shows its progress. */
export function DownloadLink({
  variant = 'secondary',
  icon,
  children,
  className = '',
  ...rest
}: DownloadLinkProps) {
  return (
    <a download {...rest} className={`${shape} ${variantClasses[variant]} ${className}`}>
      {icon}
      {children}
    </a>
  )
}

type IconButtonProps = ComponentProps<'button'> & { label: string }

export function IconButton({ label, children, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={`inline-flex size-10 shrink-0 items-center justify-center rounded-md text-ink-2 transition-colors duration-150 enabled:hover:bg-sunken enabled:hover:text-ink disabled:opacity-40 ${className}`}
    >
      {children}
    </button>
  )
}
