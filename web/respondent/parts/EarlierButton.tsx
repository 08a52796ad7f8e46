import type { Memory } from '../conversation/memory.ts'
import { useWords } from '../words.tsx'

/** Back to a conversation that waits on this device while another goes on; nothing where there is none. */
export function EarlierButton({ memory }: { memory: Pick<Memory, 'aside' | 'turnTo'> }) {
  const { t } = useWords()
  const [earlier] = memory.aside()
  if (!earlier) return null
  const turn = () => {
    memory.turnTo(earlier.name)
    location.reload()
  }
  return (
    <button type="button" className="quiet-action" onClick={turn}>
      {t('earlier')}
    </button>
  )
}
