import { useEffect, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from './toasts.tsx'

/**
 * A component that is preloaded after the page, so that it also opens offline. If loading fails, a toast offers a
 * retry.
 */
export function useLazyFeature<P>(load: () => Promise<ComponentType<P>>, onOpen: () => void) {
  const { t } = useTranslation()
  const [Part, setPart] = useState<ComponentType<P>>()
  useEffect(() => {
    load().catch(() => {})
  }, [load])
  const open = async (): Promise<void> => {
    try {
      const loaded = await load()
      setPart(() => loaded)
      onOpen()
    } catch {
      const retry = { label: t('common.retry'), onClick: () => void open() }
      toast(t('errors.network'), undefined, retry)
    }
  }
  return [Part, open] as const
}
