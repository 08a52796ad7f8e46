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
  const isForm = survey.type === 'normal'
  return (
    <Frame>
      <p className="eyebrow">
        {survey.askedBy
          ? t('askedBy', { name: isolated(survey.askedBy) })
          : t(isForm ? 'eyebrowForm' : 'eyebrow')}
      </p>
      <h1 dir="auto">{survey.title}</h1>
      {survey.description && (
        <p className="lead" dir="auto">
          {survey.description}
        </p>
      )}
      <ul className="facts">
        <li>
          {t(isForm ? 'questions' : 'upTo', {
            count: survey.questions?.length ?? survey.maxQuestions,
          })}
        </li>
        <li>{t('estimate', survey.minutes)}</li>
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
      <p className="small">{t(isForm ? 'aboutForm' : 'about')}</p>
      <Privacy survey={survey} />
      <noscript>
        <p className="small">{t('needsScript')}</p>
      </noscript>
    </Frame>
  )
}

/** A name in whatever script, amid words that may run the other way. */
const isolated = (name: string) => `\u2068${name}\u2069`

/** Who reads what is said, how long it is kept, and how to take it back. */
function Privacy({ survey: { askedBy, keptDays } }: Pick<Props, 'survey'>) {
  const { t } = useWords()
  return (
    <details className="privacy small">
      <summary>{t('privacyTitle')}</summary>
      <p>{t('privacyText', { name: isolated(askedBy ?? t('ownerUnnamed')), days: keptDays })}</p>
      <a href="/privacy" target="_blank" rel="noopener">
        {t('privacyLink')}
      </a>
    </details>
  )
}
