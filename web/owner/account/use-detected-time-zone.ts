import { useEffect, useEffectEvent } from 'react'
import { useChangeSettings, useSettings } from './use-settings.ts'

/** The browser's, as an IANA name. */
export const browserTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Sets the account's time zone from the browser where none is known: e-mails arrive at an hour of the owner's day. */
export function useDetectedTimeZone(): void {
  const { settings } = useSettings()
  const isUnknown = settings?.time_zone_known === false
  const { change } = useChangeSettings()
  const detect = useEffectEvent(() => change({ time_zone: browserTimeZone() }))
  useEffect(() => {
    if (isUnknown) detect()
  }, [isUnknown])
}
