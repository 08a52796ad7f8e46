// `npm start`: builds the web apps if their sources have changed, then starts the server.
import { buildWebIfStale } from './lib/build/build-web.ts'
import { exitOnHelp } from './lib/command-line.ts'

exitOnHelp(`Usage: npm start

Builds the web apps if their sources have changed, then starts the server. Settings are environment variables: see
README.md.`)

const { NODE_ENV } = process.env
await buildWebIfStale().catch(({ message }: Error) => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
})
// A Vite production build sets NODE_ENV; the server runs with the original value.
if (NODE_ENV === undefined) delete process.env['NODE_ENV']
else process.env['NODE_ENV'] = NODE_ENV
exitWithParent()
await import('../services/main.ts')

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
