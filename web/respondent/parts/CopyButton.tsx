import { useEffect, useState } from 'react'
import { useWords } from '../words.tsx'

const confirmedMs = 2_000

/** Copies a text; where that is forbidden, the text is there to be selected. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useWords()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setCopied(false), confirmedMs)
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
