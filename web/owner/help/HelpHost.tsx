import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../ui/toasts.tsx'
import { useLatest } from '../ui/use-latest.ts'
import type { HelpDialog } from './HelpDialog.tsx'
import { useHelp } from './use-help.ts'

/** Opens the help that the address names, and by the key `?`. Its code is loaded when it is first opened. */
export function HelpHost() {
  const { t } = useTranslation()
  const { article, open, close } = useHelp()
  const [Dialog, setDialog] = useState<typeof HelpDialog>()
  const isOpen = article !== null
  useEffect(() => {
    if (!isOpen || Dialog) return
    async function load(): Promise<void> {
      try {
        const loaded = await import('./HelpDialog.tsx')
        setDialog(() => loaded.HelpDialog)
      } catch {
        const retry = { label: t('common.retry'), onClick: () => void load() }
        toast(t('errors.network'), undefined, retry)
      }
    }
    void load()
  }, [isOpen, Dialog, t])
  useQuestionMark(open)
  return Dialog && <Dialog article={article} onOpen={open} onClose={close} />
}

function useQuestionMark(open: () => void): void {
  const latest = useLatest(open)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = event.key === '?' || event.key === '؟'
      if (!isShortcut || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return
      if (isTyping(event.target) || document.querySelector('[role=dialog][data-open]')) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [latest])
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role=textbox]'))
