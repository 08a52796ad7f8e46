// Commands of operators that change something are recorded with the name of a person, or they fail.
import { userInfo } from 'node:os'
import type { SecurityEventKind } from '#contract/api/audit-trail.ts'
import { randomSecret } from '#kernel/privacy/installation-secrets.ts'
import type { SecurityEvent, SecuritySubject } from '#kernel/security/events/security-event.ts'
import { openSecurityEvents } from '#kernel/security/events/security-events.ts'
import { openLog } from '../../services/kernel/log.ts'
import type { Infrastructure } from '../../services/infrastructure.ts'

/** For `parseArgs`. */
export const operatorOption = { by: { type: 'string' } } as const

export const operatorUsage = `  --by NAME   the person who runs this command, for the audit trail; by default the user of the operating system`

export type OperatorEvent = {
  kind: SecurityEventKind
  /** `--by`. */
  by: string | undefined
  ownerId?: string | undefined
  subject?: SecuritySubject | undefined
  detail?: string
}

const maxNameLength = 100

function operatorName(by: string | undefined): string {
  const name = (by ?? userInfo().username).trim()
  if (name === '' || name.length > maxNameLength)
    throw new Error(`--by takes a name of 1 to ${maxNameLength} characters.`)
  return name
}

/**
 * Records the command, then runs `work`. Rejects without running it if it cannot be recorded; if it fails, that is
 * recorded too.
 */
export async function recordAsOperator<T>(
  { db, secrets }: Pick<Infrastructure, 'db' | 'secrets'>,
  { by, ...event }: OperatorEvent,
  work: () => Promise<T>,
): Promise<T> {
  const secret = await randomSecret(secrets, 'security-events')
  const events = await openSecurityEvents({ db, log: openLog('silent'), secret })
  const recorded: SecurityEvent = { ...event, actor: { type: 'operator', id: operatorName(by) } }
  try {
    await events.recordOrFail(recorded)
    return await work().catch(async (error: unknown) => {
      const detail = [event.detail, 'failed'].filter(Boolean).join(' ')
      await events.record({ ...recorded, detail })
      throw error
    })
  } finally {
    await events.close()
  }
}
