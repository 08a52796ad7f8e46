// Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.

/** Third persons in the plural whose familiar form follows no rule. */
const irregular = new Map(
  `son eres, están estás, van vas, han has, dan das, ven ves, fueron fuiste, tienen tienes, vienen vienes, saben sabes, hacen haces, tuvieron tuviste, estuvieron estuviste, hicieron hiciste,
  vinieron viniste, dijeron dijiste, pudieron pudiste, quisieron quisiste, supieron supiste, trajeron trajiste, pusieron pusiste, dieron diste, vieron viste, eran eras, iban ibas, leyeron leíste, cayeron caíste,
  oyeron oíste, creyeron creíste, sintieron sentiste, pidieron pediste, prefirieron preferiste, eligieron elegiste, siguieron seguiste, consiguieron conseguiste, decidieron decidiste`
    .split(/,\s*/)
    .map((pair) => pair.trim().split(' ') as [string, string]),
)
const notVerbs =
  /^(?:con|sin|en|un|bien|también|quien|quién|según|tan|ayudan|jardín|orden|joven|imagen|origen|examen|almacén|ningún|algún|recién|gran|pan|plan|volumen|margen|resumen|desorden|virgen|refrán|capitán|alemán|fin|jabón|edén|tren|quién)$/iu

export const isPluralVerb = (word: string): boolean => {
  const bare = word.toLowerCase().replaceAll(/[^\p{L}]/gu, '')
  if (irregular.has(bare)) return true
  return !notVerbs.test(bare) && /^\p{L}{2,}(?:an|en|án|ron)$/u.test(bare)
}

/** "cancelan" to "cancelas", "hablaron" to "hablaste". */
export function toFamiliar(word: string): string {
  const [, bare = word, mark = ''] = /^(\p{L}+)(.*)$/u.exec(word) ?? []
  const verb = bare.toLowerCase()
  const known = irregular.get(verb)
  if (known) return known + mark
  if (/aron$/u.test(verb)) return `${verb.slice(0, -4)}aste${mark}`
  if (/ieron$/u.test(verb)) return `${verb.slice(0, -5)}iste${mark}`
  return `${verb.slice(0, -1)}s${mark}`
}
