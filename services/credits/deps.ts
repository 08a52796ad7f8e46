import type { LogTail } from '#kernel/read/log-tail.ts'
import type { Payments } from '#ports/payments.ts'

export type CreditsDeps = { payments: Payments; logTail: Pick<LogTail, 'waitFor'> }
