import { useEffect, useState } from 'react'
import { useTexts } from '../texts.tsx'

const confirmationMs = 2_000

/** Copies a text; without clipboard access, selects it. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useTexts()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setCopied(false), confirmationMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = () => {
    // The clipboard needs TLS.
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
