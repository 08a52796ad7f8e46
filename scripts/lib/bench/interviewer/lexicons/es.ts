import { wordSet, type DetectorLexicon } from './detector-lexicon.ts'

export const spanish: DetectorLexicon = {
  common: wordSet(
    'el la los las un una unos unas y o pero de del en por para con sin sobre que se no sí es son fue era eran ser estar está estaba tiene tenía hay yo tú usted él ella nosotros ustedes ellos me te le lo mi mis tu tus su sus eso esto ese esa este esta qué cuál quién cuándo dónde cómo porque cuánto más menos muy ya aún también solo hasta después antes entonces ahí aquí',
  ),
  leading:
    /(?:^|[\s¿])no (?:crees|cree|piensas|te parece|le parece|es|fue|sería)\b[^?]*\?|,\s*(?:verdad|no|cierto|sí)\s*\?|de acuerdo (?:en que|con que)|(?:^|\s)(?:obviamente|seguramente|claramente|sin duda|por supuesto|naturalmente|claro que|supongo que|imagino que|debes de|debe de)\s/iu,
  doubleBarrelled:
    /(?<=[\p{L},”]\s)(?:y|e|o|u)(?: también)? ¿?(?:qué|cómo|por qué|cuándo|dónde|quién|cuál|cuánto)(?=[\s?])|\btanto\b[^?]*\bcomo\b/iu,
}
