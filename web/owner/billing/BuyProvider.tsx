import { createContext, lazy, Suspense, use, useMemo, useState, type ReactNode } from 'react'

const BuyDialog = lazy(async () => ({ default: (await import('./BuyDialog.tsx')).BuyDialog }))

const Context = createContext<{ openBuy: () => void }>({ openBuy: () => {} })

export const useBuy = () => use(Context)

/** Lets any screen offer to buy credits; the dialog is fetched when first asked for. */
export function BuyProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const value = useMemo(
    () => ({
      openBuy: () => {
        setWanted(true)
        setOpen(true)
      },
    }),
    [],
  )
  return (
    <Context value={value}>
      {children}
      {isWanted && (
        <Suspense>
          <BuyDialog isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Context>
  )
}
