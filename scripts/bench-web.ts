// `npm run bench:web [-- RUNS]`: how the respondents' page is judged by Lighthouse, how soon it can be used on a slow
// network, and how fast it answers on a slow device, each beside a page that does nothing. See docs/bench-web.md.
import { launchBrowser } from '../tests/support/browser.ts'
import { freePort, startInstance } from '../tests/support/instance.ts'
import { printFigures, type Figure } from './bench/report.ts'
import { benchAnswering } from './bench/web/answering.ts'
import { benchLighthouse } from './bench/web/lighthouse.ts'
import { benchLoading } from './bench/web/loading.ts'
import { openSurveys } from './bench/web/surveys.ts'
import { serveFloor } from './bench/web/floor.ts'
import { buildWebIfStale } from './build-web.ts'

const runs = Number(process.argv[2] ?? 5)
await buildWebIfStale()
await using instance = await startInstance({ env: { LOG_LEVEL: 'error' } })
const port = await freePort()
const browser = await launchBrowser({ args: [`--remote-debugging-port=${port}`] })
const figures: Figure[] = []
try {
  const { conversation, form } = await openSurveys(instance.baseUrl)
  await using floor = await serveFloor(conversation)
  const pages = [
    { name: 'conversation', url: conversation },
    { name: 'form', url: form },
  ]
  figures.push(...(await benchLighthouse(port, pages, floor.url, runs)))
  figures.push(...(await benchLoading(browser, pages, floor.url, runs)))
  figures.push(...(await benchAnswering(browser, { conversation, form }, floor.url, runs)))
} finally {
  await browser.close()
}
printFigures(figures)
if (figures.some(({ met }) => !met)) process.exitCode = 1
