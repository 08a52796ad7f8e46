import { useEffect, useState } from 'react'
import { useTexts } from '../texts.tsx'

const confirmationMs = 2_000

/** Copies a text; where that is forbidden, the text is there to be selected. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useTexts()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setCopied(false), confirmationMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = () => {
    // Pages without TLS have no clipboard.
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => {},
    )
  }
  return (
    <button type="button" aria-live="polite" className="quiet-action" onClick={copy}>
      {t(isCopied ? 'copied' : 'copy')}
    </button>
  )
}
