// Neutral Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Choices } from './choice.ts'

export const spanish: Choices = {
  of: {
    recommend: {
      kind: 'scale',
      sign: /\brecomendar|recomendacion a |\bnps\b/u,
      ask: 'De 1 (de ninguna manera) a 10 (sin duda), ¿cuánto nos recomendarías a alguien cercano?',
      options: [],
    },
    fairness: {
      kind: 'scale',
      sign: /opinion sobre el precio|precio (?:es |sea )?justo/u,
      ask: 'Pensando en lo que recibes a cambio, de 1 (nada justo) a 10 (totalmente justo), ¿qué nota le das al precio?',
      options: [],
    },
    ease: {
      kind: 'scale',
      sign: /facilidad|facil de usar|usabilidad/u,
      ask: 'Pensando en «{point}», de 1 (muy difícil) a 10 (muy fácil), ¿qué nota le das?',
      options: [],
    },
    importance: {
      kind: 'scale',
      sign: /\bimportancia\b/u,
      ask: 'Pensando en «{point}», de 1 (nada importante) a 10 (esencial), ¿qué nota le das?',
      options: [],
    },
    satisfaction: {
      kind: 'scale',
      sign: /\bsatisf/u,
      ask: 'Pensando en «{point}», de 1 (mucha insatisfacción) a 10 (mucha satisfacción), ¿qué nota le das?',
      options: [],
    },
    frequency: {
      kind: 'multiple',
      sign: /\bfrecuencia\b|cuantas veces/u,
      ask: 'Pensando en «{point}», ¿cuántas veces te pasa?',
      options: [
        'Todos los días',
        'Algunas veces por semana',
        'Algunas veces al mes',
        'Menos de una vez al mes',
        'Nunca',
      ],
    },
    discovery: {
      kind: 'multiple',
      sign: /como (?:nos )?(?:conoci|descubri|encontr|supo|supiste)/u,
      ask: '¿Cómo nos conociste?',
      options: [
        'Alguien me lo contó',
        'Redes sociales',
        'Búsqueda en internet',
        'Un anuncio',
        'Vi el lugar o un evento',
        'De otra forma',
        'No lo recuerdo',
      ],
    },
    users: {
      kind: 'multiple',
      sign: /quien(?:es)? (?:mas )?(?:lo )?usan?/u,
      ask: 'En tu caso, ¿quién suele usarlo?',
      options: [
        'Solo yo',
        'Mi familia',
        'Mi equipo de trabajo',
        'Mis clientes o alumnos',
        'Otras personas',
        'Nadie por ahora',
      ],
    },
    duration: {
      kind: 'multiple',
      sign: /hace cuanto|tiempo de uso/u,
      ask: '¿Desde hace cuánto forma parte de tu vida?',
      options: [
        'Menos de un mes',
        'De uno a seis meses',
        'De seis meses a dos años',
        'Más de dos años',
        'Todavía no forma parte',
      ],
    },
  },
  waysOut: {
    'dont-know': [
      'No recuerdo',
      'No lo recuerdo',
      'No me acuerdo',
      'No sé',
      'No lo sé',
      'No estoy seguro',
      'No estoy segura',
      'Sin opinión',
      'No tengo opinión',
      'No aplica',
      'Ninguno',
      'Ninguna',
      'Ninguno de estos',
      'Ninguna de estas',
      'Ninguna de las anteriores',
      'Ninguno de los anteriores',
    ],
    refuse: [
      'Prefiero no decirlo',
      'Prefiero no decir',
      'Prefiero no responder',
      'Prefiero no contestar',
    ],
  },
  yesNo: ['Sí', 'No'],
  openQuestion:
    /^(?:(?:de|en|con|para|por|a|hasta|desde|sobre) )?(?:que|cual\w*|quien\w*|como|cuant\w+|donde|cuando)\b| o /u,
  asksFor: {
    number: /^cuant[oa]s (?!veces\b)/u,
    date: /^(?:en )?(?:que|cual) (?:dia|fecha)\b/u,
  },
  ranking: {
    sign: /\b(?:orden\w*|clasific\w+)\b.*(?:importan|priorid|importa)|^(?:prioriza\w*|ordena\w*)$/u,
    ask: '¿En qué orden te importa esto?',
    and: /(?:^| )(?:y|e|o|u) /u,
  },
}
