// Neutral Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Templates } from './template.ts'

const plainProbes = [
  '¿Puedes darme un ejemplo concreto de lo que acabas de contar?',
  '¿Qué te llevó a esa opinión?',
  '¿Cómo ocurrió, paso a paso?',
] as const
const nods = ['Entiendo.', 'De acuerdo.'] as const

export const spanish: Templates = {
  opening: {
    professional: [
      'Gracias por participar. Esta conversación trata de «{title}». Para empezar, ¿cómo describiría su experiencia con este tema?',
      'Gracias por su tiempo. El tema es «{title}». Para empezar, ¿qué relación tiene con él?',
    ],
    friendly: [
      '¡Hola! Qué bueno contar contigo. Vamos a conversar sobre «{title}». Para empezar, ¿cómo ha sido tu experiencia?',
      '¡Hola! Gracias por sumarte a esta charla sobre «{title}». ¿Qué es lo primero que te viene a la mente?',
    ],
    curious: [
      '¡Hola! Quiero escucharte sobre «{title}». ¿Cuándo fue la última vez que esto formó parte de tu vida?',
      '¡Hola! Me gustaría ver «{title}» con tus ojos. ¿Dónde empieza tu historia con este tema?',
    ],
    empathetic: [
      'Hola, gracias por estar aquí. Hablaremos de «{title}» a tu ritmo, sin respuestas correctas o incorrectas. ¿Cómo lo has vivido?',
      'Hola. Lo que has vivido nos importa. Pensando en «{title}», ¿cómo ha sido para ti?',
    ],
    analytical: [
      'Gracias por participar. El tema es «{title}». Para empezar, ¿qué hechos resumen mejor su experiencia?',
      'Hola. Vamos a analizar «{title}». ¿Cómo resumiría su experiencia hasta ahora, en términos concretos?',
    ],
  },
  openingOn: [
    'Gracias por participar. Empecemos por «{point}»: ¿cómo lo ves a partir de lo que has vivido?',
    '¡Hola! Para empezar con «{point}»: ¿qué nos puedes contar?',
  ],
  objective: {
    professional: [
      'Pasando a «{point}»: ¿cómo lo evalúa hoy?',
      'Me gustaría escucharle sobre «{point}». ¿Qué ha sido lo más importante en su experiencia?',
      'Sobre «{point}»: ¿qué situación ilustra lo que piensa?',
    ],
    friendly: [
      'Ahora cuéntame sobre «{point}»: ¿cómo te va con eso?',
      'Y cuando se trata de «{point}», ¿qué dirías?',
      'Hablando de «{point}», ¿qué fue lo que más te llamó la atención?',
    ],
    curious: [
      'También tengo curiosidad por «{point}»: ¿qué historia podrías contar?',
      'Pensando en «{point}», ¿qué pasó la última vez?',
      '¿Cómo aparece «{point}» en tu día a día?',
    ],
    empathetic: [
      'Si te sientes en confianza, habla un poco de «{point}». ¿Cómo ha sido para ti?',
      'También quisiera entender «{point}». ¿Qué sientes al respecto?',
      'Pensando en «{point}», ¿qué fue lo que más te pesó?',
    ],
    analytical: [
      'Siguiente punto, «{point}»: ¿qué factores pesan más en su opinión?',
      'En cuanto a «{point}», ¿qué ha cambiado con el tiempo?',
      'Sobre «{point}»: ¿con qué frecuencia ocurre y con qué efecto?',
    ],
  },
  openingAsk: [
    'Gracias por participar. Para empezar: {ask}',
    '¡Hola! Qué bueno contar contigo. Empecemos: {ask}',
  ],
  ask: {
    professional: ['{ask}', 'Pasando a otro punto: {ask}'],
    friendly: ['Ahora cuéntame: {ask}', 'Cambiando un poco de tema: {ask}'],
    curious: ['Tengo curiosidad: {ask}', 'Otra cosa que me intriga: {ask}'],
    empathetic: ['Si te sientes en confianza: {ask}', '{ask} Responde a tu ritmo.'],
    analytical: ['Siguiente punto: {ask}', 'En términos concretos: {ask}'],
  },
  askAgain: {
    professional: ['Sobre este mismo punto: {ask}', 'Para completar: {ask}'],
    friendly: ['Vamos por otro camino: {ask}', 'Lo pregunto de otra manera: {ask}'],
    curious: ['Desde otro ángulo: {ask}', 'Me sigo preguntando: {ask}'],
    empathetic: ['Quizá así sea más fácil: {ask}', 'Sin prisa: {ask}'],
    analytical: ['El mismo punto desde otro ángulo: {ask}', 'Para completar este punto: {ask}'],
  },
  askOwn: ['{ask} Cuéntanos un poco por qué.', '{ask} Un ejemplo ayuda mucho.'],
  probe: {
    professional: [
      'Mencionó «{quote}». ¿Podría detallar lo que pasó?',
      'Sobre «{quote}»: ¿qué efecto tuvo para usted?',
      'Cuando dice «{quote}», ¿en qué situación piensa?',
    ],
    friendly: [
      'Dijiste «{quote}». ¿Cómo fue eso?',
      'Hum, «{quote}»… ¿qué pasó después?',
      'Cuando dices «{quote}», ¿me das un ejemplo?',
    ],
    curious: [
      'Interesante: «{quote}». ¿Qué llevó a eso?',
      'Dijiste «{quote}». ¿Cómo ocurrió exactamente?',
      'Me quedé pensando en «{quote}». ¿Qué había detrás?',
    ],
    empathetic: [
      'Gracias por compartirlo. Cuando dices «{quote}», ¿cómo te sentiste?',
      'Contaste «{quote}». ¿Cómo fue eso para ti?',
      'Imagino que «{quote}» tiene su peso. ¿Qué cambió para ti?',
    ],
    analytical: [
      'Mencionó «{quote}». ¿Cuál fue la causa, a su juicio?',
      'Sobre «{quote}»: ¿con qué frecuencia ocurre?',
      'En «{quote}», ¿qué pesó más en el resultado?',
    ],
  },
  probePlain: {
    professional: plainProbes,
    friendly: plainProbes,
    curious: plainProbes,
    empathetic: plainProbes,
    analytical: plainProbes,
  },
  otherAngle: [
    'Viendo «{point}» desde otro lado: si pudieras cambiar una sola cosa, ¿cuál sería?',
    'Siguiendo con «{point}», ¿qué sería distinto en un mundo ideal?',
  ],
  otherAnglePlain: [
    'Viéndolo desde otro lado: si pudieras cambiar una sola cosa, ¿cuál sería?',
    'En un mundo ideal, ¿qué sería distinto?',
  ],
  clarify: {
    gibberish: [
      'Creo que no entendí. ¿Podrías decirlo con otras palabras, aunque sea en una frase corta?',
      'No entendí bien el mensaje. ¿Prefieres intentarlo de nuevo o pasar al siguiente punto?',
    ],
    'off-topic': [
      '¡Entiendo! Volviendo a «{point}», ¿qué dirías?',
      'Ese tema da para mucho, pero aquí queremos escucharte sobre «{point}». ¿Cómo fue tu experiencia?',
    ],
    'question-back': [
      'Claro: queremos conocer tu experiencia con «{point}», sin respuestas correctas o incorrectas. ¿Qué es lo primero que piensas?',
      'Buena pregunta. Importa lo que piensas o has vivido sobre «{point}». ¿Qué ejemplo darías?',
    ],
    injection: [
      'Solo puedo conversar sobre esta encuesta. Volviendo a «{point}», ¿cuál es tu opinión?',
      'Eso no puedo hacerlo. Sigamos con «{point}»: ¿cómo lo ves?',
    ],
  },
  clarifyAsk: {
    'off-topic': [
      '¡Entiendo! Volviendo a nuestro tema: {ask}',
      'Ese tema da para mucho, pero aquí queremos escucharte. {ask}',
    ],
  },
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
  closingDistress: [
    'Lamento mucho que estés pasando por esto, y gracias por contarlo. No haré más preguntas sobre el tema. Si necesitas apoyo ahora, busca a alguien de confianza o una línea de ayuda local (findahelpline.com); en peligro inmediato, llama a emergencias. ¿Quieres decir algo más antes de terminar?',
    'Siento mucho lo que estás viviendo. Dejemos aquí las preguntas. No tienes que enfrentarlo sin ayuda: en findahelpline.com hay líneas gratuitas, y en peligro inmediato llama a emergencias. ¿Hay algo que quieras dejar dicho antes de terminar?',
  ],
  thanks: {
    professional: ['Gracias por la respuesta.', 'Entendido.', 'De acuerdo, queda claro.'],
    friendly: ['¡Gracias por contarlo!', '¡Entiendo!', 'Tiene sentido.'],
    curious: ['Qué interesante.', 'Eso ayuda mucho a entender.', 'Bueno saberlo.'],
    empathetic: [
      'Gracias por compartirlo.',
      'Te entiendo.',
      'Tiene sentido, gracias por la sinceridad.',
    ],
    analytical: ['Anotado.', 'Información útil, gracias.', 'Entendido, gracias.'],
  },
  nod: {
    professional: nods,
    friendly: nods,
    curious: nods,
    empathetic: nods,
    analytical: nods,
  },
  sorry: ['Lamento que haya sido así.', 'Imagino que no fue fácil.'],
  after: {
    refuse: ['Está bien, no hace falta responder.', 'No hay problema, sigamos.'],
    'dont-know': ['Está bien no saberlo.', 'No hay problema.'],
    gibberish: ['Dejemos esa de lado.', 'No hay problema, podemos saltarla.'],
    'off-topic': ['Bien, sigamos con la encuesta.', 'Sigamos.'],
    injection: ['Bien, sigamos con la encuesta.', 'Sigamos.'],
  },
}
