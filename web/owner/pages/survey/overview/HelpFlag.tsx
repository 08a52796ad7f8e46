import { Tooltip } from '@base-ui/react/tooltip'
import { HeartHandshake } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { HelpTier } from '#contract/help.ts'

type Props = { tier: HelpTier; onPress: () => void }

/** A conversation in which the respondent needed help, or may have. `onPress` shows the details. */
export function HelpFlag({ tier, onPress }: Props) {
  const { t } = useTranslation()
  return (
    <Tooltip.Root>
      <Tooltip.Trigger
        delay={150}
        aria-label={t(`flag.${tier}`)}
        onClick={onPress}
        className="flex size-9 shrink-0 items-center justify-center rounded-full text-primary-text hover:bg-primary-soft"
      >
        <HeartHandshake size={18} aria-hidden />
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Positioner sideOffset={6} className="z-50">
          <Tooltip.Popup className="max-w-64 rounded-md border border-line bg-raised px-3 py-2 text-sm text-pretty shadow-popup">
            {t(`flag.${tier}Help`)}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
