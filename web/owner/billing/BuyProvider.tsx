import { createContext, use, useRef, useState, type ReactNode } from 'react'
import { useLazyFeature } from '../ui/use-lazy-feature.ts'
import type { PurchasePurpose } from './purchase-purpose.ts'

const loadDialog = async () => (await import('./BuyDialog.tsx')).BuyDialog

type BuyContextValue = { openBuy: (purpose?: PurchasePurpose) => void }

const Context = createContext<BuyContextValue>({ openBuy: () => {} })

export const useBuy = () => use(Context)

/** Lets any screen open the purchase dialog, which is loaded on first use. */
export function BuyProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const [purpose, setPurpose] = useState<PurchasePurpose>({})
  const opener = useRef<Element>(null)
  const [BuyDialog, open] = useLazyFeature(loadDialog, () => setOpen(true))
  const openBuy = (nextPurpose: PurchasePurpose = {}) => {
    setPurpose(nextPurpose)
    opener.current = document.activeElement
    void open()
  }
  return (
    <Context value={{ openBuy }}>
      {children}
      {BuyDialog && (
        <BuyDialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          purpose={purpose}
          finalFocus={() => focusTargetFor(opener.current)}
        />
      )}
    </Context>
  )
}

/** The element that opened the dialog, or the page's content if it is gone. */
const focusTargetFor = (opener: Element | null): HTMLElement | null =>
  opener instanceof HTMLElement && opener.isConnected && opener !== document.body
    ? opener
    : document.getElementById('content')
