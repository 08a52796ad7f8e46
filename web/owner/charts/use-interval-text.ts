import { useTranslation } from 'react-i18next'

/** Writes an interval with its ends in the chart's format; undefined without an interval. */
export function useIntervalText(format: (value: number) => string) {
  const { t } = useTranslation()
  return (interval: readonly [number, number] | null | undefined): string | undefined =>
    interval
      ? t('charts.interval', { low: format(interval[0]), high: format(interval[1]) })
      : undefined
}
