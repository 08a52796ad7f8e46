// Neutral Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { ProbeTemplates } from '../../types/templates.ts'

export const probeTemplates: ProbeTemplates = {
  probeIntro: {
    professional: ['Sobre esto: «{quote}».', 'Dijo: «{quote}».', 'Mencionó esto: «{quote}».'],
    friendly: [
      'Dijiste: «{quote}».',
      'Me contaste: «{quote}».',
      'Quiero saber más de esta parte: «{quote}».',
    ],
    curious: [
      'Esto me llamó la atención: «{quote}».',
      'Me quedé pensando en lo que dijiste: «{quote}».',
      '«{quote}»: quiero entenderlo mejor.',
    ],
    empathetic: [
      'Compartiste esto: «{quote}».',
      'Gracias por contarlo: «{quote}».',
      'Te entiendo: «{quote}».',
    ],
    analytical: [
      'Como dijo: «{quote}».',
      'En sus palabras: «{quote}».',
      'Un punto primero: «{quote}».',
    ],
  },
  probeQuestions: {
    harm: [
      '¿Qué pasó después?',
      '¿Cómo terminó eso?',
      '¿Qué consecuencias tuvo?',
      '¿Qué se pudo hacer entonces?',
    ],
    decision: [
      '¿Qué llevó a esa decisión?',
      '¿Cuál fue el momento decisivo?',
      '¿Qué otras opciones había?',
    ],
    money: ['¿Qué significó eso en la práctica?', '¿Cómo se resolvió?', '¿Qué cambió con eso?'],
    change: ['¿Qué llevó a eso?', '¿Cómo era antes?', '¿Qué es distinto desde entonces?'],
    wish: ['¿Qué cambiaría con eso?', '¿Qué sería distinto entonces?', '¿Qué permitiría eso?'],
    event: ['¿Qué pasó después?', '¿Cómo terminó eso?', '¿Qué hizo falta en ese momento?'],
    reason: [
      '¿Qué hay detrás de eso?',
      '¿Cuándo se notó por última vez?',
      '¿Cómo se ve eso en la práctica?',
    ],
    number: ['¿Cómo se llegó a eso?', '¿Cómo se vive eso?', '¿Cómo se maneja eso?'],
    habit: [
      '¿Cómo empezó eso?',
      '¿Qué pasa cuando no resulta así?',
      '¿Qué haría que fuera distinto?',
    ],
    judgement: [
      '¿Qué hace que sea así?',
      '¿Qué momento lo mostró con claridad?',
      '¿Qué fue lo último que lo mostró?',
    ],
    plain: [
      '¿Qué más hay que saber de eso?',
      '¿Cómo se ve eso en la práctica?',
      '¿Cómo fue la última vez?',
    ],
  },
  mentionedPoint: ['Antes salió esto: «{quote}». {ask}', 'De esto ya hubo algo: «{quote}». {ask}'],
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
