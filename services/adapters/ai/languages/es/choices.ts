// Neutral Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Choices } from '../types/choices.ts'

export const choices: Choices = {
  byTopic: {
    recommend: {
      kind: 'nps',
      pattern:
        /^(?!¿?(?:por que|(?:a )?quien(?:es)?|que (?!probab)|motivos?|razones)\b).*(?:\brecom(?:endar|iendan)|recomendacion a |\bnps\b|net promoter)/u,
      question: 'Del 0 al 10, ¿qué tan probable es que nos recomiendes a alguien cercano?',
      options: [],
      sameDegree: /^(?!.* y ).*(?:probab|\bcuanto\b)/u,
    },
    fairness: {
      kind: 'scale',
      pattern: /opinion sobre el precio|precio (?:es |sea )?justo/u,
      question:
        'Pensando en lo que recibes a cambio, de 1 (nada justo) a 10 (totalmente justo), ¿qué nota le das al precio?',
      options: [],
    },
    ease: {
      kind: 'scale',
      pattern: /facilidad|facil de usar|usabilidad/u,
      question: 'Pensando en «{point}», de 1 (muy difícil) a 10 (muy fácil), ¿qué nota le das?',
      options: [],
    },
    importance: {
      kind: 'scale',
      pattern: /\bimportancia\b/u,
      question: 'Pensando en «{point}», de 1 (nada importante) a 10 (esencial), ¿qué nota le das?',
      options: [],
    },
    satisfaction: {
      kind: 'scale',
      pattern: /\bsatisf/u,
      question:
        'Pensando en «{point}», de 1 (mucha insatisfacción) a 10 (mucha satisfacción), ¿qué nota le das?',
      options: [],
    },
    frequency: {
      kind: 'multiple',
      pattern: /\bfrecuencia\b|cuantas veces/u,
      question: 'Pensando en «{point}», ¿cuántas veces te pasa?',
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
      pattern: /como (?:nos )?(?:conoci|descubri|encontr|supo|supiste)/u,
      question: '¿Cómo nos conociste?',
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
      pattern: /quien(?:es)? (?:mas )?(?:lo )?usan?/u,
      question: 'En tu caso, ¿quién suele usarlo?',
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
      pattern: /hace cuanto|tiempo de uso/u,
      question: '¿Desde hace cuánto forma parte de tu vida?',
      options: [
        'Menos de un mes',
        'De uno a seis meses',
        'De seis meses a dos años',
        'Más de dos años',
        'Todavía no forma parte',
      ],
    },
  },
  nonresponseOptions: {
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
  exclusiveOption:
    /^(?:ningun[oa]?(?: de (?:est[ao]s?|es[ao]s?|ell[ao]s|l[ao]s (?:anteriores|opciones|dos|demas|\p{L}+ anteriores))(?: (?!que )\p{L}+)?)?|(?:ningun[oa]|nadie|nada)(?: (?:todavia|aun|hasta ahora|por ahora|en especial))?|nada de (?:eso|esto)|nunca(?: lo (?:hago|hice))?|jamas|(?:solo|solamente|unicamente) yo|n a)$/u,
  yesNo: ['Sí', 'No'],
  openQuestion:
    /^(?:(?:de|en|con|para|por|a|hasta|desde|sobre) )?(?:que|cual\w*|quien\w*|como|cuant\w+|donde|cuando)\b| o /u,
  closedQuestion: {
    number: /^cuant[oa]s (?!veces\b)/u,
    date: /^(?:en )?(?:que|cual) (?:dia|fecha)\b/u,
  },
  degree: {
    pattern: /^(?:que tan|hasta que punto|cuan|que probab\w+)\b(?!.* o )/u,
    ends: ', del 1 (nada) al 10 (muchísimo)',
  },
  reasonAdded: /,? y por qué(?: no)?(?=\?$)/iu,
  which: /^(?:en |de |con |para |a )?(?:cual|cuales|que)\b/u,
  listed: /^(?:cuál|cuáles) (?:de|entre) (.+? (?:o|y) .+?)(?= (?:tú|ellos|los|las) )/iu,
  scorePoint: 'Disposición a recomendar (NPS)',
  ranking: {
    pattern:
      /\b(?:orden\w*|clasific\w+)\b.*(?:importan|priorid|importa)|^(?:prioriza\w*|ordena\w*)$/u,
    question: '¿En qué orden te importa esto?',
    conjunction: /(?:^| )(?:y|e|o|u) /u,
  },
}
