// A server of surveys, credits and reports: real log, read models, HTTP and sandbox webhooks.
import { spokenQuestionRules } from '../../../services/conversations/interview/wording/spoken-question.policy.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLocalCounter } from '#kernel/async/window-counter.ts'
import { trustNobody } from '#kernel/config/networks.ts'
import { openDecoder } from '#kernel/commands/decode-events.ts'
import { openExecutor } from '#kernel/commands/execute.ts'
import { createHttpServer } from '#kernel/http/server.ts'
import { derivedId } from '#kernel/ids.ts'
import { openSigner } from '#kernel/privacy/signer.ts'
import { openReactors } from '#kernel/reactors/reactors.ts'
import { openLogReaders } from '#kernel/read/log-readers.ts'
import { openSignedTokens } from '#kernel/security/signed-tokens.ts'
import type { DomainEvent } from '#contract/events/catalogue.ts'
import type { Ai } from '#ports/ai.ts'
import type { Payments } from '#ports/payments.ts'
import { projections } from '#projections/all.ts'
import { openPositionTracker } from '#projections/engine/position-tracker.ts'
import { offlineAi } from '../../../services/adapters/ai/offline/offline.ts'
import { detectTextLanguage } from '../../../services/adapters/ai/rules/intent/goal-language.ts'
import { speakPoint } from '../../../services/adapters/ai/offline/points/spoken-question.ts'
import {
  openSandboxPayments,
  type SandboxPayments,
} from '../../../services/adapters/payments/sandbox/sandbox.ts'
import { anchorsFilePath } from '../../../services/credits/audit/anchors-file.ts'
import { openPaymentVerifier } from '../../../services/credits/audit/payment-verifier.ts'
import { startSigning } from '../../../services/credits/audit/signing-start.ts'
import { credits } from '../../../services/credits/credits.ts'
import { reports } from '../../../services/reports/reports.ts'
import { openSharedReports } from '../../../services/reports/sharing/shared-reports.ts'
import { surveys } from '../../../services/surveys/surveys.ts'
import { provenance } from '../fixtures/conversation-events.ts'
import { newEvent, openReadSide, silentLog } from '../kernel/read-side.ts'
import { openTestSecrets } from '../kernel/test-key-ring.ts'

type Reply<T> = { status: number; headers: Headers; body: T }

export type OwnerTestServer = Awaited<ReturnType<typeof openOwnerTestServer>>

