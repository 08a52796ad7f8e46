import { useTexts } from '../texts.tsx'

/** In the place of a part that is not there yet; with `onRetry`, of one that could not be loaded. */
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
