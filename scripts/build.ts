// `npm run build`, or one app only: `npm run build -- respondent`.
import { buildWebIfStale } from './lib/build/build-web.ts'
import { exitOnHelp, printLine } from './lib/command-line.ts'

exitOnHelp(`Usage: npm run build [-- owner|respondent|embed]

Builds the web apps, or one of them, when their sources have changed since the last build.`)
await buildWebIfStale(printLine, process.argv[2]).catch(({ message }: Error) => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
})
printLine('The web apps are up to date.')
