// Every refusal of a request. The code is the type URI and the translation key; clients branch on it.
import type { FieldProblem } from './field-messages.ts'
import { billingProblems } from './billing-problems.ts'

export const problems = {
  'request/malformed': { status: 400, title: 'The request could not be read' },
  'request/invalid': { status: 422, title: 'Please check the form data and try again.' },
  'request/too-slow': { status: 408, title: 'The request took too long to arrive' },
  'request/too-large': { status: 413, title: 'The request is too large' },
  'request/unsupported-media-type': { status: 415, title: 'Send JSON' },
  'request/form-expected': { status: 415, title: 'Send a form with a file (multipart/form-data)' },
  'request/not-found': { status: 404, title: 'The requested resource was not found.' },
  'request/too-many': { status: 429, title: 'Too many requests. Please wait a moment.' },
  'request/cross-origin': { status: 403, title: 'This request came from another site' },
  'request/unknown-host': { status: 421, title: 'This address is not served here' },
  'request/key-reused': {
    status: 422,
    title: 'This Idempotency-Key was already used with another request',
  },
  'accounts/signed-out': { status: 401, title: 'You are not authorized to perform this action.' },
  'accounts/token-invalid': {
    status: 401,
    title: 'This access token is unknown, revoked or expired',
  },
  'accounts/token-scope': { status: 403, title: 'This access token can only read ledgers' },
  'accounts/too-many-connections': {
    status: 429,
    title: 'Too many pages of this account are open',
  },
  'accounts/unknown-session': { status: 404, title: 'This session is over or does not exist' },
  'accounts/erased': { status: 410, title: 'This account was erased' },
  'accounts/confirmation-wrong': {
    status: 422,
    title: 'Type the e-mail address of your account to confirm',
  },
  'accounts/code-expired': {
    status: 401,
    title: 'Authorization code expired - please try logging in again',
  },
  'accounts/email-unverified': {
    status: 403,
    title: 'Please confirm your e-mail address with the sign-in provider first.',
  },
  'accounts/provider-unavailable': {
    status: 502,
    title: 'The sign-in provider did not answer. Please try again.',
  },
  'surveys/not-found': { status: 404, title: 'Survey not found' },
  'surveys/incomplete': { status: 422, title: 'The survey is not ready to be published' },
  'surveys/wrong-status': {
    status: 409,
    title: 'The survey cannot change to that status from here',
  },
  'surveys/stale-version': { status: 412, title: 'Someone else changed this survey first' },
  'surveys/unknown-point': {
    status: 422,
    title: 'The survey has no such validation point or question',
  },
  'surveys/unknown-version': { status: 404, title: 'The survey has no such version' },
  'reports/not-comparable': { status: 422, title: 'Choose two or more different sides' },
  'surveys/closing-in-the-past': { status: 422, title: 'Choose a time in the future' },
  'surveys/plan-limit': { status: 403, title: 'Your plan does not allow that' },
  'surveys/invitation-required': {
    status: 403,
    title: 'This survey can be answered with a personal link only',
  },
  'surveys/invitation-used': { status: 409, title: 'Someone is already answering with this link' },
  'surveys/invitation-invalid': { status: 403, title: 'This link is not valid' },
  'surveys/structure-failed': { status: 502, title: 'Erro ao gerar estrutura da pesquisa' },
  'surveys/goal-unclear': { status: 422, title: 'What would you like to find out, and from whom?' },
  'surveys/structure-invalid': {
    status: 502,
    title: 'Estrutura de pesquisa inválida recebida do servidor.',
  },
  'surveys/structure-unavailable': {
    status: 503,
    title: 'The AI is not answering right now. Please try again in a moment.',
  },
  'surveys/questions-failed': { status: 502, title: 'The questions could not be proposed' },
  'surveys/questions-invalid': {
    status: 502,
    title: 'The AI proposed questions that cannot be used. Please try again.',
  },
  'surveys/questions-unavailable': {
    status: 503,
    title: 'The AI is not answering right now. Please try again in a moment.',
  },
  'surveys/no-questions': { status: 409, title: 'Esta pesquisa não possui perguntas configuradas' },
  'surveys/data-incomplete': { status: 409, title: 'Dados da pesquisa estão incompletos' },
  'surveys/not-public': { status: 404, title: 'Pesquisa não encontrada ou não está pública' },
  'surveys/unavailable': {
    status: 403,
    title: 'Esta pesquisa não está disponível publicamente no momento.',
  },
  'surveys/full': {
    status: 403,
    title: 'This survey cannot take more answers at the moment. Please try again another time.',
  },
  'notifications/invalid-link': { status: 404, title: 'This link does not work' },
  'notifications/no-outbox': { status: 404, title: 'E-mails are not kept here' },
  'shared-reports/not-found': { status: 404, title: 'There is no report at this link' },
  'shared-reports/expired': { status: 410, title: 'This link to a report has expired' },
  'shared-reports/revoked': { status: 410, title: 'This link to a report was revoked' },
  'shared-reports/password-required': { status: 401, title: 'This report needs a password' },
  'shared-reports/password-wrong': { status: 401, title: 'The password is wrong' },
  'shared-reports/too-many-tries': {
    status: 429,
    title: 'Too many wrong passwords. Please wait a few minutes.',
  },
  'shared-reports/too-many': {
    status: 409,
    title: 'You have as many links to reports as an account can have: revoke one first',
  },
  'conversations/not-found': { status: 404, title: 'This conversation does not exist' },
  'conversations/finished': { status: 409, title: 'This conversation has ended' },
  'conversations/unfinished': { status: 409, title: 'This conversation has not ended yet' },
  'conversations/receipt-unknown': {
    status: 404,
    title: 'There are no answers for this receipt code',
  },
  'conversations/already-answered': {
    status: 409,
    title: 'This survey has already been answered in this browser',
  },
  'conversations/proof-required': {
    status: 428,
    title: 'Many people are starting right now: solve the challenge and start again with its proof',
  },
  'conversations/proof-used': {
    status: 409,
    title: 'This proof has already been used. Please start again.',
  },
  'conversations/out-of-turn': { status: 409, title: 'That question is not the one being asked' },
  'conversations/wrong-kind': { status: 422, title: 'That answer does not fit the question' },
  'conversations/exclusive-option': {
    status: 422,
    title: 'One of these options cannot be combined with others',
  },
  'conversations/unknown-question': {
    status: 422,
    title: 'This survey does not ask that question',
  },
  'conversations/answer-required': {
    status: 422,
    title: 'Esta pergunta é obrigatória. Por favor, forneça uma resposta.',
  },
  'conversations/required-missing': {
    status: 409,
    title: 'Some required questions are not answered yet',
  },
  'conversations/question-pending': {
    status: 503,
    title: 'The next question is still being prepared. Please try again.',
  },
  'conversations/pre-survey-incomplete': {
    status: 422,
    title: 'Some information is required before the first question',
  },
  'conversations/too-many-previews': {
    status: 429,
    title: 'You have started too many previews in the last hour. Please wait a little.',
  },
  'conversations/preview-not-live': {
    status: 409,
    title: 'A preview has no live connection: request its next question instead',
  },
  'audio/not-available': {
    status: 503,
    title: 'Spoken answers are not available here. Please write instead.',
  },
  'audio/session-required': {
    status: 422,
    title: 'Send the session of the recording: session_id, or the header X-Session-Id',
  },
  'audio/not-enabled': { status: 403, title: 'This survey does not accept spoken answers' },
  'audio/consent-missing': { status: 403, title: 'Transcription requires consent first' },
  'audio/too-large': { status: 413, title: 'The recording is too large' },
  'audio/too-long': { status: 422, title: 'The recording is too long' },
  'audio/session-limit': {
    status: 429,
    title: 'All the time for spoken answers in this conversation is used up. Please write instead.',
  },
  'audio/not-audio': {
    status: 415,
    title: 'This is not a supported recording: send WebM, Ogg, MP4, WAV or MP3',
  },
  'audio/not-understood': {
    status: 422,
    title: 'Não foi possível transcrever o áudio. Tente falar mais alto e claro.',
  },
  'audio/failed': { status: 502, title: 'Erro na transcrição do áudio. Tente novamente.' },
  'whatsapp/not-enabled': { status: 409, title: 'WhatsApp não habilitado para esta pesquisa' },
  'whatsapp/number-required': { status: 422, title: 'Número de telefone é obrigatório' },
  'whatsapp/number-too-short': { status: 422, title: 'Número muito curto. Mínimo 10 dígitos.' },
  'whatsapp/number-too-long': { status: 422, title: 'Número muito longo. Máximo 15 dígitos.' },
  'whatsapp/area-code-invalid': {
    status: 422,
    title: 'DDD inválido para Brasil (deve ser entre 11 e 99)',
  },
  'whatsapp/local-number-invalid': {
    status: 422,
    title: 'Número brasileiro deve ter 8 ou 9 dígitos após o DDD',
  },
  'whatsapp/number-invalid': {
    status: 422,
    title: 'Este número de telefone não existe. Confira e tente novamente.',
  },
  'responses/not-found': { status: 404, title: 'Response not found' },
  'responses/not-for-sale': { status: 409, title: 'This response is not locked' },
  'insights/nothing-to-check': {
    status: 409,
    title: 'There are no report and not enough responses to check',
  },
  'insights/not-in-check': { status: 422, title: 'This is not part of the check' },
  'insights/check-finished': { status: 409, title: 'The check is finished' },
  'insights/no-responses': { status: 409, title: 'There are no responses to analyse yet' },
  'reports/export-not-found': { status: 404, title: 'There is no such export' },
  'reports/export-not-ready': { status: 409, title: 'The file of this export is not there' },
  'reports/too-many-exports': {
    status: 409,
    title: 'You keep as many exports as you can: remove one first',
  },
  ...billingProblems,
  'concurrency/conflict': {
    status: 409,
    title: 'Someone else changed this first. Please try again.',
  },
  'service/unavailable': { status: 503, title: 'The service is not ready. Please try again.' },
  'service/shutting-down': { status: 503, title: 'The service is restarting. Please try again.' },
  internal: { status: 500, title: 'Something went wrong' },
} as const satisfies Record<string, { status: number; title: string }>

export type ProblemCode = keyof typeof problems

/** RFC 9457 body, with the `error` string that documented clients read. */
export type ProblemDetails = {
  type: string
  title: string
  status: number
  code: ProblemCode
  error: string
  instance: string
  /** The invalid fields; only with `request/invalid`. */
  issues?: FieldProblem[]
} & Record<string, unknown>
