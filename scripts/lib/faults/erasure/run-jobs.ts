// The scheduled jobs of erasures, at a time of the caller's choice: production has no such clock.
import { randomUUID } from 'node:crypto'
import { openExecutor } from '#kernel/commands/execute.ts'
import type { ScheduledJob } from '#kernel/jobs/scheduled-jobs.ts'
import type { Reactor } from '#kernel/reactors/reactor.ts'
import { eraseAccountsJob } from '../../../../services/accounts/deletion/erase-accounts.ts'
import { finishErasuresJob } from '../../../../services/accounts/deletion/finish-erasures.job.ts'
import {
  erasePreviewsWithAccount,
  eraseWithSurvey,
} from '../../../../services/conversations/sessions/retention.jobs.ts'
import type { Infrastructure } from '../../../../services/infrastructure.ts'
import { revokeSharesJob } from '../../../../services/reports/sharing/share-endings.ts'
import { eraseWithAccountJob } from '../../../../services/surveys/lifecycle/erase-surveys.ts'
import { eraseInviteesJob } from '../../../../services/surveys/sharing/erase-invitees.ts'

/** The reactors that `finishErasuresJob` waits for in a whole installation. */
const erasingReactors: readonly Reactor[] = [
  'account-shredder',
  'export-file-remover',
  'forgetter',
  'invitee-key-shredder',
  'message-eraser',
  'report-pin-cleaner',
  'survey-key-shredder',
].map((name) => ({ name, erases: true, on: {} }))

/** Runs what is due at `now` beside a running Prosa, again and again, until `isDone`. */
export async function runErasureJobs(
  infrastructure: Infrastructure,
  now: Date,
  isDone: () => Promise<boolean>,
): Promise<void> {
  const executor = openExecutor(infrastructure)
  const jobs: ScheduledJob[] = [
    eraseAccountsJob({ sessions: { list: async () => [] }, outbox: undefined }),
    eraseWithAccountJob,
    eraseWithSurvey,
    erasePreviewsWithAccount,
    eraseInviteesJob,
    revokeSharesJob,
    finishErasuresJob({ store: infrastructure.store, reactors: erasingReactors }),
  ]
  while (!(await isDone())) {
    for (const job of jobs)
      for (const command of await job.due(infrastructure.db, now)) {
        const commandId = randomUUID()
        await command.execute(executor({ commandId, correlationId: commandId, actor: 'clock' }))
      }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
