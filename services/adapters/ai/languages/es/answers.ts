// Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { parsePhrases, parseWords } from '../shared/word-lists.ts'
import type { AnswerPatterns } from '../types/answers.ts'

export const answers: AnswerPatterns = {
  interviewerAddress: /^(?:(?:pero|y)\s+)?(?:eres|es|puedes?|podrías?|usted|tú|esto)\s/iu,
  figuresOfSpeech: parsePhrases(`
    matarme de risa, matarme trabajando, matarme de trabajar, morir de risa, muriendo de risa, quiero morir de risa, quiero morir de vergüenza, suicidio comercial, suicidio político
  `),
  clauseConjunctions: new Set('y e o u entonces que porque pues'.split(' ')),
  opinionPrefix: /^(?:(?:bueno|pues|y|pero),?\s+)?(?:yo\s+)?(?:creo|diría|pienso) que\s+/iu,
  bareWords: parseWords(
    `si sip no nop ninguno ninguna nada nunca siempre ambos ok masculino femenino hombre mujer soltero soltera casado casada euros pesos kg km ene feb mar abr may jun jul ago sep oct nov dic lun mar mie jue vie sab dom`,
  ),
  asksForName:
    /^¿?(?:y )?qui[eé]n(?:es)?\b|(?<!\p{L})(?:(?:tu|su|el) nombre|te llamas|se llama|(?:cu[aá]l es tu|(?:en )?qu[eé]) (?:ciudad|municipio|barrio|pa[ií]s|escuela|iglesia|hospital)|d[oó]nde (?:vives?|naciste|trabajas?))(?!\p{L})/iu,
}
