// Public calls after a conversation: rating and receipt. Every call rejects with an `ApiError`.
import type { Receipt } from '#contract/api/receipts.ts'
import { requestJson, type RatingSubmission } from './api.ts'

export const submitRating = ({ sessionId, key, ...submission }: RatingSubmission) =>
  requestJson(`/api/public/sessions/${sessionId}/rating`, 'POST', submission, { key })

const receiptPath = (code: string) => `/api/public/receipts/${encodeURIComponent(code)}`

export const readReceipt = async (code: string) =>
  (await requestJson(receiptPath(code), 'GET')) as Receipt

export const deleteReceipt = (code: string) => requestJson(receiptPath(code), 'DELETE')
