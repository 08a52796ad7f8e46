import { useTexts } from '../texts.tsx'

/** Placeholder of a feature that is loading; with `onRetry`, of one that failed to load. */
export function LoadingFallback({ onRetry }: { onRetry: false | (() => void) }) {
  const { t } = useTexts()
  if (!onRetry) return <p className="part" aria-busy="true" aria-label={t('loading')} />
  return (
    <p className="part" role="alert">
      {t('partMissing')}{' '}
      <button type="button" className="quiet-action" onClick={onRetry}>
        {t('retry')}
      </button>
    </p>
  )
}
