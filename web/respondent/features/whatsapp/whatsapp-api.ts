import type { z } from 'zod'
import type { ProblemCode } from '#contract/problems.ts'
import type * as contract from '#contract/api/whatsapp.ts'
import { requestJson, ApiError } from '../../conversation/api.ts'
import type { Texts } from '../../texts.tsx'

type Contract = typeof contract
type Output<Name extends 'parseWhatsAppNumber' | 'initiateWhatsApp' | 'getWhatsAppStatus'> =
  z.output<Contract[Name]['output']>

export type ParsedNumber = Output<'parseWhatsAppNumber'>
export type InitiatedConversation = Output<'initiateWhatsApp'>
export type DeliveryState = Output<'getWhatsAppStatus'>['status']

const path = '/api/whatsapp/'

/** For numbers without a country code. */
const originOf = (language: Texts['lang']) => ({
  language,
  time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
})

export const parsePhoneNumber = async (phone_number: string, language: Texts['lang']) =>
  (await requestJson(`${path}number`, 'POST', {
    phone_number,
    ...originOf(language),
  })) as ParsedNumber

export const initiateWhatsApp = async (
  publicId: string,
  phone_number: string,
  language: Texts['lang'],
  pre_survey_data: Record<string, string> | undefined,
) =>
  (await requestJson(`${path}initiate`, 'POST', {
    publicId,
    phone_number,
    ...originOf(language),
    ...(pre_survey_data && { pre_survey_data }),
  })) as InitiatedConversation

export const getDeliveryState = async (sessionId: string) =>
  (
    (await requestJson(
      `${path}sessions/${sessionId}`,
      'GET',
      undefined,
    )) as Output<'getWhatsAppStatus'>
  ).status

/** Whether the survey takes no conversation of anyone: it was paused or closed since the page was opened, or is full. */
export const refusesEveryone = (code: ProblemCode) =>
  code === 'surveys/full' || code === 'surveys/unavailable' || code === 'surveys/not-public'

/** Whether the fields before the first question have to be filled in again. */
export const refusesFields = ({ details }: ApiError) =>
  details.issues?.some(({ path: [input] }) => input === 'pre_survey_data') ?? false

/** The error's text in the page's language; `otherwise` for unknown errors. */
export function failureText(failure: unknown, { t, find }: Texts, otherwise: string): string {
  if (!(failure instanceof ApiError)) throw failure
  const { status, code } = failure
  if (status === 0) return t('whatsAppSendFailed')
  if (code === 'conversations/finished') return t('alreadyAnsweredTitle')
  const known = code && find(code.replace('/', '_'))
  return known ?? otherwise
}
