// Inflections that Portuguese and Spanish have in common.

type RomanceEndings = { verb: RegExp; diminutive: RegExp }

/** The dictionary forms that a folded word may come from. */
export function* romanceLemmas(word: string, endings: RomanceEndings): Iterable<string> {
  const plain = [word, ...singulars(word)]
  for (const each of plain) {
    yield each
    if (each.endsWith('a')) yield* [`${each.slice(0, -1)}o`, each.slice(0, -1)]
  }
  // Adverbs, superlatives and diminutives: "facilmente", "lindissima", "rapidinho".
  for (const each of plain) {
    const root = each.replace(endings.diminutive, '').replace(manner, '')
    // "Dormente" has nothing to do with "dor".
    if (root !== each && root.length >= 4)
      yield* [`${root}o`, root, `${root}e`, root.replace(/qu$/, 'co').replace(/gu$/, 'go')]
  }
  const stem = word.replace(endings.verb, '')
  if (stem !== word && stem.length >= 2)
    for (const root of [stem, restoreStemSpelling(stem)])
      yield* [`${root}ar`, `${root}er`, `${root}ir`]
}

const manner = /(?:[ao]?mente|issim[oa]|errim[oa])$/

function singulars(word: string): string[] {
  if (!word.endsWith('s')) return []
  const bare = word.slice(0, -1)
  const others: [RegExp, string][] = [
    [/oes$|aes$/, 'ao'],
    [/ais$/, 'al'],
    [/eis$/, 'el'],
    [/eis$|is$/, 'il'],
    [/ns$/, 'm'],
    [/es$/, ''],
  ]
  return [
    bare,
    ...others.flatMap(([ending, by]) => (ending.test(word) ? [word.replace(ending, by)] : [])),
  ]
}

/** "Fiquei" is of "ficar", "paguei" of "pagar". */
const restoreStemSpelling = (stem: string) => stem.replace(/qu$/, 'c').replace(/gu$/, 'g')
