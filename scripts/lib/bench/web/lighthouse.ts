import lighthouse from 'lighthouse'
import { median, type Figure } from '../figures.ts'

const aims = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const
type Category = keyof typeof aims
const usualCategories: readonly Category[] = ['performance', 'accessibility']

type Page = { name: string; url: string; categories?: readonly Category[] }

/** Scores (0 to 100) in Lighthouse's mobile preset: 1.6 Mbit/s, 150 ms round trip, a processor slowed 4 times. */
export async function benchLighthouse(
  port: number,
  pages: readonly Page[],
  baseline: string,
  runs: number,
): Promise<Figure[]> {
  const figures: Figure[] = []
  const all = [...new Set(pages.flatMap(({ categories = usualCategories }) => categories))]
  const baselineScores = await runLighthouse(port, baseline, runs, all)
  for (const { name, url, categories = usualCategories } of pages) {
    // oxlint-disable-next-line no-await-in-loop -- concurrent runs would slow each other down
    const scores = await runLighthouse(port, url, runs, categories)
    for (const what of categories) {
      const minimum = aims[what]
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

async function runLighthouse(
  port: number,
  url: string,
  runs: number,
  onlyCategories: readonly Category[],
): Promise<Record<Category, number[]>> {
  const scores: Record<Category, number[]> = {
    ...{ performance: [], accessibility: [] },
    ...{ 'best-practices': [], seo: [] },
  }
  for (let run = 0; run < runs; run++) {
    // oxlint-disable-next-line no-await-in-loop -- concurrent runs would slow each other down
    const result = await lighthouse(url, {
      ...{ port, logLevel: 'error' },
      onlyCategories: [...onlyCategories],
    })
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse failed: ${result?.lhr.runtimeError?.message}`)
    const { categories, audits } = result.lhr
    for (const what of onlyCategories)
      scores[what].push(Math.round((categories[what]?.score ?? 0) * 100))
    if (run > 0) continue
    const checked = onlyCategories.filter((what) => what !== 'performance')
    for (const { id } of checked.flatMap((what) => categories[what]?.auditRefs ?? []))
      if (audits[id]?.score === 0) console.log(`${url}: ${audits[id].title}`)
  }
  return scores
}
