import { useEffect, useState } from 'react'
import type { Help } from '#contract/help.ts'
import { newIdempotencyKey } from '../../../shared/idempotency-key.ts'
import type { ConversationStorage } from '../../conversation/conversation-storage.ts'
import { createRetryDelay } from '../../conversation/retry.ts'
import { Icon } from '../../ui/icons.tsx'
import { useTexts } from '../../texts.tsx'
import { submitRating } from '../../conversation/post-session-api.ts'
import { LengthNote } from '../lazy-length-note.tsx'
import { AnswerHelp } from '../support/AnswerHelp.tsx'
import { createRatingSender } from './rating-sender.ts'

const star = 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9L12 16.8l-5.3 2.9 1.1-5.9L3.5 9.7l5.9-.8Z'

type Props = {
  storage: ConversationStorage
  sessionId: string
  /** The server's state. */
  savedRating: number | undefined
  /** Help that the comment called for. */
  help: Help | undefined
  onHelp: (help: Help | undefined) => void
}

const stars = [1, 2, 3, 4, 5]
/** Characters. */
const maxComment = 1000

/** Optional rating in stars, with an optional comment. */
export function Rating({ storage, sessionId, savedRating, help, onHelp }: Props) {
  const { t } = useTexts()
  const [picked, setPicked] = useState(storage.rating.get()?.rating)
  const [comment, setComment] = useState('')
  const [isThanked, setThanked] = useState(false)
  const send = useRatingSender(storage, onHelp)
  const words = comment.trim()
  const isTooLong = words.length > maxComment
  const rating = picked ?? savedRating ?? 0
  const submit = (value: number, text: string) => {
    setPicked(value)
    storage.rating.set({ sessionId, key: newIdempotencyKey(), rating: value, comment: text })
    send()
  }
  return (
    <section className="rating">
      <h2 id="rate">{t('rateTitle')}</h2>
      <div className="stars" role="radiogroup" aria-labelledby="rate">
        {stars.map((value) => (
          <label key={value} className={value <= rating ? 'lit' : ''}>
            <input
              type="radio"
              name="rating"
              value={value}
              checked={value === rating}
              onChange={() => submit(value, isTooLong ? '' : words)}
              aria-label={t('rateStars', { count: value })}
            />
            <Icon of={star} size={32} />
          </label>
        ))}
      </div>
      {picked !== undefined && !isThanked && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            submit(picked, words)
            setThanked(true)
          }}
        >
          <label htmlFor="rate-words">{t('rateWords')}</label>
          <textarea
            id="rate-words"
            rows={2}
            dir="auto"
            value={comment}
            onChange={({ currentTarget }) => setComment(currentTarget.value)}
          />
          <button type="submit" className="quiet-action" disabled={!words || isTooLong}>
            {t('rateSend')}
          </button>
          <LengthNote length={words.length} max={maxComment} />
        </form>
      )}
      <output className="small">{isThanked && !help ? t('rateThanks') : ''}</output>
      <div aria-live="polite">{help && <AnswerHelp help={help} />}</div>
    </section>
  )
}

/** What is on the device is sent when the screen is shown, and tried at once when there is a network again. */
function useRatingSender(storage: ConversationStorage, onHelp: Props['onHelp']): () => void {
  const [{ retryDelay, send }] = useState(() => {
    const waits = createRetryDelay()
    return {
      retryDelay: waits,
      send: createRatingSender({
        rate: async (submission) => onHelp((await submitRating(submission)).help),
        storage,
        retryDelay: waits,
      }),
    }
  })
  useEffect(() => {
    void send()
    addEventListener('online', retryDelay.skip)
    return () => removeEventListener('online', retryDelay.skip)
  }, [send, retryDelay])
  return () => void send()
}
