// Chooses each adapter: the vendor's if its key is set, else the embedded stand-in.
import type { FastifyInstance } from 'fastify'
import type { Ai } from '#ports/ai.ts'
import type { DetectLanguage, SpeakPoint } from '#ports/text-rules.ts'
import type { Identity } from '#ports/identity.ts'
import type { Mailer, MailOutbox } from '#ports/mailer.ts'
import type { Messaging } from '#ports/messaging.ts'
import type { SpeechToText } from '#ports/speech.ts'
import type { Support } from '#ports/support.ts'
import { openEngineThreads, type EngineThreads } from './adapters/ai/threads/engine-threads.ts'
import { openDevProvider } from './adapters/identity/dev-provider/dev-provider.ts'
import { createOidcIdentity } from './adapters/identity/oidc.ts'
import { openOutbox } from './adapters/mail/outbox/outbox.ts'
import { openSimulator } from './adapters/messaging/simulator/simulator.ts'
import type { LateReadingLimits } from './conversations/interview/late-readings.ts'
import type { Infrastructure } from './infrastructure.ts'
import type { Config } from './config.ts'
import type { Log } from './kernel/log.ts'
import { openPaymentProvider, type PaymentProvider } from './payment-provider.ts'

export type Adapters = AiAdapters &
  PaymentProvider & {
    identity: Identity
    /** Absent: WhatsApp is not offered. */
    messaging: Messaging | undefined
    /** Absent: no mail is sent. */
    mailer: Mailer | undefined
    /** Absent: mails leave the machine, or none is sent. */
    outbox: MailOutbox | undefined
    /** Mounts the stand-ins' own pages. */
    mount: (app: FastifyInstance) => Promise<void>
    /** Starts the engine's threads, which load beside what runs already. */
    startThreads: () => void
    /** Stops the stand-ins and the engine's threads. */
    stop: () => Promise<void>
  }

type AiAdapters = {
  ai: Ai
  /** Takes over when `ai` fails. */
  fallback: Ai
  speakPoint: SpeakPoint
  detectLanguage: DetectLanguage
  support: Support
  /** Timeout of `ai` while a respondent waits; longer than the engine's own timeout. */
  aiTimeoutMs?: number
  /** That a respondent waits for an `ai` that is known to be slow. */
  longestWaitMs?: number
  /** Limits of readings that take longer. */
  lateCalls?: LateReadingLimits
  /** A slow `ai` words the next question while the respondent types. */
  wordAhead?: boolean
  /** Absent: voice answers are not offered. */
  speech?: SpeechToText
}

export async function openAdapters(
  config: Config,
  { db, keys, secrets }: Infrastructure,
  log: Log,
): Promise<Adapters> {
  const paymentProvider = await openPaymentProvider(config, { db, secrets, log })
  const { publicUrl, oidc, port, standIns } = config
  const simulator = standIns.includes('messaging')
    ? await openSimulator({ db, log, publicUrl })
    : undefined
  const outbox = standIns.includes('mail') ? await openOutbox(db, keys) : undefined
  const threads = openEngineThreads()
  const stop = async () => {
    simulator?.stop()
    await threads.close()
  }
  const aiAdapters = await openAiAdapters(config, threads)
  const mail = { mailer: outbox ?? (await openSmtpMailer(config)), outbox }
  const shared = {
    ...aiAdapters,
    ...paymentProvider,
    ...mail,
    messaging: simulator,
    startThreads: threads.start,
    stop,
  }
  if (oidc)
    return {
      ...shared,
      identity: createOidcIdentity({ ...oidc, publicUrl }),
      mount: async (app) => simulator?.mount(app),
    }
  const provider = await openDevProvider({ publicUrl, secrets })
  const embedded = {
    internalUrl: `http://127.0.0.1:${port}`,
    personsIssuer: provider.personsIssuer,
  }
  const identity = createOidcIdentity({ ...provider.client, publicUrl, embedded })
  return {
    ...shared,
    identity,
    async mount(app) {
      await provider.mount(app)
      await simulator?.mount(app)
    },
  }
}

async function openSmtpMailer({ smtp, publicUrl }: Config): Promise<Mailer | undefined> {
  if (!smtp) return undefined
  // Loaded only where a mail server is set.
  const { createSmtpMailer } = await import('./adapters/mail/smtp/smtp.ts')
  return createSmtpMailer({ ...smtp, host: new URL(publicUrl).hostname })
}

/** What respondents can do here, where a survey allows it. */
export const capabilitiesOf = ({ messaging, speech }: Pick<Adapters, 'messaging' | 'speech'>) => ({
  whatsApp: messaging?.receives === true,
  speech: speech !== undefined,
})

/** Added to the engine's own timeout, so that the engine's error comes first. */
const timeoutGraceMs = 250

async function openAiAdapters(
  { openai }: Config,
  { ai: offlineAi, rules, speakPoint, detectLanguage }: EngineThreads,
): Promise<AiAdapters> {
  const byRules = { fallback: offlineAi, support: rules, speakPoint, detectLanguage }
  if (!openai) return { ...byRules, ai: offlineAi }
  // Loaded only where a key is set: the packages of vendors are a fifth of the time to start.
  const { createOpenAi } = await import('./adapters/ai/openai/openai.ts')
  const { createOpenAiSpeech } = await import('./adapters/speech/openai.ts')
  return {
    ...byRules,
    ai: createOpenAi(openai, undefined, rules),
    aiTimeoutMs: openai.questionTimeoutMs + timeoutGraceMs,
    longestWaitMs: Math.max(openai.questionTimeoutMs, openai.longestWaitMs) + timeoutGraceMs,
    wordAhead: openai.wordAhead,
    // Calls that run on leave room for those that respondents wait for.
    lateCalls: {
      maxCalls: Math.max(1, Math.floor(openai.concurrency / 2)),
      totalMs: openai.scoringTimeoutMs,
    },
    speech: createOpenAiSpeech(openai),
  }
}
