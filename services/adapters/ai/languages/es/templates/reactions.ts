// Neutral Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { ReactionTemplates } from '../../types/templates.ts'

export const reactionTemplates: ReactionTemplates = {
  closing: {
    professional: [
      'Llegamos al final. ¿Hay algo importante sobre el tema que no haya preguntado?',
      'Para cerrar: ¿qué más quisiera agregar?',
    ],
    friendly: [
      '¡Ya casi terminamos! ¿Faltó algo que querías contar?',
      'Última pregunta: ¿hay algo más que quieras compartir?',
    ],
    curious: [
      'Antes de terminar: ¿qué debería haber preguntado y no pregunté?',
      'Para cerrar, ¿qué detalle quedó fuera y merece contarse?',
    ],
    empathetic: [
      'Gracias por la confianza. Antes de cerrar, ¿hay algo que todavía quieras decir?',
      'Llegamos al final. ¿Queda algo que quieras contar?',
    ],
    analytical: [
      'Para concluir: ¿qué factor importante quedó fuera de esta conversación?',
      'Última pregunta: ¿qué más debería tenerse en cuenta?',
    ],
  },
  thanks: {
    professional: ['Gracias por la respuesta.', 'Entendido.', 'De acuerdo, queda claro.'],
    friendly: ['¡Gracias por contarlo!', '¡Entiendo!', 'Ah, tiene sentido.'],
    curious: ['Qué interesante.', 'Eso ayuda mucho a entender.', 'Bueno saberlo.'],
    empathetic: [
      'Gracias por compartirlo.',
      'Te entiendo.',
      'Tiene sentido, gracias por la sinceridad.',
    ],
    analytical: ['Anotado.', 'Información útil, gracias.', 'Entendido, gracias.'],
  },
  acknowledgement: {
    professional: ['De acuerdo.', 'Entendido.'],
    friendly: ['¡Perfecto!', '¡Entiendo!'],
    curious: ['Ah, ya veo.', 'Mmm, entiendo.'],
    empathetic: ['Está bien.', 'Te entiendo.'],
    analytical: ['Anotado.', 'Bien.'],
  },
  empathy: {
    professional: ['Lamento que haya sido así.', 'Siento lo ocurrido.'],
    friendly: ['Vaya, lo siento.', 'Uf, suena difícil.'],
    curious: ['Siento leer eso.', 'Lo siento; quisiera entenderlo mejor.'],
    empathetic: [
      'Siento que hayas pasado por eso.',
      'Gracias por la confianza; lo siento de verdad.',
    ],
    analytical: ['Lo lamento. Queda anotado.', 'Lo siento; es un punto relevante.'],
  },
  repeatApology: [
    'Perdón por preguntarlo otra vez.',
    'Disculpas por repetir la pregunta.',
    'Es verdad, ya lo habíamos hablado; perdón.',
  ],
  greetingReply: ['Hola, y gracias por participar.', 'Hola, qué bueno tenerte aquí.'],
  limited:
    'Por ahora solo puedo hacer preguntas sencillas, porque parte de este servicio no responde. Puedes terminar aquí o seguir más tarde, cuando quieras. Si prefieres seguir ahora:',
  byIntent: {
    refuse: ['Está bien, no hace falta responder.', 'No hay problema, sigamos.'],
    'dont-know': ['Está bien no saberlo.', 'No hay problema.'],
    gibberish: ['Dejemos esa de lado.', 'No hay problema, podemos saltarla.'],
    'off-topic': ['Bien, sigamos con la encuesta.', 'Sigamos.'],
    injection: ['Bien, sigamos con la encuesta.', 'Sigamos.'],
  },
}
