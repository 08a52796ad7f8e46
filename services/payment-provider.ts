// Chooses the payment provider: Stripe if its keys are set, else the sandbox.
import { randomUUID } from 'node:crypto'
import { openSandboxPayments, type SandboxPayments } from './adapters/payments/sandbox/sandbox.ts'
import type { Config } from './config.ts'
import type { Db } from './kernel/postgres/db.ts'
import type { InstallationSecrets } from './kernel/privacy/installation-secrets.ts'
import type { Log } from './kernel/log.ts'
import type { Payments } from './ports/payments.ts'

export type PaymentProvider = {
  payments: Payments
  /** The provider if it is the sandbox, which has to be started and has further operations. */
  sandbox: SandboxPayments | undefined
}

export async function openPaymentProvider(
  { stripe }: Pick<Config, 'stripe'>,
  { db, secrets, log }: { db: Db; secrets: InstallationSecrets; log: Log },
): Promise<PaymentProvider> {
  if (stripe) {
    // Marks this installation's payments: other products may use the same account.
    const { id: installation } = await secrets.getOrCreate('installation', () => ({
      id: randomUUID(),
    }))
    // Loaded only where a key is set.
    const { openStripePayments } = await import('./adapters/payments/stripe/stripe.ts')
    return { payments: openStripePayments({ ...stripe, installation }, log), sandbox: undefined }
  }
  const sandbox = await openSandboxPayments({ db, secrets, log })
  return { payments: sandbox, sandbox }
}
