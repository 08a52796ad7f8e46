import { createContext, use, useRef, useState, type ReactNode } from 'react'
import { usePart } from '../ui/use-part.ts'

const loadDialog = async () => (await import('./BuyDialog.tsx')).BuyDialog

type Buying = {
  /** `then` is what the credits were wanted for; it is gone on with once they are bought. */
  openBuy: (then?: () => void) => void
}

const Context = createContext<Buying>({ openBuy: () => {} })

export const useBuy = () => use(Context)

/** Lets any screen offer to buy credits; the dialog is fetched when first asked for. */
export function BuyProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const next = useRef<() => void>(undefined)
  const [BuyDialog, open] = usePart(loadDialog, () => setOpen(true))
  const openBuy = (then?: () => void) => {
    next.current = then
    void open()
  }
  return (
    <Context value={{ openBuy }}>
      {children}
      {BuyDialog && (
        <BuyDialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onBought={() => next.current?.()}
        />
      )}
    </Context>
  )
}
