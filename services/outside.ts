// Which adapters meet the outside world here: the vendor's where a key is set, else the embedded stand-in.
import type { FastifyInstance } from 'fastify'
import type { Ai } from '#ports/ai.ts'
import type { Identity } from '#ports/identity.ts'
import { offlineAi } from './adapters/ai/offline/offline.ts'
import { openDevProvider } from './adapters/identity/dev-provider/mount.ts'
import { oidcIdentity } from './adapters/identity/oidc.ts'
import { openSandboxPayments, type SandboxPayments } from './adapters/payments/sandbox/sandbox.ts'
import type { Foundation } from './foundation.ts'
import type { Config } from './kernel/config.ts'
import type { Log } from './kernel/log.ts'

export type Outside = {
  ai: Ai
  payments: SandboxPayments
  identity: Identity
  /** Pages that the stand-ins serve themselves. */
  mount: (app: FastifyInstance) => Promise<void>
}

export async function openOutside(config: Config, { db }: Foundation, log: Log): Promise<Outside> {
  const payments = await openSandboxPayments({ db, log })
  const { publicUrl, oidc, port } = config
  if (oidc)
    return {
      ai: offlineAi,
      payments,
      identity: oidcIdentity({ ...oidc, publicUrl }),
      mount: async () => {},
    }
  const provider = await openDevProvider({ publicUrl, db })
  const embedded = { internalUrl: `http://127.0.0.1:${port}`, personsOf: provider.personsOf }
  const identity = oidcIdentity({ ...provider.client, publicUrl, embedded })
  return { ai: offlineAi, payments, identity, mount: provider.mount }
}
