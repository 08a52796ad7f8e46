import type { Tail } from '#kernel/tail.ts'
import type { Payments } from '#ports/payments.ts'

export type CreditsDeps = { payments: Payments; tail: Pick<Tail, 'until'> }
