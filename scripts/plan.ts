// npm run plan -- set --owner E-MAIL --plan NAME
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { PlanName, plans } from '#contract/plans.ts'
import { openExecutor } from '#kernel/execute.ts'
import { findOwnerByEmail } from '#projections/accounts/owners.projection.ts'
import { owner } from '../services/accounts/owner.decider.ts'
import { openBeside } from './beside.ts'

const usage = `Usage: npm run plan -- set --owner E-MAIL --plan ${PlanName.options.join('|')}

Puts a person on a plan, from now on. What they published before stays published.
`

try {
  const asked = read(process.argv.slice(2))
  if (asked) process.stdout.write(`${await set(asked)}\n`)
  else {
    process.stderr.write(usage)
    process.exitCode = 1
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}

function read(args: string[]): { email: string; plan: PlanName } | undefined {
  const options = { owner: { type: 'string' }, plan: { type: 'string' } } as const
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true })
  const plan = PlanName.safeParse(values.plan)
  if (positionals.join(' ') !== 'set' || !values.owner || !plan.success) return undefined
  return { email: values.owner, plan: plan.data }
}

async function set({ email, plan }: { email: string; plan: PlanName }): Promise<string> {
  await using foundation = await openBeside()
  const person = await findOwnerByEmail(foundation.db, email)
  if (!person) throw new Error(`Nobody here has the e-mail address ${email}.`)
  const commandId = randomUUID()
  const execute = openExecutor(foundation)({
    commandId,
    correlationId: commandId,
    actor: 'operator',
  })
  const { events } = await execute(owner, person.ownerId, { type: 'ChangePlan', plan })
  const { max_questions, active_surveys } = plans[plan]
  const surveys = active_surveys === null ? 'any number of' : `${active_surveys}`
  return `${email} ${events.length > 0 ? 'is now' : 'already was'} on ${plan}: ${max_questions} questions a survey, ${surveys} active surveys.`
}
