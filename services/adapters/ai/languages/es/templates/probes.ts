// Neutral Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { ProbeTemplates } from '../../types/templates.ts'

export const probeTemplates: ProbeTemplates = {
  probeIntro: ['Sobre esto: «{quote}».', 'Salió esto: «{quote}».'],
  probeQuoted: [
    'Salió esto: «{quote}». ¿Se puede contar un poco más?',
    'Sobre esto: «{quote}». ¿Qué más hay detrás?',
    '«{quote}»: ¿cómo fue eso?',
  ],
  probeOpinion: ['¿A qué se debe esa opinión?', '¿Por qué?'],
  besidesEarlier: ['Además de lo que ya salió, {ask}', 'Aparte de lo dicho hasta ahora, {ask}'],
  mentionedPoint: [
    'Antes salió esto: «{quote}». Aparte de eso, {ask}',
    'Ya salió esto: «{quote}». Además de eso, {ask}',
  ],
  probeMore: [
    '¿Hay algo más que contar sobre eso?',
    '¿Se puede contar un poco más?',
    '¿Qué más se puede decir de eso?',
  ],
  probeMain: ['De todo eso, ¿qué es lo más importante?', '¿Qué parte de eso pesa más?'],
  probeEarlier: [
    'Antes salió esto: «{quote}». ¿Se puede contar un poco más?',
    'Volviendo a algo de antes: «{quote}». ¿Cómo fue eso?',
  ],
  probeAfterScore: [
    'La respuesta fue {quote}. ¿Cuál es el motivo principal de esa nota?',
    'Una nota de {quote}. ¿Qué hay detrás de ese número?',
  ],
  probeAfterChoice: [
    'La respuesta fue «{quote}». ¿Cuál es el motivo principal?',
    '«{quote}» fue la respuesta. ¿Hay algo más que contar sobre eso?',
  ],
}
