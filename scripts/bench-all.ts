// `npm run bench:all`: every bench, one after the other.
import { spawnSync } from 'node:child_process'
import { exitOnHelp } from './lib/command-line.ts'

const commands = ['bench', 'bench-web', 'bench-interviewer', 'bench-analyst']

exitOnHelp(`Usage: npm run bench:all [-- --save FILE.md]

Runs ${commands.map((name) => name.replace('-', ':')).join(', ')} with the same options. Exit code 1 when one of them fails.`)
for (const command of commands) {
  const script = new URL(`${command}.ts`, import.meta.url).pathname
  const { status } = spawnSync(process.execPath, [script, ...process.argv.slice(2)], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exitCode = 1
}
