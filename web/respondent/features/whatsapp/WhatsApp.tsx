import './whatsapp.css'
import { useState } from 'react'
import type { FieldProblem } from '#contract/field-messages.ts'
import type { PublicPage } from '#contract/public-page.ts'
import { ApiError } from '../../conversation/api.ts'
import { PageLayout } from '../../screens/PageLayout.tsx'
import { useTexts } from '../../texts.tsx'
import { ErrorScreen } from '../errors/ErrorScreen.tsx'
import { PreSurveyForm } from '../pre-survey/PreSurveyForm.tsx'
import { Confirmation } from './Confirmation.tsx'
import { PhoneForm } from './PhoneForm.tsx'
import { DeliveryStatus } from './DeliveryStatus.tsx'
import {
  initiateWhatsApp,
  failureText,
  refusesEveryone,
  refusesFields,
  type InitiatedConversation,
} from './whatsapp-api.ts'

type Props = {
  survey: NonNullable<PublicPage['survey']>
  onBack: () => void
  /** Back to the web conversation. */
  onDisabled: () => void
}

/** From a phone number to a conversation on WhatsApp. */
export function WhatsApp({ survey, onBack, onDisabled }: Props) {
  const texts = useTexts()
  const { t } = texts
  const { publicId, requiredFields, fieldRules } = survey
  const [fields, setFields] = useState<Record<string, string>>()
  const [refused, setRefused] = useState<FieldProblem[]>()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<NonNullable<PublicPage['error']>>()
  const [initiated, setInitiated] = useState<InitiatedConversation>()
  const [isConfirmed, setConfirmed] = useState(false)
  const send = async (phone: string) => {
    setBusy(true)
    setFailure(null)
    try {
      setInitiated(await initiateWhatsApp(publicId, phone, texts.lang, fields))
    } catch (problem) {
      if (problem instanceof ApiError && problem.code === 'whatsapp/not-enabled') onDisabled()
      else if (problem instanceof ApiError && problem.code && refusesEveryone(problem.code))
        setRefusal({ code: problem.code, httpStatus: problem.status })
      else if (problem instanceof ApiError && refusesFields(problem))
        setRefused(problem.details.issues)
      else setFailure(failureText(problem, texts, t('whatsAppFailed')))
    } finally {
      setBusy(false)
    }
  }
  if (refusal) return <ErrorScreen error={refusal} />
  if (requiredFields.length > 0 && (!fields || refused))
    return (
      <PreSurveyForm
        fields={requiredFields}
        rules={fieldRules}
        refused={refused}
        given={fields}
        isStarting={false}
        onDone={(values) => {
          setRefused(undefined)
          setFields(values)
        }}
      />
    )
  if (initiated && isConfirmed)
    return <DeliveryStatus initiated={initiated} onUseOtherChannel={onBack} />
  return (
    <PageLayout>
      <h1>{t('phoneTitle')}</h1>
      <p className="lead">{t('phoneHelp')}</p>
      <PhoneForm isBusy={isBusy} failure={failure} onSend={(phone) => void send(phone)} />
      <button type="button" className="quiet-action" onClick={onBack}>
        {t('back')}
      </button>
      {initiated && <Confirmation initiated={initiated} onClose={() => setConfirmed(true)} />}
    </PageLayout>
  )
}
