// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { parsePhrases, parseWords } from '../shared/word-lists.ts'
import type { AnswerPatterns } from '../types/answers.ts'

export const answers: AnswerPatterns = {
  interviewerAddress:
    /^(?:(?:mas|e)\s+)?(?:vocês?|vcs?|pode|podem|poderia|consegue|isso|isto|tem|é)\s/iu,
  figuresOfSpeech: parsePhrases(`
    me bate uma, me bate um, me bate aquela, me bate aquele, vai me matar se, quer me matar de, vai me matar de, cortar caminho, me matar de rir, me matando de rir, me matar de trabalhar, me matando de trabalhar, me matar de tanto trabalhar, me matar de estudar, me matando de estudar, me matar pra, me matar para chegar, me matar para pagar,
    morrer de rir, morrendo de rir, quero morrer de rir, morrendo de fome, morrer de fome, morrendo de vontade, vontade de morrer de rir, quero morrer de vergonha, vontade de morrer de vergonha, morrendo de sono, morrer de amores, morrer de vergonha, morrendo de vergonha, suicídio comercial, suicídio profissional, suicídio político,
    esquadrão suicida, preço suicida, me cortar o cabelo, me cortar da lista, me cortar do grupo, acabar com a minha vida útil, se matar de trabalhar, matando de rir
  `),
  clauseConjunctions: new Set('e entao que porque ou ai'.split(' ')),
  opinionPrefix:
    /^(?:(?:bom|olha|então|e|mas),?\s+)?(?:(?:eu\s+)?(?:acho|diria|creio|penso) que|por isso)\s+/iu,
  bareWords: parseWords(
    `sim s ss aham uhum nao n nenhum nenhuma nada nunca sempre ambos ok masculino feminino homem mulher solteiro solteira casado casada divorciado divorciada reais real r kg km jan fev mar abr mai jun jul ago set out nov dez seg ter qua qui sex sab dom feira`,
  ),
  asksForName:
    /^(?:e )?quem\b|(?<!\p{L})(?:(?:seu|teu|o) nome|se chama|(?:qual|em que|em qual)(?: [aoé]| é [aoe]?)?(?: su?a)? (?:cidade|munic[ií]pio|bairro|pa[ií]s|estado|escola|igreja|hospital|unidade)|onde voc[eê] (?:mora|nasceu|trabalha|vive))(?!\p{L})/iu,
}
