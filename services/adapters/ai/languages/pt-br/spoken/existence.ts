// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// "Tem alguma aula que gostariam de ter": the clause of the noun is of the respondents.
import { addressed } from './addressed.ts'

const existence =
  /^((?:tem|há|havia|houve|existe|existia|existem) (?:mais )?(?:algum\p{L}*|algo|um|uma|outr[oa]s?)(?: [\p{L}-]+){0,4}? (?:(?:em|com|de|para|por) )?que) (.+)$/iu

/** The clause of a question of yes or no, with "você" in the clause of its noun. */
export function askExistence(clause: string, audience: string | undefined): string {
  const [, noun = '', own = ''] = existence.exec(clause) ?? []
  const direct = own && addressed(own, audience)
  return direct ? `${noun} ${direct}` : clause
}
