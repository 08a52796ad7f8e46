// `npm run build`, or one app only: `npm run build -- respondent`.
import { once } from 'node:events'
import { buildWebIfStale } from './lib/build/build-web.ts'
import { exitOnHelp, printLine } from './lib/command-line.ts'

exitOnHelp(`Usage: npm run build [-- owner|respondent|embed]

Builds the web apps, or one of them, when their sources have changed since the last build.`)
// `npm start` has this process build, and compress the files once the server listens.
process.once('disconnect', () => process.exit())
const [only] = process.argv.slice(2)
await buildWebIfStale({
  ...(only !== undefined && { only }),
  onBuilt: async () => {
    if (!process.send) return
    process.send('built')
    await once(process, 'message')
  },
}).catch(({ message }: Error) => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
})
if (process.connected) process.disconnect()
else printLine('The web apps are up to date.')
