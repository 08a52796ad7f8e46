import './channel.css'
import { useState } from 'react'
import type { PublicPage } from '#contract/public-page.ts'
import { CallFailed } from '../../conversation/api.ts'
import { Frame } from '../../screens/Frame.tsx'
import { useWords } from '../../words.tsx'
import { Fields } from '../fields/Fields.tsx'
import { Confirmation } from './Confirmation.tsx'
import { PhoneForm } from './PhoneForm.tsx'
import { Sent } from './Sent.tsx'
import { initiate, reasonOf, type Initiated } from './whatsapp-api.ts'

type Props = {
  survey: NonNullable<PublicPage['survey']>
  onBack: () => void
  /** The survey is not answered there after all. */
  onDisabled: () => void
}

/** From a number to a conversation in another app. */
export function WhatsApp({ survey, onBack, onDisabled }: Props) {
  const words = useWords()
  const { t } = words
  const { publicId, requiredFields } = survey
  const [fields, setFields] = useState<Record<string, string>>()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [initiated, setInitiated] = useState<Initiated>()
  const [isConfirmed, setConfirmed] = useState(false)
  const send = async (phone: string) => {
    setBusy(true)
    setFailure(null)
    try {
      setInitiated(await initiate(publicId, phone, fields))
    } catch (problem) {
      if (problem instanceof CallFailed && problem.code === 'whatsapp/not-enabled') onDisabled()
      else setFailure(reasonOf(problem, words, t('whatsAppFailed')))
    } finally {
      setBusy(false)
    }
  }
  if (requiredFields.length > 0 && !fields)
    return <Fields fields={requiredFields} isStarting={false} onDone={setFields} />
  if (initiated && isConfirmed) return <Sent initiated={initiated} onOther={onBack} />
  return (
    <Frame>
      <h1>{t('phoneTitle')}</h1>
      <p className="lead">{t('phoneHelp')}</p>
      <PhoneForm isBusy={isBusy} failure={failure} onSend={(phone) => void send(phone)} />
      <button type="button" className="quiet-action" onClick={onBack}>
        {t('back')}
      </button>
      {initiated && <Confirmation initiated={initiated} onClose={() => setConfirmed(true)} />}
    </Frame>
  )
}
