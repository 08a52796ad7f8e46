import type { PublicPage } from '#contract/public-page.ts'
import { useTexts, type TextKey, type Texts } from '../../texts.tsx'
import { PageLayout } from '../../screens/PageLayout.tsx'

type ErrorScreen = NonNullable<PublicPage['error']>

/** Why the survey cannot be answered, and what to do. Also rendered on the server. */
export function ErrorScreen({ error }: { error: ErrorScreen }) {
  const texts = useTexts()
  const [title, text] = errorTexts(error, texts)
  return (
    <PageLayout>
      <h1>{texts.t(title)}</h1>
      <p className="lead">{text}</p>
      {answeredCodes.has(error.code) ? <AnsweredActions /> : <RetryActions />}
    </PageLayout>
  )
}

/** No retry: links to the receipt and to the product. */
const answeredCodes: ReadonlySet<ErrorScreen['code']> = new Set([
  'conversations/already-answered',
  'conversations/finished',
] as const)

function AnsweredActions() {
  const { t, lang } = useTexts()
  return (
    <div className="ways">
      <a className="main-action" href={`/r?lang=${lang}`}>
        {t('receiptOpen')}
      </a>
      <a className="quiet-action" href="/">
        {t('create')}
      </a>
    </div>
  )
}

function RetryActions() {
  const { t, lang } = useTexts()
  return (
    <div className="ways">
      <a className="main-action" href={`?lang=${lang}`}>
        {t('retry')}
      </a>
      <a className="quiet-action" href="/">
        {t('home')}
      </a>
    </div>
  )
}

export function LostConversationScreen({ onRestart }: { onRestart: () => void }) {
  const { t } = useTexts()
  return (
    <PageLayout>
      <h1>{t('lostTitle')}</h1>
      <p className="lead">{t('lost')}</p>
      <div className="ways">
        <button type="button" className="main-action" onClick={onRestart}>
          {t('retry')}
        </button>
        <a className="quiet-action" href="/">
          {t('home')}
        </a>
      </div>
    </PageLayout>
  )
}

/** Answers are stored on the device and on the server, so a reload loses nothing. */
export function CrashScreen() {
  const { t } = useTexts()
  return (
    <PageLayout>
      <h1>{t('troubleTitle')}</h1>
      <div className="ways">
        <button type="button" className="main-action" onClick={() => location.reload()}>
          {t('reload')}
        </button>
        <a className="quiet-action" href="/">
          {t('home')}
        </a>
      </div>
    </PageLayout>
  )
}

export function errorTexts(
  { code, status, httpStatus = 500 }: ErrorScreen,
  { t, find }: Texts,
): [TextKey, string] {
  switch (code) {
    case 'surveys/not-public':
    case 'surveys/not-found':
    case 'request/not-found':
      return ['notFoundTitle', t('notFound')]
    case 'surveys/unavailable':
      return ['unavailableTitle', find(`unavailable_${status}`) ?? t('unavailable')]
    case 'surveys/invitation-required':
      return ['invitationTitle', t('invitationRequired')]
    case 'surveys/invitation-invalid':
      return ['invitationTitle', t('invitationInvalid')]
    case 'surveys/invitation-used':
      return ['unavailableTitle', t('invitationUsed')]
    case 'conversations/already-answered':
      return ['answeredOnceTitle', t('answeredOnce')]
    case 'conversations/finished':
      return ['alreadyAnsweredTitle', t('alreadyAnswered')]
    case 'surveys/no-questions':
      return ['unavailableTitle', t('noQuestions')]
    case 'surveys/data-incomplete':
      return ['troubleTitle', t('dataIncomplete')]
    default:
      return [
        'troubleTitle',
        httpStatus < 500 ? t('loadFailed', { status: `${httpStatus}` }) : t('serverTrouble'),
      ]
  }
}