export async function openOwnerTestServer({
  declineReason,
  ai = offlineAi,
  provider,
}: {
  declineReason?: (cents: number) => string | undefined
  ai?: Pick<Ai, 'structure' | 'questions'>
  /** Replaces the payment sandbox. */
  provider?: (sandbox: SandboxPayments) => Payments
} = {}) {
  const side = await openReadSide()
  const { store, db, announcements, resources, keys } = side
  const decodeEvents = openDecoder(keys)
  const dir = await mkdtemp(join(tmpdir(), 'prosa-owner-'))
  resources.defer(() => rm(dir, { recursive: true, force: true }))
  const signer = openSigner(randomBytes(32))
  const ledgerDeps = { store, db, signer, anchorsFile: anchorsFilePath(dir) }
  await startSigning({ ...ledgerDeps, log: silentLog })
  const executor = openExecutor({ store, keys, decodeEvents, signer })
  const readers = resources.use(await openLogReaders({ store, decodeEvents, log: silentLog }))
  const { tail } = readers
  const secrets = await openTestSecrets(db)
  const payments = await openSandboxPayments({
    ...{ db, secrets, log: silentLog },
    ...(declineReason && { declineReason }),
  })
  const tickets = openSignedTokens(randomBytes(32))
  const reached = resources.use(await openPositionTracker(db, announcements, projections))
  const contexts = [
    surveys({
      ai,
      ...{ questionRules: spokenQuestionRules, speakPoint },
      detectLanguage: detectTextLanguage,
      tickets,
      publicUrl: 'http://localhost:3000',
      keys,
      capabilities: { whatsApp: false, speech: false },
    }),
    credits({
      ...{ store, payments: provider?.(payments) ?? payments, logTail: tail, seller: undefined },
      verifyPayment: openPaymentVerifier(ledgerDeps),
    }),
    reports({ db, keys, dataDir: dir, waitForPosition: reached, checkMs: 0 }),
    await openSharedReports({
      ...{ db, keys, tokens: tickets, openCounter: openLocalCounter },
      publicUrl: 'http://localhost:3000',
      history: readers.readHistory,
    }),
  ]
  await side.runProjections(projections)
  const reactors = contexts.flatMap((context) => context.reactors ?? [])
  const reactorOptions = { db, store, ...readers, decodeEvents, executor, reactors }
  const engine = openReactors({ ...reactorOptions, log: silentLog, pollMs: 100, drainMs: 500 })
  await engine.start()
  resources.defer(() => engine.stop())
  const app = await createHttpServer({
    routes: [...contexts.flatMap(({ routes }) => routes), ...payments.routes],
    execute: executor,
    db,
    head: () => store.head(),
    waitForPosition: reached,
    authenticate: async ({ headers }) =>
      typeof headers['x-owner'] === 'string' ? { ownerId: headers['x-owner'] } : undefined,
    secret: randomBytes(32),
    config: { publicUrl: 'http://localhost:3000', requestsPerMinute: 0, trustProxy: trustNobody },
    log: silentLog,
    draining: () => false,
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  resources.defer(() => app.close())
  resources.defer(() => payments.stop())
  const webhookUrl = `${url}/api/webhooks/payments`

  const call = createCaller(url)

  return {
    ...side,
    secrets,
    dataDir: dir,
    ...{ executor, engine, reactorOptions },
    jobs: contexts.flatMap(({ jobs = [] }) => jobs),
    payments,
    channels: contexts.flatMap((context) => context.channels ?? []),
    webhookUrl,
    call,
    /** The text of a non-JSON response. */
    fetch: (path: string, owner: string) =>
      fetch(`${url}${path}`, { headers: { 'x-owner': owner } }),
    startWebhooks: () => payments.start(webhookUrl),
    waitForProjections: () => side.waitForProjections(projections),
    /** Appends an event to a stream of a context that this server lacks. */
    async appendEvent(
      stream: string,
      event: DomainEvent,
      meta: Record<string, string>,
    ): Promise<void> {
      await store.append(stream, 'any', [newEvent(event, meta)])
    },
  }
}

/** Calls the API as an owner. */
const createCaller =
  (url: string) =>
  async <T = Record<string, never>>(
    route: string,
    {
      owner,
      body,
      headers = {},
    }: { owner?: string; body?: object; headers?: Record<string, string> } = {},
  ): Promise<Reply<T>> => {
    const [method, path] = route.split(' ')
    const reply = await fetch(`${url}${path}`, {
      method: method!,
      headers: {
        ...(owner && { 'x-owner': owner }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: reply.status, headers: reply.headers, body: (await reply.json()) as T }
  }

/** A qualified response of an owner, as from conversations and insights. */
export async function recordQualifiedResponse(
  server: OwnerTestServer,
  {
    ownerId,
    surveyId,
    answer = qualifyingAnswer,
    rubricVersion = '1',
    conversationId = randomUUID(),
  }: {
    ownerId: string
    surveyId: string
    answer?: string
    rubricVersion?: string
    conversationId?: string
  },
): Promise<string> {
  const questionId = randomUUID()
  const responseId = derivedId('response', conversationId, questionId)
  const meta = { ownerId, surveyId, sessionId: conversationId }
  const append = (event: DomainEvent) =>
    server.appendEvent(`conversation-${conversationId}`, event, meta)
  await append({
    type: 'QuestionAsked',
    data: {
      questionId,
      number: 1,
      text: 'Why?',
      kind: 'open',
      options: [],
      objectiveId: null,
      purpose: 'opening',
      quotes: [],
      provenance,
    },
  })
  await append({
    type: 'AnswerSubmitted',
    data: {
      questionId,
      responseId,
      number: 1,
      kind: 'open',
      text: answer,
      choice: null,
      elapsedMs: 1,
    },
  })
  await server.appendEvent(
    `response-${responseId}`,
    {
      type: 'ResponseQualified',
      data: {
        responseId,
        conversationId,
        surveyId,
        ownerId,
        qualification: {
          score: 0.8,
          rubricVersion,
          metrics: { depth_score: 1, relevance_score: 1, insight_value: 1, engagement_level: 1 },
          assessment: { commercial_value: 'high', actionability: 'high', uniqueness: 'low' },
          reason: 'It is deep.',
          detailedAnalysis: 'Very deep.',
          valueJustification: 'Worth it.',
        },
        provenance,
      },
    },
    meta,
  )
  return responseId
}

export const qualifyingAnswer =
  'The onboarding asked me for a credit card before it had shown me anything at all, so I left and bought from your competitor.'
