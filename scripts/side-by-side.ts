// Runs scripts of package.json at the same time: `npm run check` and `npm test` consist of it.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import PQueue from 'p-queue'
import { exitOnHelp, printLine } from './lib/command-line.ts'

const usage = `Usage: node scripts/launch.mjs scripts/side-by-side.ts [SCRIPT...] LONGEST

Runs scripts of package.json at the same time. LONGEST starts at once and prints while it runs. The others run beside it, as
many at a time as there are cores; each prints when it ends. Exit code 1 when one of them fails.`

exitOnHelp(usage)
const scripts = process.argv.slice(2)
const longest = scripts.pop()
if (longest === undefined) {
  process.stderr.write(`${usage}\n`)
  process.exit(1)
}
const running = new Set<ChildProcess>()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    queue.clear()
    for (const child of running) child.kill(signal)
    process.exitCode = 1
  })
const queue = new PQueue({ concurrency: availableParallelism() })
const ended = await Promise.all([
  runShown(longest),
  ...scripts.map((script) => queue.add(() => runBuffered(script))),
])
const failed = ended.filter(({ code }) => code !== 0).map(({ script }) => script)
if (failed.length > 0) process.stderr.write(`\nFailed: ${failed.join(', ')}\n`)
process.exitCode = failed.length > 0 ? 1 : 0

type Ended = { script: string; code: number | null }

function runShown(script: string): Promise<Ended> {
  return endOf(script, spawn(process.execPath, ['--run', script], { stdio: 'inherit' }))
}

async function runBuffered(script: string): Promise<Ended> {
  const child = spawn(process.execPath, ['--run', script], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const end = await endOf(script, child)
  printLine(`\n${end.code === 0 ? 'Passed' : 'FAILED'}: ${script}\n${output.trimEnd()}\n`)
  return end
}

async function endOf(script: string, child: ChildProcess): Promise<Ended> {
  running.add(child)
  const [code] = (await once(child, 'close')) as [number | null]
  running.delete(child)
  return { script, code }
}
