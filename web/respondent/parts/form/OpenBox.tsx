import { useLayoutEffect, useRef } from 'react'
import { useWords } from '../../words.tsx'
import type { ControlProps } from '../controls/control-props.ts'

const most = 4000
/** From here on a person wants to know how much room is left. */
const near = 3600

/** An answer in one's own words, in a box that grows with it. */
export function OpenBox({ question, entry, onEntry }: ControlProps) {
  const { t } = useWords()
  const text = typeof entry === 'string' ? entry : ''
  const box = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    if (!box.current) return
    box.current.style.height = 'auto'
    box.current.style.height = `${box.current.scrollHeight + 2}px`
  }, [text])
  return (
    <>
      <textarea
        ref={box}
        className="writing"
        rows={4}
        dir="auto"
        value={text}
        maxLength={most}
        placeholder={t('placeholder')}
        aria-label={question.text}
        onChange={({ currentTarget }) => onEntry(currentTarget.value)}
      />
      {text.length >= near && (
        <output className="hint">{t('length', { count: text.length, max: most })}</output>
      )}
    </>
  )
}
