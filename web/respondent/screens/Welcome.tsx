import type { PublicPage } from '#contract/public-page.ts'
import { useTexts } from '../texts.tsx'
import { PageLayout } from './PageLayout.tsx'

type Props = {
  survey: NonNullable<PublicPage['survey']>
  isStarting?: boolean
  onStart?: () => void
}

/** Also rendered on the server, so that it is readable before the script runs. */
export function Welcome({ survey, isStarting = false, onStart }: Props) {
  const { t } = useTexts()
  const isForm = survey.type === 'normal'
  return (
    <PageLayout>
      <p className="eyebrow">
        {survey.askedBy
          ? t('askedBy', { name: isolateBidi(survey.askedBy) })
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
      {survey.anonymous && <p className="small">{t('privacyAnonymous')}</p>}
      <Privacy survey={survey} />
      <noscript>
        <p className="small">{t('needsScript')}</p>
      </noscript>
    </PageLayout>
  )
}

/** A name, isolated from the direction of the text around it. */
const isolateBidi = (name: string) => `\u2068${name}\u2069`

/** Privacy notice: who reads the answers, how long they are kept, how to erase them. */
function Privacy({ survey: { askedBy, retentionDays, anonymous } }: Pick<Props, 'survey'>) {
  const { t } = useTexts()
  return (
    <details className="privacy small">
      <summary>{t('privacyTitle')}</summary>
      <p>
        {[
          t('privacyText', { name: isolateBidi(askedBy ?? t('ownerUnnamed')) }),
          retentionDays === null ? t('privacyNever') : t('privacyDays', { days: retentionDays }),
          ...(anonymous ? [] : [t('privacyByLink')]),
          t('privacyReceipt'),
        ].join(' ')}
      </p>
      <a href="/privacy" target="_blank" rel="noopener">
        {t('privacyLink')}
      </a>
    </details>
  )
}
