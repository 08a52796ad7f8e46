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
      <div className="ways">
        <a className="main-action" href={`?lang=${words.lang}`}>
          {words.t('retry')}
        </a>
        <a className="quiet-action" href="/">
          {words.t('home')}
        </a>
      </div>
    </Frame>
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

export function textsOf({ code, status }: Trouble, { t, find }: Words): [WordKey, string] {
  switch (code) {
    case 'surveys/not-public':
    case 'surveys/not-found':
    case 'request/not-found':
      return ['notFoundTitle', t('notFound')]
    case 'surveys/unavailable':
      return ['unavailableTitle', find(`unavailable_${status}`) ?? t('unavailable')]
    case 'surveys/form-not-answerable':
      return ['unavailableTitle', t('formNotAnswerable')]
    case 'surveys/invitation-required':
      return ['invitationTitle', t('invitationRequired')]
    case 'surveys/invitation-invalid':
      return ['invitationTitle', t('invitationInvalid')]
    case 'surveys/invitation-used':
      return ['unavailableTitle', t('invitationUsed')]
    case 'conversations/already-answered':
      return ['alreadyAnsweredTitle', t('answeredOnce')]
    case 'conversations/finished':
      return ['alreadyAnsweredTitle', t('alreadyAnswered')]
    default:
      return ['troubleTitle', t('serverTrouble')]
  }
}
