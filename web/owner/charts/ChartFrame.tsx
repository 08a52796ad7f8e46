import { Menu } from '@base-ui/react/menu'
import { ChartLine, Download, Table } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../shared/i18n.ts'
import { IconButton } from '../ui/Button.tsx'
import { menuItem, menuPopup } from '../ui/menu.ts'
import { ChartPlot } from './ChartPlot.tsx'
import { ChartTable } from './ChartTable.tsx'
import { saveChart } from './save-chart.ts'
import {
  cssColour,
  faint,
  type ChartArea,
  type ChartDrawing,
  type ChartReading,
  type ChartTexts,
  type LegendItem,
} from './chart-types.ts'

type Props = ChartTexts & {
  readings: readonly ChartReading[]
  /** None: the chart has no legend. */
  legend?: readonly LegendItem[]
  draw: (area: ChartArea) => ChartDrawing
  layout: 'columns' | 'rows'
  hasFigureBox?: boolean
  isEmpty: boolean
}

/** Title, legend, drawing, table and downloads of a chart. */
export function ChartFrame(props: Props) {
  const { title, subtitle, level = 2, readings, legend = [], draw, layout, isEmpty } = props
  const { t } = useTranslation()
  const id = useId()
  const [isTable, setTable] = useState(false)
  const Heading = `h${level}` as const
  const table = <ChartTable title={title} heading={props.heading} readings={readings} />
  return (
    <figure aria-labelledby={id} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <figcaption className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <Heading id={id} dir="auto" className="text-page text-sm font-semibold text-pretty">
            {title}
          </Heading>
          {subtitle && <p className="mt-0.5 text-xs text-ink-2 text-pretty">{subtitle}</p>}
        </div>
        {!isEmpty && (
          <div className="-me-2 -mt-1.5 flex">
            <IconButton
              label={t('charts.table')}
              aria-pressed={isTable}
              className="size-9! aria-pressed:bg-sunken aria-pressed:text-ink"
              onClick={() => setTable(!isTable)}
            >
              {isTable ? <ChartLine size={16} aria-hidden /> : <Table size={16} aria-hidden />}
            </IconButton>
            <DownloadMenu title={title} subtitle={subtitle} legend={legend} draw={draw} />
          </div>
        )}
      </figcaption>
      {isEmpty ? (
        <p className="rounded-md border border-dashed border-line px-4 py-8 text-center text-sm text-ink-3 text-pretty">
          {props.empty ?? t('charts.empty')}
        </p>
      ) : (
        <>
          {legend.length > 0 && <ChartLegend items={legend} />}
          {!isTable && (
            <ChartPlot
              title={title}
              readings={readings}
              draw={draw}
              layout={layout}
              hasFigureBox={props.hasFigureBox ?? layout === 'columns'}
            />
          )}
          <TableBox isVisible={isTable}>{table}</TableBox>
        </>
      )}
    </figure>
  )
}

/** Screen readers find the table also while it is not shown. */
const TableBox = ({ isVisible, children }: { isVisible: boolean; children: ReactNode }) =>
  isVisible ? (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Scrollable by keyboard.
    <div tabIndex={0} className="max-h-72 overflow-auto">
      {children}
    </div>
  ) : (
    <div className="sr-only">{children}</div>
  )

const ChartLegend = ({ items }: { items: readonly LegendItem[] }) => (
  <ul aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
    {items.map(({ name, colour, isFaint }) => (
      <li key={name} className="flex items-center gap-1.5">
        <span
          className="size-2 rounded-full"
          style={{ background: cssColour(colour), opacity: isFaint ? faint : 1 }}
        />
        {name}
      </li>
    ))}
  </ul>
)

type DownloadProps = Pick<Props, 'title' | 'draw'> & {
  subtitle: string | undefined
  legend: readonly LegendItem[]
}

function DownloadMenu({ title, subtitle, legend, draw }: DownloadProps) {
  const { t } = useTranslation()
  const { direction, format } = useLocale()
  const [hasFailed, setFailed] = useState(false)
  const save = (type: 'svg' | 'png') => {
    const now = new Date().toISOString()
    const date = t('charts.date', { date: format.day(now) })
    const file = { title, subtitle, date, legend, draw, isRtl: direction === 'rtl' }
    const saving = saveChart(file, type, now.slice(0, 10))
    saving.then(
      () => setFailed(false),
      () => setFailed(true),
    )
  }
  return (
    <Menu.Root>
      <Menu.Trigger
        render={
          <IconButton label={t('charts.download')} className="size-9! data-popup-open:bg-sunken">
            <Download size={16} aria-hidden />
          </IconButton>
        }
      />
      {hasFailed && (
        <p role="alert" className="text-xs text-danger">
          {t('charts.downloadFailed')}
        </p>
      )}
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} align="end" className="z-50">
          <Menu.Popup className={menuPopup}>
            <Menu.Item className={menuItem} onClick={() => save('svg')}>
              {t('charts.svg')}
            </Menu.Item>
            <Menu.Item className={menuItem} onClick={() => save('png')}>
              {t('charts.png')}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
