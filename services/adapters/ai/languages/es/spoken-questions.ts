// Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { fold } from '../../rules/text/tokenizer.ts'
import { askByLabel } from '../shared/spoken-labels.ts'
import { parseWords } from '../shared/word-lists.ts'
import { insights } from './insights.ts'
import { labels } from './spoken-labels.ts'
import { isPluralVerb, toFamiliar } from './spoken-verbs.ts'

const groups =
  parseWords(`personas clientes clientas usuarios usuarias alumnos alumnas estudiantes padres madres familias pacientes vecinos vecinas residentes conductores choferes repartidores empleados
  empleadas trabajadores trabajadoras colaboradores voluntarios voluntarias visitantes compradores suscriptores miembros socios socias profesores maestros maestras medicos enfermeros enfermeras vendedores productores
  agricultores pasajeros turistas participantes candidatos donantes presos internos mayores ancianos jovenes mujeres hombres chicos chicas ninos fieles coristas lectores jugadores ciclistas gente equipo
  cuidadores inquilinos propietarios huespedes consumidores publico desarrolladores comerciantes taxistas agentes ganaderos pescadores artesanos migrantes refugiados adolescentes becarios aprendices camareros cocineros`)

export function findAudience(goal: string): string | undefined {
  return (goal.match(/[\p{L}-]+/gu) ?? []).find(
    (word) => groups.has(fold(word)) && fold(word) !== 'gente',
  )
}

const general =
  /^(?:personas|clientes?|clientas|usuari\p{L}+|gente|equipo|miembros|participantes|soci[oa]s|publico|ninos)$/u

/** Respondents whom a title can name. */
export function nameAudience(goal: string): string | undefined {
  const audience = findAudience(goal)
  return audience?.endsWith('s') && !general.test(fold(audience))
    ? audience.toLowerCase()
    : undefined
}

const screened =
  /([\p{L}-]+) que\s+[^,:;.?!]{3,140}?(?=\s*[,:;]|\s+(?:cómo|por qué|qué|cuál|cuáles|cuánto|dónde)\s)/giu

/** A goal without "que se mudaron este año", which says whom to ask. */
export const withoutScreener = (goal: string) =>
  goal.replaceAll(screened, (text, noun: string) => (groups.has(fold(noun)) ? noun : text))

const opening =
  /^((?:por ?qué|por que|cómo|como|qué|que|cuándo|cuando|dónde|donde|adónde|quién(?:es)?|quien(?:es)?|cuánto|cuanto|(?:cuántos|cuántas|cuantos|cuantas) \p{L}+|con qué frecuencia|con quién|de dónde|en qué \p{L}+|desde cuándo|(?:a |en |de |con |por |para )?(?:qué|cuál|cuáles)))\s+(.*)$/iu
const adverb =
  /^(?:no|nunca|aún|aun|todavía|ya|solo|también|siempre|más|menos|se|les?|nos|los|las|a|veces)$/iu
const accents: readonly (readonly [RegExp, string])[] = [
  [/^por que\b/iu, 'por qué'],
  [/^como\b/iu, 'cómo'],
  [/^que\b/iu, 'qué'],
  [/^cuando\b/iu, 'cuándo'],
  [/^donde\b/iu, 'dónde'],
  [/^cuant(?=o|a)/iu, 'cuánt'],
  [/^quien/iu, 'quién'],
]

function finish(text: string): string {
  const clean = text
    .replaceAll(/\s+/gu, ' ')
    .replace(/[\s,.;:?]+$/u, '')
    .trim()
  return `¿${clean.charAt(0).toUpperCase()}${clean.slice(1)}?`
}

function toSecondPerson(text: string): string {
  return text
    .replaceAll(/(?<!\p{L})sus(?!\p{L})/giu, 'tus')
    .replaceAll(/(?<!\p{L})su(?!\p{L})/giu, 'tu')
    .replaceAll(
      /(?<!\p{L})(?:les|los|las)(?= (?:impide|hace|haría|lleva|llevó|hizo|motiva|gusta|gustaría|ayuda|ayudaría|molesta|preocupa|frena|convence|convencería|atrae|trajo|parece|resulta|sorprendió|falta|cuesta|cansa))/giu,
      'te',
    )
    .replaceAll(/(?<!\p{L})(?:a |para |con |de |por )(?:ellos|ellas)(?!\p{L})/giu, (found) =>
      /^con/iu.test(found) ? 'contigo' : `${found.split(' ')[0]} ti`,
    )
    .replaceAll(/(?<!\p{L})(?:ellos|ellas)(?!\p{L})/giu, 'tú')
}

