// Calls without authentication: each with its reason. A new one fails the test until it is listed.

/** `secret`: the path holds the respondent's secret, which a stranger does not have. */
export type PublicOperation = { reason: string; secret?: true; statuses?: readonly number[] }

const secretPath = (reason: string): PublicOperation => ({ reason, secret: true })

export const publicOperations: Readonly<Record<string, PublicOperation>> = {
  'GET /api/health': { reason: 'load balancers ask without credentials' },
  'GET /api/oauth/google/redirect_url': { reason: 'signing in begins without a session' },
  'POST /api/sessions': { reason: 'signing in begins without a session', statuses: [401] },
  'POST /api/logout': { reason: 'signing out works after the session has ended' },
  'GET /api/ledger/key': { reason: 'a public key, with which anyone verifies an export' },
  'GET /api/public/surveys/{publicId}': { reason: 'anyone with the link may see the survey' },
  'POST /api/public/surveys/{publicId}/sessions': { reason: 'anyone with the link may answer' },
  'POST /api/public/surveys/{publicId}/openings': { reason: 'anyone with the link may open it' },
  'POST /api/whatsapp/initiate': { reason: 'anyone with the link may answer' },
  'POST /api/whatsapp/number': { reason: 'checks the form of a number, and stores nothing' },
  'POST /api/webhooks/payments': { reason: 'authenticated by its signature', statuses: [401] },
  'POST /api/audio/transcribe': { reason: 'the form holds the session', statuses: [404, 503] },
  'GET /api/public/sessions/{sessionId}': secretPath('a conversation'),
  'POST /api/public/sessions/{sessionId}/first-question': secretPath('a conversation'),
  'POST /api/public/sessions/{sessionId}/next-question': secretPath('a conversation'),
  'POST /api/public/sessions/{sessionId}/responses': secretPath('a conversation'),
  'POST /api/public/sessions/{sessionId}/complete': secretPath('a conversation'),
  'POST /api/public/sessions/{sessionId}/rating': secretPath('a conversation'),
  'POST /api/public/sessions/{sessionId}/consents': secretPath('a conversation'),
  'GET /api/whatsapp/sessions/{sessionId}': secretPath('a conversation'),
  'GET /api/public/receipts/{code}': secretPath('a receipt'),
  'DELETE /api/public/receipts/{code}': secretPath('a receipt'),
  'GET /api/public/shared-reports/{token}': secretPath('a report'),
  'POST /api/public/shared-reports/{token}': secretPath('a report'),
  'GET /api/public/erasures/{token}': secretPath('the receipt of an erasure'),
  'GET /api/public/unsubscribe/{token}': secretPath('a signed link of an e-mail'),
  'POST /api/public/unsubscribe/{token}': secretPath('a signed link of an e-mail'),
}
