import type { Reactor } from '#kernel/reactors/reactor.ts'
import { mailbox } from './mailbox.decider.ts'

/** Another address may take the mails that the one before refused. Events from before its first start are skipped. */
export const resumeMails: Reactor = {
  name: 'resume-mails',
  startsAt: 'now',
  on: {
    async OwnerEmailChanged({ id }, { execute }) {
      await execute(mailbox, id, { type: 'Resume' })
    },
  },
}
