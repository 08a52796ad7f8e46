import './length-note.css'
import { useTexts } from '../../texts.tsx'

type Props = { length: number; max: number }

/** How much of the room for a text is used, and that it is too much. */
export function LengthNote({ length, max }: Props) {
  const { t } = useTexts()
  const isOver = length > max
  return (
    <output id="length-note" className={isOver ? 'length-note over' : 'length-note'}>
      {isOver ? t('textTooLong', { length, max }) : t('length', { count: length, max })}
    </output>
  )
}
