// Public calls after a conversation: rating and receipt. Every call rejects with an `ApiError`.
import type { Receipt } from '#contract/api/receipts.ts'
import type { rateSession } from '#contract/api/public.ts'
import type { z } from 'zod'
import { requestJson, type RatingSubmission } from './api.ts'

type Rated = z.output<(typeof rateSession)['output']>

export const submitRating = async ({ sessionId, key, ...submission }: RatingSubmission) => {
  const path = `/api/public/sessions/${sessionId}/rating`
  return (await requestJson(path, 'POST', submission, { key })) as Rated
}

const receiptPath = (code: string) => `/api/public/receipts/${encodeURIComponent(code)}`

export const readReceipt = async (code: string) =>
  (await requestJson(receiptPath(code), 'GET')) as Receipt

export const deleteReceipt = (code: string) => requestJson(receiptPath(code), 'DELETE')
