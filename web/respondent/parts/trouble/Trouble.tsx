import type { PublicPage } from '#contract/public-page.ts'
import { useWords, type WordKey, type Words } from '../../words.tsx'
import { Frame } from '../../screens/Frame.tsx'

type Trouble = NonNullable<PublicPage['trouble']>

/** Why there is nothing to answer, and the ways out. Also rendered on the server. */
export function Trouble({ trouble }: { trouble: Trouble }) {
  const words = useWords()
  const [title, text] = textsOf(trouble, words)
  return (
    <Frame>
      <h1>{words.t(title)}</h1>
      <p className="lead">{text}</p>
      {answered.has(trouble.code) ? <WaysOn /> : <WaysOut />}
    </Frame>
  )
}

/** There is nothing to try again: what is left is what was said, and surveys of one's own. */
const answered: ReadonlySet<Trouble['code']> = new Set([
  'conversations/already-answered',
  'conversations/finished',
] as const)

function WaysOn() {
  const { t, lang } = useWords()
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

function WaysOut() {
  const { t, lang } = useWords()
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

export function Lost({ onAgain }: { onAgain: () => void }) {
  const { t } = useWords()
  return (
    <Frame>
      <h1>{t('lostTitle')}</h1>
      <p className="lead">{t('lost')}</p>
      <div className="ways">
        <button type="button" className="main-action" onClick={onAgain}>
          {t('retry')}
        </button>
        <a className="quiet-action" href="/">
          {t('home')}
        </a>
      </div>
    </Frame>
  )
}

/** What was said is kept on this device and on the server, so loading the page again loses nothing. */
export function Broken() {
  const { t } = useWords()
  return (
    <Frame>
      <h1>{t('troubleTitle')}</h1>
      <div className="ways">
        <button type="button" className="main-action" onClick={() => location.reload()}>
          {t('reload')}
        </button>
        <a className="quiet-action" href="/">
          {t('home')}
        </a>
      </div>
    </Frame>
  )
}

export function textsOf({ code, status }: Trouble, { t, find }: Words): [WordKey, string] {
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
    case 'request/too-many':
      return ['troubleTitle', t('loadFailed', { status: '429' })]
    default:
      return ['troubleTitle', t('serverTrouble')]
  }
}
