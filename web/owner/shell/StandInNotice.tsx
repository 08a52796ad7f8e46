import { Popover } from '@base-ui/react/popover'
import { FlaskConical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { EngineHere } from '../engine/EngineHere.tsx'
import { useMe } from '../queries.ts'

/** Lists the stand-ins of this installation, and its models. */
export function StandInNotice() {
  const { t } = useTranslation()
  const { stand_ins: standIns, models } = useMe()
  if (standIns.length === 0) return null
  return (
    <Popover.Root>
      <Popover.Trigger className="flex items-center gap-2.5 rounded-md border border-dashed border-line-strong/60 px-3 py-2.5 text-start text-xs font-medium text-ink-2 transition-colors duration-150 hover:bg-surface data-popup-open:bg-surface">
        <FlaskConical size={16} className="shrink-0 text-accent-strong" aria-hidden />
        {t('shell.standIns')}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner side="top" align="start" sideOffset={8} className="z-50">
          <Popover.Popup className="w-72 rounded-lg border border-line bg-raised p-4 text-sm shadow-popup outline-none">
            <Popover.Title className="font-semibold">{t('shell.standInsLead')}</Popover.Title>
            <ul className="mt-2 grid gap-2 text-ink-2">
              {standIns.map((name) => (
                <li key={name} className="flex gap-2.5">
                  <span className="mt-2 size-1.5 shrink-0 rounded-full bg-accent" aria-hidden />
                  <span>
                    {t(`shell.standIn.${name}`)}
                    {name === 'mail' && (
                      <>
                        {' '}
                        <a
                          href="/api/outbox"
                          target="_blank"
                          rel="noreferrer"
                          className="font-medium text-primary-text underline"
                        >
                          {t('shell.openOutbox')}
                        </a>
                      </>
                    )}
                  </span>
                </li>
              ))}
            </ul>
            {models && (
              <p className="mt-3 border-t border-line pt-3 text-pretty text-ink-2">
                <EngineHere models={models} />
              </p>
            )}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
