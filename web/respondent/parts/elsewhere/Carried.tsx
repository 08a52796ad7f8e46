import { Frame } from '../../screens/Frame.tsx'
import { useWords } from '../../words.tsx'

type Props = {
  /** Goes on with the conversation of the link. */
  onTake: () => void
  /** Goes on with what this device holds. */
  onStay: () => void
}

/** A link brought another conversation to a device that has one of its own. */
export function Carried({ onTake, onStay }: Props) {
  const { t } = useWords()
  return (
    <Frame>
      <h1>{t('carriedTitle')}</h1>
      <p className="lead">{t('carriedText')}</p>
      <div className="ways">
        <button type="button" className="main-action" onClick={onTake}>
          {t('carriedTake')}
        </button>
        <button type="button" className="quiet-action" onClick={onStay}>
          {t('carriedStay')}
        </button>
      </div>
    </Frame>
  )
}
