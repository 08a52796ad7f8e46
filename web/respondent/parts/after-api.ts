// The public calls for what comes after a conversation. Every call rejects with a `CallFailed`.
import type { Receipt } from '#contract/api/public.ts'
import { call, type Rated } from '../conversation/api.ts'

export const rate = ({ sessionId, key, ...said }: Rated) =>
  call(`/api/public/sessions/${sessionId}/rating`, 'POST', said, { key })

const receiptAt = (code: string) => `/api/public/receipts/${encodeURIComponent(code)}`

export const readReceipt = async (code: string) => (await call(receiptAt(code), 'GET')) as Receipt

export const deleteReceipt = (code: string) => call(receiptAt(code), 'DELETE')
