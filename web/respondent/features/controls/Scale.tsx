import { useEffect, useState } from 'react'
import { useTexts } from '../../texts.tsx'
import { ConfirmButton } from './ConfirmButton.tsx'
import type { ControlProps } from './control-props.ts'

const scores = Array.from({ length: 10 }, (_, index) => index + 1)
/** Initial value; answered once it was changed or confirmed. */
const defaultScore = 5

type Props = Pick<ControlProps, 'question' | 'onEntry'> & { score: number; isTouched: boolean }

/** From 1 to 10, or from 0 to 10 without an initial value. */
export function Scale({ question, entry, onEntry, hasSlider }: ControlProps) {
  const isNarrow = useNarrowScreen()
  const isTouched = typeof entry === 'number'
  const shown = { question, onEntry, isTouched, score: isTouched ? entry : defaultScore }
  return hasSlider && isNarrow && question.type === 'scale' ? (
    <Slider {...shown} />
  ) : (
    <Buttons {...shown} />
  )
}

function Buttons({ question, score, isTouched, onEntry }: Props) {
  const { t, number } = useTexts()
  const { type, end_labels: labels } = question
  const isNps = type === 'nps'
  return (
    <>
      <p className="hint">{t('pickScore', { from: isNps ? 0 : 1, to: 10 })}</p>
      <div className={`scale ${type}${isTouched ? '' : ' untouched'}`}>
        {(isNps ? [0, ...scores] : scores).map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={question.id}
              value={value}
              checked={score === value && (isTouched || !isNps)}
              onChange={() => onEntry(value)}
              onClick={() => onEntry(value)}
            />
            <span>{number(value)}</span>
          </label>
        ))}
      </div>
      {isNps && (
        <p className="ends">
          <span dir="auto">0: {labels?.low || t('npsLow')}</span>
          <span dir="auto">10: {labels?.high || t('npsHigh')}</span>
        </p>
      )}
    </>
  )
}

function Slider({ question, score, isTouched, onEntry }: Props) {
  const { t, number } = useTexts()
  const share = `${((score - 1) / 9) * 100}%`
  return (
    <div className={isTouched ? 'slider' : 'slider untouched'}>
      <b aria-hidden="true">{number(score)}</b>
      <input
        type="range"
        min={1}
        max={10}
        value={score}
        aria-label={question.text}
        style={{ '--share': share } as object}
        onChange={({ currentTarget }) => onEntry(Number(currentTarget.value))}
        onPointerUp={({ currentTarget }) => onEntry(Number(currentTarget.value))}
      />
      <p className="ends" aria-hidden="true">
        <span>{number(1)}</span>
        <span>{number(10)}</span>
      </p>
      {!isTouched && (
        <ConfirmButton onClick={() => onEntry(defaultScore)}>
          {t('keepScore', { score: defaultScore })}
        </ConfirmButton>
      )}
    </div>
  )
}

/** Breakpoint of the documented phone layout. */
function useNarrowScreen(): boolean {
  const [query] = useState(() => matchMedia('(max-width: 767.98px)'))
  const [isNarrow, setNarrow] = useState(query.matches)
  useEffect(() => {
    const look = () => setNarrow(query.matches)
    query.addEventListener('change', look)
    return () => query.removeEventListener('change', look)
  }, [query])
  return isNarrow
}
