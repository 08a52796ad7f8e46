// Neutral Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { ReactionTemplates } from '../../types/templates.ts'

export const reactionTemplates: ReactionTemplates = {
  closing: {
    professional: [
      'Última pregunta: ¿hay algo importante que no haya preguntado?',
      'Para cerrar: ¿quisiera agregar algo más?',
    ],
    friendly: [
      '¡Ya casi terminamos! ¿Hay algo más que quieras contar?',
      'Última pregunta: ¿faltó algo que querías decir?',
    ],
    curious: [
      'Antes de terminar: ¿hay algo que debería haber preguntado?',
      'Para cerrar: ¿quedó algo fuera?',
    ],
    empathetic: [
      'Llegamos al final. ¿Hay algo más que quieras decir?',
      'Esta es la última pregunta: ¿queda algo que quieras contar?',
    ],
    analytical: [
      'Para terminar: ¿falta algo importante?',
      'Última pregunta: ¿hay algo que agregar?',
    ],
  },
  allAnswered: [
    'Gracias, con eso queda dicho todo lo que iba a preguntar.',
    'Con eso ya está todo lo que quería saber, gracias.',
  ],
  repeatApology: [
    'Perdón, eso ya estaba dicho.',
    'Perdón por preguntarlo otra vez.',
    'Es verdad, perdón.',
  ],
  thanks: {
    sentence: ['Gracias.', 'Entiendo, gracias.', 'De acuerdo, gracias.', 'Gracias, queda anotado.'],
    story: [
      'Gracias por contarlo con tanto detalle.',
      'Gracias, así se entiende bien.',
      'Gracias por explicarlo con calma.',
    ],
    followUp: ['Entiendo.', 'Comprendo.', 'De acuerdo.'],
  },
  sympathy: ['Siento que haya sido así.', 'Lamento leer eso.'],
  candour: ['Es importante saberlo, gracias.', 'Gracias por decirlo con claridad.'],
  trust: ['Gracias por contarlo.', 'Gracias por compartirlo.', 'Gracias por mencionarlo.'],
  greetingReply: ['Hola, y gracias por participar.', 'Hola, qué bueno tenerte aquí.'],
  limited:
    'Por ahora solo puedo hacer preguntas sencillas, porque parte de este servicio no responde. Puedes terminar aquí o seguir más tarde, cuando quieras. Si prefieres seguir ahora:',
  byIntent: {
    refuse: ['Está bien, no hace falta responder.', 'No hay problema.'],
    'dont-know': ['Está bien.', 'No hay problema.'],
    gibberish: ['Dejemos esa de lado.', 'No hay problema, podemos saltarla.'],
    'off-topic': ['Bien, sigamos con la encuesta.', 'Sigamos.'],
    injection: ['Bien, sigamos con la encuesta.', 'Sigamos.'],
  },
}
