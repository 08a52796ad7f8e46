// The bounded contexts, each with what it needs.
import { otherAnswers } from '#projections/conversations/other-answers.ts'
import { accounts } from './accounts/accounts.ts'
import type { AccountsDeps } from './accounts/deps.ts'
import { openAdmission, type Pace } from './conversations/admission.ts'
import { conversations } from './conversations/conversations.ts'
import { anchorsFile } from './credits/audit/anchors.ts'
import { ledgerSigner } from './credits/audit/ledger-signer.ts'
import { ledgers } from './credits/audit/ledgers.ts'
import { credits } from './credits/credits.ts'
import type { Foundation } from './foundation.ts'
import { insights } from './insights/insights.ts'
import type { Context } from './kernel/context.ts'
import { history } from './kernel/hear.ts'
import type { Log } from './kernel/log.ts'
import { secretFor } from './kernel/master-key.ts'
import { openProofOfWork } from './kernel/proof-of-work.ts'
import type { Tail } from './kernel/tail.ts'
import { openTickets } from './kernel/tickets.ts'
import type { Outside } from './outside.ts'
import type { Deltas } from './ports/deltas.ts'
import { reports } from './reports/reports.ts'
import { surveys } from './surveys/surveys.ts'

type Needs = {
  publicUrl: string
  dataDir: string
  log: Log
  pace: Pace
  abandonedAfterHours: number
  foundation: Foundation
  outside: Outside
  people: AccountsDeps
  tail: Tail
  deltas: Deltas
}

export function openContexts({
  publicUrl,
  dataDir,
  log,
  pace,
  abandonedAfterHours,
  foundation,
  outside,
  people,
  tail,
  deltas,
}: Needs): Required<Context> {
  const { db, store, keys, hear, master } = foundation
  const { ai, fallback, patienceMs, payments, messaging, speech } = outside
  const tickets = openTickets(secretFor('invitations', master))
  const contexts: readonly Context[] = [
    accounts(people),
    surveys({
      ai,
      tickets,
      publicUrl,
      serves: { whatsApp: messaging !== undefined, speech: speech !== undefined },
    }),
    conversations({
      ai,
      fallback,
      ...(patienceMs !== undefined && { patienceMs }),
      deltas,
      history: (stream) => history(store, hear, stream),
      until: tail.until,
      keys,
      secret: secretFor('session ids', master),
      tickets,
      admission: openAdmission(openProofOfWork(secretFor('proofs of work', master)), pace),
      abandonedAfterHours,
      secure: publicUrl.startsWith('https:'),
      messaging,
      speech,
    }),
    insights({
      ai,
      db,
      store,
      until: tail.until,
      others: (answer) => otherAnswers(db, answer),
      // Only play money buys what a stand-in judged.
      qualifyForSale: payments.provider === 'sandbox' || ai.engine !== 'offline',
    }),
    credits({ payments, tail }),
    ledgers({
      store,
      signer: ledgerSigner(master),
      anchorsFile: anchorsFile(dataDir),
      log,
    }),
    reports(),
  ]
  return {
    routes: contexts.flatMap(({ routes }) => routes),
    reactors: contexts.flatMap(({ reactors = [] }) => reactors),
    channels: contexts.flatMap(({ channels = [] }) => channels),
    clocks: contexts.flatMap(({ clocks = [] }) => clocks),
  }
}
