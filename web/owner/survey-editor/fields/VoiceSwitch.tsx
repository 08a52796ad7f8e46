import { useTranslation } from 'react-i18next'
import { useMe } from '../../queries.ts'
import { Switch } from '../../ui/Switch.tsx'

type Props = { checked: boolean; onChange: (enable_audio: boolean) => void }

/** Voice answers. Without a speech service the setting is kept, and the editor says that respondents can only type. */
export function VoiceSwitch({ checked, onChange }: Props) {
  const { t } = useTranslation()
  const { channels } = useMe()
  return (
    <Switch
      label={t('create.audio')}
      help={t('create.audioHelp')}
      warning={channels.voice ? undefined : t('create.audioUnavailable')}
      checked={checked}
      onChange={onChange}
    />
  )
}
