// Neutral Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Points } from '../../types/purposes.ts'

/** Research, health, public services, brands, employment. */
export const societyPoints = {
  research: [
    [
      'Experiencia con el tema del estudio',
      '¿Qué experiencia tuya se acerca más a este tema?',
      '¿Cuándo apareció este tema en tu vida por primera vez?',
    ],
    [
      'Prácticas del día a día',
      '¿Cómo ocurre esto en un día normal?',
      '¿Qué parte de esa rutina cambió con los años?',
    ],
    [
      'Significado que cada persona le da',
      '¿Qué significa esto para ti?',
      '¿Qué palabra o imagen lo resume para ti?',
    ],
    [
      'Influencias en la forma de actuar',
      '¿Qué influye más en cómo actúas en este asunto?',
      '¿Qué persona o situación cambió tu forma de pensar?',
    ],
    [
      'Casos fuera de lo común',
      '¿Qué situación se salió de lo habitual?',
      '¿Qué te mostró esa excepción?',
    ],
  ],
  brand: [
    [
      'Recuerdo más fuerte de la marca',
      '¿Cuál es el recuerdo más fuerte que tienes de la marca?',
      '¿Dónde apareció la marca ante ti por última vez?',
    ],
    [
      'Imagen de la marca',
      'Si la marca fuera una persona, ¿cómo la describirías?',
      '¿Qué palabra no combina con la marca?',
    ],
    [
      'Confianza en la marca',
      '¿Qué aumenta, o disminuye, tu confianza en la marca?',
      '¿Qué promesa has visto cumplir a la marca?',
    ],
    [
      'Reacción a los mensajes de la marca',
      '¿Qué te llamó la atención en los mensajes de la marca?',
      '¿Qué mensaje te resultó confuso?',
    ],
    [
      'Comparación con otras marcas',
      '¿Qué otras marcas consideras al elegir?',
      '¿Qué hace otra marca que te gustaría ver aquí?',
    ],
  ],
  health: [
    [
      'Camino hasta la atención',
      '¿Qué te llevó a buscar atención la última vez?',
      '¿Qué hizo más fácil, o más difícil, llegar a ella?',
    ],
    [
      'Trato recibido',
      '¿Cómo describirías el trato que recibiste?',
      '¿En qué momento sentiste que te escuchaban de verdad?',
    ],
    [
      'Claridad de las indicaciones de salud',
      '¿Qué tan claras fueron las indicaciones que recibiste?',
      '¿Qué duda te quedó después?',
    ],
    [
      'Efecto en el bienestar',
      '¿Qué cambió en tu bienestar desde entonces?',
      '¿Qué hábito ayuda más a tu bienestar hoy?',
    ],
    [
      'Lo que mejoraría la atención',
      '¿Qué haría mejor esa atención para ti?',
      '¿Qué debería seguir exactamente como está?',
    ],
  ],
  civic: [
    [
      'Presencia del servicio en el día a día',
      '¿Cómo forma parte este servicio de tu día a día?',
      '¿Cuándo lo necesitaste por última vez?',
    ],
    [
      'Acceso y tiempo de espera',
      '¿Cómo fue conseguir lo que necesitabas la última vez?',
      '¿En qué parte de la espera perdiste más tiempo?',
    ],
    [
      'Calidad de lo que se recibe',
      '¿Cómo evalúas la calidad de lo que recibiste?',
      '¿Qué situación muestra bien esa calidad?',
    ],
    [
      'Acceso a la información',
      '¿Cómo te enteras de lo que está disponible?',
      '¿Qué información fue difícil de encontrar?',
    ],
    [
      'Prioridades de quienes viven en la zona',
      '¿Qué debería venir primero para quienes viven en tu zona?',
      '¿Qué funciona ya bien donde vives?',
    ],
  ],
  hiring: [
    [
      'Cómo llegó la persona a la vacante',
      '¿Cómo te enteraste de la vacante?',
      '¿Qué te hizo decidir postularte?',
    ],
    [
      'Claridad de las etapas',
      '¿Qué tan claras te parecieron las etapas del proceso?',
      '¿Qué información te habría gustado tener antes?',
    ],
    [
      'Experiencia en las entrevistas',
      '¿Cómo fueron las entrevistas para ti?',
      '¿Qué pregunta de la entrevista recuerdas todavía?',
    ],
    [
      'Tiempo hasta la respuesta',
      '¿Cómo fue esperar la respuesta de la empresa?',
      '¿Qué haría más fácil esa espera?',
    ],
    [
      'Lo que pesó en la decisión sobre la vacante',
      '¿Qué pesó más en tu decisión sobre la vacante?',
      '¿Qué le dirías a quien va a postularse?',
    ],
  ],
  exit: [
    [
      'Motivos de la salida',
      '¿Qué te llevó a decidir irte?',
      'De todo lo que influyó en la salida, ¿qué pesó más?',
    ],
    [
      'Momento en que la decisión quedó clara',
      '¿En qué momento quedó clara la decisión de irte?',
      '¿Qué había pasado poco antes?',
    ],
    [
      'Relación con la dirección',
      '¿Cómo era tu relación con la dirección?',
      '¿En qué situación echaste de menos apoyo?',
    ],
    [
      'Espacio para crecer',
      '¿Qué espacio para crecer encontraste?',
      '¿Cuándo sentiste que tu trabajo tenía reconocimiento?',
    ],
    [
      'Lo que habría cambiado la decisión',
      '¿Qué podría haber cambiado tu decisión?',
      '¿Qué consejo le darías a la empresa?',
    ],
  ],
} satisfies Partial<Points['byPurpose']>
