// `npm start`: builds the web apps when their sources changed, then runs the product.
import { buildWebIfStale } from './lib/build/build-web.ts'

const { NODE_ENV } = process.env
await buildWebIfStale().catch(({ message }: Error) => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
})
// Vite says that everything after a production build is production; here it is not.
if (NODE_ENV === undefined) delete process.env['NODE_ENV']
else process.env['NODE_ENV'] = NODE_ENV
exitWithParent()
await import('../services/main.ts')

/** npm dies of a signal without passing it on: then nobody would be left to stop us. */
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