/** The clause in the second person where it speaks of respondents; undefined where its subject is another. */
function addressed(rest: string): string | undefined {
  const words = rest.split(/\s+/u)
  const limit = words
    .slice(0, 6)
    .findIndex((word) => groups.has(fold(word)) || /^ell[oa]s$/iu.test(word))
  const isNamed = limit >= 0 && !words.slice(0, limit).some((word) => isPluralVerb(word))
  const at = isNamed ? limit + 1 : 0
  const verbAt = isNamed
    ? words.findIndex(
        (word, index) =>
          index >= at &&
          (isPluralVerb(word) || (/^gente$/iu.test(words[limit]!) && !adverb.test(word))),
      )
    : words.findIndex((word) => !adverb.test(word))
  const verb = words[verbAt]
  if (verb === undefined || (!isPluralVerb(verb) && !/^gente$/iu.test(words[limit] ?? '')))
    return undefined
  const adverbs = words
    .slice(at, verbAt)
    .filter((word) => adverb.test(word))
    .map((word) => (/^se$/iu.test(word) ? 'te' : word))
  const afterSubject =
    groups.has(fold(words[verbAt + 2] ?? '')) &&
    /^(?:los|las|nuestros|nuestras)$/iu.test(words[verbAt + 1] ?? '')
  const familiar = isPluralVerb(verb) ? toFamiliar(verb) : `${verb}s`
  return [...adverbs, familiar, ...words.slice(verbAt + (afterSubject ? 3 : 1))]
    .join(' ')
    .replaceAll(/(?<=(?<!\p{L})(?:y|o|e|cuando|si|no|ya) )\p{L}+/giu, (each) =>
      isPluralVerb(each) ? toFamiliar(each) : each,
    )
}

export function speak(thing: string): string {
  const text = accents.reduce(
    (each, [pattern, accented]) => each.replace(pattern, accented),
    thing.trim().replace(/^¿/u, ''),
  )
  const whether = /^si\s+(.+)$/iu.exec(text)
  if (whether) {
    const own = addressed(whether[1]!)
    const isWould = own !== undefined && /^(?:no )?\p{L}+rías/iu.test(own)
    if (isWould) return finish(`en qué situación ${toSecondPerson(own)}`)
    return finish(`me cuentas si ${toSecondPerson(own ?? whether[1]!)}, y cómo es eso en tu caso`)
  }
  const asked = opening.exec(text)
  if (asked) {
    const direct = addressed(asked[2]!)
    const [noun = '', ...others] = asked[2]!.split(' ')
    const ofNoun =
      !direct && /(?:qué|cuál|cuáles)$/iu.test(asked[1]!) ? addressed(others.join(' ')) : undefined
    return finish(
      ofNoun
        ? `${asked[1]} ${noun} ${toSecondPerson(ofNoun)}`
        : `${asked[1]} ${toSecondPerson(direct ?? asked[2]!)}`,
    )
  }
  const own = toSecondPerson(text)
  const labelled = askByLabel(labels, own)
  if (labelled) return finish(labelled)
  const view =
    /^(?:la )?(?:satisfacción|opinión|percepción|valoración|experiencia)(?: de \p{L}+ \p{L}+)? (?:con|sobre|de|respecto a)\s+(.+)$/iu.exec(
      own,
    )
  if (view) return finish(`cómo ha sido tu experiencia con ${view[1]}`)
  if (/^(?:sugerencias?|ideas?|propuestas?)/iu.test(own))
    return finish(`qué sugieres${own.replace(/^\S+/u, '')}`)
  return finish(
    `cómo ha sido tu experiencia con ${isBare(own) ? insights.withArticle(own, []) : own}`,
  )
}

/** A noun without a word in front of it. */
const isBare = (text: string) =>
  /^\p{Ll}/u.test(text) &&
  !/^(?:el|la|los|las|una?|tus?|nuestr[oa]s?|es[ea]s?|est[ea]s?|lo|todo|cada|quien|cómo|cuando|\p{L}+(?:ar|er|ir|mente))(?!\p{L})/iu.test(
    text,
  )
