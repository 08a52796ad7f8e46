// `npm start`: starts the server, and builds the web apps beside it if their sources have changed.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { StartupError } from '../services/kernel/lifecycle/startup-error.ts'
import { startProcess } from '../services/start-process.ts'
import { isWebStale } from './lib/build/build-web.ts'
import { exitOnHelp } from './lib/command-line.ts'

exitOnHelp(`Usage: npm start

Builds the web apps if their sources have changed, then starts the server. Settings are environment variables: see
README.md.`)

exitWithParent()
const building = buildIfStale()
await startProcess(building.then(() => {}))
// What goes wrong with the build is reported by the start.
building.then((build) => build?.send('compress', () => {})).catch(() => {})

/**
 * In a process of its own: a production build sets NODE_ENV, and would hold up the start of the server. Resolves when the
 * apps can be served, with a process that compresses their files when it is sent a message.
 */
async function buildIfStale(): Promise<ChildProcess | undefined> {
  if (!(await isWebStale())) return undefined
  const child = spawn(process.execPath, ['scripts/launch.mjs', 'scripts/build.ts'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [outcome] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  if (outcome !== 'built') throw new StartupError('The web apps were not built.')
  return child
}

/** npm exits on a signal without passing it on. The process stops itself when its parent has gone. */
function exitWithParent(): void {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 250)
  timer.unref()
}
