// `npm run build`, or one app only: `npm run build -- respondent`.
import { buildWebIfStale, printLine } from './lib/build/build-web.ts'

await buildWebIfStale(printLine, process.argv[2])
printLine('The web apps are up to date.')
