// Opens the bounded contexts with their dependencies.
import { openOwnerLocales } from '#projections/accounts/owners.projection.ts'
import { openFindComparisonAnswers } from '#projections/conversations/comparison-answers.ts'
import type { WaitForPosition } from '#projections/engine/position-tracker.ts'
import { accounts } from './accounts/accounts.ts'
import { cleanDatabaseJob } from './accounts/deletion/clean-database.job.ts'
import { finishErasuresJob } from './accounts/deletion/finish-erasures.job.ts'
import { owner } from './accounts/owner.decider.ts'
import type { AccountsDeps } from './accounts/deps.ts'
import { openAdmission, type StartRateLimits } from './conversations/sessions/admission.ts'
import type { OpeningCounter } from './conversations/openings/opening-counter.ts'
import { spokenQuestionRules } from './conversations/interview/wording/spoken-question.policy.ts'
import { openOverdueQuestions } from './conversations/sessions/overdue-questions.ts'
import { conversations } from './conversations/conversations.ts'
import { anchorsFilePath } from './credits/audit/anchors-file.ts'
import type { HelpLines } from './conversations/help/help-lines.ts'
import { openPaymentVerifier } from './credits/audit/payment-verifier.ts'
import { ledgerAudit } from './credits/audit/ledger-audit.ts'
import { credits } from './credits/credits.ts'
import type { Seller } from './credits/receipts/seller.ts'
import type { Infrastructure } from './infrastructure.ts'
import { insights } from './insights/insights.ts'
import { eraseResponses } from './insights/scoring/erase-responses.ts'
import type { BoundedContext } from './kernel/bounded-context.ts'
import type { Log } from './kernel/log.ts'
import type { Db } from './kernel/postgres/db.ts'
import { type ErasureReceipts, openErasureReceipts } from './kernel/privacy/erasure-receipts.ts'
import { repeatErasuresJob } from './kernel/privacy/repeat-erasures.ts'
import { randomSecret } from './kernel/privacy/installation-secrets.ts'
import type { Signer } from './kernel/privacy/signer.ts'
import { openProofOfWork } from './kernel/security/proof-of-work.ts'
import type { OpenWindowCounter } from './kernel/async/window-counter.ts'
import type { ReadHistory } from './kernel/read/active-streams.ts'
import type { LogTail } from './kernel/read/log-tail.ts'
import type { SecurityEvents } from './kernel/security/events/security-events.ts'
import { openSignedTokens, type SignedTokens } from './kernel/security/signed-tokens.ts'
import { type Adapters, capabilitiesOf } from './adapters.ts'
import type { TokenStream } from './ports/token-stream.ts'
import { notifications } from './notifications/notifications.ts'
import { openErasedMail } from './notifications/send-erased-mail.ts'
import { reports } from './reports/reports.ts'
import { openSharedReports } from './reports/sharing/shared-reports.ts'
import { surveys } from './surveys/surveys.ts'

type ContextDeps = {
  publicUrl: string
  dataDir: string
  log: Log
  rateLimits: StartRateLimits
  openCounter: OpenWindowCounter
  openings: OpeningCounter
  abandonedAfterHours: number
  infrastructure: Infrastructure
  /** The connections of `openKeyReader`. */
  keyReader: Db
  adapters: Adapters
  accountsDeps: AccountsDeps
  securityEvents: SecurityEvents
  tail: LogTail
  waitForPosition: WaitForPosition
  readHistory: ReadHistory
  tokenStream: TokenStream
  helpLines: HelpLines
  seller: Seller | undefined
  signer: Signer
}

export async function openContexts(
  deps: ContextDeps,
): Promise<Required<Omit<BoundedContext, 'erasers'>>> {
  const { infrastructure, adapters, publicUrl, dataDir, log, tail, signer, waitForPosition } = deps
  const { db, store, keys, secrets } = infrastructure
  const tickets = openSignedTokens(await randomSecret(secrets, 'invitations'))
  const ledgerDeps = { store, db, signer, anchorsFile: anchorsFilePath(dataDir) }
  const receipts = await openReceipts(secrets, publicUrl)
  const contexts: readonly BoundedContext[] = [
    openAccountsContext(deps, receipts),
    openSurveysContext(deps, tickets),
    await openConversationsContext(deps, tickets),
    openInsightsContext(deps),
    credits({
      ...{ store, payments: adapters.payments, logTail: tail, seller: deps.seller },
      verifyPayment: openPaymentVerifier(ledgerDeps),
    }),
    ledgerAudit({ ...ledgerDeps, log }),
    reports({ db, dataDir, keys, waitForPosition }),
    await openNotificationsContext(deps, receipts),
    await openSharedReports({
      ...{ db, keys, publicUrl, openCounter: deps.openCounter, history: deps.readHistory },
      tokens: openSignedTokens(await randomSecret(secrets, 'shared-reports')),
    }),
  ]
  return collectParts(contexts, { ...infrastructure, log })
}

