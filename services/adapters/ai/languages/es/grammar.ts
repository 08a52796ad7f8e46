// Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Grammar } from '../types/grammar.ts'

export const grammar: Grammar = {
  preamble:
    /^(?:(?:quiero|queremos|quisiera|me gustaría|necesito|necesitamos|(?:mi|nuestro) objetivo es)\s+)?(?:(?:entender|comprender|descubrir|saber|conocer|evaluar|medir|validar|investigar|explorar|analizar|identificar)\s+)?(?:mejor\s+)?(?=\S)/iu,
  surveyFormat:
    /^(?:una?\s+)?(?:encuesta|entrevista|conversación|estudio)(?:\s+(?:rápid|cort|breve|anónim|académic|cualitativ|detallad)\p{L}*)+\s+(?:sobre|con)\s+|[,;]?\s+(?:y\s+)?(?:pedir|pidiendo)\s.*$|,?\s+(?:en|con)\s+\d+ preguntas.*$|,?\s+(?:por|vía)\s+whats ?app.*$/iu,
  clauseBoundary:
    /,?\s+(?=(?:y|pero|o)\s+(?:qué|cómo|por qué|cuáles|cuál|cuándo|cuánto|dónde|si)\s)|,\s*(?=(?:sobre todo|especialmente|principalmente)\s)/giu,
  pause: /[,;:(]|\s[–—-]\s|\s(?=(?:para|porque|cuando|antes de|después de|y)\s)/giu,
  questionStart: /^(?:por qué|cómo|cuánto|cuántos|cuáles|cuál|cuándo|dónde|qué|quién)\s/iu,
  unsuitableTitle: /^(?:\p{L}{3,}[aei]r\s|a? ?quienes\s|las personas que\s)/iu,
  leadingArticle: /^(?:la|el|las|los|un|una)\s+/iu,
  questionMark: '?',
  openingQuestionMark: '¿',
}
