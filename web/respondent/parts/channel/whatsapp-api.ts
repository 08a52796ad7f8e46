import type { z } from 'zod'
import type * as contract from '#contract/api/whatsapp.ts'
import { call, CallFailed } from '../../conversation/api.ts'
import type { Words } from '../../words.tsx'

type Contract = typeof contract
type Output<Name extends 'readWhatsAppNumber' | 'initiateWhatsApp' | 'whatsAppStatus'> = z.output<
  Contract[Name]['output']
>

export type ReadNumber = Output<'readWhatsAppNumber'>
export type Initiated = Output<'initiateWhatsApp'>
export type Delivery = Output<'whatsAppStatus'>['status']

const path = '/api/whatsapp/'

export const readNumber = async (phone_number: string) =>
  (await call(`${path}number`, 'POST', { phone_number })) as ReadNumber

export const initiate = async (
  publicId: string,
  phone_number: string,
  pre_survey_data: Record<string, string> | undefined,
) =>
  (await call(`${path}initiate`, 'POST', {
    publicId,
    phone_number,
    ...(pre_survey_data && { pre_survey_data }),
  })) as Initiated

export const deliveryOf = async (sessionId: string) =>
  ((await call(`${path}sessions/${sessionId}`, 'GET', undefined)) as Output<'whatsAppStatus'>)
    .status

/** Why it did not work, in the reader's words; `otherwise` where nothing more is known. */
export function reasonOf(failure: unknown, { t, find }: Words, otherwise: string): string {
  if (!(failure instanceof CallFailed)) throw failure
  const { status, code } = failure
  if (status === 0) return t('whatsAppSendFailed')
  if (code === 'conversations/finished') return t('alreadyAnsweredTitle')
  const known = code && find(code.replace('/', '_'))
  return known ?? otherwise
}
