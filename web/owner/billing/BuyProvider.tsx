import { createContext, use, useState, type ReactNode } from 'react'
import { usePart } from '../ui/use-part.ts'

const loadDialog = async () => (await import('./BuyDialog.tsx')).BuyDialog

const Context = createContext<{ openBuy: () => void }>({ openBuy: () => {} })

export const useBuy = () => use(Context)

/** Lets any screen offer to buy credits; the dialog is fetched when first asked for. */
export function BuyProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const [BuyDialog, open] = usePart(loadDialog, () => setOpen(true))
  return (
    <Context value={{ openBuy: () => void open() }}>
      {children}
      {BuyDialog && <BuyDialog isOpen={isOpen} onClose={() => setOpen(false)} />}
    </Context>
  )
}
