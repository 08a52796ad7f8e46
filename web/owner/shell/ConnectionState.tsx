import { CirclePause, CloudOff, LoaderCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useConnection } from '../live/connection.ts'

/** Whether the page receives live items. */
export function ConnectionState() {
  const { t } = useTranslation()
  const state = useConnection((store) => store.state)
  const name = state === 'idle' ? 'connecting' : state
  return (
    <output
      title={name === 'live' ? t('shell.liveHelp') : undefined}
      className="inline-flex items-center gap-2 px-2 text-xs font-semibold text-ink-2"
    >
      {name === 'live' && (
        <span className="animate-pulse-dot rounded-full text-success" aria-hidden>
          <span className="block size-2 rounded-full bg-current" />
        </span>
      )}
      {name === 'connecting' && (
        <LoaderCircle
          size={14}
          className="animate-late text-warning [animation:spin_1s_linear_infinite]"
          aria-hidden
        />
      )}
      {name === 'offline' && <CloudOff size={14} className="text-danger" aria-hidden />}
      {name === 'crowded' && <CirclePause size={14} className="text-warning" aria-hidden />}
      {t(`shell.${name}`)}
    </output>
  )
}

/** Why the page does not update, where the reason is known. */
export function ConnectionBanner() {
  const { t } = useTranslation()
  const state = useConnection((store) => store.state)
  if (state !== 'offline' && state !== 'crowded') return null
  const Icon = state === 'offline' ? CloudOff : CirclePause
  return (
    <div className="mx-auto w-full max-w-[1184px] px-4 pt-3 sm:px-8">
      <p className="flex animate-arrive items-center gap-3 rounded-lg border border-warning/30 bg-warning-soft px-4 py-3 text-sm text-warning">
        <Icon size={18} className="shrink-0" aria-hidden />
        {t(`shell.${state}Banner`)}
      </p>
    </div>
  )
}
