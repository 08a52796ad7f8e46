import { Tabs } from '@base-ui/react/tabs'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { settingsTabs } from './settings-tabs.ts'

/** As the class `lg`. */
const wide = window.matchMedia('(width >= 64rem)')

function subscribe(onChange: () => void): () => void {
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}

/** The frame of the tabs: a list at the side, or a row that scrolls on narrow screens. */
export function Settings() {
  const { t } = useTranslation('settings')
  const isWide = useSyncExternalStore(subscribe, () => wide.matches)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const tab = settingsTabs.find(({ name }) => pathname === `/settings/${name}`)?.name
  const list = useRef<HTMLDivElement>(null)
  useTitle(tab && `${t(`tab.${tab}`)} · ${t('title')}`)
  useEffect(() => {
    const row = list.current
    const selected = row?.querySelector<HTMLElement>('[aria-selected=true]')
    if (!row || !selected || isWide) return
    // Only the row: `scrollIntoView` would scroll the page, too.
    row.scrollTo({ left: selected.offsetLeft - (row.clientWidth - selected.offsetWidth) / 2 })
  }, [tab, isWide])
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Tabs.Root
        value={tab ?? null}
        orientation={isWide ? 'vertical' : 'horizontal'}
        onValueChange={(next: string) => void navigate(`/settings/${next}`)}
        className="grid items-start gap-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-10"
      >
        <Tabs.List
          ref={list}
          aria-label={t('tabs')}
          className="relative flex min-w-0 gap-1 overflow-x-auto overflow-y-hidden border-b border-line [scrollbar-width:none] lg:sticky lg:top-6 lg:flex-col lg:overflow-visible lg:border-b-0"
        >
          {settingsTabs.map(({ name, icon: Icon }) => (
            <Tabs.Tab
              key={name}
              value={name}
              className="flex h-11 shrink-0 items-center gap-2.5 rounded-t-md px-3 text-sm font-semibold text-ink-2 transition-colors duration-150 hover:text-ink data-active:text-primary-text lg:h-10 lg:rounded-md lg:text-start lg:hover:bg-sunken lg:data-active:bg-primary-soft"
            >
              <Icon size={17} className="max-lg:hidden" aria-hidden />
              {t(`tab.${name}`)}
            </Tabs.Tab>
          ))}
          <Tabs.Indicator className="absolute bottom-0 left-(--active-tab-left) h-0.5 w-(--active-tab-width) rounded-full bg-primary transition-all duration-200 ease-out lg:hidden" />
        </Tabs.List>
        {tab && (
          <Tabs.Panel key={tab} value={tab} className="min-w-0 outline-none">
            <Outlet />
          </Tabs.Panel>
        )}
      </Tabs.Root>
    </>
  )
}
