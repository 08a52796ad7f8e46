import type { ConversationState, Reward } from '../conversation/state.ts'
import { Icon } from '../Mark.tsx'
import { useWords } from '../words.tsx'
import { Frame } from './Frame.tsx'

type Props = Pick<ConversationState, 'rewards' | 'isSettled'> & { onAgain: () => void }

export function Completed({ rewards, isSettled, onAgain }: Props) {
  const { t } = useWords()
  return (
    <Frame>
      <span className="seal">
        <Icon of="check" size={28} />
      </span>
      <h1>{t('doneTitle')}</h1>
      <output className="lead">{t(isSettled ? 'doneText' : 'doneSending')}</output>
      {rewards.length > 0 && <Rewards rewards={rewards} />}
      <div className="ways">
        <a className="main-action" href="/">
          {t('create')}
        </a>
        <button type="button" className="quiet-action" disabled={!isSettled} onClick={onAgain}>
          {t('again')}
        </button>
      </div>
    </Frame>
  )
}

function Rewards({ rewards }: { rewards: readonly Reward[] }) {
  const { t } = useWords()
  return (
    <section className="rewards">
      <h2>
        <Icon of="gift" /> {t('rewards')}
      </h2>
      <ul>
        {rewards.map(({ title, content, action_url, action_text }) => (
          <li key={title}>
            <b dir="auto">{title}</b>
            {content && <p dir="auto">{content}</p>}
            {action_url && (
              <a href={action_url} target="_blank" rel="noreferrer noopener">
                {action_text || t('openReward')}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
