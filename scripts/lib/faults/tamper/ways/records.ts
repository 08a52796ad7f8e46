// Rows of the schema `keep`: the record of the end of the anchors, the signing key, and the provider's sandbox.
import { openSigner } from '#kernel/privacy/signer.ts'
import type { Way } from '../way.ts'
import type { TamperWorld } from '../world.ts'

type Statement = Record<string, never>

const record = (
  name: string,
  change: (statement: Statement, world: TamperWorld) => unknown,
): Way => ({
  name,
  kind: 'records',
  async play(world) {
    const { rows } = await world.db.query('select statement from keep.ledger_anchors')
    const changed = change(rows[0]!.statement as Statement, world)
    await world.db.query('update keep.ledger_anchors set statement = $1', [JSON.stringify(changed)])
  },
})

const query = (name: string, statement: string): Way => ({
  name,
  kind: 'records',
  play: async ({ db }) => void (await db.query(statement)),
})

function withoutSignature(signed: Statement): object {
  const { key: _, signature: __, ...statement } = signed
  return statement
}

const anchors: Way[] = [
  query('the record of the end of the anchors deleted', 'delete from keep.ledger_anchors'),
  query('the table of that record dropped', 'alter table keep.ledger_anchors rename to gone'),
  record('an older record of the end of the anchors restored', (_, { earlier }) => earlier.record),
  record('the number of lines in the record lowered', (statement) => ({ ...statement, lines: 1 })),
  record('the hash in the record edited', (statement) => ({ ...statement, hash: '0'.repeat(64) })),
  record('the record signed with another key', (statement) =>
    openSigner(Buffer.alloc(32, 7)).sign(withoutSignature(statement)),
  ),
  record('the record emptied', () => ({})),
]

const sandbox: Way[] = [
  query('the signing key deleted', `delete from keep.secrets where name = 'ledger-signer'`),
  query(
    'the amount of a payment edited at the provider',
    `update keep.sandbox_intents set "amountCents" = "amountCents" + 1 where "refundedCents" > 0`,
  ),
  query(
    'a refund added at the provider',
    `update keep.sandbox_intents set "refundedCents" = "refundedCents" + 1 where "refundedCents" > 0`,
  ),
  query(
    'the outcome of a dispute edited at the provider',
    `update keep.sandbox_intents set "disputeStatus" = 'won' where "disputeStatus" = 'lost'`,
  ),
  query(
    'the amount of a dispute edited at the provider',
    `update keep.sandbox_intents set "disputedCents" = 1 where "disputeStatus" = 'lost'`,
  ),
  query(
    'a payment deleted at the provider',
    `delete from keep.sandbox_events where "intentId" in
       (select "intentId" from keep.sandbox_intents where "disputeStatus" = 'lost');
     delete from keep.sandbox_intents where "disputeStatus" = 'lost'`,
  ),
  query(
    'a webhook deleted at the provider',
    `delete from keep.sandbox_events where body like '%payment_intent.succeeded%'`,
  ),
]

export const recordWays: readonly Way[] = [...anchors, ...sandbox]
