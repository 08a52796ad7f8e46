import { useState } from 'react'
import type { Memory } from './conversation/memory.ts'
import { Icon } from './Mark.tsx'
import { Elsewhere } from './parts/all.ts'
import { useWords } from './words.tsx'

/** In the head of whatever is being answered: goes on with it on another device. */
export function ElsewhereButton({ session }: Pick<Memory, 'session'>) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const sessionId = session.get()
  if (!sessionId) return null
  return (
    <>
      <button
        type="button"
        className="elsewhere-button"
        aria-label={t('elsewhere')}
        title={t('elsewhere')}
        onClick={() => setOpen(true)}
      >
        <Icon of="devices" />
      </button>
      {isOpen && <Elsewhere sessionId={sessionId} onClose={() => setOpen(false)} />}
    </>
  )
}
