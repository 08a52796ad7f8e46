// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// What may stand in a fixed sentence about a noun: "O que você acha do {s}?"
import type { FramedNouns } from '../../types/question-frames.ts'
import { mayBeNone } from './any-nouns.ts'
import { stated } from './stated.ts'

const ofNoun = String.raw`(?:(?:d|n)(?=[ao]s? )|de |em |com |sobre |a(?=[os]s? )|ao?s? )?`
const frames = new RegExp(
  [
    String.raw`^(?:pensando [^,]+, )?(?:o que você (?:acha|achou|pensa|espera|diria|mudaria|(?:pode contar|tem a dizer)(?: sobre)?)(?: em relação)?|como você (?:avalia|descreveria|vê|usa|compara)|qual é a sua opinião|(?:como (?:tem sido|foi|é)|do que você gosta e do que não gosta|o que chama a sua atenção em relação|o que é mais importante para você em relação)(?: a sua experiência)?) ${ofNoun}(?<noun>(?!(?:você|para|a sua experiência) ).+?)(?:, se pudesse)?\?$`,
    String.raw`^como (?:é|são|foi|foram|anda|andam|tem sido|têm sido) (?<lived>(?!para ).+?)(?: (?:para você|no (?:seu )?dia a dia))?\?$`,
    String.raw`^(?<judged>.+?) afetam? você de alguma forma, e como\?$`,
  ].join('|'),
  'iu',
)

const starts =
  /^(?:(?:os?|as?|uma?|noss[oa]s?) )?(?:com|sem|até|para|pra|pro|por|de|em|desde|entre|que|quem|qual|quais|como|quando|onde|quanto|quantos|quanta|quantas|por que|porque|se|caso|embora|mas|e|ou|já|não|também|só|hoje|ontem|agora|antes|antigamente|nunca|sempre|eu|nós|eles|elas|ele|ela|vocês?|isso|isto|aquilo|tudo|nada|algo|alguém|ninguém|é|são|foi|foram|está|estão|tem|têm|tinha|teve|era|eram|deu|vai|vão)(?= |$)/iu
/** "Os equipamentos que faltam", "o jeito como atendem": a clause that belongs to its noun. */
const relativeClause = /\s(?:(?:de |em |com |a |por )?que|quem|onde|como|quando|cuj[oa]s?) .*$/iu
const finite =
  /(?:^|\s)(?:é|são|foi|foram|está|estão|estava|estavam|tem|têm|tinha|tinham|teve|era|eram|ficou|ficaram|vai|vão|pode|podem|deve|devem|deu|chegou|chegaram|veio|voltou|faz|fazem|fez|fizeram|pede|pedem|reclama|reclamam|some|somem|vem|vêm|vinha|vinham|acha|acham|quer|querem|gostou|gostaram|leve|faria|fariam)(?= |$)/iu
const imperfect =
  /(?:^|\s)(?!lava|brava|oitava|clava|fava|trava|escrava|goiaba)\p{L}{2,}avam?(?= |$)/iu
/** "Cliente faz orçamento": with or without its article. */
const states = (phrase: string) =>
  stated(/^(?:os?|as?|noss[oa]s?) /iu.test(phrase) ? phrase : `o ${phrase}`).startsWith('se ')
const asideAtEnd = /\s(?:o por ?qu[eê]|por ?qu[eê]|sim ou não|ou não|mais ou menos|pfv|kkk+|rs)$/iu

export const framedNouns: FramedNouns = {
  frames,
  asked:
    /^(?:algum|qualquer |.+ se (?:houver|tiver|existir)(?!\p{L})|purque|pruque|cómo|qué|qm|donde|si |foi (?:por|pelo|pela)(?!\p{L})|já |os? que )/iu,
  isNoun: (phrase) =>
    !starts.test(phrase) &&
    !mayBeNone(phrase) &&
    !asideAtEnd.test(phrase) &&
    !finite.test(phrase.replace(relativeClause, '')) &&
    !imperfect.test(phrase.replace(relativeClause, '')) &&
    !states(phrase.replace(relativeClause, '')),
}
