// Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { ownValue } from '#contract/own-value.ts'
import { fold } from '../../rules/text/tokenizer.ts'
import type { SpokenLabel } from '../shared/spoken-labels.ts'
import { insights } from './insights.ts'

const first =
  '(?:(?:el|la|los|las|tus?|nuestr[oa]s?) )?(?:(?:principal(?:es)?|mayor(?:es)?|actual(?:es)?|posibles?) )*'
const later = '(?: (?:principal(?:es)?|más comunes|más frecuentes|actual(?:es)?))?'
const label = (source: string) => new RegExp(`^${first}(?:${source})$`, 'iu')
const on =
  '(?:con|sobre|en|de|del|al|a|para|respecto a|en cuanto a|durante)(?: (?=(?:el|la|los|las)(?!\\p{L})))?'

/** What people decided, as the verb of it. */
const decided: Readonly<Record<string, string>> = {
  salida: 'para irte',
  baja: 'para darte de baja',
  bajas: 'para darte de baja',
  cancelacion: 'para cancelar',
  cancelaciones: 'para cancelar',
  abandono: 'para abandonar',
  desercion: 'para dejarlo',
  renuncia: 'para renunciar',
  compra: 'para comprar',
  eleccion: 'para elegir',
  cambio: 'para cambiar',
  ausencia: 'para faltar',
  inscripcion: 'para inscribirte',
  renovacion: 'para renovar',
  devolucion: 'para devolver',
  participacion: 'para participar',
}

function reasonsFor(what: string): string {
  const bare = what.replace(/^(?:el|la|los|las|tu) /iu, '')
  const [head = '', ...rest] = bare.split(' ')
  const action = ownValue(decided, fold(head))
  const isVerb = /(?:ar|er|ir|rse|rte)$/iu.test(head)
  if (!action && !isVerb)
    return `cuáles crees que son los principales motivos ${contract('de', bare)}`
  const tail =
    rest.length > 0
      ? ` ${action ? rest.join(' ').replace(/^del /iu, 'el ').replace(/^de /iu, '') : rest.join(' ')}`
      : ''
  const goal = action ? action + tail : `para ${head.replace(/rse$/iu, 'rte')}${tail}`
  return `cuáles ${action || /^para (?:irte|dejar|elegir|comprar|cambiar|volver|empezar|salir)/iu.test(goal) ? 'fueron' : 'son'} tus principales motivos ${goal}`
}

const isDetermined =
  /^(?:el|la|los|las|un|una|unos|unas|tus?|nuestr[oa]s?|es[ea]s?|est[ea]s?|cada|tod[oa]s?|otr[oa]s?|quien|cómo|cuando|\d)(?!\p{L})/iu
const isInfinitive = (thing: string) => /^\p{L}+(?:[aei]r(?:[ts]e)?)(?:$| )/iu.test(thing)
/** With its article where it lacks one: "el precio". */
const withArticle = (thing: string) =>
  isDetermined.test(thing) || isInfinitive(thing) || /^\p{Lu}/u.test(thing)
    ? thing
    : insights.withArticle(thing, [])
const contract = (preposition: 'de' | 'a', thing: string) =>
  `${preposition} ${withArticle(thing)}`.replace(/^(de|a) el /iu, (_, word: string) => `${word}l `)
const when = (thing: string) => (isInfinitive(thing) ? `al ${thing}` : `con ${withArticle(thing)}`)

