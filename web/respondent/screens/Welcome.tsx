import type { PublicPage } from '#contract/public-page.ts'
import { useWords } from '../words.tsx'
import { Frame } from './Frame.tsx'

type Props = {
  survey: NonNullable<PublicPage['survey']>
  isStarting?: boolean
  onStart?: () => void
}

/** Also rendered on the server, so that it is readable before any script has run. */
export function Welcome({ survey, isStarting = false, onStart }: Props) {
  const { t } = useWords()
  return (
    <Frame>
      <p className="eyebrow">{t('eyebrow')}</p>
      <h1 dir="auto">{survey.title}</h1>
      {survey.description && (
        <p className="lead" dir="auto">
          {survey.description}
        </p>
      )}
      <ul className="facts">
        <li>{t('upTo', { count: survey.maxQuestions })}</li>
        <li>{t('estimate', { from: 3, to: 5 })}</li>
      </ul>
      <button
        type="button"
        className="main-action"
        data-early="start"
        aria-busy={isStarting}
        onClick={onStart}
      >
        {t(isStarting ? 'starting' : 'start')}
      </button>
      <p className="small">{t('about')}</p>
      <noscript>
        <p className="small">{t('needsScript')}</p>
      </noscript>
    </Frame>
  )
}
