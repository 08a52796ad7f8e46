// Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Points } from '../../types/purposes.ts'

/** What else there is to ask about the one thing of a goal. */
export const focusPoints = {
  noun: [
    ['Lo bueno de {s}', '¿Qué te ha funcionado bien de {s}?', '¿Qué dejarías igual de {s}?'],
    [
      'Lo más difícil de {s}',
      '¿Qué te resulta más difícil de {s}?',
      '¿Cuándo quisiste por última vez que {s} fuera diferente?',
    ],
    [
      'Lo que podría cambiar de {s}',
      'Si pudieras cambiar una cosa de {s}, ¿cuál sería?',
      '¿Qué harías primero con {s} si dependiera de ti?',
    ],
  ],
  planned: [
    [
      'Lo que sería bueno de {s}',
      '¿Qué tendría de bueno {s} para ti?',
      '¿Qué te haría más fácil {s}?',
    ],
    [
      'Las dudas sobre {s}',
      '¿Qué te preocupa de {s}, si es que algo te preocupa?',
      '¿Qué te haría dudar de {s}?',
    ],
    [
      'Lo que falta saber sobre {s}',
      '¿Qué te gustaría saber sobre {s}?',
      '¿Qué pregunta sobre {s} sigue sin respuesta para ti?',
    ],
  ],
  activity: [
    [
      'Un ejemplo reciente de {s}',
      '¿Cómo fue la última vez que te tocó {s}?',
      '¿Qué pasó primero la última vez que te tocó {s}?',
    ],
    ['Lo que ayuda a {s}', '¿Qué te ayuda a {s}?', '¿Con quién cuentas a la hora de {s}?'],
    [
      'Lo que complica {s}',
      '¿Qué te resulta más difícil a la hora de {s}?',
      '¿Qué parte te ahorrarías a la hora de {s}?',
    ],
  ],
  leaving: [
    [
      'La primera idea de {s}',
      '¿Cuándo pensaste por primera vez en {s} y qué pasaba entonces?',
      '¿Qué acababa de pasar cuando pensaste en {s}?',
    ],
    [
      'Lo que se intentó antes de {s}',
      '¿Qué intentaste antes de {s}, si es que intentaste algo?',
      '¿Qué otras salidas pensaste antes de {s}?',
    ],
    [
      'Lo que cambiaría la idea de {s}',
      '¿Qué te haría replantearte la idea de {s}?',
      '¿Qué tendría que haber sido diferente antes de {s}?',
    ],
  ],
  habit: [
    [
      'Lo que pasa antes de {s}',
      '¿Qué suele pasar antes de {s}?',
      '¿Qué había pasado antes la última vez?',
    ],
    [
      'Lo que pasa después de {s}',
      '¿Qué suele pasar después de {s}?',
      '¿Qué haces después de {s}?',
    ],
    ['Lo que ayudaría a no {s}', '¿Qué te ayudaría a no {s}?', '¿Qué ha ayudado ya un poco?'],
  ],
  avoided: [
    [
      'Lo que tendría de bueno {s}',
      '¿Qué tendría de bueno para ti {s}?',
      '¿Cuándo pensaste por última vez en {s}?',
    ],
    [
      'Lo que dificulta {s}',
      '¿Qué te resulta difícil de {s}, si es que algo lo es?',
      '¿Qué tendría que cambiar primero?',
    ],
    [
      'Lo que facilitaría {s}',
      '¿Qué te haría más fácil {s}?',
      '¿Quién o qué podría ayudarte a {s}?',
    ],
  ],
} satisfies Points['byFocus']
