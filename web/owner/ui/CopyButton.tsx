import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button.tsx'
import { toast } from './toasts.tsx'

type Props = {
  /** The text, or a function that creates it. */
  content: string | (() => Promise<ClipboardItem>)
  label: string
  /** On phones only the icon is shown. */
  isCompact?: boolean
}

export function CopyButton({ content, label, isCompact = false }: Props) {
  const { t } = useTranslation()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 2_000)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    try {
      if (typeof content === 'string') await navigator.clipboard.writeText(content)
      else await navigator.clipboard.write([await content()])
      setCopied(true)
    } catch {
      toast(t('survey.copyFailed'), typeof content === 'string' ? content.slice(0, 300) : undefined)
    }
  }
  return (
    <Button
      variant="secondary"
      icon={
        isCopied ? (
          <Check size={16} className="text-success" aria-hidden />
        ) : (
          <Copy size={16} aria-hidden />
        )
      }
      className={isCompact ? 'max-sm:px-3' : ''}
      onClick={() => void copy()}
    >
      {/* Both words hold the width, so that the button does not jump. */}
      <span className={`grid ${isCompact ? 'max-sm:sr-only' : ''}`} aria-live="polite">
        <span className={`col-start-1 row-start-1 ${isCopied ? 'invisible' : ''}`}>{label}</span>
        <span className={`col-start-1 row-start-1 ${isCopied ? '' : 'invisible'}`}>
          {t('survey.copied')}
        </span>
      </span>
    </Button>
  )
}
