// Neutral Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { RespondentQuestions } from '../types/respondent-questions.ts'

export const respondentQuestions: RespondentQuestions = {
  patterns: {
    anonymous:
      / (?:es|son|sera|seran|queda|esto es) (?:esto |todo |realmente )?(?:anonim[ao]s?|confidencial(?:es)?|secret[ao]s?) | (?:saben|sabe|sabran|sabra|sabes) (?:quien soy|que soy yo|mi nombre) | (?:tengo que|hay que|debo) (?:dar|decir|poner) (?:mi |el )?nombre /u,
    readers:
      / (?:hay|esta) alguien (?:leyendo|viendo) | quien(?:es)? (?:mas )?(?:va a |van a |podra |puede |pueden )?(?:leer|ver|lee|ve|leera|vera|leeran|veran|recibe|recibir|tiene acceso|tener acceso) (?:a )?(?:esto|eso|mis|las respuestas|lo que|todo) | (?:mi|mis|alguien|ustedes|otras personas)(?: \S+){0,2} (?:va a |van a |podra |pueden? )(?:leer|ver|mostrar|compartir) (?:esto|mis|las|lo que) | (?:a )?donde van (?:mis|las|estas) | que (?:van a hacer|hacen|haran|haras|vas a hacer) con (?:todo |todas )?(?:esto|mis|las|estas|eso) /u,
    machine:
      / (?:eres|es usted|usted es|tu eres|sos) (?:realmente |solo )?(?:una? )?(?:robot|bot|persona|humano|humana|maquina|ia|real|inteligencia artificial|programa) | con quien (?:hablo|estoy) | (?:estoy hablando|hablo) con (?:una?|alguien) | quien (?:eres|es usted|sos) | (?:esto )?es (?:un robot|un bot|una ia|una persona real) $/u,
    length:
      / cuanto (?:tiempo |mas )?(?:va a |se )?(?:falta|dura|tarda|lleva|toma|durar|tardar|llevar|tomar)(?: (?:esto|esta encuesta|la encuesta|la conversacion|para terminar))? $| cuantas preguntas | falta mucho $/u,
    reason:
      / por que (?:me |lo |nos )?(?:preguntas?|preguntan|quieren? saber|quieres saber|necesitas? saber) | para que (?:es|sirve|son) (?:esto|esta|estas|eso|la encuesta)(?: \S+)? $| cual es el (?:objetivo|motivo|proposito|sentido) de (?:esto|esta|la encuesta|la pregunta|preguntar) /u,
  },
  meaning:
    / (?:quieres? decir|quiere decir|significa|sentido|entiendo|entendi|explica\w*|repetir|refieres|refiere|ejemplo|la pregunta) /u,
  replies: {
    opener: {
      professional: ['Con gusto le respondo.', 'Por supuesto, le explico.'],
      friendly: ['¡Claro, te cuento!', '¡Sí, te lo digo!'],
      curious: ['¡Buena pregunta!', '¡Qué bueno que preguntas!'],
      empathetic: ['Claro, es natural querer saberlo.', 'Entiendo la duda.'],
      analytical: ['Respondo de forma directa.', 'Vamos a los hechos.'],
    },
    machine: [
      'Esta entrevista la hace una inteligencia artificial, no una persona. Las respuestas puede leerlas quien creó la encuesta.',
      'La conversación es con una inteligencia artificial. Quien creó la encuesta puede leer lo que se escribe aquí.',
    ],
    readers: [
      'Las respuestas puede leerlas quien creó la encuesta, y una inteligencia artificial las usa para elegir las preguntas.',
      'Las respuestas llegan a quien creó la encuesta. También las lee una inteligencia artificial, para preguntar y resumir.',
    ],
    anonymous: {
      nothing: [
        'No he pedido ningún nombre. Quien creó la encuesta puede leer todo lo que se escribe aquí, así que conviene dejar fuera lo que no se quiera contar.',
        'Al inicio no se pidió ningún nombre. Como quien creó la encuesta lee las respuestas, es mejor no escribir nada que identifique a nadie.',
      ],
      form: [
        'El formulario del inicio pidió algunos datos, y quien creó la encuesta puede verlos junto con las respuestas.',
        'Al inicio se pidieron algunos datos, y con ellos quien creó la encuesta puede saber de quién son las respuestas.',
      ],
      link: [
        'El enlace de entrada es personal, y quien lo envió quizá pueda saber de quién son las respuestas.',
        'Es un enlace personal: quien lo envió quizá pueda relacionarlo con las respuestas.',
      ],
    },
    length: [
      'Preguntas que faltan, contando esta: {left} como máximo. Se puede parar en cualquier momento.',
      'Hay un límite: {left} como máximo hasta el final, contando esta, y se puede parar cuando sea.',
    ],
    reason: [
      'Quien creó la encuesta espera entender mejor «{title}», y cada visión cuenta.',
      'El tema es «{title}», y cada respuesta ayuda a quien creó la encuesta a entenderlo mejor.',
    ],
    unknown: [
      'Esta entrevista la hace una inteligencia artificial que solo pregunta; a eso no puede responder.',
      'Una inteligencia artificial no tiene vivencias ni opinión propia, así que a eso no puedo responder.',
    ],
    returnToQuestion: ['Volviendo a nuestro tema: {ask}', 'Entonces, para seguir: {ask}'],
  },
}
