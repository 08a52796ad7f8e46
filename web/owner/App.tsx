import { DirectionProvider } from '@base-ui/react/direction-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from 'react-router/dom'
import { useLocale } from '../shared/i18n.ts'
import { queryClient } from './query-client.ts'
import type { startRouter } from './router.tsx'

export function App({ router }: { router: ReturnType<typeof startRouter> }) {
  const { direction } = useLocale()
  return (
    <DirectionProvider direction={direction}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </DirectionProvider>
  )
}
