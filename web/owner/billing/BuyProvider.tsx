import { createContext, use, useRef, useState, type ReactNode } from 'react'
import { usePart } from '../ui/use-part.ts'
import type { Purpose } from './purpose.ts'

const loadDialog = async () => (await import('./BuyDialog.tsx')).BuyDialog

type Buying = { openBuy: (purpose?: Purpose) => void }

const Context = createContext<Buying>({ openBuy: () => {} })

export const useBuy = () => use(Context)

/** Lets any screen offer to buy credits; the dialog is fetched when first asked for. */
export function BuyProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const [purpose, setPurpose] = useState<Purpose>({})
  const opener = useRef<Element>(null)
  const [BuyDialog, open] = usePart(loadDialog, () => setOpen(true))
  const openBuy = (wanted: Purpose = {}) => {
    setPurpose(wanted)
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
          finalFocus={() => placeOf(opener.current)}
        />
      )}
    </Context>
  )
}

/** Where the focus was; what asked for credits may be gone once they are here. */
const placeOf = (opener: Element | null): HTMLElement | null =>
  opener instanceof HTMLElement && opener.isConnected && opener !== document.body
    ? opener
    : document.getElementById('content')
