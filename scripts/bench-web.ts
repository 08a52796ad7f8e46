// `npm run bench:web [-- RUNS]`: the respondents' page and the site in Lighthouse, and the load time of the former on a slow
// network and its interaction latency on a slow device, each beside a static page. See docs/bench-web.md.
import { parseArgs } from 'node:util'
import { launchBrowser } from '../tests/support/browser/launch-browser.ts'
import { freePort, startInstance } from '../tests/support/processes/instance.ts'
import { printFigures, type Figure } from './lib/bench/figures.ts'
import { reportOptions, reportUsage, saveFigures } from './lib/bench/report.ts'
import { benchInteractionLatency } from './lib/bench/web/interaction-latency.ts'
import { benchLighthouse } from './lib/bench/web/lighthouse.ts'
import { benchLoadTime } from './lib/bench/web/load-time.ts'
import { publishSurveys } from './lib/bench/web/survey-fixtures.ts'
import { serveBaseline } from './lib/bench/web/baseline-page.ts'
import { buildWebIfStale } from './lib/build/build-web.ts'
import { exitOnHelp } from './lib/command-line.ts'

exitOnHelp(`Usage: npm run bench:web [-- [RUNS] [options]]

Opens each page RUNS times, by default 5, and reports medians. Exit code 1 when an aim is missed.

${reportUsage}`)
const { values, positionals } = parseArgs({ allowPositionals: true, options: reportOptions })
const runs = Number(positionals[0] ?? 5)
await buildWebIfStale()
await using instance = await startInstance({
  env: { LOG_LEVEL: 'error', PROSA_DEFAULT_PLAN: 'unlimited' },
})
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
  figures.push(...(await benchLighthouse(port, [...pages, ...sitePages()], baseline.url, runs)))
  figures.push(...(await benchLoadTime(browser, pages, baseline.url, runs)))
  figures.push(
    ...(await benchInteractionLatency(browser, { conversation, form }, baseline.url, runs)),
  )
} finally {
  await browser.close()
}
printFigures(figures)
await saveFigures('bench:web', figures, values)
if (figures.some(({ met }) => !met)) process.exitCode = 1

/** The documents of the site, in a language of each direction. */
function sitePages() {
  return ['/', '/terms', '/privacy'].flatMap((path) =>
    (['en', 'ar'] as const).map((language) => ({
      name: `${path} in ${language}`,
      url: `${instance.baseUrl}${path}?lang=${language}`,
      categories: ['performance', 'accessibility', 'best-practices', 'seo'] as const,
    })),
  )
}
