import { Tabs } from '@base-ui/react/tabs'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../shared/i18n.ts'
import { surveyViews } from './views.ts'

/** `qualified`: number of qualified responses. */
export function ViewTabs({ qualified }: { qualified: number }) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The count loads later and widens the row: on phones, the selected tab would leave the view.
    const tab = list.current?.querySelector('[data-active]')?.getBoundingClientRect()
    const listBox = list.current?.getBoundingClientRect()
    if (!tab || !listBox) return
    if (tab.right > listBox.right) list.current?.scrollBy({ left: tab.right - listBox.right })
    else if (tab.left < listBox.left) list.current?.scrollBy({ left: tab.left - listBox.left })
  }, [qualified])
  return (
    <Tabs.List
      ref={list}
      aria-label={t('survey.views')}
      className="relative flex gap-1 overflow-x-auto overflow-y-hidden border-b border-line [scrollbar-width:none]"
    >
      {surveyViews.map((name) => (
        <Tabs.Tab
          key={name}
          value={name}
          className="flex h-11 shrink-0 items-center gap-2 rounded-t-md px-3 text-sm font-semibold text-ink-2 transition-colors duration-150 hover:text-ink data-active:text-primary-text sm:px-4"
        >
          {t(`survey.${name}`)}
          {name === 'responses' && qualified > 0 && (
            <span className="rounded-full bg-primary-soft px-2 text-xs text-primary-text">
              {format.integer(qualified)}
            </span>
          )}
        </Tabs.Tab>
      ))}
      <Tabs.Indicator className="absolute bottom-0 left-(--active-tab-left) h-0.5 w-(--active-tab-width) rounded-full bg-primary transition-all duration-200 ease-out" />
    </Tabs.List>
  )
}