export const labels: readonly SpokenLabel[] = [
  [
    label(
      `(?:motivos?|razón|razones|causas?|motivaciones|motivación)${later} (?:de|del|para|por|detrás de) (.+)`,
    ),
    (what = '') => reasonsFor(what),
  ],
  [label(`(?:motivos?|razones|motivaciones)${later}`), () => 'cuáles son tus principales motivos'],
  [
    label(
      `(?:dificultad(?:es)?|problemas?|desafíos?|retos?|obstáculos?|barreras?|frustraciones|quejas?)${later} ${on} (.+)`,
    ),
    (what = '') => `qué te ha resultado más difícil ${when(what)}`,
  ],
  [
    label(
      `(?:dificultad(?:es)?|problemas?|desafíos?|retos?|obstáculos?|barreras?|frustraciones|quejas?)${later}`,
    ),
    () => 'qué te ha resultado más difícil',
  ],
  [
    label('expectativas? (antes de|para) (.+)'),
    (time = '', what = '') => `qué esperabas ${time} ${what}`,
  ],
  [label(`expectativas? ${on} (.+)`), (what = '') => `qué esperas ${contract('de', what)}`],
  [label('expectativas?'), () => 'qué esperas'],
  [label('necesidades?(?: no cubiertas)?'), () => 'qué necesitas que hoy no tienes'],
  [
    label(`necesidades?(?: no cubiertas)? ${on} (.+)`),
    (what = '') => `qué necesitas en cuanto ${contract('a', what)}`,
  ],
  [
    label(
      '(?:criterios?|factores)(?: de (?:elección|decisión|compra|selección))?(?: (?:para|al|en|de) (.+))?',
    ),
    (what = '') => `qué es lo que más te importa al ${isInfinitive(what) ? what : 'elegir'}`,
  ],
  [label('decisión de (.+)'), (what = '') => `cómo tomaste la decisión de ${what}`],
  [
    label('(?:alternativas?|competidores|competencia|otras opciones)(?: .+)?'),
    () => 'qué otras opciones has considerado',
  ],
  [
    label('frecuencia (?:de|del) (.+)'),
    (what = '') =>
      /^uso$/iu.test(what)
        ? 'con qué frecuencia lo usas'
        : /^compras?$/iu.test(what)
          ? 'con qué frecuencia compras'
          : /^uso del? /iu.test(what)
            ? `con qué frecuencia usas ${withArticle(what.replace(/^uso de(?:l| el| )?\s*/iu, ''))}`
            : `con qué frecuencia se da ${withArticle(what)} en tu caso`,
  ],
  [
    label('tiempo (?:dedicado|invertido|perdido|gastado) (?:a|al|en|con) (.+)'),
    (what = '') => `cuánto tiempo dedicas ${contract('a', what)}`,
  ],
  [
    label('(?:gastos?|presupuesto|inversión) (?:en|para|de|con) (.+)'),
    (what = '') => `cuánto gastas en ${withArticle(what)}`,
  ],
  [
    label(
      'primer([oa]?s?) (contactos?|impresión|impresiones|vez|días?|semanas?|visita|clase|uso|mes|experiencia)(?: ((?:con|sobre|en|de|del) .+))?',
    ),
    (ending = '', what = '', rest = '') =>
      `cómo ${/s$/iu.test(ending) ? 'fueron tus' : 'fue tu'} primer${ending} ${what} ${rest}`,
  ],
  [
    label('momento (?:en que|de|del) (.+)'),
    (what = '') => `qué pasó en el momento ${contract('de', what)}`,
  ],
  [
    label('(?:papel|peso|influencia) (?:de|del) (.+?) en (.+)'),
    (what = '', whole = '') => `qué papel tiene ${withArticle(what)} en ${whole} para ti`,
  ],
  [
    label('(?:impactos?|efectos?|consecuencias?) (?:de|del) (.+?) (?:en|sobre) (.+)'),
    (what = '', whole = '') => `qué efecto ha tenido ${withArticle(what)} en ${whole}`,
  ],
  [label(`cambios? ${on} (.+)`), (what = '') => `qué ha cambiado para ti ${when(what)}`],
  [label('(.+?) (?:desead[oa]s?|esperad[oa]s?)'), (what = '') => `qué ${what} te gustaría tener`],
  [
    label('(.+?) (?:preferid[oa]s?|favorit[oa]s?)'),
    (what = '') =>
      `${/s$/iu.test(what) ? 'cuáles son' : 'cuál es'} ${insights.withArticle(what, [])} que prefieres`,
  ],
  [
    label(`preferencias?(?: ${on} (.+))?`),
    (what = '') => (what ? `qué prefieres en cuanto ${contract('a', what)}` : 'qué prefieres'),
  ],
  [
    label(`(?:hábitos?|rutina|costumbres?)(?: ${on} (.+))?`),
    (what = '') => (what ? `cómo son tus hábitos de ${what}` : 'cómo es tu rutina'),
  ],
  [
    label('(?:relación|comunicación|contacto|trato|colaboración) (?:con|entre) (.+)'),
    (whom = '') => `cómo es para ti la relación con ${withArticle(whom)}`,
  ],
  [
    label('comparación con (.+)'),
    (other = '') => `cómo queda la comparación con ${withArticle(other)} para ti`,
  ],
  [
    label('(?:facilidad|dificultad|sencillez) (?:de|del|para) (.+)'),
    (what = '') => `qué tan fácil o difícil te resulta ${withArticle(what)}`,
  ],
  [
    label('importancia (?:de|del) (.+)'),
    (what = '') => `qué importancia tiene ${withArticle(what)} para ti`,
  ],
  [label('confianza en (.+)'), (whom = '') => `hasta qué punto confías en ${withArticle(whom)}`],
  [
    label(`(?:miedos?|temores|preocupaciones|preocupación|dudas?)(?: ${on} (.+))?`),
    (what = '') =>
      what ? `qué te preocupa ${contract('de', what)}` : 'qué es lo que más te preocupa',
  ],
  [
    label('reacción(?:es)? (al?|ante) (.+)'),
    (to = '', what = '') => `cómo reaccionaste ${to} ${what}`,
  ],
  [label('(?:uso|utilización) (?:de|del) (.+)'), (what = '') => `cómo usas ${withArticle(what)}`],
  [
    label('(.+?) (?:utilizad[oa]s?|usad[oa]s?|probad[oa]s?|considerad[oa]s?)'),
    (what = '') => `qué ${what} has probado hasta ahora`,
  ],
  [
    label('percepción (?:de|del|sobre el) (?:precio|coste|costo|valor)|relación calidad[- ]precio'),
    () => 'qué te parece el precio por lo que recibes a cambio',
  ],
  [
    label('(?:nivel de )?satisfacción(?: general)?'),
    () => 'cómo ha sido tu satisfacción hasta ahora',
  ],
  [
    label('(?:sugerencias?|ideas?|propuestas?) (?:de|para la) mejoras?'),
    () => 'qué sugieres mejorar',
  ],
  [
    label('calidad (?:de|del) (.+)'),
    (what = '') => `qué te parece la calidad ${contract('de', what)}`,
  ],
  [
    label('(?:vida|rutina) (después|antes|sin|con) (.+)'),
    (time = '', what = '') => `cómo es la vida ${time} ${what} para ti`,
  ],
  [
    label('(?:disposición|intención|interés|probabilidad) (?:para|de|en|a) (.+)'),
    (what = '') => `qué te parece la idea de ${what}`,
  ],
]
