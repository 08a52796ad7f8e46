import { Menu } from '@base-ui/react/menu'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ResultFormat } from '#contract/api/exports.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { menuItem, menuPopup } from '../../ui/menu.ts'
import type { ReportFilters } from './report-filters.ts'

const formats: readonly ResultFormat[] = ['xlsx', 'csv', 'json', 'ndjson']

/** The report as a file, with the filters in force. */
export function ReportExport({ filters }: { filters: ReportFilters }) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const { period, from, to, survey } = filters
  const pathOf = (format: ResultFormat) => {
    const query = new URLSearchParams({ survey, format, language: locale })
    if (from !== undefined && to !== undefined) {
      query.set('from', from)
      query.set('to', to)
    } else query.set('period', period)
    if (format === 'csv') query.set('bom', 'true')
    return `/api/reports/export?${query.toString()}`
  }
  return (
    <Menu.Root>
      <Menu.Trigger
        render={
          <Button variant="secondary" icon={<Download size={16} aria-hidden />}>
            {t('exports.open')}
          </Button>
        }
      />
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} align="end" className="z-50">
          <Menu.Popup className={menuPopup}>
            {formats.map((format) => (
              <Menu.Item
                key={format}
                className={menuItem}
                render={
                  <a download href={pathOf(format)} aria-label={t(`exports.formats.${format}`)} />
                }
              >
                {t(`exports.formats.${format}`)}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
