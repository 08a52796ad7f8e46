import { wordSet, type DetectorLexicon } from './detector-lexicon.ts'

export const portuguese: DetectorLexicon = {
  common: wordSet(
    'o a os as um uma uns umas e ou mas de do da dos das em no na nos nas por pelo pela para pra com sem sobre que se não sim é são foi era eram ser estar está estava tem tinha ter há eu você ele ela nós vocês eles elas a gente me te lhe meu minha meus minhas seu sua seus suas isso isto esse essa este esta aquilo qual quais quem quando onde como porque quanto mais menos muito muita já ainda também só até depois antes então aí lá aqui foi fui fez',
  ),
  leading:
    /(?:você|vocês) não (?:acha|acham|concorda|pensa|acredita|sente|gostaria|prefere)|^\s*não (?:acha|seria|é|foi|concorda|está)|\bconcorda (?:que|com)|\bné\s*\?|,\s*(?:não é|não foi|certo|correto|verdade|não|sim|tá)\s*\?|(?:^|\s)(?:obviamente|certamente|claramente|com certeza|sem dúvida|evidentemente|naturalmente|(?:é )?claro que|como todos sabe[mos]+|imagino que|(?:não )?deve ter sido|suponho que|aposto que|você deve (?:ter|estar|achar|sentir|gostar)|você provavelmente)(?:\s|,)|\bquão (?:bo[am]|ruim|ótim|péssim|maravilh|terrív|frustrant)/iu,
  doubleBarrelled:
    /(?<=[\p{L},”]\s)(?:e|ou)(?: também| então)? (?:o que|como|por que|por quê|quando|onde|quem|qual|quais|quanto|quanta|de que|em que|você)(?=[\s?])|\b(?:gosta|gostou|agrada|agradou|melhor|bom|positivo) e (?:não gosta|não gostou|desagrada|desagradou|pior|ruim|negativo)|\btanto\b[^?]*\b(?:quanto|como)\b|\bassim como\b/iu,
}
