// Neutral Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { ProbeTemplates } from '../../types/templates.ts'

export const probeTemplates: ProbeTemplates = {
  probe: {
    descriptive: {
      professional: [
        'Mencionó «{quote}». ¿Podría describir cómo ocurrió?',
        'Sobre «{quote}»: ¿en qué situación pasó?',
      ],
      friendly: [
        'Dijiste «{quote}». ¿Me cuentas cómo fue?',
        '¡Anotado! «{quote}»… ¿y qué pasó después?',
      ],
      curious: [
        'Dijiste «{quote}», y quiero imaginar la escena: ¿cómo fue?',
        'Quiero conocer mejor esta parte: «{quote}». ¿Cómo empezó todo?',
      ],
      empathetic: [
        'Gracias por contarlo. Cuando dices «{quote}», ¿qué estaba pasando?',
        'Escucho lo que dices: «{quote}». ¿Cómo fue ese momento?',
      ],
      analytical: [
        'Citó «{quote}». ¿Cuándo ocurrió por última vez?',
        'Registro esto: «{quote}». ¿Cuáles fueron los pasos, de principio a fin?',
      ],
    },
    idiographic: {
      professional: [
        'Mencionó «{quote}». ¿Qué representa para usted?',
        'Sobre «{quote}»: ¿qué importancia tiene en su caso?',
      ],
      friendly: [
        'Dijiste «{quote}». Y para ti, ¿qué cambia con eso?',
        'Cuando dices «{quote}», ¿qué significa en tu vida?',
      ],
      curious: [
        'Me quedé pensando en «{quote}». ¿Qué dice de lo que te importa?',
        'Dijiste «{quote}». ¿Qué lugar ocupa eso en tu vida?',
      ],
      empathetic: [
        'Contaste «{quote}». ¿Cómo te sentiste con eso?',
        'Te escuché decir «{quote}». ¿Cómo lo viviste?',
      ],
      analytical: [
        'Sobre «{quote}»: ¿qué peso tiene en su evaluación?',
        'Citó «{quote}». ¿Qué consecuencia tiene para usted?',
      ],
    },
    clarifying: {
      professional: [
        'Cuando dice «{quote}», ¿a qué se refiere exactamente?',
        'Mencionó «{quote}». ¿Podría explicar qué quiere decir?',
      ],
      friendly: [
        'Solo para entender bien: ¿qué quieres decir con «{quote}»?',
        'Dijiste «{quote}». ¿Me das un ejemplo?',
      ],
      curious: [
        'Estas palabras me llamaron la atención: «{quote}». ¿Qué abarcan?',
        'Quiero entenderlo bien: ¿qué cabe exactamente en «{quote}»?',
      ],
      empathetic: [
        'Quiero entenderte bien: ¿qué significa «{quote}» en tu caso?',
        'Para no suponer por ti: cuando dices «{quote}», ¿en qué piensas?',
      ],
      analytical: [
        'Para registrarlo con precisión: ¿qué entiende por «{quote}»?',
        'En términos concretos, ¿qué significa «{quote}»?',
      ],
    },
    explanatory: {
      professional: [
        'Mencionó «{quote}». ¿Cuál fue el motivo, a su parecer?',
        'Sobre «{quote}»: ¿a qué lo atribuye?',
      ],
      friendly: [
        'Dijiste «{quote}». ¿Y por qué crees que fue así?',
        'Volviendo a «{quote}»: ¿qué llevó a eso?',
      ],
      curious: [
        'Interesante: «{quote}». ¿Qué hay detrás de eso?',
        'Dijiste «{quote}». ¿Cómo se llegó a ese punto?',
      ],
      empathetic: [
        'Contaste «{quote}». Para ti, ¿qué lo explica?',
        'Quiero ver tu lado: «{quote}». ¿Qué hizo que fuera así?',
      ],
      analytical: [
        'Citó «{quote}». ¿Cuál es la causa, a su juicio?',
        'Sobre «{quote}»: ¿qué factores lo explican?',
      ],
    },
  },
  probeAfterScore: {
    professional: [
      'Respondió {quote}. ¿Qué motivó esa nota?',
      'Sobre la nota {quote}: ¿qué criterio pesó más?',
    ],
    friendly: [
      'Le diste un {quote}. ¿Me cuentas por qué?',
      '¡Un {quote}, anotado! ¿Qué te hizo elegir ese número?',
    ],
    curious: [
      'Respondiste {quote}, y me pregunto: ¿qué cambiaría ese número?',
      'Entre tantas notas, elegiste {quote}. ¿Qué historia hay detrás?',
    ],
    empathetic: [
      'Gracias por la sinceridad. Respondiste {quote}: ¿qué experiencia llevó a esa nota?',
      'Elegiste {quote}. ¿Cómo te sentiste al elegirlo?',
    ],
    analytical: [
      'Respondió {quote}. ¿Qué factores explican esa nota?',
      'Nota {quote}. ¿Qué hecho concreto pesó más?',
    ],
  },
  probeAfterChoice: {
    professional: [
      'Respondió «{quote}». ¿Qué le llevó a esa respuesta?',
      'Su respuesta fue «{quote}». ¿Podría dar un ejemplo?',
    ],
    friendly: [
      'Respondiste «{quote}». ¿Me cuentas cómo es eso?',
      '¡Entendido, «{quote}»! ¿Y cómo es eso en el día a día?',
    ],
    curious: [
      'Respondiste «{quote}». ¿Qué historia hay detrás de esa respuesta?',
      'Me quedé pensando en tu respuesta, «{quote}»: ¿qué te hizo decirlo?',
    ],
    empathetic: [
      'Respondiste «{quote}». ¿Cómo ha sido eso para ti?',
      'Gracias por responder. ¿Qué hay detrás de ese «{quote}»?',
    ],
    analytical: [
      'Respondió «{quote}». ¿Qué hechos explican esa respuesta?',
      'Respuesta registrada: «{quote}». ¿Qué pesó más en ella?',
    ],
  },
}
