// Neutral Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Replies } from '../template.ts'

export const replies: Replies = {
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
    friendly: ['¡Gracias por contarlo!', '¡Entiendo!', 'Ah, tiene sentido.'],
    curious: ['Qué interesante.', 'Eso ayuda mucho a entender.', 'Bueno saberlo.'],
    empathetic: [
      'Gracias por compartirlo.',
      'Te entiendo.',
      'Tiene sentido, gracias por la sinceridad.',
    ],
    analytical: ['Anotado.', 'Información útil, gracias.', 'Entendido, gracias.'],
  },
  nod: {
    professional: ['De acuerdo.', 'Entendido.'],
    friendly: ['¡Perfecto!', '¡Entiendo!'],
    curious: ['Ah, ya veo.', 'Mmm, entiendo.'],
    empathetic: ['Está bien.', 'Te entiendo.'],
    analytical: ['Anotado.', 'Bien.'],
  },
  sorry: {
    professional: ['Lamento que haya sido así.', 'Siento lo ocurrido.'],
    friendly: ['Vaya, lo siento.', 'Uf, suena difícil.'],
    curious: ['Siento leer eso.', 'Lo siento; quisiera entenderlo mejor.'],
    empathetic: [
      'Siento que hayas pasado por eso.',
      'Gracias por la confianza; lo siento de verdad.',
    ],
    analytical: ['Lo lamento. Queda anotado.', 'Lo siento; es un punto relevante.'],
  },
  after: {
    refuse: ['Está bien, no hace falta responder.', 'No hay problema, sigamos.'],
    'dont-know': ['Está bien no saberlo.', 'No hay problema.'],
    gibberish: ['Dejemos esa de lado.', 'No hay problema, podemos saltarla.'],
    'off-topic': ['Bien, sigamos con la encuesta.', 'Sigamos.'],
    injection: ['Bien, sigamos con la encuesta.', 'Sigamos.'],
  },
  clarify: {
    gibberish: {
      professional: [
        'No logré comprender su mensaje.',
        'No me quedó claro. Si prefiere, podemos saltar este punto.',
      ],
      friendly: ['¡Uy, no entendí esa!', 'Mmm, no lo entendí bien. ¡Si quieres, la saltamos!'],
      curious: [
        'No pude descifrar esa respuesta.',
        'Esa me dejó pensando. Si prefieres, pasamos a otra.',
      ],
      empathetic: [
        'Perdona, no logré entender bien.',
        'No entendí bien, y no pasa nada. Si prefieres, la saltamos.',
      ],
      analytical: [
        'No identifiqué una respuesta.',
        'El mensaje no fue legible para mí. Se puede saltar este punto.',
      ],
    },
    'off-topic': {
      professional: [
        'Entiendo. Retomo nuestro tema.',
        'De acuerdo. Eso queda un poco fuera de la encuesta.',
      ],
      friendly: [
        '¡Entiendo! Volvamos a nuestra charla.',
        '¡Ese tema da para mucho! Pero volvamos al nuestro.',
      ],
      curious: [
        'Ese camino también es interesante. Pero vuelvo a nuestro tema.',
        'Buen apunte. Ahora, de vuelta a lo nuestro.',
      ],
      empathetic: [
        'Gracias por compartirlo. Volvamos a nuestro tema, con calma.',
        'Entiendo que eso también importa. Vuelvo a nuestro tema.',
      ],
      analytical: ['Anotado. De vuelta al tema.', 'Eso queda fuera del alcance. Retomo.'],
    },
    'question-back': {
      professional: [
        'Le explico: importa su experiencia, sin respuestas correctas o incorrectas.',
        'Buena pregunta. Se trata de lo que piensa o ha vivido.',
      ],
      friendly: [
        '¡Claro! Solo quiero saber cómo es contigo, sin respuesta correcta.',
        '¡Buena pregunta! Vale lo que pienses o hayas vivido.',
      ],
      curious: [
        'Gran pregunta. Quiero descubrir cómo es para ti.',
        'Te explico: lo que busco es tu historia.',
      ],
      empathetic: [
        'Claro, no hay problema. No hay respuesta correcta o incorrecta, solo la tuya.',
        'Pregunta con confianza. Importa lo que has vivido.',
      ],
      analytical: [
        'Para aclarar: necesito su evaluación, según su experiencia.',
        'En resumen: cuenta lo que observó.',
      ],
    },
    injection: {
      professional: ['Aquí solo puedo tratar de la encuesta.', 'No puedo atender esa petición.'],
      friendly: [
        'Eso no puedo hacerlo, ¡pero sí seguir con la encuesta!',
        '¡Por aquí solo hablamos de la encuesta!',
      ],
      curious: [
        'Eso va más allá de lo que puedo hacer. Mi curiosidad es otra.',
        'Esa petición es para otro lugar; aquí hablamos de la encuesta.',
      ],
      empathetic: [
        'Entiendo, pero eso no puedo hacerlo. Sigo aquí para escucharte.',
        'Eso supera lo que puedo hacer. Lo que has vivido es lo que importa aquí.',
      ],
      analytical: ['Petición fuera del alcance de la encuesta.', 'Esa petición no se aplica aquí.'],
    },
  },
  clarifyOn: {
    professional: [
      'Sobre «{point}», ¿cuál es su opinión?',
      'En cuanto a «{point}», ¿qué podría decir?',
    ],
    friendly: [
      'Y sobre «{point}», ¿qué me cuentas?',
      'Dime: ¿qué te viene a la mente sobre «{point}»?',
    ],
    curious: ['¿Qué has vivido en relación con «{point}»?', '¿Qué ejemplo darías sobre «{point}»?'],
    empathetic: [
      'Pensando en «{point}», ¿cómo ha sido para ti?',
      'A tu ritmo: ¿qué dirías sobre «{point}»?',
    ],
    analytical: [
      'En relación con «{point}», ¿cuál es su evaluación?',
      'Sobre «{point}», ¿qué hecho destacaría?',
    ],
  },
}