function openAccountsContext(
  { infrastructure: { db }, adapters, accountsDeps, securityEvents, publicUrl }: ContextDeps,
  receipts: ErasureReceipts,
) {
  const { mailer, outbox } = adapters
  const sendErasedMail = mailer && openErasedMail({ mailer, publicUrl, receipts })
  return accounts({ ...accountsDeps, db, receipts, outbox, sendErasedMail }, securityEvents)
}

function openSurveysContext(
  { infrastructure: { keys }, adapters, publicUrl }: ContextDeps,
  tickets: SignedTokens,
) {
  const { ai, speakPoint, detectLanguage } = adapters
  return surveys({
    ...{ ai, speakPoint, detectLanguage, tickets, publicUrl, keys },
    questionRules: spokenQuestionRules,
    capabilities: capabilitiesOf(adapters),
  })
}

async function openConversationsContext(deps: ContextDeps, tickets: SignedTokens) {
  const { adapters, infrastructure, rateLimits, openCounter, publicUrl, log } = deps
  const { tokenStream, helpLines, openings, abandonedAfterHours } = deps
  const { ai, fallback, support, aiTimeoutMs, lateCalls, longestWaitMs, wordAhead } = adapters
  const { db, keys, secrets } = infrastructure
  const proofs = openProofOfWork(await randomSecret(secrets, 'proofs-of-work'))
  return conversations({
    ...{ ai, fallback, support, lateCalls, longestWaitMs, wordAhead },
    ...(aiTimeoutMs !== undefined && { idleTimeoutMs: aiTimeoutMs }),
    ...{ messaging: adapters.messaging, speech: adapters.speech },
    ...{ tokenStream, helpLines, openings, openCounter, abandonedAfterHours, keys, tickets },
    history: deps.readHistory,
    until: deps.tail.waitFor,
    eraseResponses,
    secret: await randomSecret(secrets, 'session-ids'),
    admission: openAdmission(proofs, rateLimits, openCounter),
    pace: rateLimits,
    secure: publicUrl.startsWith('https:'),
    onOverdue: openOverdueQuestions(db, log),
  })
}

function openInsightsContext({ adapters, infrastructure, keyReader, log, tail }: ContextDeps) {
  const { ai, fallback, payments } = adapters
  const { db, store } = infrastructure
  const findComparisonAnswers = openFindComparisonAnswers()
  return insights({
    ...{ ai, fallback, log, db, store },
    until: tail.waitFor,
    findOtherAnswers: (answer) => findComparisonAnswers(keyReader, answer),
    findOwnerLocale: openOwnerLocales(db),
    // Responses that the offline engine scored are sold only in the payment sandbox.
    qualifyForSale: payments.provider === 'sandbox' || ai.engine !== 'offline',
  })
}

async function openNotificationsContext(
  { infrastructure: { db, store, secrets }, adapters, waitForPosition, publicUrl }: ContextDeps,
  receipts: ErasureReceipts,
) {
  const { mailer, outbox } = adapters
  return notifications({
    ...{ db, store, mailer, outbox, waitForPosition, publicUrl, receipts },
    tokens: openSignedTokens(await randomSecret(secrets, 'unsubscribe-links')),
    async switchOff(execute, ownerId, list) {
      const changes = { notifications: { [list]: false } }
      await execute(owner, ownerId, { type: 'ChangeSettings', changes })
    },
  })
}

function collectParts(
  contexts: readonly BoundedContext[],
  { store, adminUrl, log }: Pick<Infrastructure, 'store' | 'adminUrl'> & { log: Log },
): Required<Omit<BoundedContext, 'erasers'>> {
  const reactors = contexts.flatMap((context) => context.reactors ?? [])
  return {
    routes: contexts.flatMap(({ routes }) => routes),
    reactors,
    channels: contexts.flatMap(({ channels = [] }) => channels),
    jobs: [
      ...contexts.flatMap(({ jobs = [] }) => jobs),
      repeatErasuresJob(
        store,
        contexts.flatMap(({ erasers = [] }) => erasers),
      ),
      finishErasuresJob({ store, reactors }),
      cleanDatabaseJob({ adminUrl, log }),
    ],
  }
}

const openReceipts = async (secrets: Infrastructure['secrets'], publicUrl: string) =>
  openErasureReceipts(openSignedTokens(await randomSecret(secrets, 'erasure-receipts')), publicUrl)
