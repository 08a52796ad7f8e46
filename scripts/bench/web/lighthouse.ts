import lighthouse from 'lighthouse'
import { median, type Figure } from '../report.ts'

type Page = { name: string; url: string }

/** Scores of 100 in Lighthouse's own mobile preset: 1.6 Mbit/s, 150 ms there and back, a processor slowed 4 times. */
export async function benchLighthouse(
  port: number,
  pages: readonly Page[],
  floor: string,
  runs: number,
): Promise<Figure[]> {
  const figures: Figure[] = []
  const still = await judged(port, floor, runs)
  for (const { name, url } of pages) {
    // oxlint-disable-next-line no-await-in-loop -- side by side they would slow each other down
    const scores = await judged(port, url, runs)
    for (const [what, least] of [
      ['performance', 95],
      ['accessibility', 100],
    ] as const) {
      const [value, base] = [median(scores[what]), median(still[what])]
      figures.push({
        name: `${name}: Lighthouse, ${what}`,
        value,
        floor: base,
        ratio: value / base,
        unit: '',
        target: `>= ${least}`,
        met: value >= least,
      })
    }
  }
  return figures
}

async function judged(port: number, url: string, runs: number) {
  const scores = { performance: [] as number[], accessibility: [] as number[] }
  const onlyCategories = ['performance', 'accessibility']
  for (let run = 0; run < runs; run++) {
    // oxlint-disable-next-line no-await-in-loop -- side by side they would slow each other down
    const result = await lighthouse(url, { port, onlyCategories, logLevel: 'error' })
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse judged nothing: ${result?.lhr.runtimeError?.message}`)
    const { categories, audits } = result.lhr
    for (const what of ['performance', 'accessibility'] as const)
      scores[what].push(Math.round((categories[what]?.score ?? 0) * 100))
    if (run > 0) continue
    for (const { id } of categories['accessibility']?.auditRefs ?? [])
      if (audits[id]?.score === 0) console.log(`${url}: ${audits[id].title}`)
  }
  return scores
}
