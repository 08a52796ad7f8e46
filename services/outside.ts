// Which adapters meet the outside world here: the vendor's where a key is set, else the embedded stand-in.
import type { FastifyInstance } from 'fastify'
import type { Ai } from '#ports/ai.ts'
import type { Identity } from '#ports/identity.ts'
import type { Messaging } from '#ports/messaging.ts'
import type { Speech } from '#ports/speech.ts'
import { offlineAi } from './adapters/ai/offline/offline.ts'
import { openAi } from './adapters/ai/openai/openai.ts'
import { openDevProvider } from './adapters/identity/dev-provider/mount.ts'
import { oidcIdentity } from './adapters/identity/oidc.ts'
import { openSimulator } from './adapters/messaging/simulator/simulator.ts'
import { openAiSpeech } from './adapters/speech/openai.ts'
import type { Foundation } from './foundation.ts'
import type { Config } from './kernel/config.ts'
import type { Log } from './kernel/log.ts'
import { openPaymentProvider, type PaymentProvider } from './payment-provider.ts'

export type Outside = Intelligence &
  PaymentProvider & {
    identity: Identity
    /** Without it nobody is offered WhatsApp. */
    messaging: Messaging | undefined
    /** Pages that the stand-ins serve themselves. */
    mount: (app: FastifyInstance) => Promise<void>
    /** Ends what the stand-ins still do. */
    stop: () => void
  }

type Intelligence = {
  ai: Ai
  /** Asks on when `ai` fails. */
  fallback: Ai
  /** How long `ai` may take while a respondent waits; its own limit, where it has one, comes first. */
  patienceMs?: number
  /** Nobody can speak where there is no server that hears. */
  speech?: Speech
}

export async function openOutside(config: Config, { db }: Foundation, log: Log): Promise<Outside> {
  const taking = await openPaymentProvider(config, { db, log })
  const { publicUrl, oidc, port, standIns } = config
  const simulator = standIns.includes('messaging')
    ? await openSimulator({ db, log, publicUrl })
    : undefined
  const intelligence = openIntelligence(config)
  const shared = { ...intelligence, ...taking, messaging: simulator, stop: () => simulator?.stop() }
  if (oidc)
    return {
      ...shared,
      identity: oidcIdentity({ ...oidc, publicUrl }),
      mount: async (app) => simulator?.mount(app),
    }
  const provider = await openDevProvider({ publicUrl, db })
  const embedded = { internalUrl: `http://127.0.0.1:${port}`, personsOf: provider.personsOf }
  const identity = oidcIdentity({ ...provider.client, publicUrl, embedded })
  return {
    ...shared,
    identity,
    async mount(app) {
      await provider.mount(app)
      await simulator?.mount(app)
    },
  }
}

/** A moment more than the limit that the engine sets itself. */
const graceMs = 250

function openIntelligence({ openai }: Config): Intelligence {
  if (!openai) return { ai: offlineAi, fallback: offlineAi }
  return {
    ai: openAi(openai),
    fallback: offlineAi,
    patienceMs: openai.questionTimeoutMs + graceMs,
    speech: openAiSpeech(openai),
  }
}
