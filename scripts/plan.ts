// `npm run plan -- set --owner E-MAIL --plan NAME`
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { limitsOf, PlanName } from '#contract/plans.ts'
import { openExecutor } from '#kernel/commands/execute.ts'
import { findOwnerByEmail } from '#projections/accounts/owners.projection.ts'
import { owner } from '../services/accounts/owner.decider.ts'
import { exitOnHelp } from './lib/command-line.ts'
import { connectInfrastructure } from './lib/connect-infrastructure.ts'
import { operatorOption, operatorUsage, recordAsOperator } from './lib/operator-record.ts'

const usage = `Usage: npm run plan -- set --owner E-MAIL --plan ${PlanName.options.join('|')} [--by NAME]

Changes an owner's plan from now on. Published surveys stay published.

${operatorUsage}
`

exitOnHelp(usage)
try {
  const request = parseArguments(process.argv.slice(2))
  if (request) process.stdout.write(`${await setPlan(request)}\n`)
  else {
    process.stderr.write(usage)
    process.exitCode = 1
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}

type PlanRequest = { email: string; plan: PlanName; by: string | undefined }

function parseArguments(args: string[]): PlanRequest | undefined {
  const options = {
    owner: { type: 'string' },
    plan: { type: 'string' },
    ...operatorOption,
  } as const
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true })
  const plan = PlanName.safeParse(values.plan)
  if (positionals.join(' ') !== 'set' || !values.owner || !plan.success) return undefined
  return { email: values.owner, plan: plan.data, by: values.by }
}

async function setPlan({ email, plan, by }: PlanRequest): Promise<string> {
  await using infrastructure = await connectInfrastructure()
  const ownerRow = await findOwnerByEmail(infrastructure.db, email)
  if (!ownerRow) throw new Error(`Nobody here has the e-mail address ${email}.`)
  const commandId = randomUUID()
  const execute = openExecutor(infrastructure)({
    commandId,
    correlationId: commandId,
    actor: 'operator',
  })
  const { ownerId } = ownerRow
  const { events } = await recordAsOperator(
    infrastructure,
    { kind: 'plan-changed', by, ownerId, subject: { type: 'owner', id: ownerId }, detail: plan },
    () => execute(owner, ownerId, { type: 'ChangePlan', plan }),
  )
  const { max_questions, active_surveys, responses } = limitsOf(plan)
  const named = (limit: number | null) => (limit === null ? 'any number of' : `${limit}`)
  return `${email} ${events.length > 0 ? 'is now' : 'already was'} on ${plan}: ${max_questions} questions a survey, ${named(active_surveys)} active surveys, ${named(responses)} responses a month.`
}
