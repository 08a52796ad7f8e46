// `npm run bench:web [-- RUNS]`: how the respondents' page is judged by Lighthouse, how soon it can be used on a slow
// network, and how fast it answers on a slow device, each beside a page that does nothing. See docs/bench-web.md.
import { launchBrowser } from '../tests/support/browser/launch-browser.ts'
import { freePort, startInstance } from '../tests/support/processes/instance.ts'
import { printFigures, type Figure } from './lib/bench/figures.ts'
import { benchInteractionLatency } from './lib/bench/web/interaction-latency.ts'
import { benchLighthouse } from './lib/bench/web/lighthouse.ts'
import { benchLoadTime } from './lib/bench/web/load-time.ts'
import { publishSurveys } from './lib/bench/web/survey-fixtures.ts'
import { serveBaseline } from './lib/bench/web/baseline-page.ts'
import { buildWebIfStale } from './lib/build/build-web.ts'

const runs = Number(process.argv[2] ?? 5)
await buildWebIfStale()
await using instance = await startInstance({ env: { LOG_LEVEL: 'error' } })
const port = await freePort()
const browser = await launchBrowser({ args: [`--remote-debugging-port=${port}`] })
const figures: Figure[] = []
try {
  const { conversation, form } = await publishSurveys(instance.baseUrl)
  await using baseline = await serveBaseline(conversation)
  const pages = [
    { name: 'conversation', url: conversation },
    { name: 'form', url: form },
  ]
  figures.push(...(await benchLighthouse(port, pages, baseline.url, runs)))
  figures.push(...(await benchLoadTime(browser, pages, baseline.url, runs)))
  figures.push(
    ...(await benchInteractionLatency(browser, { conversation, form }, baseline.url, runs)),
  )
} finally {
  await browser.close()
}
printFigures(figures)
if (figures.some(({ met }) => !met)) process.exitCode = 1
