// Neutral Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { anyOf, beginsWithAny } from '../shared/word-lists.ts'
import type { QuestionForms } from '../types/question-forms.ts'

export const questionForms: QuestionForms = {
  plainly: ['Dicho de forma más sencilla.', 'Va de nuevo, con palabras más sencillas.'],
  about: 'Se trata de {thing}.',
  forms: [
    {
      pattern: anyOf('cambiarias?|mejorarias?|gustaria|sugieres?|haria|ayudaria|falta|hace falta'),
      plain: [
        'Si una sola cosa pudiera ser distinta, ¿cuál sería?',
        '¿Qué sería lo que más ayudaría?',
      ],
      asks: 'wish',
    },
    {
      pattern: anyOf('por ?que|motivos?|razon|razones|que (?:te )?(?:llevo|lleva|hizo|trajo|trae)'),
      plain: ['¿Cuál fue el motivo principal, en una o dos palabras?', '¿Qué fue lo que más pesó?'],
      asks: 'reason',
      suitsAnyLength: true,
      more: ['¿Qué más influyó?', '¿Hubo algo más detrás de eso?'],
    },
    {
      pattern: beginsWithAny('quien|quienes|a quien|con quien'),
      plain: [
        '¿Qué persona o lugar sale primero, si hay alguno?',
        '¿Hay alguna persona o algún lugar que venga a la mente?',
      ],
    },
    {
      isOpinion: true,
      pattern: anyOf(
        'que (?:te parece|te parecio|opinas|piensas)|como (?:fue|fueron|es|son|ha sido|te sientes|valoras|ves)|cual es tu (?:opinion|experiencia)',
      ),
      plain: ['¿Es bueno, malo o regular?', '¿Qué palabra sale primero?'],
    },
    {
      pattern: / /u,
      plain: [
        '¿Qué es lo primero que viene a la mente, aunque sea pequeño?',
        '¿Hay una sola cosa que contar sobre eso, la que sea?',
      ],
    },
  ],
}
