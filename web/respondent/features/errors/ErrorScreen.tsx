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

/** Title and text of a code that nothing else decides. */
const textKeys: Partial<Record<ErrorScreen['code'], readonly [title: TextKey, text: TextKey]>> = {
  'surveys/not-public': ['notFoundTitle', 'notFound'],
  'surveys/not-found': ['notFoundTitle', 'notFound'],
  'request/not-found': ['notFoundTitle', 'notFound'],
  'surveys/full': ['fullTitle', 'full'],
  'surveys/invitation-required': ['invitationTitle', 'invitationRequired'],
  'surveys/invitation-invalid': ['invitationTitle', 'invitationInvalid'],
  'surveys/invitation-used': ['unavailableTitle', 'invitationUsed'],
  'conversations/already-answered': ['answeredOnceTitle', 'answeredOnce'],
  'conversations/finished': ['alreadyAnsweredTitle', 'alreadyAnswered'],
  'surveys/no-questions': ['unavailableTitle', 'noQuestions'],
  'surveys/data-incomplete': ['troubleTitle', 'dataIncomplete'],
}

export function errorTexts(
  { code, status, httpStatus = 500 }: ErrorScreen,
  { t, find }: Texts,
): [TextKey, string] {
  if (code === 'surveys/unavailable')
    return ['unavailableTitle', find(`unavailable_${status}`) ?? t('unavailable')]
  const [title, text] = textKeys[code] ?? []
  if (title && text) return [title, t(text)]
  const isUnexpected = httpStatus >= 500
  return [
    'troubleTitle',
    isUnexpected ? t('serverTrouble') : t('loadFailed', { status: `${httpStatus}` }),
  ]
}
