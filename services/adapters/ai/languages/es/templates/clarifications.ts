// Neutral Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { ClarificationTemplates } from '../../types/templates.ts'

export const clarificationTemplates: ClarificationTemplates = {
  clarify: {
    gibberish: {
      professional: [
        'No logré comprender su mensaje.',
        'No me quedó claro. Si prefiere, podemos saltar este punto.',
        'No fue posible entender lo que escribió.',
        'Me temo que el sentido del mensaje no me llegó.',
      ],
      friendly: [
        '¡Uy, no entendí esa!',
        'Mmm, no lo entendí bien. ¡Si quieres, la saltamos!',
        '¡Esa se me escapó!',
        '¡Parece que se mezclaron las teclas!',
      ],
      curious: [
        'No pude descifrar esa respuesta.',
        'Esa me dejó pensando. Si prefieres, pasamos a otra.',
        'Me pregunto qué quería decir eso.',
        'Ese acertijo no lo pude resolver.',
      ],
      empathetic: [
        'Perdona, no logré entender bien.',
        'No entendí bien, y no pasa nada. Si prefieres, la saltamos.',
        'No sé si te entendí bien.',
        'Quizá no capté lo que querías decir, disculpa.',
      ],
      analytical: [
        'No identifiqué una respuesta.',
        'El mensaje no fue legible para mí. Se puede saltar este punto.',
        'El mensaje no trae palabras que pueda usar.',
        'No se pudo leer una respuesta ahí.',
      ],
    },
    'off-topic': {
      professional: [
        'Entiendo. Retomo nuestro tema.',
        'De acuerdo. Eso queda un poco fuera de la encuesta.',
        'Gracias. Quisiera volver al tema de la encuesta.',
        'Dejemos eso de lado y sigamos.',
      ],
      friendly: [
        '¡Entiendo! Volvamos a nuestra charla.',
        '¡Ese tema da para mucho! Pero volvamos al nuestro.',
        '¡Bien! Pero volvamos a lo nuestro.',
        '¡Anotado! Retomemos el hilo.',
      ],
      curious: [
        'Ese camino también es interesante. Pero vuelvo a nuestro tema.',
        'Buen apunte. Ahora, de vuelta a lo nuestro.',
        'De eso se podría hablar mucho. Mi pregunta era otra.',
        'Lo tendré en cuenta y vuelvo a nuestro tema.',
      ],
      empathetic: [
        'Gracias por compartirlo. Volvamos a nuestro tema, con calma.',
        'Entiendo que eso también importa. Vuelvo a nuestro tema.',
        'Te escucho. Cuando quieras, volvemos a nuestro tema.',
        'Está bien. Retomemos nuestra conversación.',
      ],
      analytical: [
        'Anotado. De vuelta al tema.',
        'Eso queda fuera del alcance. Retomo.',
        'Queda de lado. Ahora, el tema en sí.',
        'No forma parte de esta encuesta. Continúo.',
      ],
    },
    'question-back': {
      professional: [
        'Le explico: importa su experiencia, sin respuestas correctas o incorrectas.',
        'Buena pregunta. Se trata de lo que piensa o ha vivido.',
        'Para ser claro: pregunto por su propia visión, en sus palabras.',
        'Con gusto lo aclaro. Sirve cualquier situación que conozca.',
      ],
      friendly: [
        '¡Claro! Solo quiero saber cómo es contigo, sin respuesta correcta.',
        '¡Buena pregunta! Vale lo que pienses o hayas vivido.',
        'Dicho fácil: quiero saber cómo lo ves.',
        '¡No hay truco! Solo di lo que se te ocurra.',
      ],
      curious: [
        'Gran pregunta. Quiero descubrir cómo es para ti.',
        'Te explico: lo que busco es tu historia.',
        'Puedo decirlo de otro modo: quisiera imaginar tu lado.',
        'Tiene sentido preguntar. Me interesa lo que has notado.',
      ],
      empathetic: [
        'Claro, no hay problema. No hay respuesta correcta o incorrecta, solo la tuya.',
        'Pregunta con confianza. Importa lo que has vivido.',
        'Gracias por preguntar. Cuenta lo que quieras, mucho o poco.',
        'Te lo explico con gusto: se trata solo de cómo lo ves.',
      ],
      analytical: [
        'Para aclarar: necesito su evaluación, según su experiencia.',
        'En resumen: cuenta lo que observó.',
        'Con precisión: basta un ejemplo de su experiencia.',
        'Defino: vale su evaluación, en cualquier forma.',
      ],
    },
    injection: {
      professional: [
        'Aquí solo puedo tratar de la encuesta.',
        'No puedo atender esa petición.',
        'Eso no es algo que pueda hacer en esta conversación.',
        'Debo ceñirme a la encuesta.',
      ],
      friendly: [
        'Eso no puedo hacerlo, ¡pero sí seguir con la encuesta!',
        '¡Por aquí solo hablamos de la encuesta!',
        '¡Buen intento! Pero sigamos con la encuesta.',
        'Eso no se puede, ¡pero la encuesta sigue!',
      ],
      curious: [
        'Eso va más allá de lo que puedo hacer. Mi curiosidad es otra.',
        'Esa petición es para otro lugar; aquí hablamos de la encuesta.',
        'Dejaré eso de lado y sigo con la encuesta.',
        'No estoy aquí para eso; mis preguntas son de la encuesta.',
      ],
      empathetic: [
        'Entiendo, pero eso no puedo hacerlo. Sigo aquí para escucharte.',
        'Eso supera lo que puedo hacer. Lo que has vivido es lo que importa aquí.',
        'Te escucho, pero aquí solo puedo hablar de la encuesta.',
        'No puedo hacer eso, y todavía quiero escucharte.',
      ],
      analytical: [
        'Petición fuera del alcance de la encuesta.',
        'Esa petición no se aplica aquí.',
        'No es posible aquí. Retomo la encuesta.',
        'Eso no responde a la pregunta. Continúo.',
      ],
    },
  },
  clarifyUnknownPoint: {
    professional: [
      'Sobre «{point}», ¿cuál es su opinión?',
      'En cuanto a «{point}», ¿qué podría decir?',
      'Respecto a «{point}», ¿cuál ha sido su experiencia?',
      'Por lo que conoce, ¿cómo describiría «{point}»?',
    ],
    friendly: [
      'Y sobre «{point}», ¿qué me cuentas?',
      'Dime: ¿qué te viene a la mente sobre «{point}»?',
      'Hablemos de «{point}»: ¿qué te parece?',
      'Si un amigo preguntara por «{point}», ¿qué le dirías?',
    ],
    curious: [
      '¿Qué has vivido en relación con «{point}»?',
      '¿Qué ejemplo darías sobre «{point}»?',
      '¿Qué has notado sobre «{point}»?',
      'Cuando piensas en «{point}», ¿qué momento recuerdas?',
    ],
    empathetic: [
      'Pensando en «{point}», ¿cómo ha sido para ti?',
      'A tu ritmo: ¿qué dirías sobre «{point}»?',
      'Si quieres, cuéntame de «{point}»: ¿qué te importa ahí?',
      '¿Qué te gustaría que entendiera sobre «{point}»?',
    ],
    analytical: [
      'En relación con «{point}», ¿cuál es su evaluación?',
      'Sobre «{point}», ¿qué hecho destacaría?',
      '¿Qué aspecto de «{point}» pesa más?',
      'En una frase, ¿cómo resumiría «{point}»?',
    ],
  },
}
