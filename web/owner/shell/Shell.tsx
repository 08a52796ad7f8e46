import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration } from 'react-router'
import { useDetectedTimeZone } from '../account/use-detected-time-zone.ts'
import { useFollowLanguage } from '../account/use-interface-language.ts'
import { BuyProvider } from '../billing/BuyProvider.tsx'
import { useExportNotices } from '../exports/use-exports.ts'
import { HelpHost } from '../help/HelpHost.tsx'
import { connectLive, useConnection } from '../live/connection.ts'
import { liveCache } from '../live/live-cache.ts'
import { PlanNotice } from '../plan/PlanNotice.tsx'
import { queryClient, refetchMe } from '../query-client.ts'
import { Toasts } from '../ui/toasts.tsx'
import { ConnectionBanner } from './ConnectionState.tsx'
import { DeletionBanner } from './DeletionBanner.tsx'
import { BottomTabs, TopBar } from './navigation-bars.tsx'
import { Sidebar } from './Sidebar.tsx'

/** The frame of every page of a signed-in owner: navigation, balance, connection state. */
export function Shell() {
  const { t } = useTranslation()
  useEffect(() => connectLive({ sink: liveCache, onRefused: refetchMe }), [])
  useRefetchFailedQueries()
  useExportNotices()
  useFollowLanguage()
  useDetectedTimeZone()
  return (
    <Toasts>
      <BuyProvider>
        <a
          href="#content"
          className="fixed start-4 top-2 z-50 -translate-y-16 rounded-md bg-primary px-4 py-2 font-semibold text-on-primary focus:translate-y-0"
        >
          {t('common.skip')}
        </a>
        <div className="min-h-dvh md:grid md:grid-cols-[248px_minmax(0,1fr)]">
          <div className="hidden border-e border-line bg-sunken md:block">
            <Sidebar className="sticky top-0 h-dvh" />
          </div>
          <div className="flex min-w-0 flex-col">
            <TopBar />
            <ConnectionBanner />
            <DeletionBanner />
            <PlanNotice />
            <main
              id="content"
              tabIndex={-1}
              className="mx-auto w-full max-w-[1184px] flex-1 px-4 pt-5 pb-28 outline-none sm:px-8 md:pt-4 md:pb-16"
            >
              <Outlet />
            </main>
          </div>
          <BottomTabs />
        </div>
        <HelpHost />
        <ScrollRestoration />
      </BuyProvider>
    </Toasts>
  )
}

/** After a reconnect, fetches the queries that have failed again. */
function useRefetchFailedQueries(): void {
  const isLive = useConnection(({ state }) => state === 'live')
  useEffect(() => {
    if (!isLive) return
    const hasFailed = { type: 'active', predicate: failed } as const
    void queryClient.refetchQueries(hasFailed)
  }, [isLive])
}

const failed = ({ state }: { state: { status: string } }) => state.status === 'error'
