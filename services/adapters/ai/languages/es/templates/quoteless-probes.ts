// Neutral Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { QuotelessProbeTemplates } from '../../types/templates.ts'

export const quotelessProbeTemplates: QuotelessProbeTemplates = {
  probeWithoutQuote: {
    descriptive: {
      professional: [
        '¿Podría dar un ejemplo concreto?',
        '¿Podría describir una situación en que eso ocurrió?',
        '¿Cómo fue la última vez?',
      ],
      friendly: [
        '¿Me cuentas un poco más? Un ejemplo ya ayuda.',
        '¿Recuerdas alguna vez en que fue así?',
        '¿Y cómo es eso en la práctica?',
      ],
      curious: [
        '¿Qué escena te viene a la mente al decirlo?',
        'Quiero imaginarlo: ¿qué pasó primero?',
        '¿Cómo contarías esa historia desde el principio?',
      ],
      empathetic: [
        'Si quieres, cuenta un poco más: ¿qué pasó?',
        '¿Hay un momento en que lo viviste así?',
        'Sin prisa: ¿qué situación tienes en mente?',
      ],
      analytical: [
        '¿Podría citar un caso concreto?',
        '¿Cuándo ocurrió por última vez?',
        '¿Cuáles fueron los pasos, en orden?',
      ],
    },
    idiographic: {
      professional: [
        '¿Qué importancia tiene eso para usted?',
        '¿Qué representa en su caso?',
        '¿De qué forma afecta a su rutina?',
      ],
      friendly: [
        'Y para ti, ¿qué cambia eso?',
        'Al final, ¿qué te quedó de eso?',
        '¿Qué quiere decir eso en tu vida?',
      ],
      curious: [
        '¿Qué dice eso de lo que te importa?',
        '¿Qué lugar ocupa eso en tu día a día?',
        '¿Qué hay de muy tuyo en esa experiencia?',
      ],
      empathetic: [
        '¿Cómo fue eso para ti?',
        '¿Qué sentiste en ese momento?',
        '¿Cómo te llega eso hoy?',
      ],
      analytical: [
        '¿Qué peso tiene eso en su evaluación?',
        '¿Qué efecto práctico tiene para usted?',
        'En comparación con lo demás, ¿cuánto cuenta eso?',
      ],
    },
    clarifying: {
      professional: [
        '¿Podría explicar mejor lo que quiere decir?',
        '¿A qué se refiere exactamente?',
        '¿Cómo lo diría con otras palabras?',
      ],
      friendly: [
        '¿Me lo explicas un poquito mejor?',
        '¿Cómo así? Un ejemplo me ayuda.',
        'Solo para entender bien: ¿qué quisiste decir?',
      ],
      curious: [
        'Quisiera entender mejor: ¿qué quieres decir exactamente?',
        '¿Qué detalle ayudaría a alguien de fuera a entenderlo?',
        '¿Cómo lo explicarías a quien nunca lo vio?',
      ],
      empathetic: [
        'Quiero entenderte bien: ¿puedes decirlo de otra forma?',
        'Para no suponer por ti: ¿en qué piensas?',
        '¿Qué sería importante que yo entendiera?',
      ],
      analytical: [
        '¿Qué significa eso en términos concretos?',
        '¿Qué palabra lo definiría con más precisión?',
        '¿A qué parte, exactamente, se aplica?',
      ],
    },
    explanatory: {
      professional: [
        '¿Qué le llevó a esa opinión?',
        '¿A qué lo atribuye?',
        '¿Cuál es el motivo principal, a su parecer?',
      ],
      friendly: ['¿Y qué te hace decirlo?', '¿Y por qué será?', '¿De dónde viene esa impresión?'],
      curious: [
        '¿Qué hay detrás de eso?',
        '¿Cómo llegaste a esa conclusión?',
        '¿Qué te hizo notarlo?',
      ],
      empathetic: [
        '¿Qué hay detrás de esa impresión?',
        'Para ti, ¿qué lo explica?',
        '¿Qué te hizo sentir así?',
      ],
      analytical: [
        '¿En qué hechos se basa?',
        '¿Qué contribuyó más a esa evaluación?',
        '¿Qué factores lo explican?',
      ],
    },
  },
}
