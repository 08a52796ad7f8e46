import { useEffect, useState } from 'react'
import { newIntent } from '../../../shared/call.ts'
import type { Memory } from '../../conversation/memory.ts'
import { createPatience } from '../../conversation/persist.ts'
import { Icon } from '../../Mark.tsx'
import { useWords } from '../../words.tsx'
import { rate } from '../after-api.ts'
import { ratingSender } from './send-rating.ts'

const star = 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9L12 16.8l-5.3 2.9 1.1-5.9L3.5 9.7l5.9-.8Z'

type Props = {
  memory: Memory
  sessionId: string
  /** What the server knows. */
  given: number | undefined
}

const stars = [1, 2, 3, 4, 5]

/** Asked kindly, and never insisted on: a tap is all it takes, words may follow. */
export function Rating({ memory, sessionId, given }: Props) {
  const { t } = useWords()
  const [picked, setPicked] = useState(memory.rating.get()?.rating)
  const [comment, setComment] = useState('')
  const [isThanked, setThanked] = useState(false)
  const send = useSending(memory)
  const rating = picked ?? given ?? 0
  const say = (value: number, words: string) => {
    setPicked(value)
    memory.rating.set({ sessionId, key: newIntent(), rating: value, comment: words })
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
              onChange={() => say(value, comment.trim())}
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
            if (comment.trim()) say(picked, comment.trim())
            setThanked(true)
          }}
        >
          <label htmlFor="rate-words">{t('rateWords')}</label>
          <textarea
            id="rate-words"
            rows={2}
            dir="auto"
            maxLength={1000}
            value={comment}
            onChange={({ currentTarget }) => setComment(currentTarget.value)}
          />
          <button type="submit" className="quiet-action" disabled={!comment.trim()}>
            {t('rateSend')}
          </button>
        </form>
      )}
      <output className="small">{isThanked ? t('rateThanks') : ''}</output>
    </section>
  )
}

/** What is on the device is sent when the screen is shown, and tried at once when there is a network again. */
function useSending(memory: Memory): () => void {
  const [{ patience, send }] = useState(() => {
    const waits = createPatience()
    return { patience: waits, send: ratingSender({ rate, memory, patience: waits }) }
  })
  useEffect(() => {
    void send()
    addEventListener('online', patience.nudge)
    return () => removeEventListener('online', patience.nudge)
  }, [send, patience])
  return () => void send()
}
