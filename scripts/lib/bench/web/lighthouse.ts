import lighthouse from 'lighthouse'
import { median, type Figure } from '../figures.ts'

type Page = { name: string; url: string }

/** Scores (0 to 100) in Lighthouse's mobile preset: 1.6 Mbit/s, 150 ms round trip, a processor slowed 4 times. */
export async function benchLighthouse(
  port: number,
  pages: readonly Page[],
  baseline: string,
  runs: number,
): Promise<Figure[]> {
  const figures: Figure[] = []
  const baselineScores = await runLighthouse(port, baseline, runs)
  for (const { name, url } of pages) {
    // oxlint-disable-next-line no-await-in-loop -- concurrent runs would slow each other down
    const scores = await runLighthouse(port, url, runs)
    for (const [what, minimum] of [
      ['performance', 95],
      ['accessibility', 100],
    ] as const) {
      const [value, base] = [median(scores[what]), median(baselineScores[what])]
      figures.push({
        name: `${name}: Lighthouse, ${what}`,
        value,
        baseline: base,
        ratio: value / base,
        unit: '',
        target: `>= ${minimum}`,
        met: value >= minimum,
      })
    }
  }
  return figures
}

async function runLighthouse(port: number, url: string, runs: number) {
  const scores = { performance: [] as number[], accessibility: [] as number[] }
  const onlyCategories = ['performance', 'accessibility']
  for (let run = 0; run < runs; run++) {
    // oxlint-disable-next-line no-await-in-loop -- concurrent runs would slow each other down
    const result = await lighthouse(url, { port, onlyCategories, logLevel: 'error' })
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse failed: ${result?.lhr.runtimeError?.message}`)
    const { categories, audits } = result.lhr
    for (const what of ['performance', 'accessibility'] as const)
      scores[what].push(Math.round((categories[what]?.score ?? 0) * 100))
    if (run > 0) continue
    for (const { id } of categories['accessibility']?.auditRefs ?? [])
      if (audits[id]?.score === 0) console.log(`${url}: ${audits[id].title}`)
  }
  return scores
}
