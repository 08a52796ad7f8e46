import type { PublicPage } from '#contract/public-page.ts'
import { Icon } from '../../ui/icons.tsx'
import { useTexts } from '../../texts.tsx'
import { PageLayout } from '../../screens/PageLayout.tsx'

const chat =
  'M12 3.5a8.5 8.5 0 0 0-7.3 12.8L3.5 20.5l4.3-1.1A8.5 8.5 0 1 0 12 3.5ZM9 8.5c-.6 3.5 3 7.2 6.5 6.5l.5-1.8-2-1-1 1c-1-.4-1.8-1.2-2.2-2.2l1-1-1-2Z'

type Props = {
  survey: NonNullable<PublicPage['survey']>
  /** WhatsApp is unavailable. */
  isDisabled?: boolean
  onChoose?: (channel: 'web' | 'whatsapp') => void
}

/** Choice of channel. Also rendered on the server, so that it is visible before the script runs. */
export function ChannelChoice({ survey, isDisabled = false, onChoose }: Props) {
  const { t } = useTexts()
  return (
    <PageLayout>
      <p className="eyebrow">{t('channelTitle')}</p>
      <h1 dir="auto">{survey.title}</h1>
      {survey.description && (
        <p className="lead" dir="auto">
          {survey.description}
        </p>
      )}
      <div className="ways">
        <button
          type="button"
          className="quiet-action channel"
          data-early="web"
          onClick={() => onChoose?.('web')}
        >
          <Icon of="globe" size={24} />
          <b>{t('channelWeb')}</b>
          <small>{t('channelWebHelp')}</small>
        </button>
        <button
          type="button"
          className="quiet-action channel"
          data-early="whatsapp"
          disabled={isDisabled}
          onClick={() => onChoose?.('whatsapp')}
        >
          <Icon of={chat} size={24} />
          <b>{t('channelWhatsApp')}</b>
          <small>{t(isDisabled ? 'whatsapp_not-enabled' : 'channelWhatsAppHelp')}</small>
        </button>
      </div>
    </PageLayout>
  )
}
