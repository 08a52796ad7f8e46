// Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { parsePhrases } from '../shared/word-lists.ts'
import type { AnswerPatterns } from '../types/answers.ts'

export const answers: AnswerPatterns = {
  interviewerAddress: /^(?:(?:pero|y)\s+)?(?:eres|es|puedes?|podrías?|usted|tú|esto)\s/iu,
  figuresOfSpeech: parsePhrases(`
    matarme de risa, matarme trabajando, matarme de trabajar, morir de risa, muriendo de risa, quiero morir de risa, quiero morir de vergüenza, suicidio comercial, suicidio político
  `),
  clauseConjunctions: new Set('y e o u entonces que porque pues'.split(' ')),
  opinionPrefix: /^(?:(?:bueno|pues|y|pero),?\s+)?(?:yo\s+)?(?:creo|diría|pienso) que\s+/iu,
}
