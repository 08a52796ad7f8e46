import { Tabs } from '@base-ui/react/tabs'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { Billing } from './Billing.tsx'

const tabs = ['billing'] as const

export function Settings() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  useTitle(t('settings.title'))
  const tab = tabs.find((name) => name === search.get('tab')) ?? 'billing'
  return (
    <>
      <PageHeader title={t('settings.title')} lead={t('settings.lead')} />
      <Tabs.Root value={tab} onValueChange={(next: string) => setSearch({ tab: next })}>
        <Tabs.List
          aria-label={t('settings.tabs')}
          className="relative flex gap-1 overflow-x-auto overflow-y-hidden border-b border-line [scrollbar-width:none]"
        >
          {tabs.map((name) => (
            <Tabs.Tab
              key={name}
              value={name}
              className="flex h-11 shrink-0 items-center rounded-t-md px-3 text-sm font-semibold text-ink-2 transition-colors duration-150 hover:text-ink data-active:text-primary-text sm:px-4"
            >
              {t(`settings.tab.${name}`)}
            </Tabs.Tab>
          ))}
          <Tabs.Indicator className="absolute bottom-0 left-(--active-tab-left) h-0.5 w-(--active-tab-width) rounded-full bg-primary transition-all duration-200 ease-out" />
        </Tabs.List>
        <Tabs.Panel value="billing" className="pt-6 outline-none">
          <Billing />
        </Tabs.Panel>
      </Tabs.Root>
    </>
  )
}
